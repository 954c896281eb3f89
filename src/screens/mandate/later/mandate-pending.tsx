import { formatMoney } from '../../../../machines/domain/money';
import type { mandateMachine } from '../../../../machines/mandate/machine';
import { mandateCopy } from '../../../copy/mandate';
import { mandateLaterCopy } from '../../../copy/mandate-later';
import { sharedCopy } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { Row, Rows } from '../../../ui/rows';
import { Hint } from '../../../ui/text';
import { loanSteps } from '../../shared/loan-steps';
import { SupportLink } from '../../shared/support-link';
import { LenderLine } from './lender-line';

const copy = mandateLaterCopy.pending;

/** The bank has not decided: asked again by itself, but by Aadhaar, where it answers on the next working day. */
export function MandatePendingScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { mandate, failure } = snapshot.context;
  const isAsking = snapshot.hasTag('pending');
  const isNextDay = mandate?.method === 'AADHAAR';
  const words = isNextDay ? mandateLaterCopy.nextDay : copy;
  return (
    <Page
      title={mandateCopy.title}
      heading={words.heading}
      lead={words.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <Button busy={isAsking} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isAsking} onClick={() => send({ type: 'leave' })}>
            {copy.later}
          </Button>
        </>
      }
    >
      {failure !== null && !isAsking && <Banner tone="info">{copy.checkFailed}</Banner>}
      {mandate !== null && (
        <Card>
          <Rows>
            <Row label={mandateLaterCopy.reference} value={mandate.id} />
            <Row label={mandateCopy.before.atMost} value={formatMoney(mandate.maxAmount)} />
          </Rows>
        </Card>
      )}
      <Hint>{words.ask}</Hint>
      <LenderLine nbfc={mandate?.nbfc ?? null} />
    </Page>
  );
}

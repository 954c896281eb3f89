import { formatMoney } from '../../../machines/domain/money';
import type { enachMachine } from '../../../machines/enach/machine';
import { enachCopy } from '../../copy/enach';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { Hint } from '../../ui/text';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';

const copy = enachCopy.pending;

/** The bank has not decided. It is asked again by itself; the merchant may ask, or look later. */
export function MandatePendingScreen({ snapshot, send, back }: ScreenProps<typeof enachMachine>) {
  const { mandate, failure } = snapshot.context;
  const isAsking = snapshot.hasTag('pending');
  return (
    <Page
      title={enachCopy.title}
      heading={copy.heading}
      lead={copy.lead}
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
            <Row label={copy.reference} value={mandate.id} />
            <Row label={enachCopy.before.atMost} value={formatMoney(mandate.maxAmount)} />
          </Rows>
        </Card>
      )}
      <Hint>{copy.ask}</Hint>
    </Page>
  );
}

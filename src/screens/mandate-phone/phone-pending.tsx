import { maskedMobile } from '../../../machines/domain/merchant';
import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import { mandatePhoneCopy } from '../../copy/mandate-phone';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { Stack } from '../../ui/stack';
import { Hint } from '../../ui/text';
import { TextButton } from '../../ui/text-button';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';

const copy = mandatePhoneCopy.pending;

/** The bank has not said whether it knows the phone. It is asked again by itself; nothing has failed. */
export function PhonePendingScreen({ snapshot, send, back }: ScreenProps<typeof mandatePhoneMachine>) {
  const { start, failure } = snapshot.context;
  const isAsking = snapshot.hasTag('pending');
  const mobile = start?.phone.maskedMobile ?? null;
  return (
    <Page
      title={mandatePhoneCopy.title}
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
      {mobile !== null && (
        <Card>
          <Rows>
            <Row label={copy.phone} value={maskedMobile(mobile)} />
          </Rows>
        </Card>
      )}
      <Hint>{copy.ask}</Hint>
      <Stack align="center">
        <TextButton onClick={() => send({ type: 'phone.changed' })}>{copy.change}</TextButton>
      </Stack>
    </Page>
  );
}

import { mandateCopy } from '#messages/mandate';
import { debitCopy } from '#messages/mandate-account';
import { pollWait } from '../../../machines/domain/base/polling';
import type { mandateMachine } from '../../../machines/mandate/machine';
import { lenderName } from '../../copy/lender';
import { moneyOrNotGiven } from '../../copy/money';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { QrCode } from '../../ui/media/qr-code';
import { CheckAgain } from '../shared/check-again';
import { LenderLine } from '../shared/lender';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';

const copy = mandateCopy.upi;

type Props = ScreenProps<typeof mandateMachine>;

/** Waits for the approval in a UPI app on this phone. */
export function UpiAwaitedScreen({ snapshot, send, back }: Props) {
  const { mandate, failure, polls } = snapshot.context;
  if (mandate === null) return null;
  const isChecking = snapshot.hasTag('pending');
  return (
    <Page
      title={mandateCopy.title}
      heading={copy.awaited.heading}
      lead={copy.awaited.lead}
      status="waiting"
      onBack={back}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <CheckAgain
            isPolling={pollWait('mandate', polls) !== null}
            isChecking={isChecking}
            onCheck={() => send({ type: 'retry' })}
          />
          <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'qr.opened' })}>
            {copy.awaited.qr}
          </Button>
        </>
      }
    >
      {failure !== null && !isChecking && <Banner tone="info">{mandateCopy.pending.checkFailed}</Banner>}
      <Card>
        <Rows>
          <Row label={debitCopy.atMost} value={moneyOrNotGiven(mandate.maxAmount)} />
          <Row label={mandateCopy.reference} value={mandate.id} />
        </Rows>
      </Card>
      <Hint>{copy.ask}</Hint>
      <LenderLine nbfc={mandate.nbfc} />
    </Page>
  );
}

/** A QR code for the UPI app of a second phone; the page polls whether the mandate was approved. */
export function UpiScanScreen({ snapshot, send, back }: Props) {
  const { mandate, failure, hasNoApp, polls } = snapshot.context;
  if (mandate === null) return null;
  const isChecking = snapshot.hasTag('pending');
  const { upiLink } = mandate;
  const lender = lenderName(mandate.nbfc);
  const amount = moneyOrNotGiven(mandate.maxAmount);
  return (
    <Page
      title={mandateCopy.title}
      heading={copy.scan.heading}
      lead={copy.scan.lead}
      onBack={back}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <CheckAgain
            isPolling={pollWait('mandate', polls) !== null}
            isChecking={isChecking}
            onCheck={() => send({ type: 'retry' })}
          />
          <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'methods.opened' })}>
            {copy.others}
          </Button>
        </>
      }
    >
      {upiLink === null ? (
        <Banner tone="due">{copy.scan.noCode}</Banner>
      ) : (
        hasNoApp && <Banner tone="due">{copy.scan.noApp}</Banner>
      )}
      {failure !== null && !isChecking && <Banner tone="info">{mandateCopy.pending.checkFailed}</Banner>}
      <Card>
        <Stack align="center" gap="sm">
          <Lead>{debitCopy.atMost}</Lead>
          <Amount>{amount}</Amount>
          {upiLink !== null && <QrCode text={upiLink} label={copy.scan.label(amount, lender)} />}
        </Stack>
      </Card>
      <Hint>{copy.ask}</Hint>
      <LenderLine nbfc={mandate.nbfc} />
    </Page>
  );
}

import { paymentStatusCopy } from '#messages/payment-status';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { QrCode } from '../../ui/media/qr-code';
import { Page } from '../shared/pages/page';
import { AmountChanged } from './amount-changed';

const copy = paymentStatusCopy.qr;

/** A QR code for the UPI app of a second phone; the page polls whether it was paid. */
export function ScanToPayScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, methods, problem, isCheckFailed } = snapshot.context;
  if (payment === null) return null;
  const isChecking = snapshot.hasTag('pending');
  const isPollingPaused = snapshot.matches('pollingPaused');
  const lender = lenderName(payment.nbfc);
  const amount = formatMoney(payment.amount);
  const qrText = methods?.upiQr ?? null;
  const upiProblem = qrText === null ? copy.noCode : copy.noApp;
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={copy.heading}
      lead={copy.lead(lender)}
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={
        <>
          <Button busy={isChecking || isPollingPaused} onClick={() => send({ type: 'retry' })}>
            {copy.check}
          </Button>
          <Button
            variant="ghost"
            disabled={isPollingPaused}
            onClick={() => send({ type: 'methods.reopened' })}
          >
            {copy.others}
          </Button>
        </>
      }
    >
      {problem === 'upi' && <Banner tone="due">{upiProblem}</Banner>}
      <AmountChanged context={snapshot.context} />
      {isCheckFailed && !isChecking && <Banner tone="info">{paymentStatusCopy.checkFailed}</Banner>}
      <Card>
        <Stack align="center" gap="sm">
          <Amount size="lg">{amount}</Amount>
          {qrText !== null && <QrCode text={qrText} label={copy.label(amount, lender)} />}
          <Hint role="status">{isPollingPaused ? paymentStatusCopy.confirming.hidden : copy.waiting}</Hint>
        </Stack>
      </Card>
    </Page>
  );
}

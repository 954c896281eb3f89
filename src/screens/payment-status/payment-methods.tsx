import { paymentPurpose } from '#messages/payment-purpose';
import { paymentStatusCopy } from '#messages/payment-status';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';
import { TextButton } from '../../ui/base/text-button';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { ListRow } from '../../ui/lists/list-row';
import { LenderLine } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { AmountInWords } from '../shared/speech/amount-in-words';
import { AmountChanged } from './amount-changed';
import { BorrowerRow } from './borrower-row';

const copy = paymentStatusCopy.methods;

/** The choice of a payment method: a UPI app first, a QR code for a second phone, or the hosted payment page. */
export function PaymentMethodsScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, methods, problem, started } = snapshot.context;
  if (payment === null || methods === null) return null;
  const lender = lenderName(payment.nbfc);
  const isBusy = snapshot.hasTag('pending');
  const hasUpi = methods.upiIntentUrl !== null;
  const hasHostedPage = methods.paymentUrl !== null;
  const hasOtherMethods = methods.upiQr !== null || (hasUpi && hasHostedPage);
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={copy.heading(lender)}
      leading="close"
      onBack={snapshot.can({ type: 'back' }) ? back : undefined}
      backLabel={sharedCopy.close}
      action={
        hasUpi ? (
          <Button busy={isBusy} onClick={() => send({ type: 'upi.chosen' })}>
            {copy.upi}
          </Button>
        ) : (
          <Button busy={isBusy} disabled={!hasHostedPage} onClick={() => send({ type: 'page.chosen' })}>
            {copy.pageAction}
          </Button>
        )
      }
    >
      <Stack gap="xs">
        <Amount size="xl">{formatMoney(payment.amount)}</Amount>
        <AmountInWords paise={payment.amount} />
        {started === null && <Hint>{copy.note}</Hint>}
      </Stack>
      <AmountChanged context={snapshot.context} />
      {started !== null && !isBusy && (
        <Banner
          tone="due"
          title={copy.startedTitle(formatDayAndTime(started.startedAt), started.method)}
          role="alert"
        >
          {copy.startedText}
        </Banner>
      )}
      {problem === 'upiLeftOut' && <Banner tone="late">{copy.upiLeftOut}</Banner>}
      {problem === 'page' && <Banner tone="late">{copy.unsafe}</Banner>}
      {problem === 'notOpened' && <Banner tone="due">{copy.notOpened}</Banner>}
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.purpose} value={paymentPurpose[payment.paymentType]} />
          <BorrowerRow context={snapshot.context} />
          {methods.expiresAt !== null && (
            <Row label={copy.payBefore} value={formatDayAndTime(methods.expiresAt)} />
          )}
        </Rows>
      </Card>
      {!isBusy && (
        <Stack gap="sm">
          {hasOtherMethods && <SectionHeading>{copy.others}</SectionHeading>}
          {hasOtherMethods && (
            <Card tight>
              {methods.upiQr !== null && (
                <ListRow
                  icon={
                    <IconDot size="lg">
                      <Icon name="qr" size={20} />
                    </IconDot>
                  }
                  title={copy.qr}
                  detail={copy.qrDetail}
                  strong
                  onClick={() => send({ type: 'qr.chosen' })}
                />
              )}
              {hasUpi && hasHostedPage && (
                <ListRow
                  icon={
                    <IconDot size="lg">
                      <Icon name="bank" size={20} />
                    </IconDot>
                  }
                  title={copy.page}
                  detail={copy.pageDetail}
                  strong
                  onClick={() => send({ type: 'page.chosen' })}
                />
              )}
            </Card>
          )}
          <TextButton alone onClick={() => send({ type: 'retry' })}>
            {copy.already}
          </TextButton>
        </Stack>
      )}
      <LenderLine nbfc={payment.nbfc} />
    </Page>
  );
}

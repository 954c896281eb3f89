import { lenderName } from '../../../../machines/domain/lenders';
import { formatMoney } from '../../../../machines/domain/money';
import type { paymentStatusMachine } from '../../../../machines/payment-status/machine';
import { isBorrower } from '../../../../machines/payment-status/setup';
import { paymentStatusCopy, purposeOf } from '../../../copy/payment-status';
import { isEnded, laterCopy, lostWords } from '../../../copy/payment-status-later';
import { sharedCopy } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { Row, Rows } from '../../../ui/rows';
import { Stack } from '../../../ui/stack';
import { Hint } from '../../../ui/text';
import { SupportLink } from '../../shared/support-link';
import { referenceOf } from '../reference';

const copy = laterCopy.lost;

/** Failed, cancelled or over: why, that no money was taken, and the way to pay again. */
export function PaymentLostScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, isPayerKnown } = snapshot.context;
  if (payment === null) return null;
  const { heading, text } = lostWords(payment);
  const isOwn = isBorrower(snapshot.context);
  const isOver = isEnded(payment);
  const onward = isOver ? laterCopy.paid.home : copy.again;
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={heading}
      lead={text}
      status={payment.status === 'FAILED' ? 'failure' : 'info'}
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{isOwn ? onward : copy.done}</Button>}
    >
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.amount} value={formatMoney(payment.amount)} strong />
          <Row label={paymentStatusCopy.lender} value={lenderName(payment.nbfc)} />
          <Row label={paymentStatusCopy.purpose} value={purposeOf(payment.paymentType)} />
          <Row label={paymentStatusCopy.reference} value={referenceOf(payment)} />
        </Rows>
      </Card>
      <Stack align="center">
        {payment.status === 'FAILED' && <Hint>{copy.nothing}</Hint>}
        {!isOwn && !isOver && isPayerKnown && <Hint>{copy.link}</Hint>}
      </Stack>
    </Page>
  );
}

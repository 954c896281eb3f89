import { payByLinkCopy } from '#messages/pay-by-link';
import { startedCopy } from '#messages/started-payment';
import { formatMoney } from '../../../machines/domain/base/money';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = payByLinkCopy.earlier;

/** A payment that was started earlier for the same shop may be paid: a second one could debit twice. */
export function EarlierPaymentScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  const { link, startedPayments } = snapshot.context;
  const [latestPayment] = startedPayments;
  if (link === null || latestPayment === undefined) return null;
  return (
    <Page
      help={null}
      title={payByLinkCopy.title}
      heading={startedCopy.heading}
      lead={copy.lead(link.merchantName)}
      status="warning"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'earlierPayment.opened' })}>{startedCopy.see}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'payment.continued' })}>
            {copy.anyway}
          </Button>
        </>
      }
    >
      <Stack align="center">
        <Amount size="xl">{formatMoney(latestPayment.amount)}</Amount>
      </Stack>
      <Card>
        <Rows>
          {startedPayments.map(({ id, amount, startedAt }) => (
            <Row key={id} label={startedCopy.row(formatDayAndTime(startedAt))} value={formatMoney(amount)} />
          ))}
          {link.merchantName !== null && <Row label={payByLinkCopy.bill.loanOf} value={link.merchantName} />}
          <Row label={payByLinkCopy.bill.paidTo} value={lenderName(link.nbfc)} />
        </Rows>
      </Card>
    </Page>
  );
}

import { historyCopy as copy } from '#messages/history';
import { formatMoney } from '../../../machines/domain/base/money';
import { lateChargeSums } from '../../../machines/domain/loan/history';
import type { Loan } from '../../../machines/domain/loan/loan';
import type { Transactions } from '../../../machines/domain/payment/transactions';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Lead } from '../../ui/base/text';

/** The total paid, according to the lender, and the late charges with the paid part of them. */
export function HistorySums({ loan, transactions }: { loan: Loan; transactions: Transactions }) {
  const { added, paid } = lateChargeSums(transactions);
  return (
    <Card>
      <Stack gap="xs">
        <Lead>{copy.paidInAll}</Lead>
        <Amount>{formatMoney(loan.totalPaid)}</Amount>
        <Rows>
          <Row label={copy.lateCharges} hint={copy.lateChargesHint} value={formatMoney(added)} />
          {added > 0 && <Row label={copy.lateChargesPaid} value={formatMoney(paid)} />}
        </Rows>
      </Stack>
    </Card>
  );
}

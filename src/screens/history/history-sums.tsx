import { lateChargeSums } from '../../../machines/domain/history';
import type { Loan } from '../../../machines/domain/loan';
import { formatMoney } from '../../../machines/domain/money';
import type { Transactions } from '../../../machines/domain/transactions';
import { historyCopy as copy } from '../../copy/history';
import { Amount } from '../../ui/amount';
import { Card } from '../../ui/card';
import { Row, Rows } from '../../ui/rows';
import { Stack } from '../../ui/stack';
import { Lead } from '../../ui/text';

/** What was paid in all by the lender's books, and the late charges with what of them is paid. */
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

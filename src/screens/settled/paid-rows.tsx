import { settledCopy as copy } from '#messages/settled';
import { formatMoney } from '../../../machines/domain/base/money';
import { type Loan, principalPaid } from '../../../machines/domain/loan/loan';
import type { SettledFacts } from '../../../machines/settled/machine';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { Row, Rows } from '../../ui/base/rows';

/** What was paid, and when. Principal and costs add up to the total. */
export function PaidRows({
  loan,
  transactions,
}: { readonly loan: Loan } & Pick<SettledFacts, 'transactions'>) {
  const payments = transactions?.ok === true ? transactions.data.repayments.filter(isSuccessful) : [];
  const lastPaidAt = Math.max(0, ...payments.map(({ createTime }) => createTime ?? 0));
  const principal = principalPaid(loan);
  return (
    <Rows>
      {loan.totalPaid > 0 && (
        <>
          {principal !== null && (
            <>
              <Row label={copy.principal} value={formatMoney(principal)} />
              <Row label={copy.costs} value={formatMoney(loan.totalPaid - principal)} />
            </>
          )}
          <Row label={copy.paidInAll} value={formatMoney(loan.totalPaid)} strong />
        </>
      )}
      {payments.length > 0 && <Row label={copy.payments} value={payments.length} />}
      {lastPaidAt > 0 && <Row label={copy.lastPayment} value={formatDate(lastPaidAt)} />}
      {loan.endedOn !== null && <Row label={copy.closedOn} value={formatDate(loan.endedOn)} />}
      <Row label={copy.lender} value={lenderName(loan.nbfc)} />
      {loan.accountNumber !== null && <Row label={copy.loanAccount} value={loan.accountNumber} />}
    </Rows>
  );
}

const isSuccessful = ({ status }: { readonly status: string }) => status === 'SUCCESS';

import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { type Loan, principalPaid } from '../../../machines/domain/loan/loan';
import type { SettledFacts } from '../../../machines/settled/machine';
import { settledCopy as copy } from '../../copy/settled';
import { Row, Rows } from '../../ui/base/rows';

/** What was paid, and when: the rows add up to the total. */
export function PaidRows({
  loan,
  transactions,
}: { readonly loan: Loan } & Pick<SettledFacts, 'transactions'>) {
  const paid = transactions?.ok === true ? transactions.data.repayments.filter(isPaid) : [];
  const last = Math.max(0, ...paid.map(({ createTime }) => createTime ?? 0));
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
      {paid.length > 0 && <Row label={copy.payments} value={paid.length} />}
      {last > 0 && <Row label={copy.lastPayment} value={formatDate(last)} />}
      {loan.endedOn !== null && <Row label={copy.closedOn} value={formatDate(loan.endedOn)} />}
      <Row label={copy.lender} value={lenderName(loan.nbfc)} />
      {loan.accountNumber !== null && <Row label={copy.loanAccount} value={loan.accountNumber} />}
    </Rows>
  );
}

const isPaid = ({ status }: { readonly status: string }) => status === 'SUCCESS';

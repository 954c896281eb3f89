import { formatDate } from '../../../machines/domain/dates';
import type { Loan } from '../../../machines/domain/loan';
import { formatMoney } from '../../../machines/domain/money';
import { autopayCopy } from '../../copy/autopay';
import { Amount } from '../../ui/amount';
import { Card } from '../../ui/card';
import { Lead } from '../../ui/text';

const copy = autopayCopy.withdrawal;

/** What nobody debits: what is due by now, else the next instalment. Nothing while the lender names none. */
export function NextByHand({ loan }: { readonly loan: Loan | null }) {
  if (loan === null) return null;
  if (loan.totalDue > 0) {
    return (
      <Card tone="due">
        <Lead>{copy.dueTitle}</Lead>
        <Amount>{formatMoney(loan.totalDue)}</Amount>
      </Card>
    );
  }
  if (loan.totalNextDueAmount <= 0 || loan.nextDueDate === null) return null;
  return (
    <Card tone="due">
      <Lead>{copy.nextTitle}</Lead>
      <Amount suffix={copy.nextOn(formatDate(loan.nextDueDate))}>
        {formatMoney(loan.totalNextDueAmount)}
      </Amount>
    </Card>
  );
}

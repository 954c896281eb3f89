import { autopayCopy } from '#messages/autopay';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Loan } from '../../../machines/domain/loan/loan';
import { formatDate } from '../../copy/dates';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Lead } from '../../ui/base/text';

const copy = autopayCopy.withdrawal;

/** The next payment without autopay: the amount due now, else the next instalment; nothing if the lender reports neither. */
export function NextManualPayment({ loan }: { readonly loan: Loan | null }) {
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

import { supplierCopy as copy } from '#messages/supplier';
import { supplierTexts } from '#messages/supplier-texts';
import { formatMoney } from '../../../machines/domain/base/money';
import { daysRemaining } from '../../../machines/domain/merchant/customer';
import type { SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { remainingText } from '../../copy/supplier';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Progress } from '../../ui/base/progress';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';
import { Lender } from '../shared/lender';

/**
 * The supplier credit at a glance: the available amount in large type, or the used amount while it is overdue and nothing can be used;
 * below it the limit, when the used amount is due, and the lender.
 */
export function CreditOverview({ credit }: { readonly credit: SupplierCredit }) {
  const { balance, limit, usedAmount, nbfc, daysOverdue } = credit.customer;
  const isOverdue = daysOverdue > 0;
  return (
    <Card>
      <Stack gap="sm">
        <Lender nbfc={nbfc}>{supplierTexts.lender(lenderName(nbfc))}</Lender>
        <div>
          <Strong>{isOverdue ? copy.used : copy.toUse}</Strong>
          <Amount size="xl">{formatMoney(isOverdue ? usedAmount : balance)}</Amount>
        </div>
        {isOverdue ? (
          <Hint>{copy.overduePart}</Hint>
        ) : (
          <Progress
            value={Math.min(usedAmount, limit)}
            max={Math.max(limit, 1)}
            label={copy.usedOfLimit(formatMoney(usedAmount))}
          />
        )}
        <Rows>
          {!isOverdue && <Row label={copy.used} value={formatMoney(usedAmount)} />}
          <Row label={copy.limit} value={formatMoney(limit)} />
          <DueRow credit={credit} />
        </Rows>
      </Stack>
    </Card>
  );
}

/** When the used credit is due: the days that remain, or the days it is overdue. */
function DueRow({ credit: { customer, readAt } }: { readonly credit: SupplierCredit }) {
  const { daysOverdue, usedAmount, dueDate } = customer;
  const daysLeft = daysRemaining(customer, readAt);
  const dateHint = dueDate === null ? {} : { hint: formatDate(dueDate) };
  if (daysOverdue > 0)
    return <Row label={copy.overdueSince} {...dateHint} value={copy.days(daysOverdue)} strong />;
  if (usedAmount <= 0) return <Row label={copy.due} value={copy.nothingDue} />;
  if (daysLeft === null || daysLeft < 0) return <Row label={copy.due} value={copy.dueUnknown} />;
  return <Row label={copy.due} {...dateHint} value={remainingText(daysLeft)} />;
}

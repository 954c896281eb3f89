import { formatDate } from '../../../machines/domain/dates';
import { type Due, dueLabel, nextDue } from '../../../machines/domain/due';
import type { Loan } from '../../../machines/domain/loan';
import { formatMoney } from '../../../machines/domain/money';
import { homeCopy as copy } from '../../copy/home';
import { Amount } from '../../ui/amount';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/stack';
import { Ends, Hint, Strong } from '../../ui/text';

const tones = { overdue: 'late', today: 'due', tomorrow: 'due', later: 'plain' } as const satisfies Record<
  Due['kind'],
  string
>;

/** The next payment: when in words, how much as the biggest thing. Days count by the service's clock. */
export function DueCard({ loan, now }: { readonly loan: Loan; readonly now: number }) {
  const due = nextDue(loan, now);
  if (due === null) return <Banner tone="success">{copy.allPaid}</Banner>;
  const late = loan.latePenaltiesAdded - loan.latePenaltiesPaid;
  const tone = tones[due.kind];
  const label = dueLabel(loan, now);
  const hasDate = due.kind !== 'later' && loan.nextDueDate !== null;
  return (
    <Card tone={tone}>
      <Stack gap="xs">
        <Ends tone={tone}>
          {tone === 'plain' ? <Strong>{label}</Strong> : <strong>{label}</strong>}
          {hasDate && <span>{formatDate(loan.nextDueDate ?? now)}</span>}
        </Ends>
        <Amount size="lg">
          {formatMoney(due.kind === 'overdue' ? loan.totalDue : loan.totalNextDueAmount)}
        </Amount>
        <Hint>
          {copy.instalment(Math.min(loan.instalmentsPaid + 1, loan.totalInstalments), loan.totalInstalments)}
        </Hint>
        {due.kind === 'overdue' && late > 0 && <Hint>{copy.lateCharges(formatMoney(late))}</Hint>}
        {loan.autoDebit.isEnabled && loan.autoDebit.message !== null && <Hint>{loan.autoDebit.message}</Hint>}
      </Stack>
    </Card>
  );
}

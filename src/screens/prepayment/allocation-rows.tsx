import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import {
  type AllocatedInstalment,
  allocatePayment,
  type ScheduleLine,
  sumOfAllocated,
} from '../../../machines/domain/loan/payment-allocation';
import { prepaymentCopy } from '../../copy/prepayment';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';

const copy = prepaymentCopy.order;

/** More rows than this are merged into one. */
const MAX_LINES = 3;

interface ClearingProps {
  readonly schedule: readonly ScheduleLine[];
  /** Paise. */
  readonly amount: number;
  /** Milliseconds, by the service's clock. */
  readonly now: number;
}

/** How a payment is allocated, in order, in rows that add up to its amount. */
export function AllocationCard({ schedule, amount, now }: ClearingProps) {
  const { due, lateCharges, toCome, unused } = allocatePayment(schedule, amount, now);
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{copy.heading}</SectionHeading>
        <Hint>{copy.rule}</Hint>
        {/* A schedule with a smaller total than the lender's amount is not shown: its rows would not add up. */}
        {unused === 0 && (
          <Rows>
            {instalmentGroups(due).map(lineRow)}
            {lateCharges > 0 && <Row label={copy.lateCharges} value={formatMoney(lateCharges)} />}
            {instalmentGroups(toCome).map(lineRow)}
            <Row label={copy.total} value={formatMoney(amount)} strong />
          </Rows>
        )}
      </Stack>
    </Card>
  );
}

/** Few instalments have a row each; of many, the fully paid ones share a row. */
function instalmentGroups(
  cleared: readonly AllocatedInstalment[],
): readonly (readonly AllocatedInstalment[])[] {
  if (cleared.length <= MAX_LINES) return cleared.map((one) => [one]);
  const whole = cleared.filter(({ left }) => left === 0);
  const part = cleared.filter(({ left }) => left > 0);
  return [whole, ...part.map((one) => [one])].filter((line) => line.length > 0);
}

function lineRow(line: readonly AllocatedInstalment[]) {
  const [first] = line;
  const last = line[line.length - 1];
  if (first === undefined || last === undefined) return null;
  const { interest, principal } = sumOfAllocated(line);
  const parts = copy.parts(formatMoney(interest), formatMoney(principal));
  const due = line.length === 1 && first.dueDate !== null ? copy.due(formatDate(first.dueDate)) : null;
  const part = last.left > 0 ? copy.part(formatMoney(last.left)) : null;
  const hint = [due, parts, part].filter((text) => text !== null).join('. ');
  return (
    <Row
      key={first.number}
      label={copy.instalments(first.number, last.number)}
      hint={hint}
      value={formatMoney(interest + principal)}
    />
  );
}

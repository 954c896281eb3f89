import { prepaymentCopy } from '#messages/prepayment';
import { formatMoney } from '../../../machines/domain/base/money';
import {
  type AllocatedInstalment,
  allocatePayment,
  type ScheduleLine,
  sumOfAllocated,
} from '../../../machines/domain/loan/payment-allocation';
import { formatDate } from '../../copy/dates';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, SectionHeading } from '../../ui/base/text';

const copy = prepaymentCopy.order;

/** Up to this number each instalment has a row. */
const MAX_INSTALMENT_ROWS = 3;

interface AllocationCardProps {
  readonly schedule: readonly ScheduleLine[];
  /** The payment, in paise. */
  readonly amount: number;
  /** Timestamp in milliseconds, by the service's clock. */
  readonly now: number;
}

/** How a payment is allocated, in the order of allocation; the rows add up to its amount. */
export function AllocationCard({ schedule, amount, now }: AllocationCardProps) {
  const { due, lateCharges, upcoming, unused } = allocatePayment(schedule, amount, now);
  return (
    <Card>
      <Stack gap="sm">
        <SectionHeading>{copy.heading}</SectionHeading>
        <Hint>{copy.rule}</Hint>
        {/* An amount larger than the whole schedule has no rows: they would not add up to it. */}
        {unused === 0 && (
          <Rows>
            {instalmentGroups(due).map(groupRow)}
            {lateCharges > 0 && <Row label={copy.lateCharges} value={formatMoney(lateCharges)} />}
            {instalmentGroups(upcoming).map(groupRow)}
            <Row label={copy.total} value={formatMoney(amount)} strong />
          </Rows>
        )}
      </Stack>
    </Card>
  );
}

/** Up to `MAX_INSTALMENT_ROWS` instalments have a row each; of more, those that are fully paid share a row. */
function instalmentGroups(
  allocated: readonly AllocatedInstalment[],
): readonly (readonly AllocatedInstalment[])[] {
  if (allocated.length <= MAX_INSTALMENT_ROWS) return allocated.map((instalment) => [instalment]);
  const fullyPaid = allocated.filter(({ left }) => left === 0);
  const partlyPaid = allocated.filter(({ left }) => left > 0);
  return [fullyPaid, ...partlyPaid.map((instalment) => [instalment])].filter((group) => group.length > 0);
}

function groupRow(group: readonly AllocatedInstalment[]) {
  const [first] = group;
  const last = group[group.length - 1];
  if (first === undefined || last === undefined) return null;
  const { interest, principal } = sumOfAllocated(group);
  const partsText = copy.parts(formatMoney(interest), formatMoney(principal));
  const dueText = group.length === 1 && first.dueDate !== null ? copy.due(formatDate(first.dueDate)) : null;
  const leftText = last.left > 0 ? copy.part(formatMoney(last.left)) : null;
  const hint = [dueText, partsText, leftText]
    .filter((text) => text !== null)
    .reduce((first, second) => prepaymentCopy.followedBy(first, second));
  return (
    <Row
      key={first.number}
      label={first === last ? copy.instalment(first.number) : copy.instalments(first.number, last.number)}
      hint={hint}
      value={formatMoney(interest + principal)}
    />
  );
}

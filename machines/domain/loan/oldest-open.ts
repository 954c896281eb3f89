import type { Instalment } from './instalment';

type Line = Pick<Instalment, 'number' | 'amount' | 'amountPaid'>;

/** The oldest instalment that is not fully paid; null when all are paid. */
export function oldestOpen<TLine extends Line>(schedule: readonly TLine[]): TLine | null {
  const open = schedule.filter((line) => line.amount > line.amountPaid);
  return open.reduce<TLine | null>(
    (oldest, line) => (oldest === null || line.number < oldest.number ? line : oldest),
    null,
  );
}

/** Allocation of a part payment (assumed): by table, and for any schedule. */
import { describe, expect, it } from 'vitest';
import { oldestUnpaidInstalment } from '../../../machines/domain/loan/oldest-unpaid-instalment';
import {
  type AllocatedInstalment,
  allocatePayment,
  type ScheduleLine,
  sumOfAllocated,
} from '../../../machines/domain/loan/payment-allocation';
import { fc } from '../../support/random/property';

const DAY_MS = 86_400_000;
/** 20 November 2026, 10 am in India. */
const NOW = Date.parse('2026-11-20T10:00+05:30');

/** An instalment of ₹1,000: ₹200 interest and ₹800 principal, due in so many days. */
function line(number: number, dueInDays: number, over: Partial<ScheduleLine> = {}): ScheduleLine {
  return {
    number,
    dueDate: NOW + dueInDays * DAY_MS,
    amount: 100_000,
    principal: 80_000,
    interest: 20_000,
    amountPaid: 0,
    lateCharge: 0,
    lateChargePaid: 0,
    ...over,
  };
}

/** Two late ones with charges of ₹300 and ₹150 (₹50 of them paid), one due today, two to come. */
const schedule = [
  line(5, 14),
  line(1, -21, { amountPaid: 100_000 }),
  line(2, -14, { lateCharge: 30_000 }),
  line(3, -7, { lateCharge: 15_000, lateChargePaid: 5_000 }),
  line(4, 0),
  line(6, 21),
];

const brief = (all: readonly AllocatedInstalment[]) =>
  all.map(({ number, interest, principal, left }) => [number, interest, principal, left]);

describe('allocatePayment', () => {
  it.each([
    { of: 'nothing', amount: 0, due: [], late: 0, upcoming: [] },
    { of: 'a part of the interest', amount: 5_000, due: [[2, 5_000, 0, 95_000]], late: 0, upcoming: [] },
    {
      of: 'interest, then principal',
      amount: 30_000,
      due: [[2, 20_000, 10_000, 70_000]],
      late: 0,
      upcoming: [],
    },
    {
      of: 'the oldest, and a part of the next',
      amount: 130_000,
      due: [
        [2, 20_000, 80_000, 0],
        [3, 20_000, 10_000, 70_000],
      ],
      late: 0,
      upcoming: [],
    },
    {
      of: 'all that is due, today too, and a part of the late charges',
      amount: 310_000,
      due: [
        [2, 20_000, 80_000, 0],
        [3, 20_000, 80_000, 0],
        [4, 20_000, 80_000, 0],
      ],
      late: 10_000,
      upcoming: [],
    },
    {
      of: 'late charges whole, then what is to come',
      amount: 400_000,
      due: [
        [2, 20_000, 80_000, 0],
        [3, 20_000, 80_000, 0],
        [4, 20_000, 80_000, 0],
      ],
      late: 40_000,
      upcoming: [[5, 20_000, 40_000, 40_000]],
    },
  ])('$of', ({ amount, due, late, upcoming }) => {
    const cleared = allocatePayment(schedule, amount, NOW);
    expect([brief(cleared.due), cleared.lateCharges, brief(cleared.upcoming), cleared.unused]).toEqual([
      due,
      late,
      upcoming,
      0,
    ]);
  });

  it('leaves the rest unused when the schedule is paid', () => {
    expect(allocatePayment(schedule, 540_001, NOW).unused).toBe(1);
    expect(allocatePayment([], 500, NOW)).toEqual({ due: [], lateCharges: 0, upcoming: [], unused: 500 });
  });

  it('counts earlier payments of an instalment as interest first', () => {
    const [one] = allocatePayment([line(1, -1, { amountPaid: 15_000 })], 10_000, NOW).due;
    expect(one).toMatchObject({ interest: 5_000, principal: 5_000, left: 75_000 });
    const [two] = allocatePayment([line(1, -1, { amountPaid: 25_000 })], 10_000, NOW).due;
    expect(two).toMatchObject({ interest: 0, principal: 10_000, left: 65_000 });
  });

  it('counts days in India: due at one minute to midnight is due all day, a minute later is in the future', () => {
    const midnight = Date.parse('2026-11-21T00:00+05:30');
    const at = (dueDate: number | null) => allocatePayment([line(1, 0, { dueDate })], 100, NOW);
    expect(at(midnight - 60_000).due).toHaveLength(1);
    expect(at(midnight).due).toHaveLength(0);
    expect(at(null).upcoming).toHaveLength(1);
  });

  const lines = fc
    .array(
      fc.record({
        interest: fc.nat(50_000),
        principal: fc.nat(200_000),
        paid: fc.double({ min: 0, max: 1, noNaN: true }),
        lateCharge: fc.nat(40_000),
        latePaid: fc.double({ min: 0, max: 1, noNaN: true }),
        dueInDays: fc.integer({ min: -60, max: 60 }),
      }),
      { maxLength: 12 },
    )
    .map((rows) =>
      [...rows]
        .sort((a, b) => a.dueInDays - b.dueInDays)
        .map(({ interest, principal, paid, lateCharge, latePaid, dueInDays }, index) =>
          line(index + 1, dueInDays, {
            interest,
            principal,
            amount: interest + principal,
            amountPaid: Math.floor((interest + principal) * paid),
            lateCharge,
            lateChargePaid: Math.floor(lateCharge * latePaid),
          }),
        ),
    );

  it('adds up to the amount, in order, never more than is open, for any schedule', () => {
    fc.assert(
      fc.property(lines, fc.nat(3_000_000), (all, amount) => {
        const { due, lateCharges, upcoming, unused } = allocatePayment(all, amount, NOW);
        const cleared = [...due, ...upcoming];
        const { interest, principal } = sumOfAllocated(cleared);
        expect(interest + principal + lateCharges + unused).toBe(amount);
        const byNumber = new Map(all.map((one) => [one.number, one]));
        for (const one of cleared) {
          const of = byNumber.get(one.number);
          expect(one.left).toBe((of?.amount ?? 0) - (of?.amountPaid ?? 0) - one.interest - one.principal);
          expect(Math.min(one.interest, one.principal, one.left)).toBeGreaterThanOrEqual(0);
          // Principal only once the interest is paid.
          if (one.principal > 0) {
            expect((of?.amountPaid ?? 0) + one.interest).toBeGreaterThanOrEqual(of?.interest ?? 0);
          }
        }
        for (const part of [due, upcoming]) {
          const numbers = part.map(({ number }) => number);
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        }
        // Only the last one of its kind stays open, and nothing after it gets any money.
        expect(due.slice(0, -1).every(({ left }) => left === 0)).toBe(true);
        expect(upcoming.slice(0, -1).every(({ left }) => left === 0)).toBe(true);
        if (due.at(-1)?.left) expect([lateCharges, upcoming, unused]).toEqual([0, [], 0]);
        const charges = all.reduce((sum, one) => sum + one.lateCharge - one.lateChargePaid, 0);
        expect(lateCharges).toBeLessThanOrEqual(charges);
        if (lateCharges < charges) expect([upcoming, unused]).toEqual([[], 0]);
        if (unused > 0) expect(all.every((one) => isPaidBy(one, cleared))).toBe(true);
      }),
    );
  });

  it('never allocates less with a larger payment', () => {
    fc.assert(
      fc.property(lines, fc.nat(1_500_000), fc.nat(1_500_000), (all, amount, more) => {
        const sum = (of: number) => {
          const { due, lateCharges, upcoming } = allocatePayment(all, of, NOW);
          const sums = [due, upcoming].map(sumOfAllocated);
          return sums.flatMap(({ interest, principal }) => [interest, principal]).concat(lateCharges);
        };
        const [less, greater] = [sum(amount), sum(amount + more)];
        expect(greater.every((one, at) => one >= (less[at] ?? 0))).toBe(true);
      }),
    );
  });
});

function isPaidBy(of: ScheduleLine, cleared: readonly AllocatedInstalment[]): boolean {
  const one = cleared.find(({ number }) => number === of.number);
  return of.amount === of.amountPaid + (one?.interest ?? 0) + (one?.principal ?? 0);
}

describe('oldestUnpaidInstalment', () => {
  it('is the first by number that is not paid', () => {
    expect(oldestUnpaidInstalment(schedule)?.number).toBe(2);
    expect(oldestUnpaidInstalment([line(9, 3), line(7, -3)])?.number).toBe(7);
    expect(oldestUnpaidInstalment([line(1, -3, { amountPaid: 100_000 })])).toBeNull();
    expect(oldestUnpaidInstalment([])).toBeNull();
  });
});

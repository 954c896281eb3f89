/** What home shows besides the due date: the benefit, the payable amount and its lines, and the cached summary. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { benefitOf } from '../../../machines/domain/loan/benefit';
import { instalmentSchema } from '../../../machines/domain/loan/instalment';
import { readLastKnown } from '../../../machines/domain/loan/last-known-loan';
import { lastKnownOf } from '../../../machines/domain/loan/last-known-of';
import { loanSchema } from '../../../machines/domain/loan/loan';
import { payableLines, payableOf } from '../../../machines/domain/loan/payable';
import { createLastKnownStore } from '../../../src/storage/last-known-loan';

const DAY_SECONDS = 86_400;
const NOW = Date.parse('2026-11-20T10:00+05:30') / 1000;
const now = NOW * 1000;

const loanWith = (over: Partial<v.InferInput<typeof loanSchema>>) =>
  v.parse(loanSchema, { loan_id: 'loan-1', status: 2, agreement: { frequency: 1 }, ...over });

const line = (number: number, inDays: number, paid = 0) =>
  v.parse(instalmentSchema, {
    number,
    due_date: NOW + inDays * DAY_SECONDS,
    amount: 241_500,
    amount_paid: paid,
  });

describe('the benefit card', () => {
  const base = { isCashbackEligible: true, cashbackAmount: 50_000 };

  it('promises the cashback', () => {
    expect(benefitOf(base)).toEqual({ type: 'interest_free', kind: 'cashback', cashback: 50_000 });
  });

  it('depends on eligibility alone: a missing amount is 0 (spec 2.4 and 4)', () => {
    expect(benefitOf({ ...base, cashbackAmount: 0 })).toMatchObject({ kind: 'cashback', cashback: 0 });
    expect(benefitOf({ ...base, isCashbackEligible: false })).toMatchObject({
      type: 'interest_free',
      kind: 'higher-loan',
    });
  });
});

const schedule = [line(1, -14, 241_500), line(2, -7), line(3, 0), line(4, 7)];

/** Each row: the account, the amount of Pay, its instalments, late charges, and what is paid of it. */
const cases = [
  {
    name: 'overdue: all that is due today, late charges too',
    account: { next_due_date: NOW - 7 * DAY_SECONDS, total_due: 498_000, late_penalties_added: 15_000 },
    lines: schedule,
    payable: { amount: 498_000, type: 'overdue' },
    parts: [[2, 3], 15_000, 0],
  },
  {
    name: 'overdue, partly paid, with a late charge that is partly paid',
    account: {
      next_due_date: NOW - 7 * DAY_SECONDS,
      total_due: 390_500,
      late_penalties_added: 15_000,
      late_penalties_paid: 7_500,
    },
    lines: [line(1, -14, 241_500), line(2, -7, 100_000), line(3, 0)],
    payable: { amount: 390_500, type: 'overdue' },
    parts: [[2, 3], 7_500, 100_000],
  },
  {
    name: 'today: the instalment',
    account: {
      next_due_date: NOW,
      total_due: 241_500,
      total_next_due_amount: 241_500,
      next_due_installment_amount: 241_500,
    },
    lines: [line(1, -7, 241_500), line(2, 0), line(3, 7)],
    payable: { amount: 241_500, type: 'instalment' },
    parts: [[2], 0, 0],
  },
  {
    name: 'today, with a late charge of before: all that is due',
    account: {
      next_due_date: NOW,
      total_due: 256_500,
      total_next_due_amount: 256_500,
      next_due_installment_amount: 241_500,
      late_penalties_added: 15_000,
    },
    lines: [line(1, -7, 241_500), line(2, 0)],
    payable: { amount: 256_500, type: 'overdue' },
    parts: [[2], 15_000, 0],
  },
  {
    name: 'later: the next instalment in advance',
    account: {
      next_due_date: NOW + 7 * DAY_SECONDS,
      total_next_due_amount: 141_500,
      next_due_installment_amount: 141_500,
    },
    lines: [line(1, 7, 100_000), line(2, 14)],
    payable: { amount: 141_500, type: 'instalment' },
    parts: [[1], 0, 100_000],
  },
  {
    name: 'later, with a late charge that is left: both',
    account: {
      next_due_date: NOW + 7 * DAY_SECONDS,
      total_due: 15_000,
      total_next_due_amount: 256_500,
      next_due_installment_amount: 241_500,
      late_penalties_added: 15_000,
    },
    lines: [line(1, 7), line(2, 14)],
    payable: { amount: 256_500, type: 'custom' },
    parts: [[1], 15_000, 0],
  },
  {
    name: 'only late charges are left',
    account: {
      next_due_date: NOW - 7 * DAY_SECONDS,
      total_due: 15_000,
      total_next_due_amount: 15_000,
      late_penalties_added: 15_000,
    },
    lines: [line(1, -7, 241_500)],
    payable: { amount: 15_000, type: 'overdue' },
    parts: [[], 15_000, 0],
  },
] as const;

describe('what is payable', () => {
  it.each(cases)('$name', ({ account, lines, payable, parts }) => {
    const of = loanWith(account);
    expect(payableOf(of, now)).toEqual(payable);
    const made = payableLines(of, lines, payable, now);
    expect([made?.instalments.map(({ number }) => number), made?.lateCharges, made?.alreadyPaid]).toEqual(
      parts,
    );
    const sum = (made?.instalments ?? []).reduce((all, { amount }) => all + amount, 0);
    expect(sum + (made?.lateCharges ?? 0) - (made?.alreadyPaid ?? 0)).toBe(payable.amount);
  });

  it('counts overdue days by the day in India: one minute before midnight, and after', () => {
    const midnight = Date.parse('2026-11-27T00:00+05:30');
    const of = loanWith({ next_due_date: NOW, total_due: 483_000, total_next_due_amount: 483_000 });
    const payable = { amount: 483_000, type: 'overdue' } as const;
    const lines = [line(1, 0), line(2, 7)];
    expect(payableLines(of, lines, payable, midnight - 60_000)).toBeNull();
    expect(payableLines(of, lines, payable, midnight)?.instalments).toHaveLength(2);
  });

  it('shows no lines that do not add up to the amount', () => {
    const of = loanWith({ next_due_date: NOW - 7 * DAY_SECONDS, total_due: 500_000 });
    expect(payableLines(of, schedule, { amount: 500_000, type: 'overdue' }, now)).toBeNull();
  });

  it('shows only lines of the day in the banner', () => {
    const of = loanWith({
      next_due_date: NOW - 3 * DAY_SECONDS,
      next_installment_date: NOW + 27 * DAY_SECONDS,
      total_next_due_amount: 241_500,
      next_due_installment_amount: 241_500,
    });
    const payable = { amount: 241_500, type: 'instalment' } as const;
    expect(payableOf(of, now)).toEqual(payable);
    expect(payableLines(of, [line(4, -3), line(5, 27)], payable, now)).toBeNull();
    expect(payableLines(of, [line(5, 27)], payable, now)?.instalments).toHaveLength(1);
  });

  it('is nothing when no instalment is left', () => {
    expect(payableOf(loanWith({ next_due_date: NOW + DAY_SECONDS }), now)).toBeNull();
  });
});

describe('the summary that is stored for a failed load', () => {
  const of = loanWith({
    next_due_date: NOW + DAY_SECONDS,
    total_next_due_amount: 241_500,
    next_due_installment_amount: 241_500,
    total_paid: 1_932_000,
    max_repayment_amount: 9_660_000,
    installments_paid: 8,
    total_installment: 48,
    agreement: { frequency: 1, approvedNbfc: 'USFB' },
    loan_account_number: 'LA-20261120-1',
    shop_image_url: 'https://lender.example/shop.jpg',
    utr: 'HDFCN52026112042918830',
  });
  const kept = lastKnownOf(of, now);

  it('has figures and dates, and no personal data', () => {
    expect(kept).toEqual({
      loanId: 'loan-1',
      nbfc: 'USFB',
      asOf: now,
      due: 241_500,
      dueOn: now + DAY_SECONDS * 1000,
      paid: 1_932_000,
      left: 9_660_000,
      instalmentsPaid: 8,
      totalInstalments: 48,
    });
  });

  it('owes nothing where everything is paid', () => {
    const paid = loanWith({ total_installment: 48, installments_paid: 48 });
    expect(lastKnownOf(paid, now)).toMatchObject({ due: 0, left: 0, dueOn: null });
  });

  it('has no amounts where the service gave none', () => {
    expect(lastKnownOf(loanWith({}), now)).toMatchObject({ due: null, left: null, dueOn: null });
  });

  it('parses only the format in which it was written', () => {
    expect(readLastKnown(JSON.parse(JSON.stringify(kept)), now)).toEqual(kept);
    for (const other of [undefined, null, 'text', {}, { ...kept, due: '1' }, { ...kept, mobile: '98' }])
      expect(readLastKnown(other, now)).toBeNull();
  });

  it('is stored for the merchant under one key, and removed with null', () => {
    const values = new Map<string, unknown>();
    const write = (name: string, value: unknown) => void values.set(name, value);
    const store = createLastKnownStore({ read: (name) => values.get(name), write });
    expect(store.read(now)).toBeNull();
    store.store(kept);
    expect([[...values.keys()], store.read(now)]).toEqual([['lastKnownLoan'], kept]);
    store.store(null);
    expect(store.read(now)).toBeNull();
  });

  it('is dropped when it is more than a day old', () => {
    const values = new Map<string, unknown>();
    const write = (name: string, value: unknown) => void values.set(name, value);
    const store = createLastKnownStore({ read: (name) => values.get(name), write });
    store.store(kept);
    expect(store.read(now + DAY_SECONDS * 1000)).toEqual(kept);
    expect(store.read(now + DAY_SECONDS * 1000 + 1)).toBeNull();
    expect(values.get('lastKnownLoan')).toBeNull();
  });
});

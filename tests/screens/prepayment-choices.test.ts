/** What a payer is offered to pay: all that is due, whenever that is more, or less, than the one instalment above it. */
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { instalment } from '../../machines/domain/instalment';
import { loan } from '../../machines/domain/loan';
import { choicesOf } from '../../src/screens/prepayment/choices';

const NOW = Date.parse('2026-11-20T10:00+05:30');
const DAY = 86_400;

function offered(dueInDays: number, totalDue: number) {
  const facts = {
    details: {
      loan: v.parse(loan, {
        loan_id: 'loan-1',
        status: 2,
        total_due: totalDue,
        next_due_installment_amount: 241_500,
        max_repayment_amount: 900_000,
        next_due_date: NOW / 1000 + dueInDays * DAY,
        total_installment: 4,
      }),
      instalments: [
        v.parse(instalment, { number: 1, due_date: NOW / 1000 + dueInDays * DAY, amount: 241_500 }),
      ],
      pendingPayment: null,
      noDuesLetterLink: null,
      statementLink: null,
    },
    features: { flags: {}, experiments: {} },
    quote: null,
    readAt: NOW,
    startedPayments: [],
  };
  return choicesOf(facts, null).map(({ kind, title }) => [kind, title]);
}

it.each([
  { what: 'due today, with a late charge of an earlier one', days: 0, due: 271_500, all: true },
  { what: 'to come, with a late charge that is open', days: 6, due: 30_000, all: true },
  { what: 'overdue, two of them', days: -7, due: 483_000, all: true },
  { what: 'overdue, no more than one', days: -1, due: 241_500, all: false },
  { what: 'nothing due', days: 6, due: 0, all: false },
])('$what: all that is due is offered: $all', ({ days, due, all }) => {
  const kinds = offered(days, due);
  expect(kinds.some(([kind]) => kind === 'overdue')).toBe(all);
  expect(kinds[0]).toEqual(['instalment', days < 0 ? 'Oldest open instalment' : 'Next instalment']);
});

/** The payment options of a payer. The whole due amount is an option only if it differs from the oldest instalment. */
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { foreclosureSchema } from '../../machines/domain/loan/foreclosure';
import { instalmentSchema } from '../../machines/domain/loan/instalment';
import { loanSchema } from '../../machines/domain/loan/loan';
import { choicesOf } from '../../src/screens/prepayment/choices';
import { mandateWith } from '../paths/support/fixtures/money';

const NOW = Date.parse('2026-11-20T10:00+05:30');
const DAY_SECONDS = 86_400;

const features = { flags: { PRE_CLOSURE: true, SETTLEMENT_OFFER: true }, experiments: {} };

function factsOf(dueInDays: number, totalDue: number, autoDebit = {}) {
  return {
    details: {
      loan: v.parse(loanSchema, {
        loan_id: 'loan-1',
        status: 2,
        total_due: totalDue,
        next_due_installment_amount: 241_500,
        max_repayment_amount: 900_000,
        next_due_date: NOW / 1000 + dueInDays * DAY_SECONDS,
        total_installment: 4,
        auto_debit: autoDebit,
      }),
      instalments: [
        v.parse(instalmentSchema, {
          number: 1,
          due_date: NOW / 1000 + dueInDays * DAY_SECONDS,
          amount: 241_500,
        }),
      ],
      pendingPayment: null,
      noDuesLetterLink: null,
      statementLink: null,
    },
    features,
    quote: null,
    readAt: NOW,
    debits: { mandate: null, repayments: null },
    startedPayments: [],
    lenderContact: null,
  };
}

function offered(dueInDays: number, totalDue: number) {
  return choicesOf(factsOf(dueInDays, totalDue), null).map(({ kind, title }) => [kind, title]);
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

/** The options that end the loan: foreclosure for so many paise and, if there is one, a settlement. */
function endings(total: number, settlement = 0) {
  const quoted = v.parse(foreclosureSchema, {
    principal_amount_charged: total,
    total_foreclosure_amount: total,
    remaining_payable: 900_000,
    settlement_amount: settlement,
    foreclosure_config: {},
  });
  const all = choicesOf(factsOf(6, 0), { foreclosure: quoted, readAt: NOW, serverClockAheadMs: 0 });
  return all
    .filter(({ kind }) => kind === 'full' || kind === 'foreclosure' || kind === 'settlement')
    .map(({ kind, detail }) => [kind, detail]);
}

it('puts the cheaper option of the same effect first, and shows the extra cost of the other one', () => {
  expect(endings(880_000)).toEqual([
    ['foreclosure', 'Today. You save ₹200 against paying to the end.'],
    ['full', '4 instalments, with all interest to the end. It costs ₹200 more than closing early.'],
  ]);
  expect(endings(911_769)).toEqual([
    ['full', '4 instalments, with all interest to the end'],
    ['foreclosure', 'Today. It costs ₹117.69 more than all instalments to the end.'],
  ]);
  expect(endings(900_000).map(([, detail]) => detail)).toEqual([
    '4 instalments, with all interest to the end',
    'Today. The loan ends.',
  ]);
  expect(endings(911_769, 500_000).map(([kind]) => kind)).toEqual(['settlement', 'full', 'foreclosure']);
});

it('puts options without an amount last', () => {
  expect(offered(6, 0).map(([kind]) => kind)).toEqual(['instalment', 'custom', 'full', 'foreclosure']);
});

it('shows that autopay will debit an instalment, before it is also paid manually', () => {
  const on = { is_enabled: true, is_consented: true };
  const [first] = choicesOf(factsOf(6, 0, on), null);
  expect(first?.detail).toBe(
    'Instalment 1, due 26\u00a0Nov,\u00a02026. Autopay takes it on 26\u00a0Nov,\u00a02026: pay it yourself, and it may be paid twice.',
  );
});

it('says nothing of autopay while the mandate is paused, as home does', () => {
  const facts = factsOf(6, 0, { is_enabled: true, is_consented: true });
  const debits = { mandate: mandateWith({ status: 'PAUSED' }), repayments: null };
  const [first] = choicesOf({ ...facts, debits }, null);
  expect(first?.detail).toBe('Instalment 1, due 26\u00a0Nov,\u00a02026');
});

it.each([true, false])(
  'shows late charges that foreclosure waives only with the flag on: %s',
  (isWaiving) => {
    const facts = factsOf(6, 0);
    const features = { flags: { PRE_CLOSURE: true, PENALTY_WAIVE_OFF: isWaiving }, experiments: {} };
    const waived = v.parse(foreclosureSchema, {
      principal_amount_charged: 880_000,
      total_due_penalty: 30_000,
      penalty_waived: 30_000,
      total_foreclosure_amount: 880_000,
      foreclosure_config: {},
    });
    const quote = { foreclosure: waived, readAt: NOW, serverClockAheadMs: 0 };
    const closing = choicesOf({ ...facts, features }, quote).find(({ kind }) => kind === 'foreclosure');
    expect(closing?.detail).toBe(
      `Today. You save ₹200 against paying to the end.${isWaiving ? ' Late charges of ₹300 are let off.' : ''}`,
    );
  },
);

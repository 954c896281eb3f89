// @vitest-environment jsdom
/** What the last page before a payment says of the other way to end the loan. */
import { cleanup, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';

import { foreclosureSchema } from '../../machines/domain/loan/foreclosure';
import { instalmentSchema } from '../../machines/domain/loan/instalment';
import type { Plan } from '../../machines/prepayment/context';
import { initialContext } from '../../machines/prepayment/context';
import { prepaymentMachine } from '../../machines/prepayment/machine';
import { ConfirmationScreen } from '../../src/screens/prepayment/confirmation';
import { loanWith, now } from '../paths/support/fixtures/money';

afterEach(cleanup);

/** All that is left of the loan, in paise. */
const LEFT = 900_000;

function confirm(plan: Plan, foreclosureTotal: number): void {
  const foreclosure = v.parse(foreclosureSchema, {
    principal_amount_charged: foreclosureTotal,
    total_foreclosure_amount: foreclosureTotal,
    remaining_payable: LEFT,
    foreclosure_config: {},
  });
  const snapshot = prepaymentMachine.resolveState({
    value: 'confirmation',
    context: {
      ...initialContext({ input: { requestKeySeed: 'seed' } }),
      facts: {
        details: {
          loan: loanWith({ max_repayment_amount: LEFT }),
          instalments: [v.parse(instalmentSchema, { number: 1, due_date: now / 1000, amount: LEFT })],
          pendingPayment: null,
          noDuesLetterLink: null,
          statementLink: null,
        },
        features: { flags: { PRE_CLOSURE: true }, experiments: {} },
        quote: null,
        readAt: now,
        debits: { mandate: null, repayments: null },
        startedPayments: [],
        lenderContact: null,
      },
      quote: { foreclosure, readAt: now, serverClockAheadMs: 0 },
      plan,
    },
  });
  render(<ConfirmationScreen snapshot={snapshot} send={() => {}} back={() => {}} />);
}

const closingIsCheaper = () =>
  screen.queryByText('Closing the loan early costs ₹200 less. Go back to see it.');

it.each([
  ['all instalments', { kind: 'full', amount: LEFT }],
  ['an amount of one’s own that is all that is left', { kind: 'custom', amount: LEFT }],
  ['the last instalment', { kind: 'instalment', amount: LEFT }],
] as const)('says before paying %s that closing the loan early costs less', (_, plan) => {
  confirm(plan, LEFT - 20_000);
  expect(closingIsCheaper()).not.toBeNull();
});

it.each([
  ['a part of what is left', { kind: 'custom', amount: LEFT - 100 }, LEFT - 20_000],
  ['all that is left, where closing early costs as much', { kind: 'custom', amount: LEFT }, LEFT],
] as const)('does not say so before paying %s', (_, plan, foreclosureTotal) => {
  confirm(plan, foreclosureTotal);
  expect(screen.getByText('What happens then')).not.toBeNull();
  expect(screen.queryByText(/costs .* less/)).toBeNull();
});

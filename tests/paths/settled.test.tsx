// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { principalPaid } from '../../machines/domain/loan/loan';
import { transactionsSchema } from '../../machines/domain/payment/transactions';
import { type SettledFacts, settledMachine } from '../../machines/settled/machine';
import { screens } from '../../src/screens/settled';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { loanStatus, loanWith, mandateWith, NOW_SECONDS } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const paidTransactions = v.parse(transactionsSchema, {
  penalties: [],
  repayment_transactions: [
    { payment_id: 'p2', amount: 241_500, create_time: NOW_SECONDS - 86_400, status: 'SUCCESS' },
    { payment_id: 'p1', amount: 241_500, create_time: NOW_SECONDS - 8 * 86_400, status: 'SUCCESS' },
    { payment_id: 'p0', amount: 241_500, create_time: NOW_SECONDS, status: 'FAILED' },
  ],
});

function facts(
  overrides: Parameters<typeof loanWith>[0],
  rest: Partial<SettledFacts> = {},
  letter: string | null = '/letter.html',
) {
  const loan = loanWith({
    total_paid: 11_592_000,
    total_paid_principal: 10_000_000,
    ended_on: NOW_SECONDS - 86_400,
    ...overrides,
  });
  const read: SettledFacts = {
    details: {
      loan,
      instalments: [],
      pendingPayment: null,
      noDuesLetterLink: letter,
      statementLink: '/statement.html',
    },
    mandate: ready(null),
    transactions: ready(paidTransactions),
    ...rest,
  };
  return ready(read);
}

const cashback = {
  cashback_eligible: true,
  agreement: { frequency: 1, approvedNbfc: 'USFB', cashbackAmount: 50_000 },
} as const;
const { COMPLETE, FORECLOSED, CANCELLED, DISBURSED, CREATED, REJECTED } = loanStatus;
const cancelledMandate = ready(mandateWith({ status: 'CANCELLED' }));
const activeMandate = ready(mandateWith({ status: 'ACTIVE' }));

testJourney({
  id: 'settled',
  machine: settledMachine,
  screens,
  file: 'tests/paths/settled.test.tsx',
  starts: [{ name: 'settled' }],
  abstract: ({ facts: settledFacts, failure }) => ({
    loan: settledFacts?.details.loan && [
      settledFacts.details.loan.status,
      settledFacts.details.loan.reason,
      settledFacts.details.loan.isCashbackEligible,
      settledFacts.details.loan.disbursedOn === null,
      principalPaid(settledFacts.details.loan),
    ],
    letter: settledFacts?.details.noDuesLetterLink,
    mandate:
      settledFacts?.mandate &&
      (settledFacts.mandate.ok ? (settledFacts.mandate.data?.status ?? null) : 'failed'),
    paid: settledFacts?.transactions?.ok,
    failed: failure?.reason,
  }),
  events: [
    done(
      'loadSettled',
      facts({ status: COMPLETE, ...cashback }, { mandate: cancelledMandate }),
      'paid off, with cashback',
    ),
    done(
      'loadSettled',
      facts({ status: FORECLOSED }, { mandate: activeMandate }, null),
      'closed, the letter and the mandate are late',
    ),
    done(
      'loadSettled',
      facts(
        { status: FORECLOSED, reason: 'settled' },
        { mandate: failed('timeout'), transactions: failed('timeout') },
      ),
      'settled, mandate and payments not loaded',
    ),
    done('loadSettled', facts({ status: CANCELLED }), 'given back'),
    done(
      'loadSettled',
      facts({ status: CANCELLED, disbursed_on: 0, total_paid: 0 }, {}, null),
      'never disbursed',
    ),
    done(
      'loadSettled',
      facts({ status: FORECLOSED, total_paid_principal: 500_000 }),
      'closed early, with an impossible principal',
    ),
    done('loadSettled', facts({ status: DISBURSED }), 'still running'),
    done('loadSettled', facts({ status: CREATED }), 'not sent yet'),
    done('loadSettled', facts({ status: REJECTED }), 'rejected'),
    done(
      'loadSettled',
      ready({
        details: {
          loan: null,
          instalments: [],
          pendingPayment: null,
          noDuesLetterLink: null,
          statementLink: null,
        },
        mandate: null,
        transactions: null,
      }),
      'no loan',
    ),
    done('loadSettled', failed('connection'), 'no connection'),
    fails('loadSettled', crash, 'our own fault'),
    person(
      { type: 'retry' },
      { enabled: (snapshot) => snapshot.value !== 'settled' || mayCheckAgain(snapshot.context.facts) },
    ),
    person({ type: 'newLoan.opened' }),
    person({ type: 'visit.closed' }),
    person(
      { type: 'history.opened' },
      { enabled: ({ context }) => context.facts?.details.loan?.disbursedOn !== null },
    ),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    retry: tap(/^(Try again|Check again)$/),
    'newLoan.opened': tap('Take a new loan'),
    'visit.closed': tap('Close the app'),
    'history.opened': tap('All payments'),
    back: tap('Back'),
    leave: tap('Go to the start'),
  },
  check: (snapshot) => {
    checkPage();
    const settledFacts = snapshot.context.facts;
    const loan = settledFacts?.details.loan ?? null;
    if (!snapshot.matches('settled') || settledFacts === null || loan === null) {
      hides(/you owe .* nothing/i);
      return;
    }
    shows('Unity Small Finance Bank');
    if (loan.status === 'COMPLETE') {
      for (const fact of ['₹1,15,920', '₹1,00,000', '₹15,920', 'Cashback of ₹500', '19 Nov, 2026'])
        shows(fact);
      shows('It has ended. HDFC Bank ••7890 pays no more instalments.');
      expect(screen.getByRole('link', { name: 'No-dues letter' }).getAttribute('href')).toBe('/letter.html');
    } else hides('Cashback of');
    if (principalPaid(loan) === null) {
      hides('Of the loan amount');
      hides('₹5,000');
    }
    if (loan.reason === 'settled') {
      for (const fact of ['“settled”', 'We could not ask your bank', 'We could not get your payments'])
        shows(fact);
    } else hides(/settled”/);
    if (settledFacts.details.noDuesLetterLink === null && loan.disbursedOn !== null) {
      shows('ready soon');
      shows('It is ending. HDFC Bank ••7890 has not confirmed this yet.');
      hides('It has ended');
    }
    if (loan.disbursedOn === null) hides('No-dues letter');
  },
});

function mayCheckAgain(settledFacts: SettledFacts | null): boolean {
  return (
    settledFacts !== null &&
    (settledFacts.details.noDuesLetterLink === null || settledFacts.mandate?.ok === false) &&
    settledFacts.details.loan?.disbursedOn !== null
  );
}

describe('the principal in the amount paid', () => {
  const principalOf = (overrides: Parameters<typeof loanWith>[0]) =>
    principalPaid(loanWith({ status: COMPLETE, total_paid: 5_317_545, ...overrides }));

  it('is shown when the figures are consistent', () => {
    expect(principalOf({ disbursed_amount: 4_850_000, total_paid_principal: 5_000_000 })).toBe(5_000_000);
    expect(principalOf({ status: FORECLOSED, reason: 'settled', total_paid_principal: 3_000_000 })).toBe(
      3_000_000,
    );
  });

  it.each([
    ['less than was sent', { disbursed_amount: 4_850_000, total_paid_principal: 500_000 }],
    ['more than was paid', { disbursed_amount: 4_850_000, total_paid_principal: 5_400_000 }],
    ['missing', { disbursed_amount: 4_850_000, total_paid_principal: 0 }],
    ['beside an amount sent that is missing', { disbursed_amount: 0, total_paid_principal: 500_000 }],
  ])('is not shown when it is %s', (_, overrides) => {
    expect(principalOf(overrides)).toBeNull();
  });
});

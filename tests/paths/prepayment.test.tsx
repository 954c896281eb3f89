// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { prepaymentCopy } from '#messages/prepayment';
import { featuresSchema, isFeatureOn, isPenaltyWaiveOffOn } from '../../machines/domain/base/features';
import { formatMoney } from '../../machines/domain/base/money';
import { foreclosureSchema } from '../../machines/domain/loan/foreclosure';
import type { ForeclosureQuote } from '../../machines/domain/loan/foreclosure-quote';
import { instalmentSchema } from '../../machines/domain/loan/instalment';
import { initiatedRepaymentSchema, repaymentStatusSchema } from '../../machines/domain/payment/repayment';
import type { PrepaymentFacts } from '../../machines/prepayment/context';
import { prepaymentMachine } from '../../machines/prepayment/machine';
import { screens } from '../../src/screens/prepayment';
import { done, fails, person } from './kit';
import { anyAmount, typedAmount } from './support/arbitraries';
import { checkPage, hides, shows, showsWhoMayCall, tap } from './support/fixtures/checks';
import { overdueContact } from './support/fixtures/lending';
import { DAY_SECONDS, loanStatus, loanWith, NOW_SECONDS, now } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { startedWith } from './support/fixtures/payment';
import { testJourney } from './support/through-screens';

// Fakes the timers of the countdown, so that a slow machine does not change its seconds.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now });
});
afterAll(() => void vi.useRealTimers());

const TOMORROW = '2026-11-21';

const instalmentLine = (number: number, dueInDays: number, lateCharge = 0) =>
  v.parse(instalmentSchema, {
    number,
    due_date: NOW_SECONDS + dueInDays * DAY_SECONDS,
    amount: 241_500,
    principal: 200_000,
    interest: 41_500,
    late_charge: lateCharge,
  });
/** One instalment six days late with a charge of ₹300, two future ones: ₹7,545 in total. */
const schedule = [instalmentLine(46, -6, 30_000), instalmentLine(47, 1), instalmentLine(48, 8)];
const loan = loanWith({
  total_due: 271_500,
  next_due_installment_amount: 241_500,
  max_repayment_amount: 754_500,
  late_penalties_added: 30_000,
  next_due_date: NOW_SECONDS - 6 * DAY_SECONDS,
  next_installment_date: NOW_SECONDS + DAY_SECONDS,
  installments_paid: 45,
  auto_debit: { is_enabled: true },
});

const quoteWithInterest = (interest: number): ForeclosureQuote => ({
  foreclosure: v.parse(foreclosureSchema, {
    principal_amount_charged: 600_000,
    accrued_interest: interest,
    total_due_penalty: 30_000,
    penalty_waived: 30_000,
    foreclosure_config: { fee_amount: 24_000, fee_rate: 4, gst_amount: 4_320, gst_rate: 18 },
    total_foreclosure_amount: 628_320 + interest,
    pending_instalments: 3,
    quote_date: '2026-11-20',
    valid_until: NOW_SECONDS + 2 * 3600,
    remaining_payable: 754_500,
    settlement_amount: 420_000,
    settlement_valid_until: NOW_SECONDS + 10 * DAY_SECONDS,
  }),
  readAt: now,
  serverClockAheadMs: 0,
});
const todaysQuote = quoteWithInterest(41_500);
const ALL_FLAGS = { PRE_CLOSURE: true, PENALTY_WAIVE_OFF: true, SETTLEMENT_OFFER: true };

/** The lender does not say who may call. */
const nobodyNamed = { ...overdueContact, collection: null };

function facts(
  overrides: Partial<PrepaymentFacts['details']> = {},
  flags: object = ALL_FLAGS,
  quote: PrepaymentFacts['quote'] = ready(todaysQuote),
  startedPayments: PrepaymentFacts['startedPayments'] = [],
  lenderContact: PrepaymentFacts['lenderContact'] = overdueContact,
) {
  const read: PrepaymentFacts = {
    details: {
      loan,
      instalments: schedule,
      pendingPayment: null,
      noDuesLetterLink: null,
      statementLink: null,
      ...overrides,
    },
    features: v.parse(featuresSchema, { features: flags }),
    quote,
    readAt: now,
    lenderContact,
    debits: { mandate: null, repayments: null },
    startedPayments,
  };
  return ready(read);
}

/** The loan after a payment on another phone: the same amounts are due, for other instalments. */
const loanAfterOtherPayment = { ...loan, totalPaid: loan.totalPaid + 241_500 };
const factsWithStatus = (status: number) => facts({ loan: loanWith({ status }) });
const pendingPayment = v.parse(repaymentStatusSchema, {
  payment_id: 'pay-7',
  status: 'PENDING',
  amount: 241_500,
  payment_type: 'overdue',
  reference: 'SBX000000000007',
  create_time: NOW_SECONDS - 60,
});
const openedPayment = (amount: number) =>
  v.parse(initiatedRepaymentSchema, { payment_id: 'pay 8', status: 'CREATED', amount });

testJourney({
  id: 'prepayment',
  machine: prepaymentMachine,
  screens,
  file: 'tests/paths/prepayment.test.tsx',
  limit: 200_000,
  starts: [{ name: 'prepayment', input: { requestKeySeed: 'seed' } }],
  abstract: ({
    facts: loadedFacts,
    quote,
    dayQuote,
    isDateRefused,
    notice,
    plan,
    failure: lastFailure,
    payment,
    startWith,
  }) => ({
    loan: loadedFacts?.details.loan?.status,
    paid: loadedFacts?.details.loan && [
      loadedFacts.details.loan.totalPaid,
      loadedFacts.details.loan.maxRepaymentAmount,
    ],
    earlier: loadedFacts?.details.pendingPayment != null || Boolean(loadedFacts?.startedPayments.length),
    flags: loadedFacts && [
      loadedFacts.features.flags.PRE_CLOSURE,
      loadedFacts.features.flags.SETTLEMENT_OFFER,
    ],
    quote: quote !== null,
    dayQuote: dayQuote !== null,
    isDateRefused,
    notice,
    plan: plan?.kind,
    failed: lastFailure?.code ?? lastFailure?.reason,
    payment: payment?.amount,
    startWith,
  }),
  events: [
    done('loadPrepayment', facts(), 'a loan that runs'),
    done('loadPrepayment', facts({}, { PRE_CLOSURE: false }, null, [], nobodyNamed), 'closing is off'),
    done('loadPrepayment', facts({}, { PRE_CLOSURE: true }, failed('timeout'), [], null), 'no quote'),
    done('loadPrepayment', facts({ loan: null }), 'no loan'),
    done('loadPrepayment', factsWithStatus(loanStatus.COMPLETE), 'paid off'),
    done('loadPrepayment', factsWithStatus(loanStatus.CREATED), 'not sent yet'),
    done('loadPrepayment', facts({ pendingPayment }), 'a payment under way'),
    done(
      'loadPrepayment',
      facts({}, ALL_FLAGS, ready(todaysQuote), [startedWith()]),
      'a payment was started',
    ),
    done(
      'loadPrepayment',
      facts({
        loan: loanWith({
          max_repayment_amount: 0,
          total_next_due_amount: 0,
          next_due_installment_amount: 0,
          installments_paid: 48,
        }),
      }),
      'nothing left',
    ),
    done('loadPrepayment', failed('connection'), 'no connection'),
    fails('loadPrepayment', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    done('checkPrepayment', facts(), 'as it was'),
    done('checkPrepayment', facts({ loan: loanAfterOtherPayment }), 'paid elsewhere'),
    done('checkPrepayment', facts({ pendingPayment }), 'a payment under way meanwhile'),
    done(
      'checkPrepayment',
      facts({}, ALL_FLAGS, ready(todaysQuote), [startedWith()]),
      'a payment was started meanwhile',
    ),
    done('checkPrepayment', failed('connection'), 'no connection'),
    fails('checkPrepayment', crash, 'our own fault'),
    done('getForeclosure', ready(todaysQuote), 'a quote'),
    done('getForeclosure', failed('refused', { code: 'date_out_of_range' }), 'not that day'),
    done('getForeclosure', failed('refused', { code: 'foreclosure_not_available' }), 'refused'),
    fails('getForeclosure', crash, 'our own fault'),
    ...['quoteEnd', 'settlementEnd', 'confirmedEnd'].flatMap((wait) => [
      done(wait, undefined, 'runs out'),
      fails(wait, crash, 'our own fault'),
    ]),
    done('readStartedMeanwhile', [], 'none'),
    done('readStartedMeanwhile', [startedWith({ id: 'pay-5' })], 'one, in another tab'),
    fails('readStartedMeanwhile', crash, 'our own fault'),
    done('initiateRepayment', accepted(openedPayment(241_500)), 'opened, one instalment'),
    done('initiateRepayment', accepted(openedPayment(300_000)), 'opened, ₹3,000'),
    done('initiateRepayment', refused('foreclosure_quote_changed'), 'the quote changed'),
    done('initiateRepayment', refused('nothing_due'), 'nothing due'),
    done('initiateRepayment', unanswered, 'unanswered'),
    fails('initiateRepayment', crash, 'our own fault'),
    person({ type: 'amount.chosen', kind: 'instalment' }),
    person({ type: 'amount.chosen', kind: 'overdue' }),
    person({ type: 'amount.chosen', kind: 'full' }),
    person({ type: 'ownAmount.chosen' }),
    person(
      { type: 'ownAmount.given', amount: 300_000 },
      { arbitrary: fc.record({ type: fc.constant('ownAmount.given'), amount: anyAmount(754_500) }) },
    ),
    person({ type: 'ownAmount.given', amount: 999_999_999 }),
    person({ type: 'closing.chosen' }),
    person({ type: 'closing.accepted' }),
    person({ type: 'settlement.chosen' }),
    person({ type: 'settlement.accepted' }),
    person({ type: 'day.chosen', date: TOMORROW }, { enabled: ({ context }) => context.dayQuote === null }),
    person({ type: 'day.chosen', date: null }, { enabled: ({ context }) => context.dayQuote !== null }),
    person({ type: 'payment.confirmed' }),
    person({ type: 'payment.continued' }),
    person({ type: 'payment.followed' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'amount.chosen': (user, { kind }) => choose(user, kind),
    'ownAmount.chosen': (user) => choose(user, 'custom'),
    'closing.chosen': (user) => choose(user, 'foreclosure'),
    'settlement.chosen': (user) => choose(user, 'settlement'),
    'ownAmount.given': async (user, { amount }) => {
      const field = screen.getByLabelText('Amount in rupees');
      for (const [typed, problem] of [
        ['0.5', prepaymentCopy.customAmount.problems['too-small']],
        ['7545.01', prepaymentCopy.customAmount.problems['too-large']],
        ['1e3', prepaymentCopy.customAmount.problems.malformed],
      ] as const) {
        await user.clear(field);
        await user.type(field, typed);
        await tap('Continue')(user);
        expect(screen.getAllByText(problem).length).toBe(2);
      }
      await user.clear(field);
      await user.type(field, typedAmount(amount));
      if (amount === 300_000) {
        shows('Interest ₹415, loan amount ₹2,000');
        shows('Late charges');
        shows(/Interest ₹285, loan amount ₹0. A part of it. ₹2,130 stays open./);
      }
      await tap('Continue')(user);
    },
    'closing.accepted': tap(/^Close for/),
    'settlement.accepted': tap(/^Settle for/),
    'day.chosen': async (user, { date }) => {
      if (date === null) return tap('Back to today’s amount')(user);
      await user.selectOptions(screen.getByLabelText('See another day'), date);
    },
    'payment.confirmed': tap(/^Pay ₹/),
    'payment.continued': tap(/^(Continue with ₹3,000|Continue with ₹2,415|Pay something else all the same)$/),
    'payment.followed': tap('See this payment'),
    retry: tap(/^(Try again|Check again|See what is due now)$/),
    back: tap('Back'),
    leave: tap(/^(Go to the start|Go to home|Other ways to pay)$/),
  },
  check: (snapshot) => {
    checkPage();
    hides(/penal interest/i);
    const { context } = snapshot;
    const lender = 'Unity Small Finance Bank';
    if (snapshot.matches('choice')) {
      const isClosingOn = context.facts !== null && isFeatureOn(context.facts.features, 'PRE_CLOSURE');
      for (const fact of ['₹2,415', '₹2,715', '₹7,545', lender]) shows(fact);
      expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
      if (context.quote !== null && isClosingOn) shows('₹6,698.20');
      else hides('₹6,698.20');
      showsWhoMayCall(context.facts?.lenderContact?.collection != null);
    }
    if (snapshot.matches('foreclosure')) {
      for (const fact of ['₹6,000', '₹415', '₹240', '₹43.20', '₹6,698.20']) shows(fact);
      const canWaive = context.facts !== null && isPenaltyWaiveOffOn(context.facts.features);
      if (canWaive) for (const fact of ['₹300', '−₹300']) shows(fact);
      else hides('₹300');
      for (const fact of ['₹846.80', 'Ends when the loan is closed', lender]) shows(fact);
      if (context.dayQuote === null) shows('2 h 0 min left');
      expect(screen.queryByRole('button', { name: /^Close for/ }) === null).toBe(context.dayQuote !== null);
      if (context.isDateRefused) shows(prepaymentCopy.closing.dateRefused(lender));
      if (context.notice === 'changed') shows(prepaymentCopy.closing.changed);
    }
    if (snapshot.matches('settlement')) {
      for (const fact of ['₹4,200', '−₹2,498.20', 'settled', '10 days left']) shows(fact);
    }
    if (snapshot.matches('foreclosureUnavailable')) shows('Foreclosure data not available');
    if (snapshot.matches('confirmation') || snapshot.matches('closingConfirmation')) {
      shows(lender);
      shows(formatMoney(context.plan?.amount ?? -1));
      if (context.plan?.kind === 'settlement') shows('stays on your credit record');
    }
    if (snapshot.matches('pendingPayment')) {
      shows('you may pay twice');
      if (context.facts?.details.pendingPayment === null) {
        shows('An earlier payment may be paid');
        shows('Started on 20 Nov, 10:00 am');
        shows('₹2,415');
      }
    }
    if (snapshot.matches('repaymentUnanswered')) {
      shows('We do not know yet');
      hides(/fail/i);
    }
    if (snapshot.matches('amountChanged')) {
      shows(formatMoney(context.payment?.amount ?? -1));
      shows(formatMoney(context.plan?.amount ?? -1));
    }
    if (snapshot.matches('initiated')) {
      const type = context.plan?.kind === 'settlement' ? 'foreclosure' : context.plan?.kind;
      expect(context.redirectTo).toBe(`/payment/status/pay%208?pollingType=repayment&paymentType=${type}`);
      expect(context.payment).not.toBeNull();
    }
  },
});

async function choose(user: import('@testing-library/user-event').UserEvent, kind: string): Promise<void> {
  await tap('Continue')(user);
  shows('Choose what you want to pay.');
  const radio = screen.getAllByRole('radio').find((input) => input.getAttribute('value') === kind);
  if (radio === undefined) throw new Error(`There is no choice ${kind}.`);
  await user.click(radio);
  await tap('Continue')(user);
}

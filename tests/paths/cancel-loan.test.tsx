// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, vi } from 'vitest';

import { cancelLoanMachine } from '../../machines/cancel-loan/machine';
import { repaymentStatusSchema } from '../../machines/domain/payment/repayment';
import { screens } from '../../src/screens/cancel-loan';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { cancellationWith, cancelledWith, initiatedRepaymentWith } from './support/fixtures/link';
import { loanStatus, loanWith, now } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { startedWith } from './support/fixtures/payment';
import { testJourney } from './support/through-screens';

// Fakes the countdown's timers, so that a slow machine does not change its seconds.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterAll(() => void vi.useRealTimers());

const LOAD_PORT = 'getCancellation';
const CANCEL_PORT = 'cancelLoan';
const TOTAL_PAISE = 9_958_219;
const STATUS_URL = '/payment/status/pay-1?pollingType=repayment&paymentType=full';

const freeQuote = cancellationWith({
  is_free: true,
  principal: 0,
  proportionate_cost: 0,
  already_paid: 0,
  total: 0,
  cooling_off_until: 0,
});
const refusedQuote = (reason: string) => cancellationWith({ can_cancel: false, reason, total: 0 });
const loadedQuote = (quote: ReturnType<typeof cancellationWith>, status: number = loanStatus.DISBURSED) =>
  ready({ quote, loan: loanWith({ status }), pendingPayment: null, startedPayments: [], quotedAt: now });
const pendingPayment = v.parse(repaymentStatusSchema, {
  payment_id: 'pay-0',
  status: 'PENDING',
  amount: 241_500,
  payment_type: 'instalment',
});
const openedPayment = (overrides: Parameters<typeof initiatedRepaymentWith>[0]) => {
  const { id: payment_id, status, amount } = initiatedRepaymentWith(overrides);
  return accepted(cancelledWith({ status: loanStatus.DISBURSED, repayment: { payment_id, status, amount } }));
};

testJourney({
  id: 'cancel-loan',
  machine: cancelLoanMachine,
  screens,
  file: 'tests/paths/cancel-loan.test.tsx',
  starts: [{ name: 'a loan', input: { loanId: 'loan-1', requestKeySeed: 'seed' } }],
  abstract: ({ start, notice, failure, startWith, redirectTo }) => ({
    quote: start && [start.quote.canCancel, start.quote.isFree, start.quote.reason, start.quote.total],
    loan: start?.loan?.status,
    earlier: [start?.pendingPayment?.id, start?.startedPayments[0]?.id],
    notice,
    failed: failure && [failure.reason, failure.code],
    startWith,
    redirectTo,
  }),
  events: [
    done(LOAD_PORT, loadedQuote(freeQuote, loanStatus.CREATED), 'before the money'),
    done(LOAD_PORT, loadedQuote(cancellationWith()), 'cooling off'),
    done(
      LOAD_PORT,
      ready({
        quote: cancellationWith({ already_paid: 10_100_000, total: 0 }),
        loan: null,
        pendingPayment: null,
        startedPayments: [],
        quotedAt: now,
      }),
      'all paid already',
    ),
    done(
      LOAD_PORT,
      ready({
        quote: cancellationWith(),
        loan: loanWith(),
        pendingPayment,
        startedPayments: [],
        quotedAt: now,
      }),
      'a payment is under way',
    ),
    done(
      LOAD_PORT,
      ready({
        quote: cancellationWith(),
        loan: loanWith(),
        pendingPayment: null,
        startedPayments: [startedWith()],
        quotedAt: now,
      }),
      'a payment that may be paid',
    ),
    done(LOAD_PORT, loadedQuote(refusedQuote('cooling_off_over')), 'too late'),
    done(LOAD_PORT, loadedQuote(refusedQuote('loan_already_ended'), loanStatus.COMPLETE), 'repaid'),
    done(LOAD_PORT, loadedQuote(refusedQuote('loan_already_ended'), loanStatus.REJECTED), 'rejected'),
    done(LOAD_PORT, loadedQuote(refusedQuote('loan_already_ended'), loanStatus.CANCELLED), 'cancelled'),
    done(LOAD_PORT, loadedQuote(refusedQuote('some_new_reason')), 'an unknown reason'),
    done(LOAD_PORT, failed('refused', { code: 'loan_not_found' }), 'not theirs'),
    done(LOAD_PORT, failed('timeout'), 'no answer'),
    fails(LOAD_PORT, crash, 'our own fault'),
    done(CANCEL_PORT, accepted(cancelledWith()), 'cancelled'),
    done(CANCEL_PORT, openedPayment({ amount: TOTAL_PAISE }), 'payment as agreed'),
    done(CANCEL_PORT, openedPayment({ amount: TOTAL_PAISE + 8_219 }), 'payment of another amount'),
    done(CANCEL_PORT, openedPayment({ amount: 5, status: 'PENDING' }), 'payment that the bank works on'),
    done(
      CANCEL_PORT,
      accepted(cancelledWith({ status: loanStatus.DISBURSED })),
      'neither cancelled nor to be paid',
    ),
    done(CANCEL_PORT, refused('cooling_off_over'), 'too late by now'),
    done(CANCEL_PORT, refused('loan_already_ended'), 'ended meanwhile'),
    done(CANCEL_PORT, refused('loan_not_found'), 'gone'),
    done(CANCEL_PORT, refused('lender_busy'), 'refused'),
    done(CANCEL_PORT, unanswered, 'unanswered'),
    fails(CANCEL_PORT, crash, 'our own fault'),
    done('wait', undefined, 'the quote ran out'),
    fails('wait', crash, 'our own fault'),
    person({ type: 'cancellation.accepted' }),
    person({ type: 'earlierPayment.opened' }),
    person({ type: 'foreclosure.opened' }),
    person({ type: 'ending.opened' }),
    person({ type: 'home.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
  ],
  controls: {
    'cancellation.accepted': async (user) => {
      const consent = screen.getByRole('checkbox');
      // The box is not ticked at first, and without the tick nothing is sent.
      expect(consent).toHaveProperty('checked', false);
      const button = /^(Continue to pay ₹99,582\.19|Cancel the loan)$/;
      await tap(button)(user);
      expect(screen.getAllByText('Tick the box if you want to cancel this loan.')).toHaveLength(2);
      await user.click(consent);
      await tap(button)(user);
    },
    'earlierPayment.opened': tap('See this payment'),
    'foreclosure.opened': tap('See what closing early costs'),
    'ending.opened': tap('See how it ended'),
    'home.opened': tap(/^(Go to your loans|Go to your loan)$/),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
  },
  check: (snapshot) => {
    checkPage();
    const { start, notice, redirectTo, isCommitted } = snapshot.context;
    if (snapshot.matches('loanCancelled')) {
      shows('You owe nothing for it');
      expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    } else hides('Your loan is cancelled');
    if (snapshot.matches('freeCancellation')) {
      for (const fact of ['₹0', 'Cancelling is free', 'Unity Small Finance Bank']) shows(fact);
    }
    if (snapshot.matches('coolingOff')) {
      const isAllPaid = start?.quote.total === 0;
      const lines = isAllPaid
        ? ['₹1,00,000', '₹82.19', '−₹1,01,000', '₹917.81']
        : ['₹1,00,000', '₹82.19', '−₹500', '₹99,582.19', 'Unity Small Finance Bank'];
      // The true cost, and no line that says there is no fee.
      const cost = ['Came to your bank', '₹97,640', '₹2,360', '₹2,442.19'];
      for (const line of cost) (start?.loan === null ? hides : shows)(line);
      hides(/no fee/i);
      for (const line of [...lines, '2 days 0 h', 'Until 22 Nov, 10:00 am']) shows(line);
    }
    // A pending payment is shown before the consent: paying for the cancellation would be a second payment.
    if (snapshot.matches('coolingOff'))
      (start?.pendingPayment == null ? hides : shows)('A payment of ₹2,415 is on its way');
    if (snapshot.matches('coolingOff') && start?.startedPayments.length === 1) {
      shows('You started a payment of ₹2,415');
      shows('That was on 20 Nov, 10:00 am. We have not heard from your bank yet.');
    } else if (snapshot.matches('coolingOff')) hides('You started a payment');
    if (snapshot.matches('coolingOff') || snapshot.matches('freeCancellation')) {
      (notice === 'changed' ? shows : hides)('This has changed');
      (notice === 'refused' ? shows : hides)('The loan is not cancelled');
    }
    if (snapshot.matches('cancellationUnanswered')) hides(/fail/i);
    if (snapshot.matches('coolingOffOver')) shows(/You could give this loan back until 22 Nov|are over/);
    // The journey is committed exactly when a payment is opened.
    expect(isCommitted).toBe(snapshot.matches('paymentOpened'));
    if (snapshot.matches('paymentOpened')) expect(redirectTo).toBe(STATUS_URL);
  },
});

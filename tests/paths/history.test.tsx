// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

import { loanDetailsSchema } from '../../machines/domain/loan/loan-details';
import { transactionsSchema } from '../../machines/domain/payment/transactions';
import { historyMachine } from '../../machines/history/machine';
import { screens } from '../../src/screens/history';
import { done, fails, person } from './kit';
import { checkPage, shows, tap } from './support/fixtures/checks';
import { DAY_SECONDS, loanStatus, loanWith, NOW_SECONDS, now } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { startedWith } from './support/fixtures/payment';
import { checkSharing, paperSharings } from './support/fixtures/sharing';
import { testJourney } from './support/through-screens';

const details = v.parse(loanDetailsSchema, {
  loan: null,
  installments: [
    { installment_id: 'line-8', number: 8, due_date: NOW_SECONDS - 9 * DAY_SECONDS, amount: 241_500 },
  ],
  statement_link: 'https://lender.example/statement/loan-1.html',
});
const loanDetailsAnswer = (loan: ReturnType<typeof loanWith> | null, statementLink = details.statementLink) =>
  ready({ details: { ...details, loan, statementLink }, readAt: now });

/** Two months: a pending payment today, a failed foreclosure, one by autopay, a refund, and two late charges. */
const listedTransactions = v.parse(transactionsSchema, {
  repayment_transactions: [
    { payment_id: 'pay-5', amount: 241_500, create_time: NOW_SECONDS - 60, status: 'PENDING' },
    {
      payment_id: 'pay-4',
      amount: 9_660_000,
      create_time: NOW_SECONDS - DAY_SECONDS,
      status: 'FAILED',
      is_foreclosure: true,
    },
    {
      payment_id: 'pay-2',
      amount: 241_500,
      create_time: NOW_SECONDS - 30 * DAY_SECONDS,
      status: 'SUCCESS',
      is_autopay_transaction: true,
    },
    {
      payment_id: 'pay-3',
      amount: 241_500,
      create_time: NOW_SECONDS - 8 * DAY_SECONDS,
      status: 'REFUND_INITIATED',
    },
  ],
  penalties: [
    {
      penalty_id: 'pen-1',
      amount_added: 15_000,
      amount_paid: 5_000,
      installment_id: 'line-8',
      create_time: NOW_SECONDS - 7 * DAY_SECONDS,
    },
    {
      // Ids of two lists: a payment and a late charge may have the same.
      penalty_id: 'pay-2',
      amount_added: 10_000,
      amount_paid: 10_000,
      create_time: NOW_SECONDS - 31 * DAY_SECONDS,
    },
  ],
});
const noTransactions = ready(v.parse(transactionsSchema, { repayment_transactions: [], penalties: [] }));
const allTransactions = ready(listedTransactions);
const onlyPayments = ready({ ...listedTransactions, penalties: [], totalPenalty: 0 });

const sharedTotals = `My loan ••20-1 with Unity Small Finance Bank on 20\u00a0Nov,\u00a02026
Paid: ₹19,320
Left to pay: ₹96,600
Late charges so far: ₹0`;
/** Its link is behind the merchant's session: where the file cannot be shared, the page in the app is named instead. */
const statementFile = {
  link: 'https://lender.example/statement/loan-1.html',
  name: 'statement',
  inApp: { text: 'The statement opens only in my loan app:', path: '/termloan/history' },
} as const;
const hasStatement = ({ context }: AnyMachineSnapshot) => context.facts?.details.statementLink !== null;

/** The message of a started payment is shown exactly when there is one. */
function checkStartedPayment(amount: number | undefined): void {
  expect(screen.queryAllByText(/^You started a payment of ₹/)).toHaveLength(amount === undefined ? 0 : 1);
}

testJourney({
  id: 'history',
  machine: historyMachine,
  screens,
  file: 'tests/paths/history.test.tsx',
  starts: [{ name: 'history' }],
  abstract: ({
    facts: historyFacts,
    transactions: loadedTransactions,
    started,
    filter,
    sharing,
    failure,
    redirectTo,
  }) => ({
    loan: historyFacts?.details.loan?.status,
    link: historyFacts?.details.statementLink,
    listed: loadedTransactions && [loadedTransactions.repayments.length, loadedTransactions.penalties.length],
    started: started?.id,
    filter,
    sharing,
    failed: failure && [failure.reason, failure.operation],
    redirectTo,
  }),
  events: [
    done('getLoanDetails', loanDetailsAnswer(loanWith()), 'a loan'),
    done(
      'getLoanDetails',
      loanDetailsAnswer(loanWith({ status: loanStatus.COMPLETE, ended_on: NOW_SECONDS }), null),
      'a closed loan without a statement',
    ),
    done('getLoanDetails', loanDetailsAnswer(null), 'no loan'),
    done('getLoanDetails', failed('connection'), 'no connection'),
    fails('getLoanDetails', crash, 'our own fault'),
    done('listTransactions', allTransactions, 'of each kind'),
    done('listTransactions', onlyPayments, 'no late charge'),
    done('listTransactions', noTransactions, 'nothing yet'),
    done('listTransactions', failed('refused', { message: 'Ledger is closed' }), 'refused'),
    fails('listTransactions', crash, 'our own fault'),
    done('readStartedPayment', startedWith({ id: 'pay-8' }), 'a started payment'),
    done('readStartedPayment', null, 'no started payment'),
    fails('readStartedPayment', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    ...paperSharings.map((sharing) => done('sharePaper', sharing, sharing)),
    fails('sharePaper', crash, 'our own fault'),
    person(
      { type: 'filter.chosen', filter: 'late-charges' },
      { enabled: ({ context }) => context.filter === 'all' },
    ),
    person({ type: 'filter.chosen', filter: 'all' }, { enabled: ({ context }) => context.filter !== 'all' }),
    person(
      { type: 'payment.opened', payment: { id: 'pay-5', isForeclosure: false } },
      { enabled: ({ context }) => context.filter === 'all' },
    ),
    person(
      { type: 'payment.opened', payment: { id: 'pay-4', isForeclosure: true } },
      { enabled: ({ context }) => context.filter === 'all' },
    ),
    person({ type: 'earlierPayment.opened' }, { enabled: ({ context }) => context.filter === 'all' }),
    person(
      { type: 'statement.shared', paper: { text: sharedTotals, file: statementFile } },
      { label: 'statement.shared', enabled: hasStatement },
    ),
    person(
      { type: 'statement.shared', paper: { text: sharedTotals, file: null } },
      { label: 'statement.shared', enabled: (snapshot) => !hasStatement(snapshot) },
    ),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'filter.chosen': async (user, { filter }) => {
      const chip = document.querySelector<HTMLInputElement>(`input[value="${filter}"]`);
      if (chip === null) throw new Error(`No chip for ${filter}.`);
      await user.click(chip);
      // A checked radio sends no event.
    },
    'payment.opened': (user, { payment }) =>
      tap(payment.isForeclosure ? /^Closing payment/ : /Bank is confirming$/)(user),
    'earlierPayment.opened': tap('See this payment'),
    'statement.shared': tap('Share'),
    retry: tap(/^(Try again|Check again|Refresh)$/),
    back: tap('Back'),
    leave: tap(/^(Go to home|See offers)$/),
  },
  check: (snapshot) => {
    checkPage();
    const {
      transactions: loadedTransactions,
      filter,
      failure,
      redirectTo,
      sharing,
      facts: historyFacts,
    } = snapshot.context;
    if (snapshot.matches('history')) {
      shows('₹19,320');
      shows('Unity Small Finance Bank');
      checkStartedPayment(snapshot.context.started?.amount);
      const items = [...document.querySelectorAll('li')];
      const all = (loadedTransactions?.repayments.length ?? 0) + (loadedTransactions?.penalties.length ?? 0);
      const wanted = filter === 'all' ? all : (loadedTransactions?.penalties.length ?? 0);
      expect(items).toHaveLength(wanted);
      expect(items.map((item) => item.getAttribute('aria-setsize'))).toEqual(items.map(() => String(wanted)));
      if (filter === 'all') {
        expect(items[0]?.textContent).toContain('Bank is confirming');
        expect(items[0]?.textContent).toContain('November 2026');
        for (const words of ['Autopay payment', 'Failed', 'Money is coming back', 'October 2026'])
          shows(words);
      } else if (wanted === 0) shows('Nothing of this kind so far.');
      if (wanted > 0 && loadedTransactions?.penalties.length === 2) {
        shows('For instalment 8');
        // ₹150 and ₹100 were added, ₹50 and ₹100 of them are paid.
        for (const sum of ['₹250', '₹150']) shows(sum);
        shows(historyFacts?.details.loan?.status === 'DISBURSED' ? '₹50 paid' : 'Let off');
      }
      checkSharing(sharing);
      const statement = document.querySelector('a[href*="lender.example/statement"]');
      expect(statement === null).toBe(historyFacts?.details.statementLink === null);
    }
    if (snapshot.matches('historyEmpty')) {
      shows('Nothing here yet');
      checkStartedPayment(snapshot.context.started?.amount);
    }
    if (snapshot.matches('noLoan')) shows('You have no loan now');
    if (snapshot.matches('historyUnavailable'))
      shows(failure?.reason === 'refused' ? 'Ledger is closed' : /internet|could not read/);
    if (snapshot.matches('left') && redirectTo.startsWith('/payment'))
      expect(redirectTo).toMatch(
        /^\/payment\/status\/pay-([58]\?pollingType=repayment&paymentType=instalment|4\?pollingType=repayment&paymentType=foreclosure)$/,
      );
  },
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

import { loanDetailsSchema } from '../../machines/domain/loan/loan-details';
import { summaryMachine } from '../../machines/summary/machine';
import { screens } from '../../src/screens/summary';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { DAY_SECONDS, loanStatus, loanWith, mandateWith, NOW_SECONDS, now } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { paperSharings } from './support/fixtures/sharing';
import { testJourney } from './support/through-screens';

/** Six weekly instalments: two paid, one late with a charge, one partly paid, two to come. ₹7,500 of instalments and ₹200 of charges are left. */
const instalmentWires = [
  { number: 1, status: 'PAID', amount_paid: 200_000, paid_on: NOW_SECONDS - 36 * DAY_SECONDS },
  { number: 2, status: 'PAID', amount_paid: 200_000, paid_on: NOW_SECONDS - 29 * DAY_SECONDS },
  { number: 3, status: 'LATE', amount_paid: 0, late_charge: 30_000, late_charge_paid: 10_000 },
  { number: 4, status: 'PARTLY_PAID', amount_paid: 50_000 },
  { number: 5, status: 'DUE', amount_paid: 0 },
  { number: 6, status: 'UPCOMING', amount_paid: 0 },
].map((line) => ({
  installment_id: `line-${line.number}`,
  due_date: NOW_SECONDS + (line.number - 5) * 7 * DAY_SECONDS,
  amount: 200_000,
  principal: 170_000,
  interest: 30_000,
  ...line,
}));
const loanWire = {
  total_paid: 460_000,
  total_due: 570_000,
  max_repayment_amount: 770_000,
  late_penalties_added: 30_000,
  late_penalties_paid: 10_000,
  total_installment: 6,
  installments_paid: 2,
};
const runningLoan = loanWith(loanWire);
const pendingWire = {
  payment_id: 'pay-9',
  status: 'PENDING',
  amount: 200_000,
  payment_type: 'overdue',
};
const autopayLoan = loanWith({
  ...loanWire,
  total_due: 0,
  auto_debit: { is_enabled: true, is_consented: true },
});
/** The text of the instalments that are left, as it leaves the app. */
const scheduleText = `My loan ••20-1 with Unity Small Finance Bank on 20\u00a0Nov,\u00a02026
Left to pay: ₹7,700
Instalments to pay:
3. 6\u00a0Nov,\u00a02026: ₹2,000
4. 13\u00a0Nov,\u00a02026: ₹1,500
5. 20\u00a0Nov,\u00a02026: ₹2,000
6. 27\u00a0Nov,\u00a02026: ₹2,000`;
const facts = (loan: ReturnType<typeof loanWith> | null, overrides: object = {}) =>
  ready({
    details: {
      ...v.parse(loanDetailsSchema, { loan: null, installments: instalmentWires, ...overrides }),
      loan,
    },
    readAt: now,
  });

/** A reminder is shown once the debits of the loan are known. */
const hasReminder = ({ context }: AnyMachineSnapshot) =>
  context.facts?.details.loan?.autoDebit.isEnabled === true && context.debits?.repayments != null;

testJourney({
  id: 'summary',
  machine: summaryMachine,
  screens,
  file: 'tests/paths/summary.test.tsx',
  starts: [{ name: 'summary' }],
  abstract: ({ facts: loadedFacts, debits, sharing, failure, redirectTo }) => ({
    loan: loadedFacts?.details.loan && [
      loadedFacts.details.loan.status,
      loadedFacts.details.loan.maxRepaymentAmount,
    ],
    pending: loadedFacts?.details.pendingPayment?.id,
    autopay: loadedFacts?.details.loan?.autoDebit.isEnabled,
    debits: debits && [debits.mandate?.status, debits.repayments !== null],
    sharing,
    failed: failure?.reason,
    redirectTo,
  }),
  events: [
    done('getLoanDetails', facts(runningLoan), 'a running loan'),
    done('getLoanDetails', facts({ ...runningLoan, maxRepaymentAmount: 770_001 }), 'sums that do not agree'),
    done('getLoanDetails', facts(autopayLoan), 'autopay debits the next instalment'),
    done('getLoanDetails', facts(runningLoan, { pending_payment: pendingWire }), 'a payment under way'),
    done(
      'getLoanDetails',
      facts(loanWith({ status: loanStatus.COMPLETE, ended_on: NOW_SECONDS, max_repayment_amount: 0 }), {
        installments: instalmentWires.slice(0, 2),
      }),
      'paid off',
    ),
    done(
      'getLoanDetails',
      facts(loanWith({ status: loanStatus.CREATED, disbursed_on: 0 }), { installments: [] }),
      'not sent',
    ),
    done(
      'getLoanDetails',
      facts(loanWith({ status: loanStatus.FORECLOSED, ended_on: 0, max_repayment_amount: 0 }), {
        installments: [],
      }),
      'closed on a day that is not named',
    ),
    done(
      'getLoanDetails',
      facts(loanWith({ ...loanWire, disbursed_on: 0 })),
      'sent on a day that is not named',
    ),
    done(
      'getLoanDetails',
      facts(loanWith({ status: loanStatus.REJECTED, ended_on: NOW_SECONDS }), { installments: [] }),
      'refused',
    ),
    done(
      'getLoanDetails',
      facts(loanWith({ status: loanStatus.CANCELLED, ended_on: NOW_SECONDS }), { installments: [] }),
      'cancelled before the money was sent',
    ),
    done('getLoanDetails', facts(null, { installments: [] }), 'no loan'),
    done('getLoanDetails', failed('connection'), 'no connection'),
    done('pageReturns', undefined, 'back on the page'),
    done(
      'readDebits',
      { mandate: mandateWith({ status: 'ACTIVE' }), repayments: [] },
      'the mandate is active',
    ),
    done('readDebits', { mandate: null, repayments: null }, 'nothing could be read'),
    fails('readDebits', crash, 'our own fault'),
    ...paperSharings.map((sharing) => done('sharePaper', sharing, sharing)),
    fails('sharePaper', crash, 'our own fault'),
    person(
      { type: 'schedule.shared', paper: { text: scheduleText, file: null } },
      { enabled: ({ context }) => context.facts?.details.loan?.maxRepaymentAmount === 770_000 },
    ),
    person({ type: 'autopay.opened' }, { enabled: hasReminder }),
    fails('getLoanDetails', crash, 'our own fault'),
    ...(
      [
        'prepayment.opened',
        'payment.opened',
        'history.opened',
        'details.opened',
        'status.opened',
        'settledPage.opened',
        'retry',
        'back',
        'leave',
      ] as const
    ).map((type) => person({ type })),
  ],
  controls: {
    'prepayment.opened': tap('Make a payment'),
    'payment.opened': tap('See your payment'),
    'history.opened': tap(/^History/),
    'autopay.opened': (user) => user.click(screen.getByRole('link', { name: 'Open autopay' })),
    'schedule.shared': tap('Send on WhatsApp'),
    'details.opened': tap(/^Loan details/),
    'status.opened': tap(/^(Where is my money\?|See what happened)$/),
    'settledPage.opened': tap('See the closing papers'),
    retry: tap(/^(Try again|Refresh)$/),
    back: tap('Back'),
    leave: tap('See offers'),
  },
  check: (snapshot) => {
    checkPage();
    const { facts: loadedFacts, redirectTo } = snapshot.context;
    if (snapshot.matches('summary')) {
      const isReminded = hasReminder(snapshot);
      (isReminded ? shows : hides)('Autopay takes ₹2,415 on 21 Nov, 2026');
      (isReminded ? shows : hides)('From HDFC Bank ••7890. You need not pay.');
      const { sharing } = snapshot.context;
      (sharing === 'notOpened' ? shows : hides)('WhatsApp did not open. You can send it by e-mail.');
    }
    if (snapshot.matches('summary') || snapshot.matches('paymentPending')) {
      const dueNow = loadedFacts?.details.loan?.totalDue === 0 ? '₹0' : '₹5,700';
      for (const sum of ['₹4,600 paid', dueNow, '₹300', '₹100']) shows(sum);
      for (const text of ['Paid', 'Partly paid', 'Late', 'Due today', 'To come']) shows(text);
      // Only the first unpaid instalment is marked as next.
      const nextRows = [...document.querySelectorAll('button')].filter((row) =>
        row.textContent?.includes('Next'),
      );
      expect(nextRows.map((row) => row.textContent)).toEqual([expect.stringContaining('Instalment 3')]);
      // The parts are shown only when they add up to the lender's sum: 2,000 + 1,500 + 2,000 + 2,000, and 200 of charges.
      const agrees = loadedFacts?.details.loan?.maxRepaymentAmount === 770_000;
      for (const part of ['Instalments left', 'Late charges left']) (agrees ? shows : hides)(part);
      if (agrees) for (const sum of ['₹7,500', '₹200', '₹7,700']) shows(sum);
      const openGroups = [...document.querySelectorAll('details')].map((group) => group.open);
      expect(openGroups).toEqual([false, true]);
    }
    if (snapshot.matches('paymentPending')) {
      shows('₹2,000 is on its way');
      hides('Make a payment');
      // The page stays visible while it is read again.
    } else if (!snapshot.hasTag('pending')) hides('See your payment');
    // The status of the loan decides the state, not which dates are missing.
    const states: Readonly<Record<string, string | undefined>> = {
      FORECLOSED: 'loanOver',
      COMPLETE: 'loanOver',
      REJECTED: 'notDisbursed',
      CANCELLED: 'notDisbursed',
    };
    const expectedState = states[loadedFacts?.details.loan?.status ?? ''];
    const isLoaded = !['left', 'loadingSummary', 'summaryUnavailable'].includes(String(snapshot.value));
    if (expectedState !== undefined && isLoaded) expect(snapshot.value).toBe(expectedState);
    if (snapshot.matches('loanOver')) {
      shows('This loan is closed');
      hides(/^Left to pay$/);
      hides('Make a payment');
    }
    if (snapshot.matches('notDisbursed')) {
      const status = loadedFacts?.details.loan?.status;
      if (status === 'REJECTED') shows('The lender did not give this loan');
      else if (status === 'CANCELLED') shows('This loan was cancelled');
      else shows('No instalments yet');
      if (status !== 'CREATED') shows(/You owe nothing\./);
    }
    if (snapshot.matches('summaryUnavailable')) shows('We could not open your instalments');
    if (snapshot.matches('left') && redirectTo.startsWith('/payment'))
      expect(redirectTo).toBe('/payment/status/pay-9?pollingType=repayment&paymentType=overdue');
  },
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { SentPapers } from '../../machines/domain/loan/papers-sent';
import { loanStatusMachine } from '../../machines/loan-status/machine';
import { screens } from '../../src/screens/loan-status';
import { done, elapses, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { loanStatus, loanWith, now } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

/** What the agreement pays out, in paise. */
const agreedAmount = 9_712_500;
const sentPapers: readonly SentPapers[] = [
  { channel: 'EMAIL', to: 's••••@shop.example', time: now - 86_400_000 },
  { channel: 'SMS', to: '******2345', time: now - 86_400_000 },
];
const loads = (
  loan: ReturnType<typeof loanWith> | null,
  label: string,
  amount: number | null = agreedAmount,
  papersSent: readonly SentPapers[] = amount === null ? [] : sentPapers,
) => done('loadLoan', ready({ loan, agreedAmount: amount, papersSent }), label);

const signedLoan = loanWith({ status: loanStatus.CREATED, utr: null });
const created = ready(signedLoan);
const disbursed = ready(loanWith());

testJourney({
  id: 'loan-status',
  machine: loanStatusMachine,
  screens,
  file: 'tests/paths/loan-status.test.tsx',
  starts: [{ name: 'loan status' }],
  abstract: ({ loan, agreedAmount: amount, papersSent, polls, failure }) => ({
    loan: loan && [loan.status, loan.isManualDisbursalEnabled],
    amount,
    papers: papersSent.length,
    polls,
    failed: failure && [failure.reason, failure.code],
  }),
  events: [
    loads(signedLoan, 'signed'),
    loads(signedLoan, 'signed, the agreement not read', null),
    loads(loanWith({ status: loanStatus.UNKNOWN, is_manual_disbursal_enabled: true }), 'manual disbursal'),
    loads(loanWith({ status: loanStatus.UNKNOWN, utr: null }), 'status unknown'),
    loads(loanWith(), 'disbursed'),
    loads(loanWith(), 'disbursed, no word on the papers', agreedAmount, []),
    loads(loanWith({ status: loanStatus.REJECTED }), 'rejected'),
    loads(loanWith({ status: loanStatus.CANCELLED }), 'cancelled'),
    loads(loanWith({ status: loanStatus.COMPLETE }), 'complete'),
    loads(loanWith({ status: loanStatus.FORECLOSED }), 'foreclosed'),
    loads(null, 'no loan', null),
    done('loadLoan', failed('connection'), 'no connection'),
    done(
      'loadLoan',
      failed('refused', { code: 'E42', message: 'Loan book is closed', operation: 'getLoan' }),
      'refused',
    ),
    fails('loadLoan', crash, 'our own fault'),
    done('checkLoan', created, 'still pending'),
    done('checkLoan', disbursed, 'disbursed now'),
    done('checkLoan', ready(loanWith({ status: loanStatus.REJECTED })), 'rejected now'),
    done('checkLoan', failed('timeout'), 'no answer'),
    fails('checkLoan', crash, 'our own fault'),
    elapses('pollDelay'),
    person({ type: 'home.opened' }),
    person({ type: 'rejection.opened' }),
    person({ type: 'settledPage.opened' }),
    person({ type: 'cancellation.opened' }),
    person({ type: 'papers.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'home.opened': tap('Go to home'),
    'rejection.opened': tap('Why, and what I can do'),
    'settledPage.opened': tap('See the closing papers'),
    'cancellation.opened': (user) => user.click(screen.getByRole('link', { name: 'Cancel this loan' })),
    'papers.opened': (user) => user.click(screen.getByRole('link', { name: 'See your papers' })),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
    leave: tap('Back to the start'),
  },
  check: (snapshot) => {
    checkPage();
    const { loan, agreedAmount: amount, papersSent, failure } = snapshot.context;
    if (snapshot.matches('disbursed') || snapshot.matches('disbursalPending')) {
      // It is said that the papers were sent only where the service says so.
      if (papersSent.length === 0) hides('were sent');
      else
        shows(
          'Your signed papers were sent by e-mail to s••••@shop.example and by SMS to ******2345 on 19 Nov, 2026.',
        );
      (papersSent.length === 0 ? shows : hides)('You can read your signed papers in this app at any time.');
    }
    if (snapshot.matches('disbursed')) {
      expect(loan?.status).toBe('DISBURSED');
      for (const fact of ['₹97,640', 'HDFC Bank ••7890', 'HDFCN52026112042918830']) shows(fact);
      shows('Unity Small Finance Bank');
    } else hides(/the money is in your bank/i);
    if (snapshot.matches('disbursalPending')) {
      if (amount === null) hides('You get in bank');
      else shows('₹97,125');
      shows('Cancelling is free until the lender sends the money.');
      const link = screen.getByRole('link', { name: 'Cancel this loan' });
      expect(link.getAttribute('href')).toBe('/termloan/cancel-loan/loan-1');
      if (loan?.status === 'UNKNOWN' && !loan.isManualDisbursalEnabled) {
        shows('We are asking Unity Small Finance Bank');
        hides('is sending the money');
        hides('Your money is on its way');
      } else shows('Unity Small Finance Bank is sending the money');
      hides('HDFCN52026112042918830');
      if (loan?.isManualDisbursalEnabled) shows('sends it by hand');
      else hides('sends it by hand');
    }
    if (snapshot.matches('loanRejected')) shows('The lender did not send the money');
    if (snapshot.matches('loanCancelled')) shows('This loan was cancelled');
    if (snapshot.matches('loanEnded')) shows('This loan is closed');
    if (snapshot.matches('noLoan')) shows('You have no loan to follow');
    if (snapshot.matches('loanUnavailable')) {
      shows(failure?.code === 'E42' ? 'E42: Loan book is closed' : 'get latest loan error');
      // The message of the lender is shown at most once.
      expect((document.body.textContent ?? '').split('Loan book is closed').length).toBeLessThanOrEqual(2);
    }
  },
});

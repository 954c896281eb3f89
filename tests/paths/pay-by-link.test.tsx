// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { linkAmountLeft, linkStatus } from '../../machines/domain/payment/payment-link';
import type { StartedPayment } from '../../machines/domain/payment/started-payment';
import { payByLinkMachine } from '../../machines/pay-by-link/machine';
import { screens } from '../../src/screens/pay-by-link';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { initiatedRepaymentWith, linkWith } from './support/fixtures/link';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { startedWith } from './support/fixtures/payment';
import { testJourney } from './support/through-screens';

const LOAD_PORT = 'getRepaymentLinkDetails';
const INITIATE_PORT = 'initiateRepayment';
/** Amount in the URL, paise; it differs from the lender's amount. */
const URL_AMOUNT_PAISE = 250_000;
/** A loaded link with the payments that were started on this phone. */
const link = (linkDetails: ReturnType<typeof linkWith>, ...startedPayments: readonly StartedPayment[]) =>
  ready({ link: linkDetails, startedPayments });
const start = { linkId: 'link-1', requestKeySeed: 'seed' };

testJourney({
  id: 'pay-by-link',
  machine: payByLinkMachine,
  screens,
  file: 'tests/paths/pay-by-link.test.tsx',
  starts: [
    { name: 'a link', input: { ...start, urlAmount: null, urlType: null } },
    {
      name: 'a link that says another amount',
      input: { ...start, urlAmount: URL_AMOUNT_PAISE, urlType: 'overdue' },
    },
  ],
  abstract: ({ urlAmount, link, startedPayments, failure, startWith, redirectTo }) => ({
    urlAmount,
    link: link && [link.status, link.amountPaid > 0],
    failed: failure && [failure.reason, failure.code],
    started: startedPayments.length,
    startWith,
    redirectTo,
  }),
  events: [
    done(LOAD_PORT, link(linkWith()), 'to be paid'),
    done(LOAD_PORT, link(linkWith({ status: 'PARTLY_PAID', amount_paid: 141_500 })), 'partly paid'),
    done(LOAD_PORT, link(linkWith(), startedWith()), 'to be paid, with a payment that may be paid'),
    done(LOAD_PORT, link(linkWith({ status: 'PAID', amount_paid: 241_500 })), 'paid'),
    done(LOAD_PORT, link(linkWith({ status: 'EXPIRED' })), 'too old'),
    done(LOAD_PORT, link(linkWith({ status: 'EXPIRED', amount_paid: 141_500 })), 'too old, partly paid'),
    done(LOAD_PORT, link(linkWith({ status: 'CLOSED' })), 'the loan was closed'),
    done(LOAD_PORT, failed('refused', { code: 'repayment_link_not_found' }), 'not known'),
    done(LOAD_PORT, failed('connection'), 'no connection'),
    fails(LOAD_PORT, crash, 'our own fault'),
    done('readStartedMeanwhile', [], 'none'),
    done('readStartedMeanwhile', [startedWith({ id: 'pay_2' })], 'one, in another tab'),
    fails('readStartedMeanwhile', crash, 'our own fault'),
    done(INITIATE_PORT, accepted(initiatedRepaymentWith()), 'opened, for 2,415'),
    done(INITIATE_PORT, accepted(initiatedRepaymentWith({ amount: 100_000 })), 'opened, for 1,000'),
    done(
      INITIATE_PORT,
      accepted(initiatedRepaymentWith({ amount: 300_000, status: 'PENDING' })),
      'one is pending',
    ),
    done(INITIATE_PORT, unanswered, 'unanswered'),
    done(INITIATE_PORT, refused('repayment_link_paid'), 'paid meanwhile'),
    done(INITIATE_PORT, refused('nothing_due'), 'the loan is over'),
    done(INITIATE_PORT, refused('repayment_link_expired'), 'too old by now'),
    done(INITIATE_PORT, refused('repayment_link_not_found'), 'gone'),
    done(INITIATE_PORT, refused('foreclosure_quote_changed'), 'another amount'),
    done(INITIATE_PORT, refused('lender_busy'), 'refused'),
    fails(INITIATE_PORT, crash, 'our own fault'),
    person({ type: 'payment.started' }),
    person({ type: 'earlierPayment.opened' }),
    person({ type: 'payment.continued' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'payment.started': tap(/^Pay ₹/),
    'earlierPayment.opened': tap('See this payment'),
    'payment.continued': tap('I did not pay. Continue to the bill'),
    retry: tap(/^(Try again|Check again|See the amount now)$/),
    back: tap('Back'),
    leave: tap('Go to the start page'),
  },
  check: (snapshot) => {
    checkPage();
    // Until the lender has answered, the payment type of the URL is shown.
    if (snapshot.matches('loadingLink') && snapshot.context.link === null)
      (snapshot.context.urlType === null ? hides : shows)('This link says: All that is due until today.');
    const { link, urlAmount, redirectTo, isCommitted } = snapshot.context;
    const isBill = snapshot.matches('bill');
    if (isBill && link !== null) {
      const due = link.amountPaid === 0 ? '₹2,415' : '₹1,000';
      expect(screen.getByRole('button', { name: `Pay ${due}` })).toBeDefined();
      shows('Pay for Ramesh Kirana Store');
      shows('Unity Small Finance Bank');
      shows('One instalment');
      shows('22 Nov, 10:00 am');
      expect(linkAmountLeft(link)).toBe(link.amount - link.amountPaid);
      // A bill is shown only for an open link.
      expect(linkStatus(link)).toBe('open');
      if (urlAmount === URL_AMOUNT_PAISE)
        shows(`This link says ₹2,500. The lender asks for ${due}; that is what you pay.`);
      else hides('This link says');
      if (link.amountPaid > 0) for (const line of ['₹2,415', '−₹1,415', '₹1,000']) shows(line);
    }
    // Only the lender reports a link as paid.
    if (snapshot.matches('linkPaid')) {
      shows('Unity Small Finance Bank has the money for the loan of Ramesh Kirana Store');
      hides('You pay');
    } else hides(/has the money/);
    if (snapshot.matches('nothingLeft')) {
      shows('Nothing is left to pay by this link');
      hides(/₹/);
    }
    if (snapshot.matches('paymentUnanswered')) hides(/fail/i);
    if (snapshot.matches('amountChanged')) shows('Nothing was paid.');
    if (snapshot.matches('linkExpired')) {
      shows('It was good until');
      // In the words of the bill: what the link asks for is its whole amount, also where a part is paid.
      expect(screen.getByText('Link asks for').parentElement?.textContent).toBe('Link asks for₹2,415');
      const isPartlyPaid = link !== null && link.amountPaid > 0;
      (isPartlyPaid ? shows : hides)('−₹1,415');
      hides('You pay');
    }
    if (snapshot.matches('linkExpired') || snapshot.matches('linkNotFound')) {
      const link = screen.getByRole('link', { name: 'Ask for a new link' });
      expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
      expect(link.getAttribute('href')).not.toContain('Ramesh');
    }
    expect(isCommitted).toBe(snapshot.matches('paymentOpened'));
    if (snapshot.matches('paymentOpened'))
      expect(redirectTo).toBe('/payment/status/pay-1?pollingType=repayment&paymentType=instalment');
    // Before another payment is opened, the first one is shown with amount and time.
    if (snapshot.matches('earlierPayment')) {
      for (const fact of ['An earlier payment may be paid', '₹2,415', 'Started on 20 Nov, 10:00 am'])
        shows(fact);
      shows('If your UPI app or bank says that it is paid, do not pay again.');
      expect(screen.queryByRole('button', { name: /^Pay ₹/ })).toBeNull();
    } else hides('An earlier payment may be paid');
    if (snapshot.matches('left'))
      expect(['/', '/payment/status/pay_1?pollingType=repayment&paymentType=instalment']).toContain(
        redirectTo,
      );
  },
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { collectionCopy } from '#messages/collection';
import { homeCopy } from '#messages/home';
import { homePaymentCopy } from '#messages/home-payment';
import { cancellationSchema } from '../../machines/domain/loan/cancellation';
import { instalmentSchema } from '../../machines/domain/loan/instalment';
import { lastKnownOf } from '../../machines/domain/loan/last-known-of';
import type { Loan } from '../../machines/domain/loan/loan';
import { payableOf } from '../../machines/domain/loan/payable';
import { mandateSchema } from '../../machines/domain/mandate/mandate';
import {
  initiatedRepaymentSchema,
  repaymentLinkSchema,
  repaymentStatusSchema,
} from '../../machines/domain/payment/repayment';
import { homeMachine } from '../../machines/home/machine';
import { debitOf } from '../../machines/home/selectors';
import { homePagePath } from '../../machines/home/setup';
import { screens } from '../../src/screens/home';
import { done, fails, person } from './kit';
import { checkPage, detailsOf, hides, shows, showsWhoMayCall, tap } from './support/fixtures/checks';
import { overdueContact } from './support/fixtures/lending';
import { DAY_SECONDS, loanStatus, loanWith, NOW_SECONDS, now, userStateWith } from './support/fixtures/money';
import { crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { startedWith } from './support/fixtures/payment';
import { testJourney } from './support/through-screens';

// Fakes the timers of the cooling-off period, so that a slow machine does not change its time.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterAll(() => void vi.useRealTimers());

const instalmentLine = (number: number, inDays: number) =>
  v.parse(instalmentSchema, { number, due_date: NOW_SECONDS + inDays * DAY_SECONDS, amount: 241_500 });
const pendingPayment = v.parse(repaymentStatusSchema, {
  payment_id: 'pay-0',
  status: 'PENDING',
  amount: 241_500,
  payment_type: 'instalment',
});

type LoanOver = Parameters<typeof loanWith>[0];
const facts = (overrides: LoanOver = {}, rest: object = {}) =>
  ready({
    loan: loanWith(overrides),
    instalments: [instalmentLine(9, 1), instalmentLine(10, 8)],
    pendingPayment: null,
    readAt: now,
    startedPayments: [],
    ...rest,
  });
const factsWithoutLoan = ready({
  loan: null,
  instalments: [],
  pendingPayment: null,
  readAt: now,
  startedPayments: [],
});
const overdue: LoanOver = {
  next_due_date: NOW_SECONDS - 12 * DAY_SECONDS,
  next_installment_date: NOW_SECONDS + 2 * DAY_SECONDS,
  total_due: 513_000,
  late_penalties_added: 30_000,
  shop_image_url: 'https://shop.example/front.jpg',
  auto_debit: { is_enabled: true, is_consented: true, message: 'The debit of ₹2,415 did not work.' },
};
const paidByAutopay: LoanOver = { auto_debit: { is_enabled: true, is_consented: true } };
const twoLateInstalments = {
  instalments: [instalmentLine(8, -12), instalmentLine(9, -5), instalmentLine(10, 2)],
};
const endedLoan = (status: number, overrides: LoanOver = {}) =>
  facts({ status, ended_on: NOW_SECONDS - DAY_SECONDS, max_repayment_amount: 0, ...overrides });

const coolingOff = v.parse(cancellationSchema, {
  loan_id: 'loan-1',
  can_cancel: true,
  principal: 100,
  total: 100,
  cooling_off_until: NOW_SECONDS + DAY_SECONDS + 4 * 3600,
});
const refund = {
  id: 'pay-7',
  loanId: 'loan-1',
  amount: 241_500,
  isForeclosure: false,
  isAutopay: false,
  createTime: now - 3_600_000,
  updateTime: now,
  status: 'REFUND_INITIATED',
  reference: null,
};
const failedDebit = {
  ...refund,
  id: 'pay-6',
  isAutopay: true,
  status: 'FAILED',
  createTime: now - 5 * DAY_SECONDS * 1000,
};
const activeMandate = v.parse(mandateSchema, {
  mandate_id: 'mandate-1',
  type: 'UPI',
  status: 'ACTIVE',
  max_amount: 482_000,
  bank_name: 'SBI',
  account_last4: '4321',
});
const optionalFacts = {
  readAt: now,
  mandate: null,
  repayments: null,
  merchantName: 'Ramesh',
  isQrOn: true,
  cancellation: coolingOff,
  lenderContact: overdueContact,
  settlement: { amount: 5_705_400, validUntil: now + 5 * DAY_SECONDS * 1000 },
  shopPicture: 'https://shop.example/front.jpg',
};
const openedPayment = (amount: number) => ({
  kind: 'accepted',
  data: v.parse(initiatedRepaymentSchema, { payment_id: 'pay-1', status: 'CREATED', amount }),
});
const link = v.parse(repaymentLinkSchema, {
  repayment_link: 'https://pay.example/pay/lnk-1',
  repayment_link_id: 'lnk-1',
  amount: 241_500,
  payment_type: 'instalment',
  expires_at: NOW_SECONDS + 3 * DAY_SECONDS,
});
const lastKnown = lastKnownOf(loanWith(), now - 3 * 3_600_000);

testJourney({
  id: 'home',
  machine: homeMachine,
  screens,
  file: 'tests/paths/home.test.tsx',
  limit: 200_000,
  starts: [{ name: 'home', input: { requestKeySeed: 'seed' } }],
  abstract: (context) => ({
    loan: context.facts?.loan && [
      context.facts.loan.status,
      context.facts.loan.nextDueDate,
      context.facts.loan.disbursedOn,
      context.facts.loan.maxRepaymentAmount,
      context.facts.loan.totalNextDueAmount,
      context.facts.loan.autoDebit.isConsented,
    ],
    pending: context.facts?.pendingPayment != null,
    started: context.facts?.startedPayments.length,
    // Optional facts do not decide the next step, except these.
    optionalFacts: context.optionalFacts && [context.optionalFacts.isQrOn, context.optionalFacts.mandate?.id],
    userState: context.userState && [context.userState.processState, context.userState.processSubState],
    lastKnown: context.lastKnown !== null,
    // Earlier payments and links decide no branch: only whether the amounts agree matters.
    payment: context.payment?.amount === context.payable?.amount,
    requestedAction: context.requestedAction,
    shareFailed: context.isShareFailed,
    failed: context.failure?.reason,
    refused: context.paymentFailure?.kind,
    startWith: context.startWith,
    redirectTo: context.redirectTo,
  }),
  events: [
    done('getLoanDetails', facts(), 'due tomorrow'),
    done('getLoanDetails', facts(overdue, twoLateInstalments), 'overdue'),
    done('getLoanDetails', facts({}, { pendingPayment }), 'a payment is under way'),
    done(
      'getLoanDetails',
      facts(
        {},
        { startedPayments: [startedWith({ id: 'pay-8' }), startedWith({ id: 'pay-9', method: 'qr' })] },
      ),
      'two payments were started',
    ),
    done(
      'getLoanDetails',
      facts({ next_due_date: NOW_SECONDS + 9 * DAY_SECONDS }, { instalments: [] }),
      'due later',
    ),
    done(
      'getLoanDetails',
      facts({
        total_next_due_amount: 0,
        next_due_date: 0,
        max_repayment_amount: 0,
        total_paid: 11_592_000,
        installments_paid: 48,
      }),
      'all paid',
    ),
    done(
      'getLoanDetails',
      facts({ total_next_due_amount: 0, next_due_date: 0, next_installment_date: 0 }),
      'next due date missing',
    ),
    done('getLoanDetails', facts({ total_next_due_amount: 0 }), 'next amount missing'),
    done('getLoanDetails', facts(paidByAutopay), 'autopay debits it'),
    done(
      'getLoanDetails',
      facts(paidByAutopay, { pendingPayment }),
      'autopay debits it, and a payment is under way',
    ),
    done('getLoanDetails', facts({ status: loanStatus.CREATED }), 'disbursal pending'),
    done('getLoanDetails', facts({ status: loanStatus.UNKNOWN }), 'status unknown'),
    done('getLoanDetails', endedLoan(loanStatus.COMPLETE), 'repaid'),
    done('getLoanDetails', endedLoan(loanStatus.FORECLOSED), 'foreclosed'),
    done('getLoanDetails', endedLoan(loanStatus.CANCELLED), 'given back'),
    done('getLoanDetails', endedLoan(loanStatus.CANCELLED, { disbursed_on: 0, total_paid: 0 }), 'cancelled'),
    done('getLoanDetails', endedLoan(loanStatus.REJECTED, { disbursed_on: 0, total_paid: 0 }), 'rejected'),
    done('getLoanDetails', factsWithoutLoan, 'no loan'),
    done('getLoanDetails', failed('connection'), 'no connection'),
    fails('getLoanDetails', crash, 'our own fault'),
    done('loadOptionalFacts', ready(optionalFacts), 'all'),
    done(
      'loadOptionalFacts',
      ready({ ...optionalFacts, mandate: activeMandate, repayments: [refund, failedDebit] }),
      'a refund, a debit that failed, and the mandate',
    ),
    done(
      'loadOptionalFacts',
      ready({ ...optionalFacts, lenderContact: { ...overdueContact, collection: null } }),
      'all, but the lender does not say who may call',
    ),
    done('loadOptionalFacts', failed('connection'), 'none'),
    fails('loadOptionalFacts', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    fails('pageReturns', crash, 'our own fault', { enabled: (snapshot) => snapshot.matches('lastKnown') }),
    done('getUserState', ready(userStateWith({ process_state: 'CLOSED' })), 'closed'),
    done('getUserState', ready(userStateWith({ process_state: 'BLOCKED' })), 'blocked'),
    done(
      'getUserState',
      ready(userStateWith({ process_state: 'AGREEMENT', process_substate: 'agreement' })),
      'an agreement to sign',
    ),
    done('getUserState', failed('unavailable', { operation: 'getUserState' }), 'no answer'),
    fails('getUserState', crash, 'our own fault'),
    done('readLastKnown', lastKnown, 'stored'),
    done('readLastKnown', null, 'nothing'),
    fails('readLastKnown', crash, 'our own fault'),
    done('readStartedMeanwhile', [], 'none'),
    done('readStartedMeanwhile', [startedWith({ id: 'pay-5' })], 'one, in another tab'),
    fails('readStartedMeanwhile', crash, 'our own fault'),
    done('initiateRepayment', openedPayment(241_500), 'opened, for 2,415'),
    done('initiateRepayment', openedPayment(513_000), 'opened, for 5,130'),
    done('initiateRepayment', refused('nothing_due'), 'nothing due'),
    done('initiateRepayment', refused('amount_out_of_range'), 'out of range'),
    done('initiateRepayment', refused('payment_already_closed'), 'closed already'),
    done('initiateRepayment', refused('loan_not_found'), 'no loan'),
    done('initiateRepayment', refused('lender_busy'), 'refused'),
    done('initiateRepayment', unanswered, 'unanswered'),
    fails('initiateRepayment', crash, 'our own fault'),
    done('getRepaymentLink', ready(link), 'a link'),
    done('getRepaymentLink', failed('refused', { code: 'nothing_due' }), 'nothing due'),
    done('getRepaymentLink', failed('timeout'), 'no answer'),
    fails('getRepaymentLink', crash, 'our own fault'),
    done('shareOnWhatsApp', true, 'opened'),
    done('shareOnWhatsApp', false, 'not opened'),
    fails('shareOnWhatsApp', crash, 'our own fault'),
    person({ type: 'payment.requested' }),
    person({ type: 'payment.confirmed' }),
    person({ type: 'earlierPayment.opened' }),
    person({ type: 'link.requested' }),
    person({ type: 'link.shared', text: linkText() }),
    (snapshot) =>
      snapshot.matches('loanEnded')
        ? [person({ type: 'page.opened', page: closingPageOf(snapshot.context.facts?.loan?.disbursedOn) })]
        : [
            person({ type: 'page.opened', page: 'schedule' }),
            person({ type: 'page.opened', page: 'prepayment' }),
            person({ type: 'page.opened', page: 'details' }),
            person({ type: 'page.opened', page: 'history' }),
            person({ type: 'page.opened', page: 'autopay' }),
            person({ type: 'page.opened', page: 'contact' }),
            ...(snapshot.context.optionalFacts === null
              ? []
              : [
                  person({ type: 'page.opened', page: 'qr' }),
                  person({ type: 'page.opened', page: 'return' }),
                ]),
          ],
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'payment.requested': tap(/^Pay ₹[\d,]+( again)?$/),
    'payment.confirmed': tap(/^(Pay ₹[\d,]+( again| now)?|Make a link for ₹[\d,]+)$/),
    'earlierPayment.opened': tap('See this payment'),
    'link.requested': tap(/^Let somebody else pay/),
    'link.shared': tap('Share on WhatsApp'),
    'page.opened': async (user, { page }) => {
      const links = screen.getAllByRole('link');
      const [target] = links.filter((anchor) => anchor.getAttribute('href') === homePagePath(page, 'loan-1'));
      if (target === undefined) throw new Error(`No link leads to ${page}.`);
      await user.click(target);
    },
    retry: tap(/^(Try again|Refresh|See what is due now|Check again)$/),
    back: tap('Back'),
    leave: tap('See offers'),
  },
  check: (snapshot) => {
    checkPage();
    const { context } = snapshot;
    const loan = context.facts?.loan ?? null;
    const text = document.body.textContent ?? '';
    expect(text).not.toMatch(/penal interest/i);
    // A payment is opened only by the lender's answer, and the URL of its page has the payment type.
    if (snapshot.matches('paymentOpened')) {
      expect(context.payment?.id).toBe('pay-1');
      expect(context.redirectTo).toBe(
        `/payment/status/pay-1?pollingType=repayment&paymentType=${context.payable?.type}`,
      );
    }
    // A link for somebody else is offered exactly while there is something to pay, also while home is read again: nothing in sight moves.
    if (snapshot.matches('home') || (snapshot.matches('loadingHome') && loan?.status === 'DISBURSED')) {
      const isPayable = loan !== null && payableOf(loan, context.facts?.readAt ?? 0) !== null;
      (isPayable ? shows : hides)(homeCopy.links.somebody);
    }
    // The lender is named wherever money is shown.
    if (/₹/.test(text)) shows(/Unity Small Finance Bank/);
    if (snapshot.matches('home')) {
      expect(loan?.status).toBe('DISBURSED');
      const isAllPaid = loan?.maxRepaymentAmount === 0;
      shows(isAllPaid ? '₹1,15,920 paid' : '₹19,320 paid');
      shows('of ₹1,15,920');
      shows(isAllPaid ? '₹0 left' : '₹96,600 left');
      (isAllPaid ? shows : hides)('All instalments are paid');
      // The link always says whether autopay is on or off.
      shows(loan?.autoDebit.isEnabled ? homeCopy.links.autopayOn : homeCopy.links.autopayOff);
      shows(`${isAllPaid ? 48 : 8} of 48 instalments paid`);
      shows('Need A Higher Loan?');
      if (!isAllPaid && loan !== null) checkDue(loan);
      checkNews(context);
      checkWhoMayCall(context);
      if (context.optionalFacts === null) hides('Ramesh');
      else {
        shows('Namaste, Ramesh');
        shows('Until 21 Nov, 2:00 pm: 1 day 4 hours left.');
        shows('Unity Small Finance Bank would settle for ₹57,054');
        shows('It stays on your credit record as “settled”.');
      }
      expect(screen.queryAllByRole('img', { name: homeCopy.shopAlt })).toHaveLength(
        context.optionalFacts === null ? 0 : 1,
      );
      expect(screen.queryAllByText(homeCopy.pending.see)).toHaveLength(
        context.facts?.pendingPayment == null && !context.facts?.startedPayments.length ? 0 : 1,
      );
    }
    if (snapshot.matches('submittingPayment')) {
      // Guards against a second tap: the pay button is busy.
      expect(document.querySelector('button[aria-busy="true"]')).not.toBeNull();
    }
    if (snapshot.matches('autopayWarning')) {
      shows('Autopay debits it on 21 Nov, 2026.');
      shows('Amount of the debit');
      shows('₹2,415');
      shows(context.requestedAction === 'link' ? 'it is paid twice' : 'you pay twice');
    }
    if (snapshot.matches('secondPaymentWarning')) {
      if (context.facts?.pendingPayment != null) shows('A payment is still on its way');
      else {
        shows('An earlier payment may be paid');
        // Each payment that may be paid is shown with its amount and time.
        const warningCount = context.facts?.startedPayments.length;
        expect(screen.getAllByText('Started on 20 Nov, 10:00 am')).toHaveLength(warningCount ?? 0);
        expect(screen.getAllByText('₹2,415')).toHaveLength(warningCount ?? 0);
      }
      shows(context.requestedAction === 'link' ? 'this may be paid twice' : 'you may pay twice');
    }
    // No screen says "not paid": the answer of the bank may still be pending.
    hides('not paid yet');
    if (snapshot.matches('home') && context.facts?.startedPayments.length)
      shows('We have not heard from your bank yet. If your UPI app says paid, do not pay again.');
    // A warning leads to what the merchant asked for: a link or a payment.
    if (snapshot.matches('loadingPaymentLink')) expect(context.requestedAction).toBe('link');
    if (snapshot.matches('submittingPayment')) expect(context.requestedAction).toBe('payment');
    if (snapshot.matches('amountChanged')) {
      shows('You saw');
      expect(context.payment?.amount).not.toBe(context.payable?.amount);
      expect(screen.getByRole('button', { name: /^Pay ₹/ }).textContent).toBe(
        context.payment?.amount === 241_500 ? 'Pay ₹2,415' : 'Pay ₹5,130',
      );
    }
    if (snapshot.matches('paymentRefused')) {
      shows(homePaymentCopy.refused.heading[context.paymentFailure?.kind ?? 'other']);
      hides(/paid successfully|payment successful/i);
    }
    if (snapshot.matches('paymentUnanswered')) {
      shows('We do not know yet');
      hides(/failed/i);
    }
    if (snapshot.matches('paymentLink')) {
      shows('Link for ₹2,415');
      hides('https://pay.example/pay/lnk-1');
      shows('One instalment');
      shows('23 Nov, 10:00 am');
      expect(screen.getByRole('img', { name: homePaymentCopy.link.qr })).toBeTruthy();
      if (context.isShareFailed) shows(homePaymentCopy.link.shareFailed);
      else hides(homePaymentCopy.link.shareFailed);
    }
    if (snapshot.matches('paymentLinkUnavailable')) shows('There is no link now');
    if (snapshot.matches('lastKnown')) {
      shows('As of 20 Nov, 7:00 am');
      shows('₹2,415');
      // No payment with outdated figures.
      expect(screen.queryByRole('button', { name: /pay/i })).toBeNull();
    }
    if (snapshot.matches('loanEnded')) {
      shows(endings[`${loan?.status}${loan?.disbursedOn === null ? ' unsent' : ''}`] ?? 'no such ending');
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    }
    if (snapshot.matches('noLoan')) shows('You have no loan now');
    if (snapshot.matches('homeUnavailable'))
      shows(
        snapshot.context.failure?.operation === 'getUserState'
          ? 'User State not available'
          : 'We could not open your loan',
      );
    // "No loan" needs the merchant's state from the service.
    if (snapshot.matches('noLoan')) expect(snapshot.context.userState).not.toBeNull();
  },
});

function linkText(): string {
  return homePaymentCopy.link.text('₹2,415', 'Unity Small Finance Bank', link.link);
}

/** The page about a closed loan: its status page if it was never disbursed, else its closing documents. */
function closingPageOf(disbursedOn: number | null | undefined): 'status' | 'settled' {
  return disbursedOn == null ? 'status' : 'settled';
}

const endings: Readonly<Record<string, string>> = {
  COMPLETE: 'Your loan is fully paid',
  FORECLOSED: 'Your loan is closed',
  CANCELLED: 'You gave this loan back',
  'CANCELLED unsent': 'Your loan was cancelled',
  'REJECTED unsent': 'The lender did not give this loan',
};

/** Checks the banner, the amount due and its lines. */
function checkDue({ nextDueDate, nextInstalmentDate, totalNextDueAmount }: Loan): void {
  const dueDate = nextDueDate ?? nextInstalmentDate;
  if (totalNextDueAmount === 0) {
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    const chooseLink = screen.getByRole('link', { name: 'Choose what to pay' });
    expect(chooseLink.getAttribute('href')).toBe(homePagePath('prepayment', 'loan-1'));
    hides('All instalments are paid');
    // The due date is shown whenever the service sends one, with the texts of spec 2.4.
    shows(dueDate === null ? 'The lender has not told us what is due next.' : 'Due Tomorrow');
    (dueDate === null ? hides : shows)('The lender has not told us the amount.');
    return;
  }
  if (dueDate === null) throw new Error('A sample with an amount has no due date.');
  const panel = within(detailsOf(/^What makes up/));
  if (dueDate < now) {
    shows('Due Since 60 days');
    shows('Oldest unpaid: 8 Nov, 2026, 12 days late');
    // The next due date has a label, so that it is not read as the overdue one.
    shows('Next instalment: 22 Nov, 2026');
    expect(screen.queryByText('22 Nov, 2026')).toBeNull();
    shows('2 instalments ₹4,830 · late charge ₹300');
    panel.getByText('Due Since 12 days');
    panel.getByText('Instalment 8');
    panel.getByText('₹300');
    panel.getByText('₹5,130');
    shows('The debit of ₹2,415 did not work.');
    return;
  }
  panel.getByText('To pay');
  if (dueDate < now + 2 * DAY_SECONDS * 1000) {
    shows('Due Tomorrow');
    panel.getByText("Tomorrow's Instalment");
    shows('Instalment 9 of 48');
  } else {
    shows('Due on 29 Nov, 2026');
    // The schedule has another date: none of its lines is shown, only the lender's total.
    panel.getByText('The lender gave only the total.');
  }
}

/** Who may call is said while something is overdue, in the lender's own words only. */
function checkWhoMayCall({ facts, optionalFacts }: Parameters<typeof debitOf>[0]): void {
  const isOverdue = (facts?.loan?.nextDueDate ?? now) < now && facts?.loan?.totalDue !== 0;
  const isShown = isOverdue && optionalFacts?.lenderContact?.collection != null;
  showsWhoMayCall(isShown);
  if (!isShown) return;
  const link = screen.getByRole('link', { name: collectionCopy.contacts, hidden: true });
  expect(link.getAttribute('href')).toBe(homePagePath('contact', 'loan-1'));
}

/** Checks the messages about autopay, debits and refunds, and that Pay is secondary to a debit. */
function checkNews(context: Parameters<typeof debitOf>[0]): void {
  const debit = debitOf(context);
  const { facts, optionalFacts } = context;
  const isRefund = optionalFacts?.repayments?.[0]?.status === 'REFUND_INITIATED';
  const areNewsShown = facts?.loan?.maxRepaymentAmount !== 0;
  (isRefund ? shows : hides)('₹2,415 is coming back to you');
  (areNewsShown && debit?.kind === 'expected' ? shows : hides)('Autopay takes ₹2,415 on 21 Nov, 2026');
  (areNewsShown && debit?.kind === 'failed' ? shows : hides)('The debit of ₹2,415 on 15 Nov, 2026 failed');
  const isMandateShown = areNewsShown && debit?.kind === 'expected' && optionalFacts?.mandate != null;
  (isMandateShown ? shows : hides)('From SBI ••4321. You need not pay.');
  // The debit is tomorrow: the page says how to stop it, once.
  expect(screen.queryAllByRole('link', { name: 'Open autopay' })).toHaveLength(
    areNewsShown && debit?.kind === 'expected' ? 1 : 0,
  );
}

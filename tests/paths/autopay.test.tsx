// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { autopayCopy as copy } from '#messages/autopay';
import { enachReasons } from '#messages/enach-reasons';
import type { AutopayFacts } from '../../machines/autopay/context';
import { autopayMachine } from '../../machines/autopay/machine';
import { pollWait } from '../../machines/domain/base/polling';
import { isEndedOrRejectedLoan } from '../../machines/domain/loan/loan';
import { createLoad } from '../../machines/shared/load';
import { endedMandateCopy } from '../../src/copy/autopay';
import { whyMandateFailed } from '../../src/copy/enach-reasons';
import { screens } from '../../src/screens/autopay';
import { done, elapses, fails, person, portInput } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { loanStatus, loanWith, mandateWith, now } from './support/fixtures/money';
import { crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const LENDER = 'Unity Small Finance Bank';
const mandateInStatus = (status: string, overrides: Parameters<typeof mandateWith>[0] = {}) =>
  mandateWith({ status, nbfc: 'USFB', type: 'UPI', ...overrides });
const autopayFacts = (mandate: ReturnType<typeof mandateWith> | null, loan = loanWith()) =>
  ready({ loan, mandate, failedDebit: null });
const accepted = (status: string) => ({ kind: 'accepted', data: mandateInStatus(status) });
const endedLoan = loanWith({ status: loanStatus.COMPLETE });
const overdueLoan = loanWith({
  total_due: 483_000,
  auto_debit: { is_enabled: false, message: 'It did not work.' },
});
const loanWithActiveAutopay = loanWith({
  // This loan has a `merchant_id`; the others leave it to the merchant service.
  merchant_id: 'mrc_1',
  auto_debit: {
    is_enabled: true,
    is_consented: true,
    is_current_due_paid: true,
    message: '₹2,415 will be debited on 27 Nov 2026.',
  },
});

const failedDebit = {
  id: 'pay-6',
  loanId: 'loan-1',
  amount: 241_500,
  isForeclosure: false,
  isAutopay: true,
  createTime: now - 5 * 86_400_000,
  updateTime: null,
  status: 'FAILED',
  reference: null,
};
const loanWithFailedDebit = loanWith({
  total_due: 241_500,
  auto_debit: { is_enabled: true, is_consented: true, message: 'The account had too little money.' },
});

testJourney({
  id: 'autopay',
  machine: autopayMachine,
  screens,
  file: 'tests/paths/autopay.test.tsx',
  starts: [
    { name: 'autopay', input: { entryUrl: '/autopay', requestKeySeed: 'seed' } },
    { name: 'back from the bank', input: { entryUrl: '/autopay/status', requestKeySeed: 'seed' } },
  ],
  // No branch depends on the number of polls: it is left out.
  abstract: ({
    loan,
    mandate,
    failedDebit: lastDebit,
    chosenMethod,
    unavailableMethods,
    failedMethod,
    isRenewed,
    awaitsBank,
    failure: lastFailure,
    startWith,
    redirectTo,
  }) => ({
    debit: lastDebit?.id,
    loan: loan && [loan.status, loan.totalDue > 0],
    mandate: mandate && [mandate.status, mandate.type, mandate.failureReason],
    chosenMethod,
    unavailableMethods,
    failedMethod,
    isRenewed,
    awaitsBank,
    failed: lastFailure && [lastFailure.reason, lastFailure.code, lastFailure.operation],
    startWith,
    redirectTo,
  }),
  events: [
    done('loadAutopay', autopayFacts(null), 'none yet'),
    done('loadAutopay', autopayFacts(mandateInStatus('ACTIVE'), loanWithActiveAutopay), 'on'),
    done(
      'loadAutopay',
      ready({ loan: loanWithFailedDebit, mandate: mandateInStatus('ACTIVE'), failedDebit }),
      'on, a debit failed',
    ),
    done('loadAutopay', autopayFacts(mandateInStatus('PAUSED')), 'paused'),
    done('loadAutopay', autopayFacts(mandateInStatus('PENDING')), 'the bank decides'),
    done('loadAutopay', autopayFacts(mandateInStatus('INITIATED')), 'opened'),
    done(
      'loadAutopay',
      autopayFacts(mandateInStatus('FAILED', { failure_reason: 'insufficient_funds' }), overdueLoan),
      'failed',
    ),
    done('loadAutopay', autopayFacts(mandateInStatus('CANCELLED')), 'stopped'),
    done('loadAutopay', autopayFacts(mandateInStatus('CANCELLED'), endedLoan), 'over'),
    done('loadAutopay', ready({ loan: null, mandate: null, failedDebit: null }), 'no loan'),
    done('loadAutopay', failed('connection'), 'no connection'),
    fails('loadAutopay', crash, 'our own fault'),
    done('getAutopayMandate', ready(mandateInStatus('INITIATED')), 'a new one'),
    done('getAutopayMandate', ready(mandateInStatus('ACTIVE')), 'one that is on already'),
    done('getAutopayMandate', failed('refused', { code: 'mandate_not_found' }), 'none for this lender'),
    done('getAutopayMandate', failed('refused', { code: 'offer_not_confirmed' }), 'no offer'),
    done('getAutopayMandate', failed('timeout'), 'no answer'),
    fails('getAutopayMandate', crash, 'our own fault'),
    done('getMandateOfMethod', ready(mandateInStatus('INITIATED', { type: 'ENACH' })), 'of net banking'),
    done('getMandateOfMethod', ready(mandateInStatus('INITIATED')), 'of UPI'),
    done('getMandateOfMethod', failed('refused', { code: 'mandate_not_found' }), 'not offered'),
    done('getMandateOfMethod', failed('timeout'), 'no answer'),
    fails('getMandateOfMethod', crash, 'our own fault'),
    done('openBankPage', undefined, 'came back'),
    fails('openBankPage', crash, 'nothing opened'),
    elapses('pageOpenTimeout'),
    done(
      'loadAutopay',
      autopayFacts(mandateInStatus('ACTIVE'), endedLoan),
      'over, and the bank has not confirmed it',
    ),
    done('pageReturns', undefined, 'back on the page'),
    done('rereadAutopay', autopayFacts(mandateInStatus('ACTIVE'), loanWithActiveAutopay), 'still on'),
    done('rereadAutopay', autopayFacts(mandateInStatus('CANCELLED')), 'stopped at the bank'),
    done('rereadAutopay', failed('connection'), 'no connection'),
    fails('rereadAutopay', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    done('checkAutopay', autopayFacts(mandateInStatus('ACTIVE'), loanWithActiveAutopay), 'on now'),
    done('checkAutopay', autopayFacts(mandateInStatus('PENDING')), 'still deciding'),
    done('checkAutopay', autopayFacts(mandateInStatus('REJECTED', { failure_reason: 'odd' })), 'no'),
    done('checkAutopay', autopayFacts(mandateInStatus('EXPIRED')), 'ran out'),
    done('checkAutopay', failed('timeout'), 'no answer'),
    fails('checkAutopay', crash, 'our own fault'),
    done('updateAutopayMandate', accepted('CANCELLED'), 'stopped'),
    done('updateAutopayMandate', accepted('ACTIVE'), 'not stopped'),
    done('updateAutopayMandate', refused('mandate_not_found'), 'nothing to stop'),
    done('updateAutopayMandate', refused('busy', { message: 'The bank is closed.' }), 'refused'),
    done('updateAutopayMandate', unanswered, 'unanswered'),
    fails('updateAutopayMandate', crash, 'our own fault'),
    // A checked radio sends no event when it is tapped again.
    person(
      { type: 'method.chosen', chosenMethod: 'UPI' },
      { enabled: ({ context }) => context.chosenMethod !== 'UPI' },
    ),
    person(
      { type: 'method.chosen', chosenMethod: 'ENACH' },
      { enabled: ({ context }) => context.chosenMethod !== 'ENACH' },
    ),
    person({ type: 'mandate.started' }),
    person({ type: 'setup.reopened' }),
    person({ type: 'withdrawal.opened' }),
    person({ type: 'withdrawal.confirmed' }),
    person({ type: 'withdrawal.dismissed' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'method.chosen': (user, { chosenMethod }) =>
      user.click(screen.getByRole('radio', { name: chosenMethod === 'UPI' ? /^UPI app/ : /^Net banking/ })),
    'mandate.started': tap(/^Continue to (UPI app|net banking)$/),
    'setup.reopened': tap('Go back to the terms'),
    'withdrawal.opened': tap(/^Stop (autopay|this request)$/),
    'withdrawal.confirmed': tap('Stop autopay'),
    'withdrawal.dismissed': tap('Keep autopay'),
    retry: tap(/^(Try again|Check again|Set up again|Set up autopay|Set up autopay again)$/),
    back: tap(/^(Back|Close)$/),
    leave: tap(/^(Go to home|Go to pay|Go to the start)$/),
  },
  check: (snapshot) => {
    checkPage();
    const {
      loan,
      mandate,
      failure: lastFailure,
      chosenMethod,
      unavailableMethods,
      failedMethod,
    } = snapshot.context;
    // Autopay is shown as on or stopped only when the service reports it.
    if (snapshot.matches('mandateActive') && snapshot.context.failedDebit !== null) {
      // No success mark beside a failed debit: the amount, the date and the link to pay are shown.
      hides(/^Autopay is on$/);
      for (const fact of ['The last debit failed', '₹2,415 of 15 Nov, 2026 was not debited.', 'Go to pay'])
        shows(fact);
      shows('The account had too little money.');
      shows(LENDER);
    } else if (snapshot.matches('mandateActive')) {
      expect(mandate?.status).toBe('ACTIVE');
      for (const fact of ['Autopay is on', LENDER, '₹5,000', 'Every week', 'HDFC Bank ••7890', 'UPI app'])
        shows(fact);
      // The loan may not know yet of a mandate that is active.
      if (loan?.autoDebit.isEnabled === true) shows('₹2,415 will be debited on 27 Nov 2026.');
      if (loan?.autoDebit.isEnabled === true)
        for (const word of ['On', 'Given', 'Paid']) expect(screen.getAllByText(word)).not.toEqual([]);
      // The heading stays visible while the status is read again.
    } else if (!snapshot.matches('checkingActive')) hides(/^Autopay is on$/);
    if (snapshot.matches('withdrawn')) {
      expect(mandate?.status).toBe('CANCELLED');
      shows(`${LENDER} may not debit your account any more.`);
      expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    }
    if (mandate?.status !== 'CANCELLED') hides('Autopay is stopped');
    if (snapshot.matches('autopay')) {
      for (const fact of ['₹5,000', 'Every week', '26 Oct, 2027', '27 Nov, 2026', 'HDFC Bank ••7890'])
        shows(fact);
      shows('Your bank’s app cannot cancel it. You can pause it in your bank’s app.');
      shows(`Paid to ${LENDER}`);
      expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(chosenMethod === null ? 0 : 1);
      expect(snapshot.can({ type: 'mandate.started' })).toBe(
        chosenMethod !== null && chosenMethod === mandate?.type,
      );
      if (chosenMethod === null) shows(copy.terms.chooseFirst);
      if (unavailableMethods.includes('ENACH')) {
        expect(screen.getByRole('radio', { name: /^Net banking/ })).toHaveProperty('disabled', true);
        shows(copy.terms.notOffered);
      }
      if (lastFailure?.operation === 'openBankPage') shows('Your bank’s page did not open');
      else if (lastFailure?.reason === 'timeout') shows('We could not ask for this way');
    }
    if (snapshot.matches('mandatePending')) {
      shows(mandate?.status === 'INITIATED' ? 'Not approved yet' : 'Your bank has not answered yet');
      hides(/failed|declined|did not approve/i);
      // Polls at the assumed intervals, unless our own code crashed.
      if (lastFailure?.reason !== 'malformed')
        expect(portInput(snapshot, 'waitToAsk')).toEqual({
          wait: pollWait('mandate', snapshot.context.polls),
        });
    }
    if (snapshot.matches('loadingMandate'))
      expect(portInput(snapshot, 'getAutopayMandate')).toMatchObject({
        isRenewed: snapshot.context.isRenewed,
      });
    if (snapshot.matches('mandatePaused')) shows('Nothing is debited now');
    if (snapshot.matches('mandateOver') && mandate !== null) {
      const { heading, lead } = endedMandateCopy(mandate);
      shows(heading);
      shows(lead);
      if (loan !== null && loan.totalDue > 0) shows('₹4,830');
      else shows('on 21 Nov, 2026');
    }
    if (snapshot.matches('withdrawal')) {
      shows('Stopping costs nothing');
      shows(`${LENDER} may not debit your account any more.`);
      if (loan !== null && isEndedOrRejectedLoan(loan)) {
        shows('You pay nothing more');
        hides(/by hand/);
      } else shows('₹2,415');
      if (lastFailure?.code === 'busy') shows('The bank is closed.');
      if (lastFailure?.code === 'still_active') shows('the debits still run');
      if (lastFailure?.code === 'mandate_not_found') shows('finds no permission of yours');
      if (lastFailure === null) hides('Autopay is not stopped');
    }
    if (snapshot.matches('withdrawalUnanswered')) {
      shows('We do not know yet if it is stopped');
      hides(/not stopped/);
    }
    if (snapshot.matches('withdrawn') && loan !== null && isEndedOrRejectedLoan(loan))
      hides('Set up autopay again');
    if (snapshot.matches('autopay')) {
      const methods = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
      expect(methods).toEqual(failedMethod === 'UPI' ? ['ENACH', 'UPI'] : ['UPI', 'ENACH']);
      if (failedMethod === null) hides('It did not work last time');
      else if (!unavailableMethods.includes(failedMethod)) shows('It did not work last time');
    }
    if (snapshot.matches('loanEnded'))
      shows(
        mandate?.status === 'ACTIVE'
          ? 'Your bank has not confirmed this yet.'
          : `${LENDER} debits nothing for it any more.`,
      );
    if (snapshot.matches('noLoan')) shows('You have no loan for autopay');
    if (snapshot.matches('autopayNotOffered'))
      shows(
        lastFailure?.code === 'offer_not_confirmed'
          ? 'First confirm an offer'
          : `${LENDER} takes no automatic debits`,
      );
    if (snapshot.matches('autopayUnavailable')) shows('We could not read your autopay');
  },
});

it('counts no poll for status checks after the return to the page', async () => {
  const machine = autopayMachine.provide({
    actors: {
      loadAutopay: createLoad<AutopayFacts>(async () => autopayFacts(mandateInStatus('PENDING'))),
      waitToAsk: fromPromise<void, { readonly wait: number | null }>(() => new Promise(() => {})),
      pageReturns: fromPromise<void, undefined>(() => new Promise((resolve) => setTimeout(resolve))),
    },
  });
  const actor = createActor(machine, { input: { entryUrl: '/autopay/status', requestKeySeed: 'seed' } });
  let statusChecks = 0;
  actor.subscribe((snapshot) => {
    if (snapshot.matches('checkingPending')) statusChecks += 1;
  });
  actor.start();
  await vi.waitUntil(() => statusChecks > 20);
  expect(actor.getSnapshot().context.polls).toBe(0);
  actor.stop();
});

describe('texts of a mandate that has ended', () => {
  it('have their own lead for each failure reason, and none of these for a mandate that was not refused', () => {
    const texts = Object.keys(enachReasons).map((failureReason) =>
      endedMandateCopy({ status: 'FAILED', failureReason }),
    );
    expect(new Set(texts.map(({ lead }) => lead)).size).toBe(19);
    const unknownReason = endedMandateCopy({ status: 'REJECTED', failureReason: 'odd' });
    expect(unknownReason).toEqual({ heading: 'Autopay was declined', lead: whyMandateFailed(null) });
    const headings = ['FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
    const allTexts = headings.map((status) => endedMandateCopy({ status, failureReason: null }));
    expect(new Set(allTexts.map(({ heading }) => heading)).size).toBe(4);
    expect(allTexts.slice(2).map(({ lead }) => lead)).not.toContain(whyMandateFailed(null));
  });
});

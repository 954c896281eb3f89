// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AutopayFacts } from '../../machines/autopay/context';
import { autopayMachine } from '../../machines/autopay/machine';
import { failure } from '../../machines/domain/base/failure';
import { pollWait } from '../../machines/domain/base/polling';
import { isLoanOver } from '../../machines/domain/loan/loan';
import { createLoad } from '../../machines/shared/load';
import { autopayCopy as copy, mandateOverCopy } from '../../src/copy/autopay';
import { enachReasons, whyMandateFailed } from '../../src/copy/enach-reasons';
import { screens } from '../../src/screens/autopay';
import { done, elapses, fails, person, portInput } from './kit/moves';
import { checkPage, hides, shows, tap } from './support/fixtures-checks';
import { failed, loanStatus, loanWith, mandateWith, now, ready } from './support/fixtures-money';
import { testJourney } from './support/through-screens';

const LENDER = 'Unity Small Finance Bank';
const crash = new Error('broken');
const asOf = (status: string, over: Parameters<typeof mandateWith>[0] = {}) =>
  mandateWith({ status, nbfc: 'USFB', type: 'UPI', ...over });
const stands = (mandate: ReturnType<typeof mandateWith> | null, loan = loanWith()) =>
  ready({ loan, mandate, failedDebit: null });
const accepted = (status: string) => ({ kind: 'accepted', data: asOf(status) });
const refused = (code: string | null, message: string | null = null) => ({
  kind: 'refused',
  failure: failure('refused', { code, message }),
});
const over = loanWith({ status: loanStatus.COMPLETE });
const overdue = loanWith({
  total_due: 483_000,
  auto_debit: { is_enabled: false, message: 'It did not work.' },
});
const debited = loanWith({
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
const inVain = loanWith({
  total_due: 241_500,
  auto_debit: { is_enabled: true, is_consented: true, message: 'The account had too little money.' },
});

testJourney({
  id: 'autopay',
  machine: autopayMachine,
  screens,
  file: 'tests/paths/autopay.test.tsx',
  walk: 120,
  starts: [
    { name: 'autopay', input: { entryUrl: '/autopay', requestKeySeed: 'seed' } },
    { name: 'back from the bank', input: { entryUrl: '/autopay/status', requestKeySeed: 'seed' } },
  ],
  // No branch depends on the number of polls: it is left out.
  abstract: ({
    loan,
    mandate,
    failedDebit: debit,
    chosenMethod,
    unavailableMethods,
    failedMethod,
    isRenewed,
    awaitsBank,
    failure: of,
    startWith,
    redirectTo,
  }) => ({
    debit: debit?.id,
    loan: loan && [loan.status, loan.totalDue > 0],
    mandate: mandate && [mandate.status, mandate.type, mandate.failureReason],
    chosenMethod,
    unavailableMethods,
    failedMethod,
    isRenewed,
    awaitsBank,
    failed: of && [of.reason, of.code, of.operation],
    startWith,
    redirectTo,
  }),
  samples: [
    done('loadAutopay', stands(null), 'none yet'),
    done('loadAutopay', stands(asOf('ACTIVE'), debited), 'on'),
    done('loadAutopay', ready({ loan: inVain, mandate: asOf('ACTIVE'), failedDebit }), 'on, a debit failed'),
    done('loadAutopay', stands(asOf('PAUSED')), 'paused'),
    done('loadAutopay', stands(asOf('PENDING')), 'the bank decides'),
    done('loadAutopay', stands(asOf('INITIATED')), 'opened'),
    done('loadAutopay', stands(asOf('FAILED', { failure_reason: 'insufficient_funds' }), overdue), 'failed'),
    done('loadAutopay', stands(asOf('CANCELLED')), 'stopped'),
    done('loadAutopay', stands(asOf('CANCELLED'), over), 'over'),
    done('loadAutopay', ready({ loan: null, mandate: null, failedDebit: null }), 'no loan'),
    done('loadAutopay', failed('connection'), 'no connection'),
    fails('loadAutopay', crash, 'our own fault'),
    done('getAutopayMandate', ready(asOf('INITIATED')), 'a new one'),
    done('getAutopayMandate', failed('refused', { code: 'mandate_not_found' }), 'none for this lender'),
    done('getAutopayMandate', failed('refused', { code: 'offer_not_confirmed' }), 'no offer'),
    done('getAutopayMandate', failed('timeout'), 'no answer'),
    fails('getAutopayMandate', crash, 'our own fault'),
    done('getMandateOfMethod', ready(asOf('INITIATED', { type: 'ENACH' })), 'of net banking'),
    done('getMandateOfMethod', ready(asOf('INITIATED')), 'of UPI'),
    done('getMandateOfMethod', failed('refused', { code: 'mandate_not_found' }), 'not offered'),
    done('getMandateOfMethod', failed('timeout'), 'no answer'),
    fails('getMandateOfMethod', crash, 'our own fault'),
    done('openBankPage', undefined, 'came back'),
    fails('openBankPage', crash, 'nothing opened'),
    elapses('leaveTimeout'),
    done('loadAutopay', stands(asOf('ACTIVE'), over), 'over, and the bank has not confirmed it'),
    done('pageReturns', undefined, 'back on the page'),
    done('rereadAutopay', stands(asOf('ACTIVE'), debited), 'still on'),
    done('rereadAutopay', stands(asOf('CANCELLED')), 'stopped at the bank'),
    done('rereadAutopay', failed('connection'), 'no connection'),
    fails('rereadAutopay', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    done('checkAutopay', stands(asOf('ACTIVE'), debited), 'on now'),
    done('checkAutopay', stands(asOf('PENDING')), 'still deciding'),
    done('checkAutopay', stands(asOf('REJECTED', { failure_reason: 'odd' })), 'no'),
    done('checkAutopay', stands(asOf('EXPIRED')), 'ran out'),
    done('checkAutopay', failed('timeout'), 'no answer'),
    fails('checkAutopay', crash, 'our own fault'),
    done('updateAutopayMandate', accepted('CANCELLED'), 'stopped'),
    done('updateAutopayMandate', accepted('ACTIVE'), 'not stopped'),
    done('updateAutopayMandate', refused('mandate_not_found'), 'nothing to stop'),
    done('updateAutopayMandate', refused('busy', 'The bank is closed.'), 'refused'),
    done('updateAutopayMandate', { kind: 'unanswered', failure: failure('connection') }, 'unanswered'),
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
    'method.chosen': (one, { chosenMethod }) =>
      one.click(screen.getByRole('radio', { name: chosenMethod === 'UPI' ? /^UPI app/ : /^Net banking/ })),
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
    const { loan, mandate, failure: of, chosenMethod, unavailableMethods, failedMethod } = snapshot.context;
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
      shows('₹2,415 will be debited on 27 Nov 2026.');
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
      shows(`Lender: ${LENDER}`);
      expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(chosenMethod === null ? 0 : 1);
      expect(snapshot.can({ type: 'mandate.started' })).toBe(
        chosenMethod !== null && chosenMethod === mandate?.type,
      );
      if (chosenMethod === null) shows(copy.terms.chooseFirst);
      if (unavailableMethods.includes('ENACH')) {
        expect(screen.getByRole('radio', { name: /^Net banking/ })).toHaveProperty('disabled', true);
        shows(copy.terms.notOffered);
      }
      if (of?.operation === 'openBankPage') shows('Your bank’s page did not open');
      else if (of?.reason === 'timeout') shows('We could not ask for this way');
    }
    if (snapshot.matches('mandatePending')) {
      shows(mandate?.status === 'INITIATED' ? 'Not approved yet' : 'Your bank has not answered yet');
      hides(/failed|declined|did not approve/i);
      // Polls at the assumed intervals, unless our own code crashed.
      if (of?.reason !== 'malformed')
        expect(portInput(snapshot, 'waitToAsk')).toEqual({
          wait: pollWait('mandate', snapshot.context.polls),
        });
    }
    if (snapshot.matches('mandatePaused')) shows('Nothing is debited now');
    if (snapshot.matches('mandateOver') && mandate !== null) {
      const { heading, lead } = mandateOverCopy(mandate);
      shows(heading);
      shows(lead);
      if (loan !== null && loan.totalDue > 0) shows('₹4,830');
      else shows('on 21 Nov, 2026');
    }
    if (snapshot.matches('withdrawal')) {
      shows('Stopping costs nothing');
      shows(`${LENDER} may not debit your account any more.`);
      if (loan !== null && isLoanOver(loan)) {
        shows('You pay nothing more');
        hides(/by hand/);
      } else shows('₹2,415');
      if (of?.code === 'busy') shows('The bank is closed.');
      if (of?.code === 'still_active') shows('the debits still run');
      if (of?.code === 'mandate_not_found') shows('finds no permission of yours');
      if (of === null) hides('Autopay is not stopped');
    }
    if (snapshot.matches('withdrawalUnanswered')) {
      shows('We do not know yet if it is stopped');
      hides(/not stopped/);
    }
    if (snapshot.matches('withdrawn') && loan !== null && isLoanOver(loan)) hides('Set up autopay again');
    if (snapshot.matches('autopay')) {
      const ways = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
      expect(ways).toEqual(failedMethod === 'UPI' ? ['ENACH', 'UPI'] : ['UPI', 'ENACH']);
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
        of?.code === 'offer_not_confirmed' ? 'First confirm an offer' : `${LENDER} takes no automatic debits`,
      );
    if (snapshot.matches('autopayUnavailable')) shows('We could not read your autopay');
  },
});

it('counts no poll for status checks after the return to the page', async () => {
  const machine = autopayMachine.provide({
    actors: {
      loadAutopay: createLoad<AutopayFacts>(async () => stands(asOf('PENDING'))),
      waitToAsk: fromPromise<void, { readonly wait: number | null }>(() => new Promise(() => {})),
      pageReturns: fromPromise<void, undefined>(() => new Promise((resolve) => setTimeout(resolve))),
    },
  });
  const actor = createActor(machine, { input: { entryUrl: '/autopay/status', requestKeySeed: 'seed' } });
  let asked = 0;
  actor.subscribe((snapshot) => {
    if (snapshot.matches('checkingPending')) asked += 1;
  });
  actor.start();
  await vi.waitUntil(() => asked > 20);
  expect(actor.getSnapshot().context.polls).toBe(0);
  actor.stop();
});

describe('texts of a mandate that has ended', () => {
  it('have their own lead for each failure reason, and none of these for a mandate that was not refused', () => {
    const words = Object.keys(enachReasons).map((failureReason) =>
      mandateOverCopy({ status: 'FAILED', failureReason }),
    );
    expect(new Set(words.map(({ lead }) => lead)).size).toBe(19);
    const odd = mandateOverCopy({ status: 'REJECTED', failureReason: 'odd' });
    expect(odd).toEqual({ heading: 'Autopay was declined', lead: whyMandateFailed(null) });
    const headings = ['FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
    const all = headings.map((status) => mandateOverCopy({ status, failureReason: null }));
    expect(new Set(all.map(({ heading }) => heading)).size).toBe(4);
    expect(all.slice(2).map(({ lead }) => lead)).not.toContain(whyMandateFailed(null));
  });
});

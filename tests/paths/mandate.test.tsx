// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { mandateCopy, methodLabels } from '#messages/mandate';
import { pollWait } from '../../machines/domain/base/polling';
import type { Mandate } from '../../machines/domain/mandate/mandate';
import { mandateMachine } from '../../machines/mandate/machine';
import { optionsNow } from '../../machines/mandate/selectors';
import { mandateFailureCopy, nextStepText } from '../../src/copy/mandate';
import { screens } from '../../src/screens/mandate';
import { done, elapses, fails, person, portInput } from './kit';
import { checkPage, hides, shows } from './support/fixtures/checks';
import { mandateWith } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const upi = { type: 'UPI', method: 'UPI_INTENT', upi_link: 'upi://mandate?tr=mandate-1' } as const;
const enach = { type: 'ENACH', method: 'NETBANKING' } as const;
const mandateFacts = (mandate: Mandate | null, isLoanSigned = false) =>
  ready({ nbfc: 'ARTHMATE', mandate, instalment: 243_600, isLoanSigned });
const loadedMandate = (overrides: Parameters<typeof mandateWith>[0]) => mandateFacts(mandateWith(overrides));
const baseInput = { mandateId: null, subscriptionId: null, hasReturned: false };

/** Samples of the results of a status check by this port. */
const statusCheckSamples = (port: string, method: typeof enach | typeof upi) => [
  done(port, loadedMandate({ ...method, status: 'ACTIVE' }), 'active now'),
  done(port, loadedMandate({ ...method, status: 'PENDING' }), 'still deciding'),
  done(port, loadedMandate({ ...method, status: 'REJECTED', failure_reason: 'odd' }), 'rejected'),
  done(port, failed('timeout'), 'no answer'),
  fails(port, crash, 'our own fault'),
];

/** Taps a button by its name. `getByRole` would be too slow for these long paths. */
const tapByName = (name: string | RegExp) => async (user: UserEvent) => {
  const found = [
    ...screen.queryAllByText(name, { selector: 'button, button *' }),
    ...screen.queryAllByLabelText(name, { selector: 'button' }),
  ];
  const buttons = new Set(found.flatMap((element) => element.closest('button') ?? []));
  expect(buttons.size).toBe(1);
  for (const button of buttons) await user.click(button);
};

/** Enabled at the entry URLs with these endings. */
const atEntryUrls = (...ends: readonly string[]) => ({
  enabled: ({ context: { entryUrl } }: { readonly context: { readonly entryUrl: string } }) =>
    ends.some((end) => entryUrl.endsWith(end)),
});
const failedFor = (failure_reason: string) => ({ status: 'FAILED', failure_reason }) as const;

/** Net banking is chosen, and no method is unavailable yet. Only it becomes unavailable, to limit the number of paths. */
const isFirstUnavailable = (context: {
  readonly approvalMethod: unknown;
  readonly unavailableMethods: readonly unknown[];
}) => context.approvalMethod === 'netBanking' && context.unavailableMethods.length === 0;

testJourney({
  id: 'mandate',
  machine: mandateMachine,
  screens,
  file: 'tests/paths/mandate.test.tsx',
  starts: [
    { name: 'enach', input: { ...baseInput, entryUrl: '/termloan/enach' } },
    { name: 'back from the bank', input: { ...baseInput, entryUrl: '/termloan/enach', hasReturned: true } },
    { name: 'approval', input: { ...baseInput, entryUrl: '/termloan/mandate-approval' } },
    { name: 'upi', input: { ...baseInput, entryUrl: '/termloan/upi-mandate-status' } },
    { name: 'status', input: { ...baseInput, entryUrl: '/termloan/mandate/status' } },
    {
      name: 'status of one',
      input: { ...baseInput, entryUrl: '/termloan/mandate/status/$mandateId', mandateId: 'mandate-1' },
    },
    {
      name: 'status by its subscription',
      input: { ...baseInput, entryUrl: '/termloan/mandate/status/$mandateId', subscriptionId: 'sub-1' },
    },
  ],
  // No branch depends on the number of polls, the failure, or a visit to the bank's page: they are left out.
  abstract: ({
    entryUrl,
    mandateId,
    subscriptionId,
    mandate,
    isLoanSigned,
    approvalMethod,
    newMandate,
    unavailableMethods,
    awaits,
    hasWaited,
    redirectTo,
  }) => ({
    entryUrl,
    isOfId: mandateId !== null && [mandateId === mandate?.id],
    isOfSubscription: subscriptionId !== null && [subscriptionId === mandate?.subscriptionId],
    mandate: mandate && [mandate.status, mandate.type, mandate.method === 'AADHAAR', mandate.failureReason],
    isLoanSigned,
    approvalMethod,
    isRenewed: newMandate?.isRenewed,
    unavailableMethods: [...unavailableMethods].sort().join(),
    awaits,
    hasWaited: hasWaited && entryUrl.startsWith('/termloan/mandate/status'),
    redirectTo,
  }),
  events: [
    // Each answer is offered only at the entry URLs where it matters, to limit the number of paths.
    done(
      'loadMandate',
      loadedMandate({ ...enach }),
      'e-NACH, to be approved',
      atEntryUrls('enach', 'approval'),
    ),
    done('loadMandate', loadedMandate({ ...upi }), 'UPI, to be approved', atEntryUrls('approval', 'status')),
    done(
      'loadMandate',
      loadedMandate({ ...enach, status: 'ACTIVE', subscription_id: 'sub-1' }),
      'active already',
      atEntryUrls('enach', '/mandate/status', '$mandateId'),
    ),
    done(
      'loadMandate',
      loadedMandate({ ...enach, status: 'PENDING' }),
      'the bank decides',
      atEntryUrls('enach'),
    ),
    done(
      'loadMandate',
      loadedMandate({ ...enach, method: 'AADHAAR', status: 'PENDING' }),
      'by Aadhaar',
      atEntryUrls('enach'),
    ),
    done('loadMandate', loadedMandate({ ...enach, status: 'PAUSED' }), 'paused', atEntryUrls('enach')),
    done(
      'loadMandate',
      loadedMandate({ ...enach, ...failedFor('insufficient_funds') }),
      'failed, same method',
      atEntryUrls('enach'),
    ),
    done(
      'loadMandate',
      loadedMandate({ ...upi, ...failedFor('otp_attempts_exceeded') }),
      'failed, next method',
      atEntryUrls('enach'),
    ),
    done(
      'loadMandate',
      loadedMandate({ ...enach, ...failedFor('joint_account_not_allowed') }),
      'failed, no method left',
      atEntryUrls('enach'),
    ),
    done('loadMandate', loadedMandate({ ...upi, status: 'EXPIRED' }), 'expired', atEntryUrls('approval')),
    done(
      'loadMandate',
      mandateFacts(mandateWith({ ...upi, status: 'CANCELLED' }), true),
      'stopped',
      atEntryUrls('/mandate/status'),
    ),
    done(
      'loadMandate',
      mandateFacts(mandateWith({ ...upi, status: 'ACTIVE' }), true),
      'of a loan',
      atEntryUrls('/mandate/status'),
    ),
    done(
      'loadMandate',
      loadedMandate({ type: null, status: 'ACTIVE' }),
      'an unknown type',
      atEntryUrls('enach', '/mandate/status'),
    ),
    done('loadMandate', mandateFacts(null), 'no mandate', atEntryUrls('/mandate/status')),
    done('loadMandate', mandateFacts(null, true), 'no mandate of the loan', atEntryUrls('/mandate/status')),
    done('loadMandate', loadedMandate({ mandate_id: 'mandate-2' }), 'another one', atEntryUrls('$mandateId')),
    done('loadMandate', failed('refused', { code: 'mandate_not_found' }), 'not found', {
      enabled: ({ context }) =>
        context.mandateId !== null ||
        context.subscriptionId !== null ||
        (context.entryUrl.endsWith('enach') && (context.mandate === null || isFirstUnavailable(context))),
    }),
    done('loadMandate', failed('connection'), 'no connection', atEntryUrls('enach')),
    fails('loadMandate', crash, 'our own fault', atEntryUrls('enach')),
    done('loadMethod', loadedMandate({ ...upi }), 'UPI', {
      enabled: ({ context }) => context.approvalMethod !== 'netBanking' || isFirstUnavailable(context),
    }),
    done('loadMethod', loadedMandate({ ...enach }), 'e-NACH', {
      enabled: ({ context }) =>
        context.approvalMethod === 'netBanking' ||
        (context.approvalMethod === 'upiApp' && context.unavailableMethods.length === 0),
    }),
    done('loadMethod', loadedMandate({ ...enach, status: 'ACTIVE' }), 'active meanwhile'),
    done('loadMethod', failed('refused', { code: 'mandate_not_found' }), 'not offered', {
      enabled: ({ context }) => isFirstUnavailable(context),
    }),
    done('loadMethod', failed('timeout'), 'no answer'),
    fails('loadMethod', crash, 'our own fault'),
    done('openBankPage', undefined, 'came back'),
    fails('openBankPage', crash, 'nothing opened'),
    elapses('pageOpenTimeout'),
    done('openUpiIntent', true, 'left'),
    done('openUpiIntent', false, 'no app'),
    fails('openUpiIntent', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    done('waitForScan', undefined, 'time to ask'),
    fails('waitForScan', crash, 'our own fault'),
    done('waitForBank', undefined, 'time to ask'),
    fails('waitForBank', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    done('scanReturns', undefined, 'back on the page'),
    done('dayReturns', undefined, 'back on the page'),
    done('pauseReturns', undefined, 'back on the page'),
    done('checkUpi', loadedMandate({ ...upi }), 'not yet'),
    ...statusCheckSamples('checkUpi', upi),
    done('checkMandate', loadedMandate({ ...enach }), 'not approved'),
    ...statusCheckSamples('checkMandate', enach),
    // A checked radio sends no event when it is tapped again.
    ...(['upiApp', 'upiQr', 'netBanking'] as const).map((approvalMethod) =>
      person(
        { type: 'method.chosen', approvalMethod },
        { enabled: ({ context }) => context.approvalMethod !== approvalMethod },
      ),
    ),
    person({ type: 'mandate.started' }),
    person({ type: 'nextMethod.chosen' }),
    person({ type: 'methods.opened' }),
    person({ type: 'qr.opened' }),
    person({ type: 'contact.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'method.chosen': (user, { approvalMethod }) =>
      user.click(
        screen.getByLabelText(
          new RegExp(`^${methodLabels[approvalMethod].title}\\s*${methodLabels[approvalMethod].detail}`),
        ),
      ),
    'mandate.started': tapByName(/^(Continue (to|with) .*|Show the code)$/),
    'nextMethod.chosen': async (user, _, snapshot) => {
      const { next } = optionsNow(snapshot.context);
      await tapByName(mandateCopy.failed.nextMethod(next === null ? '' : methodLabels[next].name))(user);
    },
    'methods.opened': tapByName('Other ways to approve'),
    'qr.opened': tapByName('Use another phone'),
    'contact.opened': tapByName('Talk to your lender'),
    retry: tapByName(/^(Try again|Check again|Show my autopay|Set up autopay|Set up autopay again)$/),
    back: tapByName('Back'),
    leave: tapByName(/^(Go back, look later|Continue to the agreement|See or stop autopay|Go to your loan)$/),
  },
  check: (snapshot) => {
    checkPage();
    const { mandate, failure, hasReturned, approvalMethod, unavailableMethods, hasNoApp, isLoanSigned } =
      snapshot.context;
    if (snapshot.matches('mandateActivated') || snapshot.matches('mandateActive'))
      expect(mandate?.status).toBe('ACTIVE');
    if (!snapshot.matches('mandateActive')) hides('Autopay is approved');
    if (snapshot.matches('enach') || snapshot.matches('mandateApproval')) {
      for (const fact of ['₹5,000', 'Every week', '27 Nov, 2026', 'HDFC Bank ••7890']) shows(fact);
      expect(screen.getAllByText('Can you pause it?')).toHaveLength(1);
    }
    if (snapshot.matches('enach')) {
      if (failure !== null) shows('Your bank’s page did not open');
      else if (hasReturned) shows('Your bank has not approved it');
      else hides('Your bank has not approved it');
    }
    if (snapshot.matches('mandateApproval')) {
      expect(document.querySelectorAll('input:checked')).toHaveLength(approvalMethod === null ? 0 : 1);
      expect(snapshot.can({ type: 'mandate.started' })).toBe(approvalMethod !== null);
      // After `mandate_not_found` the approval method is unavailable.
      if (failure?.code === 'mandate_not_found') expect(unavailableMethods.length).toBeGreaterThan(0);
      expect(screen.queryAllByText('Does not work for this account')).toHaveLength(unavailableMethods.length);
    }
    if (snapshot.matches('upiScan')) {
      expect(document.querySelector('[aria-label^="Code to approve autopay"]') !== null).toBe(
        mandate?.upiLink !== null,
      );
      if (hasNoApp) shows('No UPI app opened on this phone');
    }
    if (snapshot.matches('mandatePending')) {
      shows('Your bank has not answered yet');
      hides(/failed|did not approve/i);
      // Polls at the assumed intervals, unless our own code crashed.
      if (failure?.reason !== 'malformed')
        expect(portInput(snapshot, 'waitForBank')).toEqual({
          wait: pollWait('mandate', snapshot.context.polls),
        });
    }
    if (snapshot.matches('mandateNextDay')) shows('Your bank answers on the next working day');
    if (snapshot.matches('mandateFailed') && mandate !== null) {
      const { heading, lead } = mandateFailureCopy(mandate);
      shows(heading);
      shows(lead);
      const options = optionsNow(snapshot.context);
      if (!isLoanSigned && options.next !== null) shows(`Use ${methodLabels[options.next].name}`);
      const nextStep = nextStepText(options);
      if (!isLoanSigned && nextStep !== null) shows(nextStep);
      if (options.step === 'contact' && !isLoanSigned) shows('Talk to your lender');
    }
    if (snapshot.matches('mandatePaused')) shows('nothing is debited now');
    if (snapshot.matches('mandateTypeUnknown')) shows(mandateCopy.typeUnknown.heading);
    if (snapshot.matches('mandateUnknown')) shows('This autopay is not known');
    if (snapshot.matches('noMandate')) shows('You have no autopay yet');
    // With a signed loan this journey never leads to the agreement.
    if (isLoanSigned) expect(snapshot.context.redirectTo).not.toBe('/termloan/agreement');
  },
});

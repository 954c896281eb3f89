// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { stepNames } from '#messages/application';
import { choiceLabels, fieldLabels } from '#messages/application-fields';
import {
  type ApplicationData,
  type ApplicationEntryUrl,
  mustLeaveApplication,
} from '../../machines/application/context';
import { applicationMachine } from '../../machines/application/machine';
import { pollWait } from '../../machines/domain/base/polling';
import { type FormStep, requiredSteps } from '../../machines/domain/entry/application-steps';
import {
  type ChoiceName,
  type ProfileDraft,
  profileChoices,
} from '../../machines/domain/entry/profile-fields';
import { resumePath } from '../../machines/domain/entry/resume';
import type { LoanProfileChange } from '../../machines/domain/merchant/loan-profile';
import { screens } from '../../src/screens/application';
import { savingsAccount } from '../support/savings-account';
import { done, elapses, fails, person, portInput, route } from './kit';
import {
  anIdentity,
  aProfile,
  applicationFacts,
  aQuote,
  identityNotStarted,
  profileWire,
} from './support/fixtures/application';
import { hides, shows, tap } from './support/fixtures/checks';
import { anAccount, aUserState } from './support/fixtures/lending';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const NOW_MS = Date.UTC(2026, 10, 21, 6);
beforeAll(() => {
  URL.createObjectURL = () => 'blob:picked';
});

function factsRead(overrides: Partial<ApplicationData> = {}): ApplicationData {
  return {
    ...applicationFacts(overrides),
    userState: aUserState({ process_state: 'APPLICATION' }),
    accounts: [anAccount()],
    malformedAccounts: 1,
    business: null,
    quotes: [],
    panName: 'RAMESH KUMAR',
    offerCount: 0,
    asOf: NOW_MS,
    drafts: {},
    ...overrides,
  };
}

const unverified = { kycValidity: { isEligible: false } };
const freshFacts = factsRead({
  ...unverified,
  identity: identityNotStarted,
  profile: aProfile({}),
  accounts: [],
});
const basicInformationNext = factsRead({ profile: aProfile({}), accounts: [], quotes: [aQuote()] });
const { business_type: _, business_unit: __, ...profileWithoutBusiness } = profileWire;
const businessNext = factsRead({
  profile: aProfile(profileWithoutBusiness),
  accounts: [],
  quotes: [aQuote()],
  business: {
    name: 'Ramesh Stores',
    type: null,
    maskedGstin: '******F1ZV',
    udyamNumber: null,
    udyamStatus: 'NOT_REGISTERED',
    dateOfCommencement: null,
    address: null,
    pincode: null,
  },
});
const bankAccountNext = factsRead({ accounts: [] });
const panUnderReview = factsRead({
  ...unverified,
  identity: anIdentity({
    kyc_state: 'IN_PROGRESS',
    pan_status: 'PENDING',
    selfie_status: 'NOT_SUBMITTED',
    identity_verification: {},
  }),
  profile: aProfile({}),
});
const panRateLimited = factsRead({
  ...unverified,
  userState: aUserState({
    process_state: 'KYC',
    rate_limit: { no_of_attempts_left: 0, cool_off_period: 600 },
  }),
  identity: { ...identityNotStarted, kycState: 'IN_PROGRESS', panStatus: 'MISMATCH' },
});
const identityUnderReview = factsRead({
  ...unverified,
  identity: anIdentity({ kyc_state: 'PENDING_REVIEW' }),
});
const signingAlready = factsRead({ userState: aUserState({ process_state: 'AGREEMENT' }) });
const decision = (overrides: Partial<ApplicationData>) => {
  const { userState, identity, kycValidity, ekyc, offerCount, asOf } = factsRead(overrides);
  return ready({ userState, identity, kycValidity, ekyc, offerCount, asOf });
};

/** A change of each step, as the form sends it. */
const changes = {
  basicInformation: {
    fatherName: 'SHYAM LAL',
    socialCategory: 'GENERAL',
    homeAddressType: 'PERMANENT',
    homeOwnershipStatus: 'OWNED',
    email: 'ramesh@example.in',
  },
  shopInformation: {
    address: 'Shop 14, Mandi Road, Nashik',
    pincode: '422001',
    businessCategory: 'GROCERY',
    shopOwnershipStatus: 'RENTED',
  },
  applicationForm: { monthlySale: 180_000, monthlyIncome: 45_000, employeeCount: 2 },
  loanInformation: { loanPurpose: 'STOCK' },
  businessInfo: { businessType: 'PROPRIETORSHIP', businessUnit: 'RETAIL' },
} satisfies Record<string, LoanProfileChange>;
const submits = Object.entries(changes).map(([state, change]) =>
  person({ type: 'profile.submitted', change } as const, {
    enabled: (snapshot: AnyMachineSnapshot) => snapshot.matches(state),
    label: `submits ${state}`,
  }),
);
/** The form asks about these amounts once, and sends them at the second submit. */
const earningMore: LoanProfileChange = { monthlySale: 80_000, monthlyIncome: 90_000, employeeCount: 2 };
const submitsEarningMore = person({ type: 'profile.submitted', change: earningMore } as const, {
  enabled: (snapshot: AnyMachineSnapshot) => snapshot.matches('applicationForm'),
  label: 'submits applicationForm, earning more than selling',
});
const isInState = (state: string) => (snapshot: AnyMachineSnapshot) => snapshot.matches(state);
/** Leaves the form of a step after its change was typed. */
const keepsDraft = (state: keyof typeof changes, step: FormStep) => {
  const draft: ProfileDraft = Object.fromEntries(
    Object.entries(changes[state]).map(([field, value]) => [field, String(value)]),
  );
  return person({ type: 'draft.kept', step, draft } as const, {
    enabled: isInState(state),
    label: `leaves ${state}`,
  });
};

const fromList = { enabled: isInState('steps') };
/** Enabled on the shop page when opened by its own entry URL: its location and photo are walked only there. */
const atShopEntryUrl = {
  enabled: ({ context }: AnyMachineSnapshot) =>
    context.entryPage === 'shop-information' && context.data?.profile.businessUnit === null,
};

const isFirstLoad = ({ context }: AnyMachineSnapshot) => !context.isEntryUrlHandled;
/** First load at the list. The steps before the shop are walked from there; every entry URL is opened with and without access. */
const firstLoadAtList = {
  enabled: (snapshot: AnyMachineSnapshot) =>
    isFirstLoad(snapshot) && snapshot.context.entryUrl === '/termloan/application',
};
const firstLoadAtBankOrList = {
  enabled: (snapshot: AnyMachineSnapshot) =>
    isFirstLoad(snapshot) && /application(\/bank.*)?$/.test(snapshot.context.entryUrl),
};

const account = savingsAccount('001234567890@HDFC0001234');
const file = { url: 'blob:ready', type: 'image/jpeg', size: 90_000 };
const start = (
  entryUrl: ApplicationEntryUrl,
  name = entryUrl.slice('/termloan'.length),
  opensNextStep = false,
) => ({
  name,
  input: { entryUrl, opensNextStep, requestKeySeed: 'seed' },
});

function isChoice(field: string): field is ChoiceName {
  return field in profileChoices;
}

/** Fills the form of a step with the values of a change. */
async function fill(user: UserEvent, change: LoanProfileChange | ProfileDraft): Promise<void> {
  for (const [field, value] of Object.entries(change)) {
    if (!isChoice(field)) {
      // SAFETY: a change holds fields of the profile only.
      const label = fieldLabels[field as keyof typeof fieldLabels];
      fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } });
      continue;
    }
    const labels: Readonly<Record<string, string>> = choiceLabels[field];
    const name = labels[String(value)] ?? '';
    const list = screen.queryByRole('combobox', { name: fieldLabels[field] });
    if (list !== null) await user.selectOptions(list, String(value));
    else
      await user.click(
        within(screen.getByRole('group', { name: fieldLabels[field] })).getByRole('radio', { name }),
      );
  }
}

testJourney({
  id: 'application',
  machine: applicationMachine,
  screens,
  file: 'tests/paths/application.test.tsx',
  limit: 200_000,
  starts: [
    start('/termloan/application'),
    start('/termloan/application', 'back from a step', true),
    start('/termloan/application/basic-information'),
    start('/termloan/application/shop-information'),
    start('/termloan/application/application-form'),
    start('/termloan/application/loan-information'),
    start('/termloan/application/loan-information/2'),
    start('/termloan/application/business-info'),
    start('/termloan/application/bank/yes'),
    start('/termloan/application/bank/no'),
  ],
  // Shop, account and failure matter only on the page that shows them.
  abstract: (context) => {
    const { page, photo } = context;
    const steps = context.data === null ? [] : requiredSteps(context.data);
    const shop = [
      context.locationFailure ?? context.shopLocation !== null,
      photo.problem ?? photo.failure?.code ?? photo.isSent,
      photo.file?.url,
      photo.fraction,
    ];
    return {
      entryUrl: context.isEntryUrlHandled ? '' : `${context.entryUrl} ${context.opensNextStep}`,
      steps: steps.map(({ status }) => status.charAt(0)).join(''),
      quotes: context.data?.quotes.length,
      offers: page === 'decision' ? [context.data?.offerCount, context.data?.userState.processState] : '',
      page,
      entryPage: context.entryPage,
      failed: page === 'decision' || page === 'shop-information' ? context.failure?.reason : '',
      account: page === 'bank-no' ? [context.newAccount !== null, context.accountError?.code] : [],
      shop: page === 'shop-information' ? shop : [],
      startWith: context.startWith,
    };
  },
  events: [
    done('loadApplication', ready(freshFacts), 'nothing filled in', firstLoadAtList),
    done('loadApplication', ready(basicInformationNext), 'identity done', { enabled: isFirstLoad }),
    done('loadApplication', ready(businessNext), 'business next', { enabled: isFirstLoad }),
    done('loadApplication', ready(bankAccountNext), 'bank next', firstLoadAtBankOrList),
    done('loadApplication', ready(factsRead()), 'all steps done'),
    done('loadApplication', ready(panUnderReview), 'PAN being checked', firstLoadAtList),
    done('loadApplication', ready(panRateLimited), 'PAN tried too often', firstLoadAtList),
    done('loadApplication', ready(signingAlready), 'signing already', firstLoadAtList),
    done('loadApplication', failed('connection'), 'no connection'),
    fails('loadApplication', crash, 'our own fault'),
    done('rereadApplication', ready(basicInformationNext), 'identity done meanwhile'),
    done('rereadApplication', ready(signingAlready), 'signed on the other phone'),
    done('rereadApplication', failed('timeout'), 'no answer'),
    fails('rereadApplication', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    done('saveUserLoanProfile', accepted(aProfile()), 'saved'),
    done('saveUserLoanProfile', accepted(aProfile(profileWithoutBusiness)), 'saved, business next'),
    done('saveUserLoanProfile', refused('pincode_not_served'), 'not served'),
    done('saveUserLoanProfile', unanswered, 'unanswered'),
    fails('saveUserLoanProfile', crash, 'our own fault'),
    done('locate', { location: { latitude: 19.99, longitude: 73.78 }, failure: null }, 'found'),
    done('locate', { location: null, failure: 'location-permission' }, 'refused'),
    done('locate', { location: null, failure: 'location-data' }, 'no location'),
    fails('locate', crash, 'our own fault'),
    done('openSettings', { location: null, failure: null }, 'opened'),
    done('openSettings', { location: null, failure: 'settings' }, 'not opened'),
    fails('openSettings', crash, 'our own fault'),
    done('preparePhoto', { ok: true, file }, 'ready'),
    done('preparePhoto', { ok: false, problem: 'wrong-type' }, 'a text named .jpg'),
    fails('preparePhoto', crash, 'our own fault'),
    elapses('prepareTimeout'),
    done('uploadShopImage', accepted({ url: '/shop.jpg' }), 'sent'),
    done('uploadShopImage', refused('file_gone'), 'gone'),
    done('uploadShopImage', unanswered, 'unanswered'),
    fails('uploadShopImage', crash, 'our own fault'),
    done('verifyPaymentAddress', ready({ isValid: true }), 'valid'),
    done('verifyPaymentAddress', ready({ isValid: false }), 'no account'),
    fails('verifyPaymentAddress', crash, 'our own fault'),
    done('createBankDetails', accepted(anAccount({ bank_details_id: 'account-2' })), 'added'),
    done('createBankDetails', refused('invalid_ifsc'), 'wrong IFSC'),
    done('createBankDetails', unanswered, 'unanswered'),
    fails('createBankDetails', crash, 'our own fault'),
    done('loadDecision', decision({}), 'nothing yet'),
    done('loadDecision', decision({ offerCount: 3 }), 'offers'),
    done('loadDecision', decision({ userState: aUserState({ is_eligible: false }) }), 'a refusal'),
    done(
      'loadDecision',
      decision({
        ...unverified,
        identity: anIdentity({ kyc_state: 'IN_PROGRESS', selfie_status: 'FAILED' }),
      }),
      'the selfie was refused',
    ),
    done('loadDecision', failed('connection'), 'no connection'),
    fails('loadDecision', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    ...submits,
    submitsEarningMore,
    person({ type: 'nextStep.opened' }),
    person({ type: 'step.opened', step: 'pan' }),
    person({ type: 'step.opened', step: 'shop-information' }),
    person({ type: 'step.opened', step: 'bank' }),
    person({ type: 'steps.opened' }),
    person({ type: 'score.opened' }),
    person({ type: 'registration.opened' }, { enabled: ({ context }) => context.data?.business !== null }),
    keepsDraft('applicationForm', 'application-form'),
    keepsDraft('basicInformation', 'basic-information'),
    keepsDraft('shopInformation', 'shop-information'),
    keepsDraft('loanInformation', 'loan-information'),
    keepsDraft('businessInfo', 'business-info'),
    person({ type: 'location.requested' }, atShopEntryUrl),
    person({ type: 'settings.opened' }, atShopEntryUrl),
    person({ type: 'photo.picked', url: 'blob:picked' }, atShopEntryUrl),
    person({ type: 'upload.progressed', fraction: 0.5 }),
    person({ type: 'account.added' }),
    person({ type: 'account.submitted', account }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    route('steps', { enabled: isInState('basicInformation') }),
    route('steps', {
      label: 'the list, while nothing is known',
      enabled: isInState('applicationUnavailable'),
    }),
    route('basicInformation', fromList),
    route('shopInformation', fromList),
    route('applicationForm', fromList),
    route('loanInformation', fromList),
    route('loanExamples', fromList),
    route('businessInfo', fromList),
    route('bankAccounts', fromList),
    route('bankAccountForm', fromList),
  ],
  appEvents: ['upload.progressed'],
  controls: {
    'nextStep.opened': tap(/^(Continue: step \d of 9|Continue|See what the lender says)$/),
    'step.opened': (user, { step }) =>
      user.click(screen.getByRole('button', { name: new RegExp(`^${stepNames[step]}`) })),
    'steps.opened': tap('See or change your answers'),
    'score.opened': tap('Your credit score'),
    'registration.opened': tap('Register with Udyam for free'),
    'profile.submitted': async (user, { change }) => {
      await fill(user, change);
      await tap('Save and continue')(user);
      if (change.monthlyIncome !== earningMore.monthlyIncome) return hides(/You earn more than you sell/);
      shows('You earn more than you sell. Is that right?');
      shows('earned ₹90,000, sold ₹80,000');
      await tap('Save and continue')(user);
    },
    'draft.kept': async (user, { draft }) => {
      await fill(user, draft);
      const first = document.querySelector<HTMLElement>('form input, form select');
      if (first === null) throw new Error('The form has no field.');
      first.focus();
      await user.tab();
      if (document.activeElement === first) throw new Error('The field was not left.');
    },
    'location.requested': tap('Share the place of my shop'),
    'settings.opened': tap('Open settings'),
    'photo.picked': (user) =>
      user.upload(
        screen.getByLabelText('Choose from the phone', { selector: 'input' }),
        new File(['x'], 'shop.jpg', { type: 'image/jpeg' }),
      ),
    'account.added': tap('Add another account'),
    'account.submitted': async (user) => {
      const setValue = (label: string, value: string) =>
        fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
      setValue('Account number', '001234567890');
      setValue('Account number again', '001234567890');
      setValue('IFSC', 'HDFC0001234');
      await user.click(screen.getByRole('radio', { name: 'Savings' }));
      await user.click(screen.getByRole('button', { name: 'Check account' }));
    },
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
  },
  check: (snapshot) => {
    const { context } = snapshot;
    const { data, page } = context;
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    // The account is shown by its last four digits only; sent data is cleared after the answer.
    if (!snapshot.matches('verifyingAccount') && !snapshot.matches('submittingAccount'))
      expect(document.body.textContent).not.toContain('001234567890');
    if (context.startWith === 'sending' && !snapshot.hasTag('pending'))
      expect([context.change, context.newAccount]).toEqual([null, null]);
    if (data === null || snapshot.status !== 'active') return;
    const steps = requiredSteps(data);
    if (snapshot.matches('steps')) {
      shows(`${steps.filter(({ status }) => status === 'done').length} of 9 steps are done`);
      const next = steps.find(({ status }) => status === 'open');
      if (next !== undefined) shows(`Continue: step ${next.number} of 9`);
      for (const { step, status } of steps) {
        const row = screen.queryByRole('button', { name: new RegExp(`^${stepNames[step]}`) });
        expect(row !== null, `${step} can be opened`).toBe(snapshot.can({ type: 'step.opened', step }));
        if (status === 'locked' || status === 'waiting')
          expect(row === null || status === 'waiting').toBe(true);
      }
      if (steps[0]?.status === 'stopped') shows('10:00');
      if (steps[0]?.status === 'waiting') shows('Being checked');
    }
    // The messages of the shop page.
    if (page === 'shop-information' && snapshot.matches('shopInformation')) {
      shows('Tell us about your shop');
      if (context.locationFailure === 'location-permission') shows('Location permission request failed');
      if (context.locationFailure === 'location-data') shows('Location data request failed');
      if (context.locationFailure === 'settings') shows('Failed to open settings');
      if (context.failure?.code === 'pincode_not_served') shows('No lender serves this pincode yet.');
      if (context.photo.problem === 'wrong-type') shows('This is not a JPG or PNG picture.');
      if (context.photo.failure?.code === 'file_gone') shows('The picture is not on this page any more.');
      if (context.photo.isSent) shows('The lender has your picture.');
    }
    if (snapshot.matches('submittingPhoto'))
      shows(context.photo.fraction === 0.5 ? 'Sending: 50 %' : 'Sending: 0 %');
    if (snapshot.matches('profileUnanswered') || snapshot.matches('accountUnanswered')) {
      shows('We are not sure yet');
      hides(/failed/i);
    }
    if (snapshot.matches('bankAccountForm') && context.accountError?.code === 'invalid_ifsc')
      shows('Invalid IFSC Code');
    if (snapshot.matches('bankAccountForm') && context.accountError?.code === 'ErrInvalidBankDetails')
      shows('Invalid Bank Details');
    if (snapshot.matches('bankAccounts')) {
      shows('••7890');
      shows('One account could not be read and is not shown.');
    }
    if (snapshot.matches('loanExamples')) {
      shows('These are examples, not offers.');
      expect(screen.queryAllByRole('radio')).toEqual([]);
    }
    if (snapshot.matches('businessInfo') && data.business !== null) {
      shows('••F1ZV');
      hides('27AAPFU0939F1ZV');
    }
    if (snapshot.matches('lenderDecides')) {
      shows('The lenders decide');
      if (context.failure?.reason !== 'malformed')
        expect(portInput(snapshot, 'waitToAsk')).toEqual({ wait: pollWait('payment', context.polls) });
    }
    // The offers are opened only when they exist.
    if (context.redirectTo === '/termloan/offer') expect(data.offerCount).toBeGreaterThan(0);
  },
});

describe('the context of the application', () => {
  it('adds the location of the shop to the saved change', () => {
    const sent: unknown[] = [];
    const actor = createActor(applicationMachine, {
      input: {
        entryUrl: '/termloan/application/shop-information',
        opensNextStep: false,
        requestKeySeed: 'seed',
      },
      snapshot: applicationMachine.resolveState({
        value: 'shopInformation',
        context: {
          ...applicationMachine.getInitialSnapshot(
            // SAFETY: this chart invokes no actor while its initial snapshot is made.
            {} as never,
            {
              entryUrl: '/termloan/application/shop-information',
              opensNextStep: false,
              requestKeySeed: 'seed',
            },
          ).context,
          data: basicInformationNext,
          page: 'shop-information',
          shopLocation: { latitude: 19.99, longitude: 73.78 },
        },
      }),
      inspect: (event) => {
        if (event.type === '@xstate.snapshot') sent.push(event.snapshot);
      },
    });
    actor.start();
    actor.send({ type: 'profile.submitted', change: changes.shopInformation });
    expect(actor.getSnapshot().context.change).toEqual({
      ...changes.shopInformation,
      latitude: 19.99,
      longitude: 73.78,
    });
    actor.stop();
  });

  const states = [
    'ENTRY',
    'KYC',
    'APPLICATION',
    'OFFER',
    'BANK',
    'AGREEMENT',
    'CLOSED',
    'BLOCKED',
    'MOON',
    null,
  ];
  it.each(states.flatMap((state) => [null, 'APPROVED', 'REJECTED'].map((approval) => [state, approval])))(
    'state %s, approval %s: a merchant whom the loan entry sends to the application is not sent away from it',
    (process_state, approval_status) => {
      const userState = aUserState({ process_state, approval_status });
      if (resumePath(userState) === '/termloan/application')
        expect(mustLeaveApplication({ userState })).toBe(false);
      expect(mustLeaveApplication({ userState: { ...userState, isEligible: false } })).toBe(true);
    },
  );

  it('marks a step as waiting while its documents are under review', () => {
    expect(requiredSteps(identityUnderReview).map(({ status }) => status)).toContain('waiting');
  });
});

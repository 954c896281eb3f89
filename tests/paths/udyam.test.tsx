// @vitest-environment jsdom

import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { codeCopy } from '#messages/otp';
import { udyamCopy, udyamHeadings, udyamSectionNames } from '#messages/udyam';
import { udyamChoiceLabels, udyamLabels } from '#messages/udyam-fields';

import { pollWait } from '../../machines/domain/base/polling';
import type { UdyamChange, UdyamOtpType } from '../../machines/domain/udyam/udyam';
import { type UdyamDraft, type UdyamField, udyamChoices } from '../../machines/domain/udyam/udyam-fields';
import {
  isPageComplete,
  isSubmittedOrRegistered,
  mayOpenUdyamStep,
  sectionOf,
  sectionStatuses,
  stepOfSection,
  type UdyamPage,
  type UdyamStep,
  udyamPages,
} from '../../machines/domain/udyam/udyam-steps';
import type { UdyamData, UdyamEntryUrl, UdyamSave } from '../../machines/udyam/context';
import { udyamMachine } from '../../machines/udyam/machine';
import { consentRecord } from '../../src/copy/consents';
import { LoadingScreen } from '../../src/screens/shared/pages/loading-screen';
import { screens } from '../../src/screens/udyam';
import { done, fails, person, portInput, route } from './kit';
import { hides, shows, tap } from './support/fixtures/checks';
import { leftCode, now } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import {
  detailsAfterSave,
  detailsUpTo,
  mismatched,
  registered,
  registrationFailed,
  someNicCodes,
  submitted,
} from './support/fixtures/udyam';
import { testJourney } from './support/through-screens';

type Snapshot = SnapshotFrom<typeof udyamMachine>;

const secrets = { aadhaar: '999941057058', pan: 'ABCPK1234F', account: '001234567890', mobile: '9876504321' };
const sentCode = {
  reference: 'otp-1',
  sentTo: null,
  resendAfter: 30_000,
  expiresIn: 300_000,
  sendsLeft: 2,
  attemptsLeft: 5,
};
const unansweredSend = { requestKeySeed: 'seed-code-0', completedWrites: 1 };
/** A code that came by SMS although its sending was not answered: the service gave no data of it. */
const arrivedCode = { sent: null, sendKey: 'seed-code-0-1' };
const allCodesSent = { AADHAAR: sentCode, MOBILE: sentCode, UDYAM: sentCode };
const loadedDetails = (details: UdyamData['details'], overrides: Partial<UdyamData> = {}) =>
  ready({ details, panName: 'MEENA KUMARI', drafts: {}, isOffered: true, asOf: now, ...overrides });

/** A change of each page, as its form sends it. */
const changes = {
  kyc: { name: 'MEENA KUMARI', panNumber: secrets.pan, aadhaarNumber: secrets.aadhaar },
  personalDetails: {
    mobile: secrets.mobile,
    email: 'meena@example.in',
    gender: 'FEMALE',
    socialCategory: 'OBC',
    isSpeciallyAbled: false,
  },
  businessActivity: { nicCodes: ['47110'], majorActivity: 'TRADING' },
  businessFacts: {
    businessName: 'Meena Stores',
    organisationType: 'PROPRIETARY',
    dateOfCommencement: '2019-04-01',
    gstin: '27AAPFU0939F1ZV',
  },
  businessSize: {
    employeesMale: 1,
    employeesFemale: 2,
    employeesOther: 0,
    turnover: 54_000_000,
    investment: 15_000_000,
  },
  businessAddress: {
    addressLine: '12 Mandi Road',
    city: 'Nashik',
    district: 'Nashik',
    state: 'Maharashtra',
    pincode: '422001',
  },
  bankDetails: { accountNumber: secrets.account, ifsc: 'HDFC0001234' },
} satisfies Record<string, UdyamChange>;

const isInState = (state: string) => (snapshot: AnyMachineSnapshot) => snapshot.matches(state);
const hasCodes = ({ context }: AnyMachineSnapshot) => context.nicCodes.length > 0;
const isComplete = ({ context }: AnyMachineSnapshot) =>
  context.data !== null && mayOpenUdyamStep('confirmation', context.data.details);
/** Submits each incomplete page; of complete details only the pages `kyc` and `businessSize` are changed. */
const submits = Object.entries(changes).map(([state, change]) =>
  person({ type: 'details.submitted', change } as const, {
    enabled: (snapshot) => {
      if (!snapshot.matches(state) || (state === 'businessActivity' && !hasCodes(snapshot))) return false;
      const { data, page } = snapshot.context;
      const isPageSaved = isPageComplete(page, data.details);
      return isComplete(snapshot) ? ['kyc', 'businessSize'].includes(state) : !isPageSaved;
    },
    label: `submits ${state}`,
  }),
);
/** Leaves the form of a page after its change was typed. */
const keepsDraft = (state: keyof typeof changes, page: UdyamPage) =>
  person({ type: 'draft.kept', page, draft: draftOf(changes[state]) } as const, {
    // Without the list no code can be chosen.
    enabled: (snapshot) => isInState(state)(snapshot) && (page !== 'activity' || hasCodes(snapshot)),
    label: `leaves ${state}`,
  });

/** Enabled where the screen has a control that opens this page. */
const isPageLinked = (page: UdyamStep) => ({
  enabled: (snapshot: AnyMachineSnapshot) => {
    const { codeType, data } = snapshot.context;
    if (data === null) return false;
    if (snapshot.matches('verification'))
      return page === (codeType === 'AADHAAR' ? 'kyc' : 'personal-details');
    if (snapshot.matches('confirmation')) return page !== 'confirmation' && page !== 'code';
    const hasBegun =
      stepOfSection('kyc', data.details) !== 'kyc' || sectionStatuses(data.details)[0]?.status === 'done';
    return (
      hasBegun &&
      mayOpenUdyamStep(page, data.details) &&
      stepOfSection(sectionOf(page), data.details) === page
    );
  },
});

const isFirstLoad = ({ context }: AnyMachineSnapshot) =>
  !context.isEntryUrlHandled && context.failure === null;
/** Enabled at these entry URLs. Each is walked with details that allow it and with some that do not, not with all. */
const atEntryUrls = (...entryUrls: readonly string[]) => ({
  enabled: (snapshot: AnyMachineSnapshot) => {
    const { entryUrl, verificationType } = snapshot.context;
    return (
      isFirstLoad(snapshot) &&
      entryUrls.some((ending) => entryUrl.endsWith(ending) || verificationType === ending)
    );
  },
});
const firstLoad = { enabled: isFirstLoad };
const atIndex = atEntryUrls('/register-udyam', '/status');
/** Enabled on this page: the outcomes of a write are walked on one page only. */
const onPage = (page: string) => ({
  enabled: ({ context }: AnyMachineSnapshot) => context.page === page,
});
const ofAadhaar = { enabled: ({ context }: AnyMachineSnapshot) => context.codeType === 'AADHAAR' };
/** What of the code that was left decides how its chart begins. */
const leftAs = ({ leftCode: left, codeType }: Snapshot['context']) =>
  left?.type === codeType ? [left.unansweredSend !== null, left.sentCode !== null] : [];
const fromStart = { enabled: isInState('start') };

const rightCode = accepted({ type: 'AADHAAR', isVerified: true, udyamStatus: 'DRAFT' });
const saveOf = (input: unknown): UdyamSave => {
  // SAFETY: the chart hands a submission its key and args.
  return (input as { readonly args: UdyamSave }).args;
};

const start = (entryUrl: UdyamEntryUrl, verificationType: UdyamOtpType | 'FAX' | null = null) => ({
  name: verificationType === null ? entryUrl : `${entryUrl} ${verificationType}`,
  input: {
    entryUrl,
    verificationType: verificationType?.toLowerCase() ?? null,
    query: 'from=loan',
    requestKeySeed: 'seed',
  },
});
const CODE = '/register-udyam/otp/$verificationType';

/** A change as it is typed into the form of its page. */
function draftOf(change: UdyamChange): UdyamDraft {
  const texts = Object.entries(change).map(([field, value]) => [field, textIn(field, value)] as const);
  const { accountNumber } = change;
  return {
    ...Object.fromEntries(texts),
    ...(accountNumber === undefined ? {} : { accountNumberAgain: accountNumber }),
  };
}

/** The text of a field for a value: rupees for paise, an option for true and false. */
function textIn(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'YES' : 'NO';
  return String(field === 'turnover' || field === 'investment' ? Number(value) / 100 : value);
}

/** Fills the form of a page. */
async function fill(user: UserEvent, draft: UdyamDraft): Promise<void> {
  for (const [name, value] of Object.entries(draft)) {
    // SAFETY: a draft holds fields of the registration only.
    const field = name as UdyamField;
    const label = udyamLabels[field];
    if (field === 'nicCodes') {
      for (const remove of screen.queryAllByRole('button', { name: /^Remove / })) await user.click(remove);
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'kirana shop' } });
      shows('1 found');
      await user.click(screen.getByRole('button', { name: /^Retail sale in non-specialized/ }));
    } else if (field === 'dateOfCommencement') {
      const [year, month, day] = value.split('-');
      const type = (part: string, text = '') =>
        fireEvent.change(screen.getByLabelText(part), { target: { value: text } });
      type('Day', day);
      type('Month', month);
      type('Year', year);
    } else if (field === 'state' || field === 'organisationType') {
      await user.selectOptions(screen.getByLabelText(label), value);
    } else if (field in udyamChoices) {
      const labels: Readonly<Record<string, string>> =
        udyamChoiceLabels[field as 'gender' | 'socialCategory' | 'majorActivity' | 'isSpeciallyAbled'];
      const name = labels[value] ?? '';
      await user.click(within(screen.getByRole('group', { name: label })).getByRole('radio', { name }));
    } else {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
  }
}

testJourney({
  id: 'udyam',
  machine: udyamMachine,
  // The chart of the one-time code is a stubbed port here; its screens are walked by tests/paths/otp.test.tsx.
  screens: {
    ...screens,
    code: ({ back }) => <LoadingScreen title={codeCopy.code} awaiting={codeCopy.code} onBack={back} />,
  },
  file: 'tests/paths/udyam.test.tsx',
  limit: 200_000,
  starts: [
    start('/register-udyam'),
    start('/register-udyam/kyc'),
    start('/register-udyam/personal-details'),
    start('/register-udyam/business-details'),
    start('/register-udyam/bank-details'),
    start('/register-udyam/confirmation'),
    start('/register-udyam/status'),
    start(CODE, 'AADHAAR'),
    start(CODE, 'MOBILE'),
    start(CODE, 'EMAIL'),
    start(CODE, 'UDYAM'),
    start(CODE, 'FAX'),
  ],
  abstract: (context) => {
    const { data, page, codeType } = context;
    const details = data?.details;
    const isFailureShown = ['index', 'status', 'kyc', 'code', 'confirmation'].includes(page);
    return {
      entryUrl: context.isEntryUrlHandled ? '' : `${context.entryUrl} ${context.verificationType}`,
      status: details?.status,
      isOffered: data?.isOffered,
      open: details && udyamPages.filter((page) => mayOpenUdyamStep(page, details)).length,
      isWhole: details && mayOpenUdyamStep('confirmation', details),
      verified: details?.verifiedOtpTypes,
      page,
      entryPage: context.entryPage,
      openedFrom: context.openedFrom,
      code: page === 'code' ? [codeType, context.isCodeRequested, leftAs(context)] : [],
      hasConsented: context.consent !== null,
      sentCodes: Object.keys(context.sentCodes).length,
      failed: isFailureShown ? (context.failure?.code ?? context.failure?.reason) : '',
      nic: [context.nicCodes.length, page === 'activity' ? context.nicFailure?.reason : ''],
      startWith: context.startWith,
      redirectTo: context.redirectTo,
    };
  },
  events: [
    done(
      'loadUdyam',
      loadedDetails(detailsUpTo(null)),
      'nothing filled in',
      atEntryUrls('/register-udyam', 'kyc', 'details'),
    ),
    done(
      'loadUdyam',
      loadedDetails(detailsUpTo('kyc')),
      'KYC filled in',
      atEntryUrls('/register-udyam', 'aadhaar'),
    ),
    done(
      'loadUdyam',
      loadedDetails(detailsUpTo('personal'), { drafts: { activity: { majorActivity: 'SERVICES' } } }),
      'business next',
      atEntryUrls('/register-udyam', 'details', 'mobile'),
    ),
    done(
      'loadUdyam',
      loadedDetails(detailsUpTo('address')),
      'bank next',
      atEntryUrls('bank-details', 'confirmation'),
    ),
    done('loadUdyam', loadedDetails(detailsUpTo('bank')), 'all filled in', firstLoad),
    done(
      'loadUdyam',
      loadedDetails(detailsUpTo('bank', { verified_otp_types: [] })),
      'all filled in, no code verified',
      firstLoad,
    ),
    done(
      'loadUdyam',
      loadedDetails(registrationFailed),
      'failed',
      atEntryUrls('/register-udyam', '/status', 'kyc'),
    ),
    done('loadUdyam', loadedDetails(mismatched), 'a mismatch', atIndex),
    done('loadUdyam', loadedDetails(registered), 'registered already', {
      enabled: (snapshot) => atEntryUrls('/status', 'kyc').enabled(snapshot) || !isFirstLoad(snapshot),
    }),
    done(
      'loadUdyam',
      loadedDetails(detailsUpTo('kyc'), { isOffered: false }),
      'switched off',
      atEntryUrls('/register-udyam', 'aadhaar'),
    ),
    done(
      'loadUdyam',
      loadedDetails(registered, { isOffered: false }),
      'switched off since it was registered',
      atIndex,
    ),
    done('loadUdyam', failed('connection'), 'no connection', atIndex),
    fails('loadUdyam', crash, 'our own fault', atIndex),
    done('loadUdyam', loadedDetails(detailsUpTo('personal')), 'business next, after a write', {
      enabled: (snapshot) => !isFirstLoad(snapshot),
    }),
    done('loadUdyam', loadedDetails(submitted), 'sent already', {
      enabled: (snapshot) => atIndex.enabled(snapshot) || !isFirstLoad(snapshot),
    }),
    done(
      'updateUdyamDetails',
      (input: unknown) => accepted(detailsAfterSave(saveOf(input)?.change)),
      'saved',
      {
        enabled: (snapshot) => !isComplete(snapshot),
      },
    ),
    done('updateUdyamDetails', accepted(detailsUpTo('bank')), 'changed', { enabled: isComplete }),
    done('updateUdyamDetails', refused('pan_mismatch'), 'another PAN', onPage('kyc')),
    done('updateUdyamDetails', refused('udyam_already_registered'), 'sent on another phone', onPage('kyc')),
    done('updateUdyamDetails', unanswered, 'unanswered', onPage('bank-details')),
    fails('updateUdyamDetails', crash, 'our own fault', onPage('bank-details')),
    done('submitUdyamDetails', accepted(submitted), 'sent'),
    done('submitUdyamDetails', accepted(mismatched), 'a mismatch at once'),
    done('submitUdyamDetails', refused('consent_required'), 'no consent'),
    done('submitUdyamDetails', refused('udyam_details_missing'), 'something is missing'),
    done('submitUdyamDetails', unanswered, 'unanswered'),
    fails('submitUdyamDetails', crash, 'our own fault'),
    done('listNicCodes', ready(someNicCodes), 'the list'),
    done('listNicCodes', failed('timeout'), 'no list'),
    fails('listNicCodes', crash, 'our own fault'),
    done('readSentCodes', {}, 'no code was sent'),
    done('readSentCodes', allCodesSent, 'a code was sent'),
    fails('readSentCodes', crash, 'our own fault', ofAadhaar),
    done('otp', rightCode, 'right'),
    done('otp', accepted({ ...rightCode.data, isVerified: false }), 'not verified', ofAadhaar),
    done('otp', refused('sms_down'), 'refused', ofAadhaar),
    done('otp', refused('udyam_details_missing'), 'something is missing'),
    done('otp', refused('udyam_already_registered'), 'registered already', ofAadhaar),
    done('otp', leftCode(), 'left'),
    done('otp', leftCode({ unansweredSend }), 'left, the sending unanswered', ofAadhaar),
    done(
      'otp',
      leftCode({ sentCode: arrivedCode, unansweredSend }),
      'left, the sending unanswered, but a code came',
      ofAadhaar,
    ),
    fails('otp', crash, 'our own fault', ofAadhaar),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    done('getUdyamDetails', ready(submitted), 'nothing yet'),
    done('getUdyamDetails', ready(registered), 'registered'),
    done('getUdyamDetails', ready(registrationFailed), 'failed'),
    done('getUdyamDetails', ready(mismatched), 'a mismatch'),
    done('getUdyamDetails', failed('timeout'), 'no answer'),
    fails('getUdyamDetails', crash, 'our own fault'),
    ...submits,
    keepsDraft('kyc', 'kyc'),
    keepsDraft('personalDetails', 'personal-details'),
    keepsDraft('businessActivity', 'activity'),
    keepsDraft('businessFacts', 'business'),
    keepsDraft('businessSize', 'size'),
    keepsDraft('businessAddress', 'address'),
    keepsDraft('bankDetails', 'bank-details'),
    person({ type: 'nextStep.opened' }),
    person({ type: 'page.opened', page: 'kyc' }, isPageLinked('kyc')),
    person({ type: 'page.opened', page: 'code' }, isPageLinked('code')),
    person(
      { type: 'page.opened', page: 'personal-details' },
      {
        enabled: (snapshot) =>
          snapshot.matches('verification') && isPageLinked('personal-details').enabled(snapshot),
      },
    ),
    // A locked page is refused in every state.
    person(
      { type: 'page.opened', page: 'confirmation' },
      { enabled: (snapshot) => !isComplete(snapshot) && !snapshot.matches('confirmation') },
    ),
    person({ type: 'code.requested' }),
    person({ type: 'contact.checked', contact: 'MOBILE' }),
    person({ type: 'registration.confirmed', consent: consentRecord('UDYAM_REGISTRATION') }),
    person({ type: 'correction.opened' }),
    person(
      { type: 'retry' },
      {
        enabled: (snapshot) =>
          !snapshot.matches('businessActivity') ||
          (snapshot.context.nicFailure !== null && !hasCodes(snapshot)),
      },
    ),
    person({ type: 'back' }),
    person({ type: 'leave' }),
    route('start', {
      enabled: (snapshot) => isInState('kyc')(snapshot) || isInState('registered')(snapshot),
    }),
    route('kyc', {
      enabled: (snapshot) => isInState('start')(snapshot) || isInState('registered')(snapshot),
    }),
    route('verification', fromStart),
    route('personalDetails', fromStart),
    route('businessActivity', fromStart),
    route('bankDetails', fromStart),
    route('confirmation', fromStart),
  ],
  controls: {
    'nextStep.opened': tap(/^(Start|Continue: step \d of 5)$/),
    'page.opened': async (user, { page }, snapshot) => {
      const byState = snapshot.matches('verification')
        ? /^Change the (number|e-mail)$/
        : snapshot.matches('confirmation')
          ? `${udyamCopy.change} – ${udyamHeadings[page as 'kyc']}`
          : new RegExp(`^${udyamSectionNames[sectionOf(page)]}`);
      await user.click(screen.getByRole('button', { name: byState }));
    },
    'details.submitted': async (user, { change }) => {
      await fill(user, draftOf(change));
      await user.click(screen.getByRole('button', { name: /^Save and (continue|get the code)$/ }));
    },
    'draft.kept': async (user, { draft }) => {
      await fill(user, draft);
      const field = document.querySelector<HTMLElement>('form input, form select');
      if (field === null) throw new Error('The form has no field.');
      field.focus();
      await user.tab();
      if (document.activeElement === field) throw new Error('The field was not left.');
    },
    'code.requested': tap(/^(Send|Enter) the code$/),
    'contact.checked': (user, { contact }) =>
      user.click(
        screen.getByRole('button', {
          name: `Check this ${contact === 'EMAIL' ? 'e-mail' : 'number'} by a code`,
        }),
      ),
    'registration.confirmed': async (user) => {
      await tap('Send to the register')(user);
      expect(screen.getAllByText('Tick this box if all is right and may be sent.')).toHaveLength(2);
      await user.click(screen.getByRole('checkbox'));
      await tap('Send to the register')(user);
    },
    'correction.opened': tap(/^(Look over and send again|Correct it)$/),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
    leave: tap(/^(Later|Go to your loan|Go to your loan, look later|See how your business is registered)$/),
  },
  check: (snapshot) => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    for (const secret of Object.values(secrets)) expect(document.body.textContent).not.toContain(secret);
    checkContext(snapshot);
    checkScreen(snapshot);
  },
});

/** Invariants of the context in every state. */
function checkContext(snapshot: Snapshot): void {
  const { data, page, save, startWith, codeType, sentCodes } = snapshot.context;
  // The sent data is cleared with its answer.
  if (startWith === 'sending' && !snapshot.hasTag('pending')) expect(save).toBeNull();
  if (data === null || snapshot.status !== 'active') return;
  // A page is shown only when it is open to the merchant, and never after the submission.
  const isFormPage = page !== 'index' && page !== 'status' && page !== 'code' && startWith === 'sending';
  if (isFormPage && !snapshot.hasTag('pending'))
    expect(mayOpenUdyamStep(page, data.details) || data.details.registration.ifsc !== null).toBe(true);
  if (snapshot.matches('submitted')) expect(data.details.status).toBe('SUBMITTED');
  if (snapshot.matches('registered')) expect(data.details.status).toBe('REGISTERED');
  // The draft of a page is dropped when the service has saved that page.
  if (isPageComplete('activity', data.details)) expect(data.drafts.activity).toBeUndefined();
  // A submitted or finished registration is shown at every entry URL.
  if (snapshot.matches('submitted') || snapshot.matches('registered')) expect(page).toBe('status');
  if (snapshot.matches('start') || snapshot.matches('kyc'))
    expect(isSubmittedOrRegistered(data.details)).toBe(false);
  // A code that was sent already is not sent again, whichever way the merchant opened its page.
  // One whose sending is unanswered is asked about first, and one that came nevertheless can be entered.
  if (snapshot.matches('code')) {
    const { leftCode: lastLeft } = snapshot.context;
    const left = lastLeft?.type === codeType ? lastLeft : null;
    expect(portInput(snapshot, 'otp')).toMatchObject({
      sentCode: sentCodes[codeType] === undefined ? (left?.sentCode ?? null) : { sent: sentCode },
      unansweredSend: left?.unansweredSend ?? null,
    });
  }
  // The registration is not submitted without the merchant's consent in this visit.
  if (snapshot.matches('submittingRegistration')) {
    expect(portInput(snapshot, 'submitUdyamDetails')).toMatchObject({
      args: {
        step: 'CONFIRMATION',
        change: { hasConsented: true },
        consent: consentRecord('UDYAM_REGISTRATION'),
      },
    });
  }
}

/** What each state's screen must show. */
function checkScreen(snapshot: Snapshot): void {
  const { data, failure: lastFailure, codeType, sentCodes, consent } = snapshot.context;
  if (data === null) return;
  if (snapshot.matches('start')) shows(/Pay nobody for it|pay nobody for it/);
  if (snapshot.matches('kyc')) {
    shows('Who owns the business?');
    if (lastFailure?.code === 'pan_mismatch') shows('This is not the PAN of your account.');
    if (data.details.status === 'MISMATCH' && lastFailure === null)
      shows('The register has another name for your PAN.');
  }
  if (snapshot.matches('verification')) {
    const wasCodeSent = sentCodes[codeType] !== undefined;
    shows(wasCodeSent ? 'Enter the code' : 'Send the code');
    shows(wasCodeSent ? /We sent 6 digits/ : /We send 6 digits/);
    // The last code submits the registration only after the consent.
    if (codeType === 'UDYAM') shows(consent !== null ? 'The last code sends it' : 'One last code');
    if (codeType === 'AADHAAR') shows('the phone linked to your Aadhaar');
    if (lastFailure !== null) shows('There is no code yet');
  }
  if (snapshot.matches('businessActivity') && snapshot.context.nicFailure !== null && !hasCodes(snapshot))
    shows('The list did not arrive.');
  if (snapshot.matches('detailsUnanswered') || snapshot.matches('registrationUnanswered'))
    hides(/fail|wrong/i);
  if (snapshot.matches('confirmation')) {
    shows('Meena Stores');
    shows('₹5,40,000');
    shows('1 man, 2 women');
    shows('••F1ZV');
    hides('27AAPFU0939F1ZV');
    if (hasCodes(snapshot)) shows('Retail sale in non-specialized stores');
    if (lastFailure?.code === 'consent_required') shows('The register needs your agreement.');
  }
  if (snapshot.matches('submitted')) {
    shows('UAP0000000001');
    hides(/fail/i);
    if (lastFailure !== null) shows('We could not ask just now.');
    if (lastFailure?.reason !== 'malformed')
      expect(portInput(snapshot, 'waitToAsk')).toEqual({
        wait: pollWait('registration', snapshot.context.polls),
      });
  }
  if (snapshot.matches('registered')) shows('UDYAM-MH-26-0012345');
  if (snapshot.matches('registrationFailed')) shows('The registry could not reach the Aadhaar records.');
  if (snapshot.matches('detailsMismatch')) shows('Your name');
}

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

import { failure } from '../../machines/domain/base/failure';
import { pollWait } from '../../machines/domain/base/polling';
import { nextSide } from '../../machines/domain/identity/identity';
import { identityMachine } from '../../machines/identity/machine';
import type { IdentityEntryUrl, IdentityFacts, IdentityPage } from '../../machines/identity/setup';
import { aadhaarCopy, checkCopy, ekycCopy, registryCopy } from '../../src/copy/identity';
import { documentsCopy } from '../../src/copy/identity-documents';
import { panCopy } from '../../src/copy/pan';
import { screens } from '../../src/screens/identity';
import { done, elapses, fails, person, portInput } from './kit/moves';
import { anyPan } from './support/arbitraries';
import { checkPage, hides, shows, tap } from './support/fixtures-checks';
import {
  aadhaarFacts,
  aadhaarMobile,
  dateOfBirth,
  documentWith,
  ekycWith,
  factsWith,
  notFound,
  panFacts,
  panNumber,
  panWith,
  statusWith,
  validityFacts,
} from './support/fixtures-identity';
import { failed, ready } from './support/fixtures-money';
import { testJourney } from './support/through-screens';

URL.createObjectURL = () => 'blob:picked';

const crash = new Error('broken');
const start = (entryUrl: IdentityEntryUrl, ekycId: string | null = null) => ({
  name: ekycId === null ? entryUrl : `${entryUrl} (${ekycId})`,
  input: { entryUrl, ekycId, requestSeed: 'seed' },
});
const at =
  (...pages: readonly IdentityPage[]) =>
  (snapshot: AnyMachineSnapshot) =>
    pages.includes(snapshot.context.page);
/** The answer of a read, where the merchant came for one of these places; the same when it is read again. */
const reads = (label: string, pages: readonly IdentityPage[], facts: IdentityFacts) =>
  ['loadIdentity', 'checkIdentity'].map((port) => done(port, ready(facts), label, { enabled: at(...pages) }));
const accepted = <T,>(data: T) => ({ kind: 'accepted', data });
const refused = (code: string | null, rest: { attemptsLeft?: number; retryAfter?: number } = {}) => ({
  kind: 'refused',
  failure: failure('refused', { code, ...rest }),
});
const unanswered = { kind: 'unanswered', failure: failure('connection') };
const ofKyc = ['kyc', 'ekyc', 'ekyc-update-mobile'] as const;
const front = (status: string, reason?: string) => documentWith('AADHAAR_FRONT', status, reason);
const back = (status: string, reason?: string) => documentWith('AADHAAR_BACK', status, reason);
const readyFile = { url: 'blob:ready', type: 'image/jpeg' as const, size: 2_000 };

interface TypedPan {
  readonly number: string;
  readonly dateOfBirth: string;
}

/** What was typed last: the fixed sample, or what a walk drew. */
let typedPan: TypedPan = { number: panNumber, dateOfBirth };

/** Pastes as a person does from a message: with spaces, in small letters, the day whole. What stayed is not typed twice. */
async function fillPan(one: UserEvent, pan: TypedPan): Promise<void> {
  typedPan = pan;
  const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
  const number = pan.number.toLowerCase().replace(/^(.{5})(.{4})/, '$1 $2 ');
  const [year, month, day] = pan.dateOfBirth.split('-').map(Number);
  const values = () => ['PAN', 'Day', 'Month', 'Year'].map((label) => box(label).value);
  const wanted = [number, String(day), String(month), String(year)];
  if (values().join() !== wanted.join()) {
    for (const label of ['PAN', 'Day', 'Month', 'Year']) await one.clear(box(label));
    await one.click(box('PAN'));
    await one.paste(number);
    await one.click(box('Day'));
    await one.paste(`${day}/${month}/${year}`);
  }
  expect(values()).toEqual(wanted);
  await tick(one);
}

async function tick(one: UserEvent): Promise<void> {
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  if (!box.checked) await one.click(box);
}

testJourney({
  id: 'identity',
  machine: identityMachine,
  screens,
  file: 'tests/paths/identity.test.tsx',
  walk: 40,
  limit: 12_000,
  starts: [
    start('/termloan/application/kyc-status/yes'),
    start('/termloan/application/pan'),
    start('/termloan/pan-status'),
    start('/termloan/application/kyc'),
    start('/termloan/application/ekyc/$ekycId', 'eky_1'),
    start('/termloan/application/ekyc-update-mobile'),
  ],
  // No branch asks how often the page asked, nor why the PAN comes first; times decide by yes and no.
  abstract: ({ facts, failure: why, page, startBy, picked, pictureProblem, ...rest }) => ({
    facts: facts && [
      facts.status,
      facts.validity?.isEligible,
      facts.pan && [facts.pan.verificationStatus, facts.pan.error],
      facts.rateLimit,
      facts.ekyc,
      facts.documents.map(({ kind, status }) => [kind, status]),
      facts.isUploadOn,
      facts.isEkycUnknown,
    ],
    failed: why && [why.reason, why.code, why.operation],
    page,
    asked: rest.askedEkycId !== null,
    startBy,
    side: picked?.side,
    pictureProblem,
    changed: rest.isMobileChanged,
    registryAsked: rest.isRegistryAsked,
    redirectTo: rest.redirectTo,
  }),
  samples: [
    ...reads('holds', ['kyc-status'], validityFacts('VERIFIED', true)),
    ...reads('not begun', ['kyc-status'], validityFacts('NOT_STARTED', false)),
    ...reads('run out', ['kyc-status'], validityFacts('EXPIRED', false)),
    ...reads('looked at', ['kyc-status'], validityFacts('PENDING_REVIEW', false)),
    ...reads(
      'refused',
      ['kyc-status'],
      factsWith({ status: statusWith({ kyc_state: 'FAILED' }, { is_documents_uploaded: true }) }),
    ),
    ...reads(
      'Aadhaar spent',
      ['kyc-status'],
      factsWith({ status: statusWith({ kyc_state: 'FAILED' }, notFound) }),
    ),
    ...reads('selfie refused', ['kyc-status'], validityFacts('FAILED', false, { selfie_status: 'FAILED' })),
    ...reads(
      'refused after review',
      ['kyc'],
      factsWith({ status: statusWith({ kyc_state: 'FAILED' }, { is_ckyc_already_triggered: true }) }),
    ),
    ...reads('no PAN', ['pan', 'pan-status'], panFacts('NOT_SUBMITTED')),
    ...reads('verified', ['pan', 'pan-status'], panFacts('VERIFIED')),
    ...reads('registry at work', ['pan', 'pan-status'], panFacts('PENDING')),
    ...reads('does not fit', ['pan', 'pan-status'], panFacts('MISMATCH', 4, 0, 'dob_does_not_match')),
    ...reads('registry broken', ['pan', 'pan-status'], panFacts('FAILED')),
    ...reads('too many tries', ['pan'], panFacts('MISMATCH', 0, 600_000, 'name_does_not_match')),
    ...reads('PAN open', ['kyc'], factsWith({ status: statusWith({ pan_status: 'NOT_SUBMITTED' }) })),
    ...reads('registry not asked', ['kyc'], factsWith()),
    ...reads(
      'all done, and run out',
      ['kyc'],
      factsWith({
        ...validityFacts('VERIFIED', false),
        status: statusWith({ kyc_state: 'VERIFIED' }, { is_ckyc_already_triggered: true }),
        documents: [front('VERIFIED'), back('VERIFIED')],
      }),
    ),
    ...reads(
      'found',
      ['kyc'],
      factsWith({
        status: statusWith({}, { is_ckyc_already_triggered: true }),
        documents: [front('VERIFIED'), back('VERIFIED')],
      }),
    ),
    ...reads(
      'under review',
      ['kyc'],
      aadhaarFacts({ status: statusWith({ kyc_state: 'PENDING_REVIEW' }, notFound) }),
    ),
    ...reads('not found', ['kyc'], aadhaarFacts()),
    ...reads('not found, photos too', ['kyc'], aadhaarFacts({ isUploadOn: true })),
    ...reads(
      'one photo refused',
      ['kyc'],
      aadhaarFacts({ isUploadOn: true, documents: [front('PENDING'), back('REJECTED', 'not_readable')] }),
    ),
    ...reads(
      'photos given',
      ['kyc'],
      aadhaarFacts({ isUploadOn: true, documents: [front('PENDING'), back('PENDING')] }),
    ),
    ...reads('photos accepted', ['kyc'], aadhaarFacts({ documents: [front('VERIFIED'), back('VERIFIED')] })),
    ...reads('check open', ofKyc, aadhaarFacts({ ekyc: ekycWith(), isUploadOn: true })),
    ...reads('Aadhaar at work', ['kyc', 'ekyc'], aadhaarFacts({ ekyc: ekycWith({ status: 'PENDING' }) })),
    ...reads('Aadhaar said yes', ['ekyc'], aadhaarFacts({ ekyc: ekycWith({ status: 'VERIFIED' }) })),
    ...reads(
      'other mobile',
      ['ekyc'],
      aadhaarFacts({
        isUploadOn: true,
        ekyc: ekycWith({ status: 'FAILED', failure_reason: 'mobile_not_linked', attempts_left: 2 }),
      }),
    ),
    ...reads(
      'an odd reason',
      ['ekyc'],
      aadhaarFacts({ ekyc: ekycWith({ status: 'FAILED', failure_reason: 'odd', attempts_left: 1 }) }),
    ),
    ...reads(
      'spent',
      ['ekyc', 'ekyc-update-mobile'],
      aadhaarFacts({
        ekyc: ekycWith({ status: 'FAILED', failure_reason: 'name_mismatch', attempts_left: 0 }),
      }),
    ),
    ...reads('no such check', ['ekyc'], aadhaarFacts({ isEkycUnknown: true })),
    done('loadIdentity', failed('connection', { operation: 'getPanDetails' }), 'no connection'),
    fails('loadIdentity', crash, 'our own fault'),
    done('checkIdentity', failed('connection'), 'no connection'),
    fails('checkIdentity', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),

    done('savePanDetails', accepted(panWith('VERIFIED')), 'verified'),
    done('savePanDetails', accepted(panWith('PENDING')), 'pending'),
    done('savePanDetails', accepted(panWith('FAILED', 'registry_not_available')), 'registry broken'),
    done('savePanDetails', accepted(panWith('MISMATCH', 'dob_does_not_match')), 'does not fit'),
    done(
      'savePanDetails',
      refused('too_many_requests', { attemptsLeft: 0, retryAfter: 600_000 }),
      'too many',
    ),
    done('savePanDetails', refused('pan_not_found', { attemptsLeft: 0 }), 'not found, the last try'),
    done('savePanDetails', refused('invalid_pan', { attemptsLeft: 3 }), 'no such PAN'),
    done('savePanDetails', unanswered, 'unanswered'),
    fails('savePanDetails', crash, 'our own fault'),
    done('loadTries', ready(panFacts('MISMATCH', 4, 0, 'dob_does_not_match')), 'four left'),
    done('loadTries', ready(panFacts('MISMATCH', 0, 600_000, 'name_does_not_match')), 'none left'),
    fails('loadTries', crash, 'our own fault'),

    done('startCkyc', accepted(statusWith({}, notFound)), 'asked'),
    done('startCkyc', refused('ckyc_already_triggered'), 'asked before'),
    done('startCkyc', refused('pan_not_verified'), 'no PAN'),
    done('startCkyc', refused('consent_required'), 'no consent'),
    done('startCkyc', unanswered, 'unanswered'),
    fails('startCkyc', crash, 'our own fault'),
    done('startEkyc', accepted(ekycWith()), 'opened'),
    done('startEkyc', accepted(ekycWith({ status: 'PENDING' })), 'one is under way'),
    done('startEkyc', accepted(ekycWith({ status: 'VERIFIED' })), 'Aadhaar said yes before'),
    done('startEkyc', refused('ekyc_attempts_exceeded', { attemptsLeft: 0, retryAfter: 3_600_000 }), 'spent'),
    done('startEkyc', refused('consent_required'), 'no consent'),
    done('startEkyc', unanswered, 'unanswered'),
    fails('startEkyc', crash, 'our own fault'),
    done('openAuthorityPage', undefined, 'came back'),
    fails('openAuthorityPage', crash, 'nothing opened'),
    elapses('leaveTimeout'),
    done('updateEkycMobile', accepted(ekycWith({ ekyc_id: 'eky_2' })), 'begun with it'),
    done(
      'updateEkycMobile',
      refused('ekyc_attempts_exceeded', { attemptsLeft: 0, retryAfter: 3_600_000 }),
      'spent',
    ),
    done('updateEkycMobile', refused('ekyc_not_found'), 'no such check'),
    done('updateEkycMobile', refused('busy'), 'refused'),
    done('updateEkycMobile', unanswered, 'unanswered'),
    fails('updateEkycMobile', crash, 'our own fault'),

    done('makePictureReady', { ok: true, file: readyFile }, 'ready'),
    done('makePictureReady', { ok: false, problem: 'wrong-type' }, 'a text named .jpg'),
    fails('makePictureReady', crash, 'our own fault'),
    elapses('prepareTimeout'),
    person({ type: 'upload.progressed', fraction: 0.5 }),
    done('uploadKycDocument', accepted(front('PENDING')), 'the front is kept', {
      enabled: ({ context }) => context.picked?.side === 'AADHAAR_FRONT',
    }),
    done('uploadKycDocument', accepted(back('PENDING')), 'the back is kept', {
      enabled: ({ context }) => context.picked?.side === 'AADHAAR_BACK',
    }),
    done('uploadKycDocument', refused('file_gone'), 'gone with the page'),
    done('uploadKycDocument', refused(null), 'refused'),
    done('uploadKycDocument', unanswered, 'unanswered'),
    fails('uploadKycDocument', crash, 'our own fault'),

    person(
      { type: 'pan.submitted', pan: { number: panNumber, dateOfBirth } },
      { arbitrary: fc.record({ type: fc.constant('pan.submitted'), pan: anyPan }) },
    ),
    person({ type: 'mobile.submitted', mobile: aadhaarMobile }),
    ...(['AADHAAR_FRONT', 'AADHAAR_BACK'] as const).map((side) =>
      person(
        { type: 'picture.picked', picked: { side, url: 'blob:picked' } },
        { enabled: ({ context }) => nextSide(context.facts?.documents ?? []) === side },
      ),
    ),
    ...(
      [
        'step.continued',
        'identity.started',
        'selfie.opened',
        'pan.opened',
        'registry.agreed',
        'aadhaar.opened',
        'aadhaar.agreed',
        'authority.opened',
        'check.opened',
        'mobile.opened',
        'documents.opened',
        'picture.sent',
        'picture.removed',
        'retry',
        'back',
        'leave',
      ] as const
    ).map((type) => person({ type })),
  ],
  appEvents: ['upload.progressed'],
  controls: {
    'step.continued': tap(/^(Continue|Go on meanwhile)$/),
    'identity.started': tap(/^(Start|Go on|Start again|See what you can do)$/),
    'selfie.opened': tap('See what is wrong with the selfie'),
    'pan.opened': tap(/^Give my PAN( again)?$/),
    'pan.submitted': async (one, { pan }) => {
      await fillPan(one, pan);
      await tap('Check my PAN')(one);
    },
    'registry.agreed': async (one) => {
      await tick(one);
      await tap('Ask the registry')(one);
    },
    'aadhaar.opened': tap(
      /^(Begin again|Try again with (this mobile|my Aadhaar)|Use the Aadhaar code instead)$/,
    ),
    'aadhaar.agreed': async (one) => {
      await tick(one);
      await tap('Continue to Aadhaar')(one);
    },
    'authority.opened': tap('Continue to Aadhaar'),
    'check.opened': tap('Go to my identity check'),
    'mobile.opened': tap('Use another mobile'),
    'mobile.submitted': async (one) => {
      const box = screen.getByLabelText<HTMLInputElement>('Mobile number');
      if (box.value === '') {
        await one.click(box);
        await one.paste('+91 98111 22233');
      }
      await tap('Use this mobile')(one);
    },
    'documents.opened': tap(/^Send photos of the card/),
    'picture.picked': async (one, { picked }) => {
      shows(documentsCopy.now[picked.side]);
      const file = new File(['a picture'], 'IMG_1.jpg', { type: 'image/jpeg' });
      await one.upload(screen.getByLabelText('Take a photo', { selector: 'input' }), file);
    },
    'picture.sent': tap(/^Send (this photo|again)$/),
    'picture.removed': tap('Take another'),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
    leave: tap('Back to your application'),
  },
  check: (snapshot) => {
    checkPage();
    const { facts, failure: why, pan, mobile, picture, polls } = snapshot.context;
    const text = document.body.textContent ?? '';
    // What was typed is in the chart while its answer is awaited, and never among the words of a page.
    if (!snapshot.matches('submittingPan') && !snapshot.matches('panUnanswered')) expect(pan).toBeNull();
    if (!snapshot.matches('submittingMobile') && !snapshot.matches('mobileUnanswered'))
      expect(mobile).toBeNull();
    if (snapshot.matches('documents') || snapshot.matches('documentsPending')) expect(picture).toBeNull();
    for (const typed of [panNumber, dateOfBirth, aadhaarMobile, typedPan.number, typedPan.dateOfBirth])
      expect(text).not.toContain(typed);
    if (snapshot.matches('submittingPan')) expect(pan).toEqual(typedPan);
    expect(JSON.stringify(facts)).not.toContain(dateOfBirth);
    expect(JSON.stringify(facts)).not.toContain('ramesh@example.in');
    expect(text).not.toMatch(/_(mismatch|match|found|linked|exceeded|gone|readable)/);

    // Success is the service's word alone.
    if (snapshot.matches('kycHolds')) {
      expect(facts?.validity?.isEligible).toBe(true);
      shows('19 May, 2027');
    } else if (!snapshot.matches('left')) hides(checkCopy.holds.heading);
    if (snapshot.matches('panVerified')) {
      expect(facts?.pan?.verificationStatus).toBe('VERIFIED');
      for (const fact of ['RAMESH KUMAR', '••••••234F']) shows(fact);
    } else hides(panCopy.verified.heading);
    if (!snapshot.matches('identityVerified')) hides(ekycCopy.verified.heading);
    else if (facts?.ekyc?.status !== 'VERIFIED') expect(facts?.status.kycState).not.toBe('EXPIRED');

    if (snapshot.matches('kycNeeded')) {
      for (const need of [checkCopy.needed.pan, checkCopy.needed.aadhaar, checkCopy.needed.selfie])
        shows(need);
      shows(checkCopy.needed.minutes);
      if (facts?.status.kycState === 'EXPIRED') shows('It held until 21 Oct, 2026.');
    }
    if (snapshot.matches('kycUnderReview')) shows('A person at the lender checks it');
    if (snapshot.matches('kycFailed'))
      shows(facts?.status.selfieStatus === 'FAILED' ? checkCopy.failed.selfie : checkCopy.failed.heading);
    if (snapshot.matches('pan')) {
      if (why?.code === 'invalid_pan') shows('There is no such PAN. Check each letter and digit.');
      if (why?.code === 'invalid_pan') shows('3 tries left');
      if (why?.code === 'dob_does_not_match') shows('This date of birth is not the one on the PAN card.');
      if (facts?.rateLimit?.attemptsLeft === -1 && why === null) hides(/left/);
    }
    if (snapshot.matches('panCoolOff')) {
      shows('You can try again in');
      if (why?.reason !== 'malformed') expect(portInput(snapshot, 'waitToAsk')).toEqual({ wait: 600_000 });
    }
    if (snapshot.matches('panMismatch')) {
      shows('The date of birth is not the one on the PAN card.');
      shows(panCopy.mismatch.own);
    }
    if (snapshot.matches('panFailed')) shows('Your PAN was not refused.');
    for (const state of ['kycUnderReview', 'panPending', 'ekycPending', 'documentsPending'] as const) {
      if (!snapshot.matches(state)) continue;
      hides(/failed\b(?!\.)|declined/i);
      if (why?.reason !== 'malformed')
        expect(portInput(snapshot, 'waitToAsk')).toEqual({ wait: pollWait('identity', polls) });
      shows(pollWait('identity', polls) === null ? checkCopy.pollingEnded : checkCopy.asking);
    }
    for (const state of [
      'panUnanswered',
      'registryUnanswered',
      'aadhaarUnanswered',
      'mobileUnanswered',
      'documentUnanswered',
    ] as const)
      if (snapshot.matches(state)) {
        shows('We are not sure yet');
        hides(/failed|refused/i);
      }
    if (snapshot.matches('kyc')) shows(registryCopy.consent);
    if (snapshot.matches('kyc') && why !== null) shows(registryCopy.refused);
    if (snapshot.matches('aadhaar')) {
      shows(aadhaarCopy.consent);
      shows('You type it on Aadhaar’s own page.');
      if (facts?.ekyc === null) shows(aadhaarCopy.lead);
    }
    if (snapshot.matches('ekycOpen') && why !== null) shows(ekycCopy.open.notOpened);
    if (snapshot.matches('ekycFailed')) {
      shows(
        facts?.ekyc?.failureReason === 'odd' ? 'Aadhaar did not say why.' : 'Aadhaar knows another mobile',
      );
      shows(facts?.ekyc?.attemptsLeft === 1 ? '1 try left for now' : '2 tries left for now');
    }
    if (snapshot.matches('ekycExhausted')) shows(ekycCopy.spent.action);
    if (snapshot.matches('ekycUnknown')) shows(ekycCopy.unknown.heading);
    if (snapshot.matches('documents')) {
      if (facts?.documents.some(({ status }) => status === 'REJECTED')) shows('It could not be read.');
      if (snapshot.context.pictureProblem !== null) shows(documentsCopy.notTaken);
      if (why?.code === 'file_gone') shows('The picture is not on this page any more. Take it again.');
    }
    if (snapshot.matches('pictureReview')) {
      expect(screen.getByRole('img').getAttribute('src')).toBe('blob:ready');
      if (why !== null) shows(documentsCopy.review.notSent);
    }
    if (snapshot.matches('submittingDocument')) shows(/^Sending: (0|50) %$/);
    if (snapshot.matches('identityUnavailable'))
      shows(
        why?.operation === 'getPanDetails'
          ? 'Unable to get PAN details'
          : 'We could not read your identity check',
      );
    if (snapshot.matches('advanced')) {
      expect(snapshot.output).toEqual({ redirectTo: '/termloan/application?next=true', committed: true });
    }
  },
});

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { hostCopy } from '#messages/host';
import { selfieCopy as copy } from '#messages/selfie';
import { picturesCopy } from '#messages/uploads';
import { pollWait } from '../../machines/domain/base/polling';
import type { CameraProblem, PictureHint } from '../../machines/domain/files/camera';
import type { SelfieReason, SelfieStatus } from '../../machines/domain/identity/selfie';
import { type SelfieEntryUrl, STEPS_PATH } from '../../machines/selfie/context';
import { selfieMachine } from '../../machines/selfie/machine';
import { NEXT_STEP_PATH } from '../../machines/selfie/setup';
import { consentRecord } from '../../src/copy/consents';
import { attemptsLeftText, selfieReasonCopy } from '../../src/copy/selfie';
import { screens } from '../../src/screens/selfie';
import { done, elapses, fails, person, portInput } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const consent = consentRecord('SELFIE_CHECK');
const HOUR_MS = 3_600_000;
const selfieWith = (status: SelfieStatus['status'], overrides: Partial<SelfieStatus> = {}): SelfieStatus => ({
  id: 'slf_1',
  status,
  reason: null,
  attemptsLeft: 3,
  retryAfter: 0,
  ...overrides,
});
const noSelfie = selfieWith('NOT_SUBMITTED', { id: null });
const tooDark = selfieWith('FAILED', { reason: 'TOO_DARK', attemptsLeft: 2 });
const failedWithoutReason = selfieWith('FAILED', { attemptsLeft: 1 });
const failedUncounted = selfieWith('FAILED', { reason: 'MISMATCH_WITH_ID', attemptsLeft: -1 });
const noAttemptsLeft = selfieWith('FAILED', { reason: 'BLURRED', attemptsLeft: 0, retryAfter: HOUR_MS });
const noAttemptsUnknownWait = selfieWith('FAILED', { reason: 'ATTEMPTS_EXCEEDED', attemptsLeft: -1 });
const selfieFacts = (selfie: SelfieStatus, isStepOpen = true, hasLapsed = false) =>
  ready({ selfie, isStepOpen, hasLapsed });
const file = { url: 'blob:drawn', type: 'image/jpeg', size: 300_000 } as const;
const start = (name: string, entryUrl: SelfieEntryUrl, urlReason: SelfieReason | null = null) => ({
  name,
  input: { entryUrl, urlReason, requestKeySeed: 'seed' },
});
const hints: readonly PictureHint[] = [
  'too-dark',
  'too-bright',
  'no-face',
  'several-faces',
  'too-far',
  'too-close',
  'hold-still',
];
const problems: readonly CameraProblem[] = ['refused', 'missing', 'busy', 'black', 'ended', 'broken'];

// jsdom has no `createObjectURL`.
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picked', revokeObjectURL: () => {} }));

testJourney({
  id: 'selfie',
  machine: selfieMachine,
  screens,
  file: 'tests/paths/selfie.test.tsx',
  starts: [
    start('verify', '/termloan/verify-selfie'),
    start('status', '/termloan/selfie-status'),
    start('refused, with a reason', '/termloan/selfie-check-failed', 'NO_FACE'),
    start('refused, with an unknown reason', '/termloan/selfie-check-failed'),
  ],
  // Hints and camera problems are left out, except `refused`: their texts decide no branch.
  abstract: ({
    entryUrl,
    selfie,
    isStepOpen,
    isTakingPicture,
    consent: given,
    isCameraLive,
    isFromCamera,
    ...context
  }) => ({
    isReasonInUrl: entryUrl === '/termloan/selfie-check-failed',
    selfie: selfie && [selfie.status, selfie.attemptsLeft === 0 || selfie.reason === 'ATTEMPTS_EXCEEDED'],
    isStepOpen,
    isTakingPicture,
    hasConsent: given !== null,
    isCameraLive,
    isFromCamera,
    isRefused: context.cameraProblem === 'refused',
    has: [context.picture !== null, context.pickedUrl !== null],
    startWith: context.startWith,
    redirectTo: context.redirectTo,
  }),
  events: [
    done('loadSelfie', selfieFacts(noSelfie), 'none yet'),
    done('loadSelfie', selfieFacts(noSelfie, false), 'an earlier step is open'),
    done('loadSelfie', selfieFacts(selfieWith('PENDING')), 'under review'),
    done('loadSelfie', selfieFacts(selfieWith('VERIFIED')), 'verified'),
    done('loadSelfie', selfieFacts(selfieWith('VERIFIED'), true, true), 'verified, but expired'),
    done('loadSelfie', selfieFacts(tooDark), 'too dark'),
    done('loadSelfie', selfieFacts(tooDark, false), 'too dark, an earlier step is open'),
    done('loadSelfie', selfieFacts(noAttemptsLeft), 'no attempt left'),
    done('loadSelfie', selfieFacts(noAttemptsUnknownWait), 'no attempt left, no time given'),
    done('loadSelfie', failed('connection'), 'no connection'),
    fails('loadSelfie', crash, 'our own fault'),
    fails('camera', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    done('openSettings', 'opened', 'opened'),
    done('openSettings', 'failed', 'not opened'),
    done('openSettings', 'in-browser', 'a browser'),
    fails('openSettings', crash, 'our own fault'),
    done('preparePicture', { ok: true, file }, 'ready'),
    done('preparePicture', { ok: false, problem: 'wrong-type' }, 'no picture'),
    done('preparePicture', { ok: false, problem: 'too-large' }, 'too large'),
    fails('preparePicture', crash, 'our own fault'),
    elapses('prepareTimeout'),
    done('uploadSelfie', accepted(selfieWith('PENDING')), 'under review'),
    done('uploadSelfie', accepted(tooDark), 'refused at once'),
    done('uploadSelfie', refused('selfie_attempts_exceeded', { retryAfter: HOUR_MS }), 'no attempt left'),
    done('uploadSelfie', refused('selfie_attempts_exceeded'), 'no attempt left, no time given'),
    done('uploadSelfie', refused('file_too_large'), 'too large'),
    done('uploadSelfie', refused('file_gone'), 'picture lost with the page'),
    done('uploadSelfie', refused('closed', { message: 'The lender is closed.' }), 'refused'),
    done('uploadSelfie', unanswered, 'unanswered'),
    fails('uploadSelfie', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    done('getSelfieStatus', ready(selfieWith('PENDING')), 'still under review'),
    done('getSelfieStatus', ready(selfieWith('VERIFIED')), 'verified'),
    done('getSelfieStatus', ready(failedWithoutReason), 'refused, with an unknown reason'),
    done('getSelfieStatus', ready(failedUncounted), 'refused, and not counted'),
    done('getSelfieStatus', failed('timeout'), 'no answer'),
    fails('getSelfieStatus', crash, 'our own fault'),
    done('waitForAttempt', undefined, 'time for another'),
    person({ type: 'camera.shown' }),
    ...hints.map((hint) => person({ type: 'camera.hinted', hint })),
    person({ type: 'camera.hinted', hint: null }),
    ...problems.map((problem) => person({ type: 'camera.failed', problem })),
    person({ type: 'camera.hidden' }),
    person({ type: 'camera.captured', file }),
    person({ type: 'upload.progressed', fraction: 0.42 }),
    person({ type: 'consent.given', consent }),
    // Before the camera the button of the explanation is a consent, too.
    person({ type: 'photo.preferred', consent }, { enabled: (snapshot) => snapshot.matches('verifySelfie') }),
    person(
      { type: 'photo.preferred', consent: null },
      { enabled: (snapshot) => !snapshot.matches('verifySelfie') },
    ),
    person({ type: 'camera.preferred' }),
    person({ type: 'picture.taken' }),
    person({ type: 'file.chosen', url: 'blob:picked' }),
    // Settings are offered where the camera is not allowed.
    person({ type: 'settings.opened' }, { enabled: ({ context }) => context.cameraProblem === 'refused' }),
    person({ type: 'picture.accepted' }),
    person({ type: 'picture.rejected' }),
    person({ type: 'selfie.retaken' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  appEvents: [
    'camera.shown',
    'camera.hinted',
    'camera.failed',
    'camera.hidden',
    'camera.captured',
    'upload.progressed',
  ],
  controls: {
    'consent.given': tap(copy.verify.agree),
    'photo.preferred': tap(/photo instead$|Choose a photo$/),
    'camera.preferred': tap(/^(Turn the camera on|Use the camera|Try the camera again)$/),
    'picture.taken': tap(copy.camera.shutter),
    'file.chosen': async () => {
      const input = screen.getByLabelText(picturesCopy.chooseFile, { selector: 'input' });
      fireEvent.change(input, { target: { files: [new File(['x'], 'me.jpg', { type: 'image/jpeg' })] } });
    },
    'settings.opened': tap(copy.photo.settings),
    'picture.accepted': tap(copy.review.send),
    'picture.rejected': tap(copy.review.again),
    'selfie.retaken': tap(copy.failed.again),
    retry: tap(/^(Try again|Check again|Ask again)$/),
    back: tap(/^(Back|Close)$/),
    leave: tap(/^(Go to the steps|Continue)$/),
  },
  check: (snapshot) => {
    checkPage();
    const {
      selfie,
      isCameraLive,
      hint,
      cameraProblem,
      pictureProblem,
      settings,
      picture,
      progress,
      polls,
      failure: lastFailure,
    } = snapshot.context;
    // No code of the wire and no URL of a picture is shown.
    expect(document.body.textContent).not.toMatch(/[A-Z]{3,}_[A-Z]+|blob:/);
    // The selfie is shown as verified only when the service reports it.
    if (snapshot.matches('selfieVerified')) expect(selfie?.status).toBe('VERIFIED');
    if (snapshot.status === 'done')
      expect(snapshot.output).toEqual(
        selfie?.status === 'VERIFIED' && snapshot.context.redirectTo === NEXT_STEP_PATH
          ? { redirectTo: NEXT_STEP_PATH, committed: true }
          : { redirectTo: STEPS_PATH, committed: false },
      );
    if (snapshot.matches('camera')) {
      const texts = isCameraLive
        ? hint === null
          ? copy.camera.good
          : copy.camera.hints[hint]
        : copy.camera.starting;
      expect(screen.getByRole('status').textContent).toBe(`${texts.title}${texts.detail}`);
      // A hint never disables the shutter.
      const shutter = screen.getByRole('button', { name: copy.camera.shutter });
      expect(shutter.hasAttribute('disabled')).toBe(!isCameraLive);
    } else expect(screen.queryByRole('button', { name: copy.camera.shutter })).toBeNull();
    if (snapshot.matches('photo')) {
      for (const problem of problems)
        (cameraProblem === problem ? shows : hides)(copy.photo.problems[problem].title);
      if (pictureProblem === 'gone') shows(picturesCopy.gone);
      else if (pictureProblem !== null) shows(picturesCopy.problems[pictureProblem]);
      if (settings === 'failed') shows(hostCopy.failed.settings);
      if (settings === 'in-browser') shows(copy.photo.settingsInBrowser);
      if (settings === 'opened') shows(copy.photo.settingsOpened);
    }
    const hasPicture = ['review', 'submittingSelfie', 'uploadUnanswered'].some(
      (state) => state === snapshot.value,
    );
    // The context has a picture only while it is reviewed or sent.
    expect(picture !== null).toBe(hasPicture);
    if (snapshot.matches('review') || snapshot.matches('submittingSelfie'))
      expect(screen.getByRole('img').getAttribute('src')).toBe(file.url);
    if (snapshot.matches('submittingSelfie')) {
      expect(portInput(snapshot, 'uploadSelfie')).toMatchObject({ args: { url: file.url, consent } });
      expect(screen.getByRole('progressbar').getAttribute('value')).toBe(String(Math.floor(progress * 100)));
      hides('accepted');
    }
    if (snapshot.matches('verifySelfie')) {
      shows(consent.text);
      if (lastFailure !== null) shows(copy.verify.notAccepted);
      else if (selfie?.status === 'FAILED') shows(selfieReasonCopy(selfie.reason).todo);
    }
    if (snapshot.matches('selfieStatus')) {
      shows(pollWait('identity', polls) === null ? copy.status.slowHeading : copy.status.heading);
      (lastFailure === null ? hides : shows)(copy.status.notAsked);
    }
    if (snapshot.matches('selfieCheckFailed')) {
      const texts = selfieReasonCopy(selfie?.reason ?? null);
      shows(texts.why);
      shows(texts.todo);
      const attemptsText = attemptsLeftText(selfie?.attemptsLeft ?? -1);
      if (attemptsText === null) hides('left today');
      else shows(attemptsText);
    }
    if (snapshot.matches('attemptsExceeded'))
      shows(
        selfie !== null && selfie.retryAfter > 0 ? copy.attemptsExceeded.wait : copy.attemptsExceeded.unknown,
      );
    if (snapshot.matches('reasonFromUrl')) {
      shows(selfieReasonCopy(snapshot.context.urlReason).why);
      shows(copy.fromUrl.notAsked);
    }
  },
});

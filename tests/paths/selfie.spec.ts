/** The selfie in Chromium with a camera: taken, sent, reviewed, refused; the camera is off after each exit. */
import type { Page } from '@playwright/test';

import { expectReachableByKeyboard } from '../browser/support/access';
import { countTracks, expectCameraOff, stubCamera, tracks, withCamera } from '../browser/support/fake-camera';
import type { Merchant } from '../browser/support/lender';
import { callsOf, moveTo, requestIdsOf } from '../browser/support/other-phone';
import { backDuringStatusCheck } from '../browser/support/page-clock';
import { expectObjectUrlRevoked } from '../browser/support/photos';
import { picture } from '../browser/support/pictures';
import { runUntil } from '../browser/support/session-time';
import { returnUntilRequest, setPageHidden } from '../browser/support/steps/payments';
import { checkAgainUntil, expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'selfie' });

test.use({ launchOptions: withCamera() });

const VERIFY_URL = '/termloan/verify-selfie';
const STATUS_URL = '/termloan/selfie-status';
const FAILED_URL = '/termloan/selfie-check-failed';
const STATUS_CALL = /\/selfie$/;

/** Agrees, and waits for the live camera. */
async function openCamera(page: Page): Promise<void> {
  await tap(page, 'Agree and open the camera');
  await isLive(page);
}

async function isLive(page: Page): Promise<void> {
  await expectState(page, 'selfie', 'camera');
  await expect(page.getByRole('button', { name: 'Take the picture' })).toBeEnabled();
}

async function takePicture(page: Page): Promise<void> {
  await isLive(page);
  await tap(page, 'Take the picture');
  await expectState(page, 'selfie', 'review');
  await expectCameraOff(page);
}

/** Takes a picture that is ready to be sent. */
async function openReview(page: Page, merchant: Merchant): Promise<void> {
  await page.goto(merchant.enter(VERIFY_URL));
  await openCamera(page);
  await takePicture(page);
}

/** URL of the picture under review. */
async function pictureUrl(page: Page): Promise<string> {
  return (await page.getByRole('img', { name: 'Your picture' }).getAttribute('src')) ?? '';
}

/** Replaces the status of the selfie in the lender's answers, until the faults are cleared. */
async function stubSelfieStatus(
  merchant: Merchant,
  overrides: Readonly<Record<string, unknown>>,
): Promise<void> {
  const body = { selfie_id: 'slf_1', status: 'FAILED', failure_reason: null, attempts_left: 2, ...overrides };
  await merchant.fault('getSelfieStatus', { kind: 'status', status: 200, body, times: 0 });
}

test('consent, camera, picture, verified, next step', async ({ page, journey, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('selfie-failed');
  // The review takes an hour, so that it does not end before the checks of the page.
  await merchant.flag({ selfie_seconds: 3_600 });
  await countTracks(page);
  await page.clock.install();
  await journey.open(merchant, VERIFY_URL, 'verifySelfie');
  await expect(page.getByText('Your last picture was not accepted')).toBeVisible();
  expect((await tracks(page)).given).toBe(0);
  await journey.checkLookAndKeyboard('verify');
  await openCamera(page);
  await expect(page.getByText('Keep your face in the oval')).toBeVisible();
  expect(await tracks(page)).toEqual({ given: 1, live: 1 });
  await journey.checkLook('camera');
  await page.setViewportSize({ width: 320, height: 568 });
  await picture(page, 'selfie-camera-small');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectReachableByKeyboard(page);
  await takePicture(page);
  await journey.checkLookAndKeyboard('review');
  await tap(page, 'Take another');
  await takePicture(page);
  expect(await tracks(page)).toEqual({ given: 2, live: 0 });
  const sent = await pictureUrl(page);
  await journey.tap('Send this picture', 'selfieStatus', /\/termloan\/selfie-status$/);
  await expectObjectUrlRevoked(page, sent);
  await journey.checkLook('status');
  await journey.reload('selfieStatus');
  await merchant.advanceMs(3_600_000);
  // The page polls.
  await journey.runUntil('selfieVerified');
  await journey.checkLook('verified');
  expect(await callsOf(merchant, 'uploadSelfie')).toEqual([200]);
  await journey.leaveBy('Continue', /\/termloan\/application\?next=true$/);
  // Every entry URL shows the status of the lender.
  for (const entryUrl of [VERIFY_URL, `${FAILED_URL}?reason=NO_FACE`]) {
    await journey.open(merchant, entryUrl, 'selfieVerified');
  }
  await journey.leaveBy(/^Back$/, /\/termloan\/application$/);
});

test('the camera is off after each exit: closed, left, hidden, permission withdrawn @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('selfie-failed');
  await countTracks(page);
  await page.goto(merchant.enter(VERIFY_URL));
  await openCamera(page);
  await journey.tap('Close', 'verifySelfie');
  await expectCameraOff(page);
  await openCamera(page);
  await journey.after(setPageHidden(page, true), 'cameraPaused');
  await expectCameraOff(page);
  await journey.checkLook('paused');
  await setPageHidden(page, false);
  await isLive(page);
  for (const [exit, state] of [
    ['Use a photo instead', 'photo'],
    ['Close', 'verifySelfie'],
    ['Turn the camera on', 'camera'],
  ] as const) {
    await journey.after(setPageHidden(page, true), 'cameraPaused');
    await journey.tap(exit, state);
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false }),
    );
    if (state === 'photo') await tap(page, 'Use the camera');
    if (state === 'verifySelfie') await tap(page, 'Agree and open the camera');
    await isLive(page);
  }
  await journey.tap('No camera? Choose a photo', 'photo');
  await expectCameraOff(page);
  await tap(page, 'Use the camera');
  await isLive(page);
  // The browser ends the track: the permission was withdrawn.
  await page.evaluate(() => {
    // SAFETY: set by `countTracks`.
    const { openedTracks } = window as unknown as { openedTracks: MediaStreamTrack[] };
    openedTracks.at(-1)?.dispatchEvent(new Event('ended'));
  });
  await journey.shows('photo');
  await expect(page.getByText('The camera was turned off')).toBeVisible();
  await expectCameraOff(page);
  await tap(page, 'Try the camera again');
  await takePicture(page);
  const closed = await pictureUrl(page);
  await journey.tap('Close', 'verifySelfie');
  await expectObjectUrlRevoked(page, closed);
  await openCamera(page);
  await moveTo(page, '/termloan/history');
  await expect(page).toHaveURL(/\/termloan\/history$/);
  await expectCameraOff(page);
  await journey.goBack('verifySelfie');
  await openCamera(page);
  await takePicture(page);
  const left = await pictureUrl(page);
  await moveTo(page, '/termloan/history');
  await expect(page).toHaveURL(/\/termloan\/history$/);
  await expectObjectUrlRevoked(page, left);
  expect((await tracks(page)).given).toBe(10);
  await journey.goBack('verifySelfie');
  await page.goForward();
  await expect(page).toHaveURL(/\/termloan\/history$/);
  await page.goBack();
  await journey.reload('verifySelfie');
  await journey.leaveBy('Back', /\/termloan\/application$/);
});

test('too dark, black, or used by another app: each has a message, and another try @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('selfie-failed');
  await countTracks(page);
  await page.clock.install();
  await journey.open(merchant, VERIFY_URL, 'verifySelfie');
  await stubCamera(page, { colour: '#1c1c1c' });
  await openCamera(page);
  await expect(page.getByText('Move to a brighter place')).toBeVisible();
  await journey.checkLook('too-dark');
  await takePicture(page);
  await tap(page, 'Close');
  await stubCamera(page, { colour: '#000' });
  const began = Date.now();
  await journey.tap('Agree and open the camera', 'camera');
  await expect(page.getByText('Turning the camera on')).toBeVisible();
  await picture(page, 'selfie-starting');
  // Six of the eight seconds of the time limit, minus the time that the screenshot took.
  await page.clock.runFor(Math.max(0, 6_000 - (Date.now() - began)));
  await journey.shows('camera');
  await journey.runUntil('photo');
  await expect(page.getByText('The camera shows only black')).toBeVisible();
  await expectCameraOff(page);
  await journey.checkLook('black');
  for (const [error, words] of [
    ['NotReadableError', 'Another app uses the camera'],
    ['OddError', 'The camera does not work here'],
  ] as const) {
    await stubCamera(page, { error });
    await tap(page, 'Try the camera again');
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('a long review: checked on the return, a failed check, and Back @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('selfie-failed');
  await page.clock.install();
  await stubSelfieStatus(merchant, { status: 'PENDING' });
  await journey.open(merchant, VERIFY_URL, 'selfieStatus');
  await returnUntilRequest(page, STATUS_CALL);
  await runUntil(page, page.getByText('The check takes longer than usual'), 20_000);
  await journey.checkLook('slow');
  await merchant.clearFaults();
  await merchant.fault('getSelfieStatus', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await merchant.clearFaults();
  await journey.tap('Check again', 'selfieCheckFailed', /selfie-check-failed$/);
  await stubSelfieStatus(merchant, { status: 'PENDING' });
  for (const exit of ['Go to the steps', 'Back']) {
    await journey.open(merchant, STATUS_URL, 'selfieStatus');
    await journey.leaveBy(exit, /\/termloan\/application$/);
  }
  await journey.open(merchant, STATUS_URL, 'selfieStatus');
  await backDuringStatusCheck(page, STATUS_CALL);
  await expect(page).toHaveURL(/\/termloan\/application$/);
});

test('refused: the reason of the lender is shown, not the one in the URL; no attempts left: when to try again @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('selfie-failed');
  await countTracks(page);
  await journey.open(merchant, `${FAILED_URL}?reason=NO_FACE&navigation=true`, 'selfieCheckFailed');
  // The reason of the lender, not the one in the URL.
  await expect(page.getByRole('heading', { name: 'The picture was too dark' })).toBeVisible();
  await expect(page.getByText('2 attempts are left today.')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
  await journey.open(merchant, `${FAILED_URL}?navigation=false`, 'selfieCheckFailed');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await journey.checkLook('failed');
  await journey.tap('Take another selfie', 'verifySelfie');
  await openCamera(page);
  await takePicture(page);
  await merchant.flag({ selfie_result: 'MISMATCH_WITH_ID', selfie_seconds: 0 });
  await tap(page, 'Send this picture');
  await checkAgainUntil(page, 'selfie', 'selfieCheckFailed');
  await expect(
    page.getByRole('heading', { name: 'Your face does not match the photo on your ID' }),
  ).toBeVisible();
  await expect(page.getByText('1 attempt is left today.')).toBeVisible();
  await merchant.flag({ selfie_result: 'EYES_CLOSED' });
  // The consent was given in this visit: the camera opens at once.
  await tap(page, 'Take another selfie');
  await takePicture(page);
  await tap(page, 'Send this picture');
  await checkAgainUntil(page, 'selfie', 'attemptsExceeded');
  await expect(page.getByText(/^2[34]:\d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Your eyes were closed')).toBeVisible();
  await journey.checkLook('spent');
  await journey.checkAgain(STATUS_CALL, 'attemptsExceeded');
  for (const exit of ['Go to the steps', 'Back']) {
    await journey.open(merchant, VERIFY_URL, 'attemptsExceeded');
    await journey.leaveBy(exit, /\/termloan\/application$/);
  }
  await stubSelfieStatus(merchant, { failure_reason: 'ODD_WORD', attempts_left: 0, retry_after: 3 });
  await journey.open(merchant, FAILED_URL, 'attemptsExceeded');
  await stubSelfieStatus(merchant, { failure_reason: 'ODD_WORD', attempts_left: 3 });
  await journey.shows('selfieCheckFailed');
  await expect(page.getByRole('heading', { name: 'The picture could not be used' })).toBeVisible();
  await expect(page.getByText('ODD_WORD')).toHaveCount(0);
  for (const exit of ['Go to the steps', 'Back']) {
    await page.goto(merchant.enter(FAILED_URL));
    await journey.leaveBy(exit, /\/termloan\/application$/);
  }
});

test('no answer of the lender: a known reason in the URL is shown, never its text @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('selfie-attempts-exceeded');
  const stubMalformed = () => merchant.fault('getSelfieStatus', { kind: 'malformed', times: 0 });
  await stubMalformed();
  for (const [reason, words, exit] of [
    ['BLURRED', 'The picture was not sharp', 'Go to the steps'],
    ['<b>You owe 500</b>', 'The picture could not be used', 'Back'],
  ] as const) {
    await journey.open(merchant, `${FAILED_URL}?reason=${encodeURIComponent(reason)}`, 'reasonFromUrl');
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByText('You owe')).toHaveCount(0);
    if (exit === 'Back') await journey.checkLook('told');
    await journey.leaveBy(exit, /\/termloan\/application$/);
  }
  await journey.open(merchant, VERIFY_URL, 'selfieUnavailable');
  await journey.checkLook('unavailable');
  await journey.leaveBy(/^Back$/, /\/termloan\/application$/);
  await journey.open(merchant, VERIFY_URL, 'selfieUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'attemptsExceeded');
  await stubMalformed();
  await journey.open(merchant, FAILED_URL, 'reasonFromUrl');
  await merchant.clearFaults();
  await journey.tap('Check again', 'attemptsExceeded');
  const beforeSelfie = await persona('pan-pending');
  await page.goto(beforeSelfie.enter(VERIFY_URL));
  await expect(page).toHaveURL(/\/termloan\/application$/);
});

test('refused uploads: closed, too large, no attempts left; a lost answer is checked, and the picture sent once @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('selfie-failed');
  await countTracks(page);
  await page.clock.install();
  await merchant.flag({ selfie_seconds: 3_600 });
  const stubRefusal = (status: number, body: object) =>
    merchant.fault('uploadSelfie', { kind: 'status', status, body, times: 0 });
  await stubRefusal(409, { error: 'closed', message: 'The lender is closed.' });
  await openReview(page, merchant);
  await journey.tap('Send this picture', 'verifySelfie');
  await expect(page.getByRole('alert')).toContainText('The lender is closed.');
  await picture(page, 'selfie-not-taken');
  await stubRefusal(413, { error: 'file_too_large' });
  await openCamera(page);
  await takePicture(page);
  await journey.tap('Send this picture', 'photo');
  await expect(page.getByRole('alert')).toContainText('larger than 5 MB');
  await stubRefusal(429, { error: 'selfie_attempts_exceeded', attempts_left: 0, retry_after: 7_200 });
  await tap(page, 'Use the camera');
  await takePicture(page);
  await journey.tap('Send this picture', 'attemptsExceeded');
  await expect(page.getByText(/^(2:00:00|1:59:\d\d)$/)).toBeVisible();
  await merchant.clearFaults();
  const before = (await requestIdsOf(merchant, 'uploadSelfie')).length;
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('uploadSelfie', { kind: 'drop-after', times: 0 });
  await openReview(page, merchant);
  await journey.tap('Send this picture', 'submittingSelfie');
  await picture(page, 'selfie-sending');
  await journey.runUntil('uploadUnanswered');
  await journey.checkLook('unanswered');
  await merchant.clearFaults();
  await journey.tap('Ask again', 'selfieStatus');
  expect(await requestIdsOf(merchant, 'uploadSelfie')).toHaveLength(before + 1);
  const { selfies = [] } = await merchant.books();
  // The failed one of the persona, and this one.
  expect(selfies).toHaveLength(2);
});

test('an unanswered upload can be left; the status of the lender decides @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('selfie-failed');
  await countTracks(page);
  await page.clock.install();
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('uploadSelfie', { kind: 'drop-before', times: 0 });
  await openReview(page, merchant);
  await tap(page, 'Send this picture');
  await journey.runUntil('uploadUnanswered');
  await merchant.clearFaults();
  await journey.tap('Close', 'verifySelfie');
  expect(await callsOf(merchant, 'uploadSelfie')).not.toContain(200);
});

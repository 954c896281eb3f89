/** The selfie without a camera: a photo instead, and files that are no photo. */
import { callsOf } from '../browser/support/other-phone';
import { PHOTO_MARK, photo, textNamedJpg, truncatedPhoto } from '../browser/support/photos';
import { picture } from '../browser/support/pictures';
import { runUntil } from '../browser/support/session-time';
import { tap } from '../browser/support/steps/walk';
import { expect, test } from '../browser/support/test';

test.use({ journeyId: 'selfie' });

test('no camera: a file that is no photo is refused; a photo is scaled and loses its metadata @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('selfie-failed');
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`),
  );
  await page.goto(merchant.enter('/termloan/verify-selfie'));
  await journey.tap('Agree and open the camera', 'photo');
  await expect(page.getByText('No camera was found')).toBeVisible();
  await expect(page.getByLabel('Take a photo').last()).toHaveAttribute('capture', 'user');
  const input = page.getByLabel('Choose from the phone').last();
  for (const [file, message] of [
    [textNamedJpg, 'This is not a JPG or PNG picture.'],
    [truncatedPhoto, 'This picture can not be opened.'],
  ] as const) {
    await input.setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(message);
  }
  await picture(page, 'selfie-photo');
  await input.setInputFiles(
    await photo(page, { width: 4_000, height: 3_000, marked: true, bytes: 9_000_000 }),
  );
  await journey.shows('review');
  await picture(page, 'selfie-review-photo');
  const shown = page.getByRole('img', { name: 'Your picture, as it will be sent' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1_600, 1_200]);
  await journey.tap('Take another', 'photo');
  await page
    .getByLabel('Take a photo')
    .last()
    .setInputFiles(await photo(page, { marked: true }));
  await journey.shows('review');
  await journey.tap('Send this picture', 'selfieStatus');
  expect(await callsOf(merchant, 'uploadSelfie')).toEqual([200]);
  const upload = sent.find((sentRequest) => sentRequest.includes('name="selfie"')) ?? '';
  expect(upload).toContain('\xff\xd8\xff');
  expect(upload).toContain('filename="selfie.jpg"');
  // The picture is sent to the lender only, without its metadata: no other call, storage, event or URL has any of it.
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(storedText).toContain('slf_');
  const events = JSON.stringify(await merchant.events());
  for (const trace of [...sent, storedText, events])
    for (const secret of [
      PHOTO_MARK,
      'Exif',
      'IMG_2041',
      ...(trace === upload ? [] : ['\xff\xd8\xff', 'blob:http']),
    ])
      expect(trace.startsWith('blob:') ? '' : trace).not.toContain(secret);
  const otherStorage = await page.evaluate(async () => [await indexedDB.databases(), await caches.keys()]);
  expect(otherStorage).toEqual([[], []]);
});

test('a picture that the phone cannot prepare', async ({ page, journey }) => {
  await page.clock.install();
  await journey.openAs('selfie-failed', '/termloan/verify-selfie', 'verifySelfie');
  const input = page.getByLabel('Choose from the phone').last();
  await page.evaluate(() => {
    Object.assign(window, { Image: class {} });
  });
  await tap(page, 'Use a photo instead');
  await input.setInputFiles(await photo(page));
  await journey.shows('preparingPicture');
  await journey.after(runUntil(page, page.getByRole('alert'), 5_000), 'photo');
  await tap(page, 'Close');
  await journey.runUntil('verifySelfie');
});

import { withRefusedCamera } from '../browser/support/fake-camera';
import { photo } from '../browser/support/photos';
import { tap } from '../browser/support/steps/walk';
import { expect, test } from '../browser/support/test';

test.use({ journeyId: 'selfie' });

test.use({ launchOptions: withRefusedCamera() });

test('a camera that is not allowed: the settings are explained, and a photo can be used instead', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('selfie-failed');
  await page.goto(merchant.enter('/termloan/verify-selfie'));
  await journey.tap('Agree and open the camera', 'photo');
  await expect(page.getByText('The camera is not allowed here')).toBeVisible();
  await tap(page, 'Open settings');
  await expect(page.getByText('Open the settings of your browser')).toBeVisible();
  await journey.checkLookAndKeyboard('refused');
  await journey.tap('Try the camera again', 'photo');
  await page
    .getByLabel('Choose from the phone')
    .last()
    .setInputFiles(await photo(page));
  await journey.shows('review');
});

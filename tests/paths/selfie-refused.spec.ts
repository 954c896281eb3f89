/** The selfie when the camera is not allowed: the reason, the settings, and a photo instead. */
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import { withRefusedCamera } from '../browser/support/fake-camera';
import { photo } from '../browser/support/photos';
import { picture } from '../browser/support/pictures';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, test } from '../browser/support/test';

test.use({ launchOptions: withRefusedCamera() });

test('a camera that is not allowed: the settings are explained, and a photo can be used instead', async ({
  page,
  persona,
}) => {
  const merchant = await persona('selfie-failed');
  await page.goto(merchant.enter('/termloan/verify-selfie'));
  await tap(page, 'Agree and open the camera');
  await expectState(page, 'selfie', 'photo');
  await expect(page.getByText('The camera is not allowed here')).toBeVisible();
  await tap(page, 'Open settings');
  await expect(page.getByText('Open the settings of your browser')).toBeVisible();
  await picture(page, 'selfie-refused');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await tap(page, 'Try the camera again');
  await expectState(page, 'selfie', 'photo');
  await page
    .getByLabel('Choose from the phone')
    .last()
    .setInputFiles(await photo(page));
  await expectState(page, 'selfie', 'review');
});

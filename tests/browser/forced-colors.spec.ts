/** Forced colours (the system's high contrast): backgrounds and shadows are gone, and nothing may depend on them. */
import { expectState } from './support/steps/walk';
import { expect, test } from './support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

test('a consent that is not given shows no tick, a button has a border, and done steps differ from the others', async ({
  page,
  persona,
}) => {
  await page.goto((await persona('agreement-ready')).enter('/termloan/agreement'));
  await expectState(page, 'agreement', 'agreementReview');
  const consent = page.getByRole('checkbox');
  const tick = consent.locator('xpath=following-sibling::span[1]/*[name()="svg"]');
  await expect(tick).toBeHidden();
  await consent.check({ force: true });
  await expect(tick).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agree and get an SMS code' })).toHaveCSS(
    'border-top-width',
    '3px',
  );
  const segmentColours = await page
    .locator('[aria-hidden="true"] > span')
    .evaluateAll((segments) =>
      segments
        .filter(({ clientHeight }) => clientHeight < 10)
        .map((segment) => getComputedStyle(segment).backgroundColor),
    );
  expect(new Set(segmentColours).size).toBe(2);
});

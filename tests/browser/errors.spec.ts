/** The error catalogue: each message of the specification is triggered and shown in the sandbox's gallery. */
import type { FrameLocator, Page } from '@playwright/test';

import { errorCases } from '../../sandbox/errors/all-cases';
import type { ErrorCase, Step } from '../../sandbox/errors/error-case';
import { expectAccessible } from './support/access';
import { takePicture } from './support/pictures';
import { expect, FAILED_CALLS, test } from './support/test';

/** Console messages of the browser itself in a broken situation. */
const BROKEN = [FAILED_CALLS, /dynamically imported module/, /preload/i];

/** The app in the gallery; inside its phone if the situation needs a native host. */
function appOf(page: Page, { host }: ErrorCase): FrameLocator {
  const frame = page.frameLocator('#app');
  return host === undefined ? frame : frame.frameLocator('#app');
}

/** Performs a step of the gallery's instructions. */
async function take(app: FrameLocator, step: Step): Promise<void> {
  if ('tap' in step) {
    await app.getByRole('button', { name: step.tap }).first().click();
    return;
  }
  if ('type' in step) {
    await app.getByLabel(step.into, { exact: true }).fill(step.type);
    return;
  }
  if ('select' in step) {
    await app.getByLabel(step.from, { exact: true }).selectOption(step.select);
    return;
  }
  const choice = app
    .getByRole('radio', { name: step.choose })
    .or(app.getByRole('checkbox', { name: step.choose }));
  await choice.first().check({ force: true });
}

async function isSaid(page: Page, shown: ErrorCase): Promise<void> {
  const app = appOf(page, shown);
  for (const step of shown.steps ?? []) await take(app, step);
  for (const texts of shown.texts)
    await expect(app.getByText(texts, { exact: true }).first(), shown.id).toBeVisible({ timeout: 20_000 });
}

test.use({ viewport: { width: 1100, height: 1000 } });

const HALF = Math.ceil(errorCases.length / 2);
for (const [name, part] of [
  ['the first half', errorCases.slice(0, HALF)],
  ['the second half', errorCases.slice(HALF)],
] as const) {
  test(`each message is triggered and shown word for word: ${name} @night`, async ({
    page,
    allowed,
    context,
  }) => {
    allowed.push(...BROKEN);
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/sandbox/errors');
    const first = part[0];
    if (first === undefined) throw new Error('There is no message.');
    await page.locator(`button[name="case"][value="${first.id}"]`).last().click();
    for (const shown of part) {
      await expect(page).toHaveURL(new RegExp(`/sandbox/errors/${shown.id}\\?for=`));
      await isSaid(page, shown);
      await takePicture(page, `error-${shown.id}`);
      if (shown !== part.at(-1)) await page.getByRole('button', { name: 'Next' }).click();
    }
  });
}

test('the URL of a message triggers it with one tap; the list names all messages', async ({
  page,
  allowed,
}) => {
  allowed.push(...BROKEN);
  await page.goto('/sandbox/errors/not-eligible');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring it about' }).click();
  await expect(page.frameLocator('#app').getByText('Currently you are not eligible')).toBeVisible();
  await page.goto('/sandbox/errors/no-such');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here');
  await page.goto('/sandbox/errors');
  await expect(page.locator('button[name="case"]')).toHaveCount(errorCases.length + 1);
  await takePicture(page, 'errors', true);
  await expectAccessible(page);
});

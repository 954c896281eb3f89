/** The host check: the sandbox's phone passes it, and each mistake of a host is named. */
import type { FrameLocator, Page } from '@playwright/test';

import { expectAccessible } from './support/access';
import type { Merchant } from './support/lender';
import { takePicture } from './support/pictures';
import { expect, test } from './support/test';

async function openCheck(
  page: Page,
  merchant: Merchant,
  choices: Readonly<Record<string, string>> = {},
): Promise<FrameLocator> {
  const search = new URLSearchParams({ to: '/sandbox/host-check', ...choices });
  await page.goto(merchant.enter(`/sandbox/phone?${search}`));
  return page.frameLocator('#app');
}

const row = (check: FrameLocator, name: string) => check.locator(`[data-check="${name}"]`);

for (const platform of ['android', 'ios'])
  test(`the sandbox's phone passes (${platform})`, async ({ page, persona }) => {
    const check = await openCheck(page, await persona('disbursed'), { platform });
    const byItself = check.locator('ol').first().locator('li');
    await expect(byItself.locator('.tag', { hasText: 'waiting' })).toHaveCount(0, { timeout: 20_000 });
    expect(await byItself.and(check.locator('[data-result="failed"]')).allInnerTexts()).toEqual([]);
    for (const request of ['getLocation', 'openUpiIntent', 'call', 'openSettings']) {
      await row(check, request).getByRole('button', { name: 'Try' }).click();
      await expect(row(check, request)).toHaveAttribute('data-result', 'passed');
    }
    for (const event of ['Back', 'Resume']) {
      await page.getByRole('button', { name: event, exact: true }).click();
      await expect(row(check, `event-${event.toLowerCase()}`)).toHaveAttribute('data-result', 'passed');
    }
  });

for (const [mistake, problem] of [
  ['twice', 'answered twice'],
  ['malformed', 'the answer is not JSON of an object'],
  ['newer', 'version 2, not 1'],
  ['never', 'no answer within 4000 ms'],
] as const)
  test(`a host that answers hello ${mistake}: it is named`, async ({ page, persona }) => {
    const check = await openCheck(page, await persona('disbursed'), { hello: mistake });
    await expect(row(check, 'hello').getByText(problem)).toBeVisible({ timeout: 10_000 });
  });

test('outside of a host the page says that there is none', async ({ page }) => {
  await page.goto('/sandbox/host-check');
  await expect(page.getByText('neither LoanHost nor webkit.messageHandlers.loanHost')).toBeVisible();
  await expect(page.locator('[data-check="foreign"]')).toHaveAttribute('data-result', 'passed');
  await takePicture(page, 'host-check');
  await expectAccessible(page);
});

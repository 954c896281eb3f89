/**
 * The checks after every step, on a page in Chromium: a few defects are seeded on a correct screen. All of them are seeded in
 * tests/paths/kit/judge/invariants.test.ts.
 */
import { stepProblems } from './support/screen-invariants';
import { expectState } from './support/steps/walk';
import { expect, test } from './support/test';

test('problems of a screen, a lost focus and personal data in storage are reported', async ({
  page,
  persona,
}) => {
  const merchant = await persona('existing-account');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  expect(await stepProblems(page)).toEqual([]);

  const keeps = (value: string) => page.evaluate((text) => window.localStorage.setItem('mine', text), value);
  for (const personal of ['9812376450', 'BNZPM2501F', '9999 4105 7058', 'somebody@okbank']) {
    await keeps(personal);
    expect(await stepProblems(page)).toEqual([`personal data in the local storage: ${personal}`]);
  }
  await keeps('1795336274000, lon_2f5d33810c7a, OFFER');
  expect(await stepProblems(page)).toEqual([]);

  await page.evaluate(() => {
    for (const control of document.querySelectorAll('button, a, label, summary')) control.remove();
    const [heading] = document.querySelectorAll('h1');
    if (heading) heading.textContent = 'Pay NaN';
    document.querySelector('[data-journey]')?.setAttribute('data-state', 'elsewhere');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const problems = (await stepProblems(page)).join('\n');
  expect(problems).toContain('it is a dead end: nothing can be pressed');
  expect(problems).toContain('it shows "NaN" to the merchant');
  expect(problems).toContain('the focus is lost on the way from loan-entry/loanStart');
});

test('typed values are found in the storage', async ({ page, persona }) => {
  const merchant = await persona('existing-account');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.ariaLabel = 'Shop';
    document.querySelector('main')?.append(field);
  });
  const field = page.getByLabel('Shop');
  await field.fill('Markwala Stores');
  await field.blur();
  await page.evaluate(() => window.sessionStorage.setItem('draft', 'at Markwala Stores'));
  await expect
    .poll(() => stepProblems(page))
    .toEqual(['personal data in the session storage: Markwala Stores']);
});

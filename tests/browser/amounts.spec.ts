/** Tests the amount check itself: amounts of the lender pass, any other one is reported. */
import { listenToAmounts } from './support/amounts';
import { expectState } from './support/steps/walk';
import { expect, test } from './support/test';

test('an amount without an answer is reported, an amount of an answer is not', async ({ page, persona }) => {
  const merchant = await persona('due-tomorrow');
  const amounts = listenToAmounts(page);
  await page.goto(merchant.enter('/termloan/home'));
  await expectState(page, 'home', 'home');
  expect(await amounts.unexplained(page)).toEqual([]);
  await page.evaluate(() => {
    const wrong = document.createElement('p');
    wrong.id = 'wrong';
    wrong.textContent = 'Pay ₹98,76,543.21 or Rs 1,23,456 more';
    document.body.append(wrong);
  });
  expect(await amounts.unexplained(page)).toEqual(['₹98,76,543.21', 'Rs 1,23,456']);
  await page.evaluate(() => document.getElementById('wrong')?.remove());
});

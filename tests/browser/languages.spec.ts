/** A merchant in Hindi and in Marathi: the choice of a language, and a whole loan in it. */
import type { Page } from '@playwright/test';

import { type BuildLanguage, type Language, languages } from '../../src/language/languages';
import { lettersOf } from '../messages/letters';
import { expectAccessible } from './support/access';
import { expectLaidOut } from './support/laid-out';
import type { Merchant } from './support/lender';
import { picture } from './support/pictures';
import { choose } from './support/steps/prepayment-steps';
import {
  addAccount,
  checkAgainUntil,
  chooseFromOffers,
  expectState,
  follow,
  sign,
  tap,
} from './support/steps/walk';
import { expect, test } from './support/test';
import { translatedPage } from './support/translated-page';

const [, ...translations] = languages;

interface Translation extends BuildLanguage {
  readonly language: Language;
}

/** Chooses the language on the first screen, and then an offer. */
async function chooseLanguageAndOffer(page: Page, merchant: Merchant, { language, tag, name }: Translation) {
  await page.goto(merchant.enter('/'));
  await expectState(page, 'landing', 'offers');
  await page.getByRole('link', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  await expectState(page, 'landing', 'offers');

  const translated = await translatedPage(page, language);
  let looks = 0;
  const look = async (what: string) => {
    looks += 1;
    await expect(page.locator('main')).toContainText(lettersOf(tag));
    await expectAccessible(page);
    await expectLaidOut(page);
    await picture(page, `${language}-${String(looks).padStart(2, '0')}-${what}`);
  };
  await look('landing');
  await follow(translated, 'See my offers');
  await chooseFromOffers(translated, look);
  return { translated, look };
}

test('a language chosen on the first screen is that of the offers and the key facts', async ({
  page,
  persona,
}) => {
  const [first] = translations;
  await chooseLanguageAndOffer(page, await persona('usfb'), first);
});

for (const chosen of translations) {
  const { language, tag, name } = chosen;
  test(`${name} is the language of the whole loan @night`, async ({ page, persona }) => {
    // A whole loan, each screen judged.
    test.slow();
    const merchant = await persona('usfb');
    const { translated, look } = await chooseLanguageAndOffer(page, merchant, chosen);
    await addAccount(translated, '001234567890', 'HDFC0001234', look);
    await expectState(page, 'account-flow', 'CONFIRM_FORM');
    await tap(translated, 'Confirm');
    await expectState(page, 'loan-approval', 'loanApprovalStatus');
    await look('approval');
    await merchant.advanceMs(10_000);
    await checkAgainUntil(translated, 'agreement', 'agreementReview');
    await sign(translated, merchant, look);
    await expectState(page, 'account-flow', 'RECEIVE_MONEY');
    await tap(translated, 'See where the money is');
    await merchant.advanceMs(20_000);
    await checkAgainUntil(translated, 'loan-status', 'disbursed');
    await look('disbursed');
    await tap(translated, 'Go to home');
    await expectState(page, 'home', 'home');
    await look('home');

    const calls = await merchant.audit();
    expect(
      calls.filter(({ operationId, status }) => operationId === 'signAgreement' && status === 200),
    ).toHaveLength(1);
    // The consent is logged in the language in which it was read.
    expect(await merchant.call('GET', '/api/termloan/consents')).toMatchObject({
      consents: expect.arrayContaining([
        expect.objectContaining({
          purpose: 'LOAN_AGREEMENT',
          language,
          text: expect.stringMatching(lettersOf(tag)),
        }),
      ]),
    });
    // The language stays, also at a URL without it.
    await page.goto('/termloan/loan-details');
    await expectState(page, 'loan-details', 'terms');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  });
}

test('a page in the middle of a journey changes its language and keeps what was typed @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('due-today');
  await page.goto(merchant.enter('/termloan/prepayment'));
  await choose(page, 'custom');
  await expectState(page, 'prepayment', 'ownAmount');
  await page.getByLabel('Amount in rupees').fill('5');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page).toHaveURL(/\/termloan\/prepayment$/);
  const translated = await translatedPage(page, 'hi');
  await choose(translated, 'custom');
  await expect(translated.getByLabel('Amount in rupees')).toHaveValue('5');
  // What would be left to pay after it is worked out on the phone: without the amount, every amount is one of an answer.
  await translated.getByLabel('Amount in rupees').fill('');
});

test('the host names a language in the URL, and it is not shown', async ({ page, persona }) => {
  const merchant = await persona('due-today');
  await page.goto(merchant.enter('/termloan/home?lang=mr'));
  await expectState(page, 'home', 'home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN');
  await expect(page).toHaveURL(/\/termloan\/home$/);
});

/** A page read aloud: what the offers and the key facts say with a voice, and that nothing is offered without one. */
import type { Page } from '@playwright/test';

import { amountsIn } from '../support/english-amounts';
import { expectAccessible } from './support/access';
import { picture } from './support/pictures';
import { expectState, tap } from './support/steps/walk';
import { expect, test } from './support/test';

interface SpokenInPage {
  /** Texts since the last cancel. */
  spoken?: string[];
}

/** Gives the browser a voice, which reads for ever: a headless one has none. It is loaded late, as in Chrome. */
async function addVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((language) => {
    const texts: string[] = [];
    Object.assign(window, { spoken: texts });
    const voices: object[] = [];
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: { text: string; onstart?: () => void }) {
        texts.push(utterance.text);
        utterance.onstart?.();
      },
      cancel: () => texts.splice(0),
    });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    setTimeout(() => {
      voices.push({ lang: language, localService: true });
      synthesis.dispatchEvent(new Event('voiceschanged'));
    }, 100);
  }, lang);
}

/** What is being read. */
function spokenOn(page: Page): Promise<string> {
  // SAFETY: set by the script of `addVoice`.
  return page.evaluate(() => ((window as Window & SpokenInPage).spoken ?? []).join(' '));
}

/** The amounts of a text in figures, in paise. */
function figuresIn(text: string): readonly number[] {
  return [...text.matchAll(/₹([\d,]+)(?:\.(\d\d))?/g)].map(
    ([, rupees = '', paise = '0']) => Number(rupees.replaceAll(',', '')) * 100 + Number(paise),
  );
}

async function expectShown(page: Page): Promise<void> {
  // With what is folded: the fees of an offer are among all its costs.
  const shown = new Set(figuresIn((await page.locator('main').textContent()) ?? ''));
  const spoken = amountsIn(await spokenOn(page));
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.filter((amount) => !shown.has(amount))).toEqual([]);
}

test('offers and key facts are read aloud, with the amounts that are shown, until the page is left', async ({
  page,
  persona,
}) => {
  const merchant = await persona('offers');
  await addVoice(page, 'en-IN');
  await page.goto(merchant.enter('/termloan/offer?navigation=true'));
  await expectState(page, 'offer-selection', 'offer');
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await expectShown(page);
  await picture(page, 'listen-offers');
  await tap(page, 'Compare offers');
  await expectState(page, 'offer-selection', 'selectLoan');
  expect(await spokenOn(page)).toBe('');

  await page
    .getByRole('button', { name: /^Listen/ })
    .first()
    .click();
  await expectShown(page);
  await picture(page, 'listen-select');
  await page.locator('input[name="offer"]').first().check({ force: true });
  await tap(page, 'See key facts');
  await expectState(page, 'offer-selection', 'keyFacts');
  await expect(page.getByRole('heading', { name: 'Every instalment' })).toBeVisible();
  expect(await spokenOn(page)).toBe('');
  await tap(page, 'Listen');
  await expectShown(page);
  expect(await spokenOn(page)).toMatch(/^This is an offer from .* The first instalment is on \d+ \w+ \d{4}/);
  await expectAccessible(page);
  await picture(page, 'listen-key-facts');
  await tap(page, 'Stop');
  expect(await spokenOn(page)).toBe('');
  await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused();
});

test('an overdue loan is read aloud in Hindi, and only with a Hindi voice @night', async ({
  page,
  browser,
  persona,
}) => {
  const merchant = await persona('overdue');
  await addVoice(page, 'hi-IN');
  await page.goto(merchant.enter('/termloan/home?lang=hi'));
  await expectState(page, 'home', 'home');
  await tap(page, 'सुनें');
  expect(await spokenOn(page)).toMatch(/को भरने की रकम .+ रुपये है।/);
  await picture(page, 'listen-overdue-hi');

  const other = await browser.newPage();
  await addVoice(other, 'en-IN');
  await other.goto(merchant.enter('/termloan/home?lang=hi'));
  await expectState(other, 'home', 'home');
  await other.waitForFunction(() => speechSynthesis.getVoices().length > 0);
  await expect(other.getByRole('button', { name: 'सुनें' })).toHaveCount(0);
  await other.close();
});

test('without a voice there is no button', async ({ page, persona }) => {
  const merchant = await persona('offers');
  await page.goto(merchant.enter('/termloan/offer?navigation=true'));
  await expectState(page, 'offer-selection', 'offer');
  expect(await page.evaluate(() => speechSynthesis.getVoices().length)).toBe(0);
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0);
});

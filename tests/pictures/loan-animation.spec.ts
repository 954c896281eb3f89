/**
 * `npm run docs:animation`: takes a loan in the app, with the inspector beside it, and writes what both show at each step as one
 * animated picture for the README (docs/pictures/loan.svg). A picture for people: nothing is checked against it.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import {
  addAccount,
  checkAgainUntil,
  chooseFromOffers,
  expectState,
  follow,
  sign,
  tap,
} from '../browser/support/steps/walk';
import { expect, test } from '../browser/support/test';
import { shrinkPicture } from '../support/images/shrink-picture';
import { type Frame, loanAnimation, PHONE, SCREEN } from './loan-animation';

/** Widths of the embedded pictures, as multiples of the drawn size. */
const DENSITY = 1.25;
const QUALITY = 0.72;

/** What is typed while the loan is taken. */
const ACCOUNT = { number: '001234567890', ifsc: 'HDFC0001234' };

/** The screens that become frames, by the names that the steps give them. */
const CAPTIONS: Readonly<Record<string, string>> = {
  offer: 'What the lenders offer',
  select: 'Offers side by side, each with its yearly cost',
  'key-facts': 'The key facts, read before anything is signed',
  account: 'The bank account for the money',
  confirm: 'Offer and account, confirmed together',
  enach: 'Permission for the debits, given at the bank',
  agreement: 'The agreement',
  code: 'Signed with a code',
  'on-its-way': 'The lender sends the money',
  disbursed: 'The money is in the bank',
};

test.use({ viewport: PHONE, deviceScaleFactor: 2 });

test('a loan from offer to money, with the inspector next to it', async ({ page: app, context, persona }) => {
  test.setTimeout(240_000);
  const merchant = await persona('offers');
  const inspector = await context.newPage();
  await inspector.setViewportSize(SCREEN);
  await inspector.goto('/inspector.html#/live');
  const painter = await context.newPage();

  const frames: Frame[] = [];
  const look = async (name: string) => {
    const caption = CAPTIONS[name];
    if (caption === undefined) return;
    await follows(app, inspector);
    const [phone, screen] = await Promise.all([app.screenshot(), inspector.screenshot()]);
    frames.push({
      caption,
      phone: await shrinkPicture(painter, phone, PHONE.width * DENSITY, QUALITY),
      screen: await shrinkPicture(painter, screen, SCREEN.width * DENSITY, QUALITY),
    });
  };

  await app.goto(merchant.enter('/'));
  await expectState(app, 'landing', 'offers');
  await follow(app, 'See my offers');
  await chooseFromOffers(app, look);
  await addAccount(app, ACCOUNT.number, ACCOUNT.ifsc, look);
  await expectState(app, 'account-flow', 'CONFIRM_FORM');
  await look('confirm');
  await tap(app, 'Confirm');
  await expectState(app, 'mandate', 'enach');
  await look('enach');
  await tap(app, 'Continue to your bank');
  await app.waitForURL(/\/sandbox\/bank\//);
  await tap(app, 'Approve');
  await sign(app, merchant, look);
  await expectState(app, 'account-flow', 'RECEIVE_MONEY');
  await tap(app, 'See where the money is');
  await expectState(app, 'loan-status', 'disbursalPending');
  await look('on-its-way');
  await merchant.advanceMs(20_000);
  await checkAgainUntil(app, 'loan-status', 'disbursed');
  await look('disbursed');

  const picture = loanAnimation(frames);
  writeFileSync('docs/pictures/loan.svg', picture);
  process.stdout.write(
    `${frames.length} frames, ${Math.round(picture.length / 1000)} kB: docs/pictures/loan.svg\n`,
  );
});

/** Waits until the inspector shows the state in which the app is, and its chart has come to rest. */
async function follows(app: Page, inspector: Page): Promise<void> {
  const shown = app.locator('[data-journey][data-state]').last();
  const state = (await shown.getAttribute('data-state')) ?? '';
  await expect(inspector.locator('[data-value]')).toContainText(state);
  await expect(inspector.locator('svg.chart .is-active').first()).toBeVisible();
  await app.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await inspector.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

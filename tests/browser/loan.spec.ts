/** A merchant takes a loan, from the landing page to the money, with each kind of lender. */
import { picture } from './support/pictures';
import {
  addAccount,
  checkAgainUntil,
  chooseFromOffers,
  chooseOffer,
  expectState,
  follow,
  sign,
  tap,
} from './support/steps/walk';
import { expect, test } from './support/test';

type Stop = 'approval' | 'details' | 'enach';

const lenders: readonly { persona: string; stops: readonly Stop[]; tag?: string }[] = [
  { persona: 'usfb', stops: ['approval'], tag: ' @night' },
  { persona: 'arthmate', stops: [], tag: ' @night' },
  { persona: 'apollo', stops: ['details', 'enach'] },
  { persona: 'apollo-weekly', stops: ['details'], tag: ' @night' },
  { persona: 'hindon-mercantile', stops: ['enach'], tag: ' @night' },
  { persona: 'hindon-rupeecircle', stops: ['enach'], tag: ' @night' },
];

/** What the law asks to be shown, by the screen on which a merchant needs it (docs/obligations.md). */
const obligations: Readonly<Record<string, readonly RegExp[]>> = {
  offer: [/Offers are from/],
  select: [
    /in your bank/,
    /In a month/,
    /Yearly cost \(APR\)/,
    /Late charge/,
    /Key facts \(KFS\)/,
    /How we sort/,
  ],
  'key-facts': [
    /Offer number \(KFS\).*KFS-/,
    /Lender’s full name/,
    /Type of loan/,
    /How the money comes/,
    /First instalment/,
    /Can the interest rate change\?/,
    /Fees to others/,
    /Failed automatic debit/,
    /You may give it back/,
    /Offer is open until/,
    /How the yearly cost \(APR\) is worked out/,
    /Recovery agents/,
    /Transfer of the loan/,
    /Show all \d+ instalments/,
  ],
  agreement: [/You pay in all/],
  code: [/You pay in all/],
  disbursed: [/Your signed papers were sent/],
};

for (const { persona: name, stops, tag = '' } of lenders) {
  test(`${name}: from the landing page to the money${tag}`, async ({ page, persona }) => {
    const merchant = await persona(name);
    let looks = 0;
    const look = async (what: string) => {
      looks += 1;
      for (const fact of obligations[what] ?? []) await expect(page.locator('body')).toContainText(fact);
      await picture(page, `${name}-${String(looks).padStart(2, '0')}-${what}`);
    };
    await page.goto(merchant.enter('/'));
    await expectState(page, 'landing', 'shown');
    // Before the merchant's own content is read, the same button leads to the loan entry.
    await expectState(page, 'landing', 'offers');
    await look('landing');
    await follow(page, 'See my offers');
    await chooseFromOffers(page, look);
    await addAccount(page, '001234567890', 'HDFC0001234', look);
    await expectState(page, 'account-flow', 'CONFIRM_FORM');
    await expect(page).toHaveURL(/\/termloan\/bank-account\/confirm$/);
    await look('confirm');
    await tap(page, 'Confirm');

    if (stops.includes('approval')) {
      await expectState(page, 'loan-approval', 'loanApprovalStatus');
      await look('approval');
      await merchant.advanceMs(10_000);
      await checkAgainUntil(page, 'agreement', 'agreementReview');
    }
    if (stops.includes('details')) {
      await expectState(page, 'loan-approval', 'approvedLoanDetails');
      await look('details');
      await tap(page, 'Continue');
    }
    if (stops.includes('enach')) {
      await expectState(page, 'mandate', 'enach');
      await look('enach');
      await tap(page, 'Continue to your bank');
      await page.waitForURL(/\/sandbox\/bank\//);
      await tap(page, 'Approve');
    }

    await sign(page, merchant, look);
    await expectState(page, 'account-flow', 'RECEIVE_MONEY');
    await expect(page).toHaveURL(/\/termloan\/receive-money$/);
    await look('signed');
    await tap(page, 'See where the money is');
    await expectState(page, 'loan-status', 'disbursalPending');
    await look('on-its-way');
    await merchant.advanceMs(20_000);
    await checkAgainUntil(page, 'loan-status', 'disbursed');
    await look('disbursed');
    await tap(page, 'Go to home');
    await expectState(page, 'home', 'home');
    await look('home');

    const audit = await merchant.audit();
    const done = (operation: string) =>
      audit.filter(({ operationId, status }) => operationId === operation && status === 200).length;
    expect([done('confirmBankDetails'), done('signAgreement')]).toEqual([1, 1]);
  });
}

test('no lender: the confirmed offer leads back to the entry, which says who will call @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('no-lender');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await chooseOffer(page);
  await addAccount(page, '001234567890', 'HDFC0001234');
  await expectState(page, 'account-flow', 'CONFIRM_FORM');
  await tap(page, 'Confirm');
  await expectState(page, 'loan-entry', 'awaitingLender');
  await expect(page).toHaveURL(/\/termloan$/);
  await picture(page, 'no-lender-04-entry');
});

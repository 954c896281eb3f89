/** The main walks of a merchant, each walked in every engine, and what engines do differently: history, dialogs, uploads, tabs. */
import { expect } from 'vitest';

import type { Merchant } from '../browser/support/lender';
import { linkOf } from '../browser/support/steps/link-payments';
import { markedUdyam } from '../browser/support/steps/udyam-steps';
import type { Steps } from './steps';
import type { Tab } from './tab';

export interface Visit extends Steps {
  readonly tab: Tab;
  readonly merchant: Merchant;
  /** Opens this path, as the merchant. */
  readonly enter: (path: string) => Promise<void>;
  /** Opens this path as nobody. */
  readonly open: (path: string) => Promise<void>;
  /** Opens this path in a second tab. */
  readonly openSecondTab: (path: string) => Promise<Steps>;
  /** Path of a JPEG. */
  readonly photo: string;
}

export interface EngineWalk {
  readonly name: string;
  /** Persona of the sandbox. */
  readonly persona: string;
  /**
   * Engines that make it by day; at night (`NIGHTLY=1`) all do. Firefox, which few merchants have, makes by day the loan that the inspector follows.
   */
  readonly byDay: readonly ('Firefox' | 'WebKit')[];
  readonly walk: (visit: Visit) => Promise<void>;
}

export const KEPT_AFTER_RELOAD = 'what was chosen is there after a reload';
export const PAID = 'an instalment is paid, and the receipt is shared and copied by the first tap';

export const DIALOG = 'a dialog takes the focus and gives it back';

/** The walk of the inspector, which is for analysts with a browser of today. */
export const INSPECTED = 'the inspector follows a loan in another tab';

export const walks: readonly EngineWalk[] = [
  {
    name: 'a loan whose lender approves: from the landing page to the money',
    persona: 'usfb',
    byDay: ['WebKit'],
    async walk(visit) {
      const { shows, tap, merchant, checkAgainUntil } = visit;
      await chooseOfferAndAccount(visit);
      await shows('loan-approval/loanApprovalStatus');
      await merchant.advanceMs(10_000);
      await checkAgainUntil('agreement/agreementReview');
      await signAndReceive(visit);
      await tap('Go to home');
      await shows('home/home');
    },
  },
  {
    name: 'a loan with e-NACH at the bank: from the landing page to the money',
    persona: 'hindon-mercantile',
    byDay: [],
    async walk(visit) {
      const { shows, tap } = visit;
      await chooseOfferAndAccount(visit);
      await shows('mandate/enach');
      await tap('Continue to your bank');
      await tap('Approve');
      await signAndReceive(visit);
    },
  },
  {
    name: PAID,
    persona: 'due-today',
    byDay: ['WebKit'],
    async walk({ enter, shows, tap, text, until, tab }) {
      await enter('/termloan/home');
      await shows('home/home');
      await tap(/^Pay ₹/);
      await shows('payment-status/paymentMethods');
      await tab.reload();
      await shows('payment-status/paymentMethods');
      await tap(/^Net banking/);
      await tap(/^Pay ₹/);
      await shows('payment-status/paid');
      expect(await text()).toContain('Payment Successful.');
      // An engine opens a window, and copies, only in the very moment of a tap: nothing may be awaited before.
      await tab.evaluate(noteOpenedWindow, null);
      await tap('Share on WhatsApp');
      await until('a window that the first tap opens', hasOpenedWindow, null);
      await tap(/^Copy/);
      await until('the first tap to copy', () => /copied/i.test(document.body.innerText), null);
      await tap('Go to home');
      await shows('home/home');
    },
  },
  {
    name: 'a loan is closed early: the quote, the confirmation, and the payment page',
    persona: 'foreclosable',
    byDay: [],
    async walk({ enter, shows, tap, choose, until }) {
      await enter('/termloan/prepayment');
      await shows('prepayment/choice');
      await choose(/^Close the loan/);
      await tap('Continue');
      await shows('prepayment/foreclosure');
      await tap(/^Close for/);
      await shows('prepayment/closingConfirmation');
      await tap(/^Pay ₹/);
      await until(
        'the page of the payment',
        (path) => location.pathname.startsWith(path),
        '/payment/status/pay_',
      );
      await shows('payment-status/paymentMethods');
    },
  },
  {
    name: 'a selfie from a photo is uploaded and verified',
    persona: 'selfie-failed',
    byDay: ['WebKit'],
    async walk({ enter, shows, tap, attach, photo, merchant, checkAgainUntil }) {
      await enter('/termloan/verify-selfie');
      await shows('selfie/verifySelfie');
      await tap('Use a photo instead');
      await shows('selfie/photo');
      await attach('Choose from the phone', photo);
      await shows('selfie/review');
      await tap('Send this picture');
      await shows('selfie/selfieStatus');
      await merchant.advanceMs(60_000);
      await checkAgainUntil('selfie/selfieVerified');
    },
  },
  {
    name: 'a page of the application with a picture of the shop',
    persona: 'step-shop-information',
    byDay: [],
    async walk({ enter, shows, tap, fill, choose, select, attach, photo, until }) {
      await enter('/termloan/application/shop-information');
      await shows('application/shopInformation');
      await attach('Choose from the phone', photo);
      await until(
        'the picture at the lender',
        (message) => document.body.innerText.includes(message),
        'The lender has your picture.',
      );
      await fill(/^Address of your shop/, 'Shop 14, Main Road, Nashik');
      await fill('Pincode', '422009');
      await select(/^What do you sell\?/, 'GROCERY');
      await choose('Mine');
      await tap('Save and continue');
      await shows('application/applicationForm');
    },
  },
  {
    name: 'a business is registered: bank details, reviewed, sent by a code',
    persona: 'udyam-draft',
    byDay: [],
    async walk({ enter, shows, tap, fill, select, choose, merchant, tab }) {
      await enter('/register-udyam/business-details');
      await shows('udyam/businessActivity');
      await fill('Find your kind of business', '14105');
      await tap(/Custom tailoring/);
      await tap('Save and continue');
      await shows('udyam/businessFacts');
      await fill('Name of the business', markedUdyam.businessName);
      await select('How is it owned?', 'PROPRIETARY');
      await fill('Day', '1');
      await fill('Month', '4');
      await fill('Year', '2019');
      await tap('Save and continue');
      await shows('udyam/businessSize');
      for (const [label, value] of [
        ['Men', '1'],
        ['Women', '2'],
        ['Others', '0'],
        ['Sales of last year', '540000'],
        ['What machines and tools cost', '150000'],
      ] as const)
        await fill(label, value);
      await tap('Save and continue');
      await shows('udyam/businessAddress');
      await fill('Shop number and street', markedUdyam.addressLine);
      await fill('Town or village', markedUdyam.city);
      await fill('District', 'Nashik');
      await select('State', 'Maharashtra');
      await fill('Pincode', '422001');
      await tap('Save and continue');
      await shows('udyam/bankDetails');
      await fill('Account number', markedUdyam.accountNumber);
      await fill('Account number again', markedUdyam.accountNumber);
      await fill('IFSC', 'HDFC0001234');
      await tap('Save and continue');
      await shows('udyam/confirmation');
      await choose(/./);
      await tap('Send to the register');
      await shows('udyam/code');
      await shows('otp/code');
      await fill('Code', await merchant.newestCode());
      await tap('Check and send');
      await shows('udyam/submitted');
      await merchant.advanceMs(11_000);
      await tab.reload();
      await shows('udyam/registered');
    },
  },
  {
    name: 'somebody who is not signed in pays by a link',
    persona: 'due-today',
    byDay: ['WebKit'],
    async walk({ open, merchant, shows, tap }) {
      await open(await linkOf(merchant));
      await shows('pay-by-link/bill');
      await tap(/^Pay ₹/);
      await shows('payment-status/paymentMethods');
      await tap(/^Net banking/);
      await tap(/^Pay ₹/);
      await shows('payment-status/paid');
    },
  },
  {
    name: 'a supplier is paid and gets the invoice; Back, forward, reload and a typed URL open the right page',
    persona: 'credit-active',
    byDay: [],
    async walk({ enter, shows, tap, fill, attach, photo, tab, merchant, checkAgainUntil }) {
      await enter('/supplier');
      await shows('supplier/dashboard');
      await tap(/^Gupta Traders.*Pay$/);
      await shows('supplier/payForm');
      await tab.back();
      await shows('supplier/dashboard');
      await tab.forward();
      await shows('supplier/payForm');
      await tab.reload();
      await shows('supplier/payForm');
      await fill(/^Amount/, '1234.50');
      await tap('Continue to pay');
      await shows('supplier/secondPayment');
      await tap(/as a second payment$/);
      await tap(/^Pay ₹/);
      await checkAgainUntil('payment-status/supplierPaymentSucceeded');
      await merchant.flag({ invoice_required: true });
      const { pay_later_transactions: payments = [] } = await merchant.books();
      const { id } = payments.find(({ status }) => status === 'PENDING') ?? {};
      await enter(`/supplier/transaction/${String(id)}`);
      await shows('supplier-transaction/transaction');
      await tap('Confirm the payment');
      await shows('supplier-transaction/confirmationUndecided');
      await tap('Add the invoice');
      await shows('supplier-transaction/invoice');
      await attach('Choose from the phone', photo);
      await shows('supplier-transaction/invoiceReady');
      await tap('Send invoice');
      await shows('supplier-transaction/invoiceKept');
    },
  },
  {
    name: DIALOG,
    persona: 'overdue',
    byDay: ['WebKit'],
    async walk({ enter, shows, tap, until, tab }) {
      await enter('/termloan/summary');
      await shows('summary/summary');
      await tap(/^Instalment \d+ /);
      await until('a dialog with the focus', isFocusInDialog, null);
      await tap('Close');
      await until('no dialog', () => document.querySelector('dialog[open]') === null, null);
      expect(await tab.evaluate(() => document.activeElement?.tagName, null)).not.toBe('BODY');
    },
  },
  {
    name: KEPT_AFTER_RELOAD,
    persona: 'udyam-draft',
    byDay: ['WebKit'],
    async walk({ enter, shows, fill, tap, tab, until }) {
      await enter('/register-udyam/business-details');
      await shows('udyam/businessActivity');
      await fill('Find your kind of business', '14105');
      await tap(/Custom tailoring/);
      await tab.reload();
      await shows('udyam/businessActivity');
      // The page's own file is loaded after the journey's.
      await until('the chosen business', () => document.body.innerText.includes('Custom tailoring'), null);
    },
  },
  {
    name: INSPECTED,
    persona: 'arthmate',
    byDay: ['Firefox'],
    async walk({ enter, shows, tap, openSecondTab }) {
      await enter('/termloan');
      await shows('loan-entry/loanStart');
      const inspector = await openSecondTab('/inspector.html#/live');
      await inspector.until('the state of the first tab', isInspected, 'loanStart');
      await tap('See your offers');
      await shows('offer-selection/offer');
      await inspector.until('the next state of the first tab', isInspected, 'offer');
    },
  },
];

/** @throws when there is none */
export function walkNamed(name: string): EngineWalk {
  const found = walks.find((walk) => walk.name === name);
  if (found === undefined) throw new Error(`There is no walk “${name}”.`);
  return found;
}

async function chooseOfferAndAccount(visit: Visit): Promise<void> {
  const { enter, shows, tap, fill, choose } = visit;
  await enter('/');
  await shows('landing/offers');
  await tap('See my offers');
  await shows('offer-selection/offer');
  await tap('Compare offers');
  await shows('offer-selection/selectLoan');
  await choose('offer');
  await tap('See key facts');
  await shows('offer-selection/keyFacts');
  await choose('I have read the key facts of this loan.');
  await tap('Continue');
  await shows('account-flow/EDIT_FORM');
  await fill('Account number', '001234567890');
  await fill('Account number again', '001234567890');
  await fill('IFSC', 'HDFC0001234');
  await choose('Savings');
  await tap('Check account');
  await shows('account-flow/CONFIRM_FORM');
  await tap('Confirm');
}

async function signAndReceive(visit: Visit): Promise<void> {
  const { shows, tap, fill, choose, merchant, checkAgainUntil } = visit;
  await shows('agreement/agreementReview');
  await choose(/./);
  await tap('Agree and get an SMS code');
  await shows('otp/code');
  await fill('Code', await merchant.newestCode());
  await tap('Sign and get money');
  await shows('account-flow/RECEIVE_MONEY');
  await tap('See where the money is');
  await shows('loan-status/disbursalPending');
  await merchant.advanceMs(20_000);
  await checkAgainUntil('loan-status/disbursed');
  const { agreements = [] } = await merchant.books();
  expect(agreements.filter(({ status }) => status === 'SIGNED')).toHaveLength(1);
}

// Evaluated in the page, so each uses nothing outside itself.

function noteOpenedWindow(): void {
  const open = window.open.bind(window);
  window.open = (...args) => {
    const opened = open(...args);
    document.documentElement.dataset.opened = String(opened !== null);
    opened?.close();
    return opened;
  };
}

function hasOpenedWindow(): boolean {
  return document.documentElement.dataset.opened === 'true';
}

function isFocusInDialog(): boolean {
  return document.querySelector('dialog[open]')?.contains(document.activeElement) === true;
}

function isInspected(state: string): boolean {
  return document.querySelector('[data-value]')?.textContent === state;
}

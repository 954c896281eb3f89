/**
 * The entry URLs whose loading is measured (`npm run speed`) and whose requests are counted
 * (`tests/browser/loading/loading.spec.ts`), with the content that ends a measurement.
 */
import type { JourneyId } from '../../machines/catalogue';
import type { Merchant } from '../browser/support/lender';

/** Content that a page shows only when it has the data of the services. */
export interface Content {
  /** CSS selector of the element that must be shown. */
  readonly selector: string;
  /** Text that it must contain. */
  readonly text: RegExp;
}

export interface EntryUrl {
  /** Name of the test and of the report files. */
  readonly name: string;
  readonly journey: JourneyId;
  /** A sandbox persona; null for an anonymous visitor. */
  readonly persona: string | null;
  /** The URL; a function if a payment or a link has to be created first for the merchant. */
  readonly path: string | ((merchant: Merchant) => Promise<string>);
  /** localStorage entries that an earlier visit of the merchant has left; none by default. */
  readonly localStorageEntries?: (merchant: Merchant) => Promise<Readonly<Record<string, string>>>;
  readonly content: Content;
}

const RUPEES = /₹\s?\d/;

/** Content of a state that the journey reaches only after an answer of the service. */
function inState(
  journey: JourneyId,
  state: string,
  text: RegExp = RUPEES,
): Pick<EntryUrl, 'journey' | 'content'> {
  return { journey, content: { selector: `[data-journey="${journey}"][data-state="${state}"]`, text } };
}

const merchantsLanding: Pick<EntryUrl, 'journey' | 'content'> = {
  journey: 'landing',
  content: { selector: '[data-journey="landing"][data-state]', text: RUPEES },
};

export const entryUrls: readonly EntryUrl[] = [
  {
    name: 'landing-nobody',
    persona: null,
    path: '/',
    journey: 'landing',
    content: { selector: '[data-journey="landing"]', text: /paid back in small parts/ },
  },
  // A merchant who is signed in, and was never seen on this phone.
  { name: 'landing-merchant', persona: 'overdue', path: '/', ...merchantsLanding },
  {
    name: 'landing-merchant-again',
    persona: 'overdue',
    path: '/',
    localStorageEntries: async ({ id }) => ({ 'v1:kept': JSON.stringify({ of: id }) }),
    ...merchantsLanding,
  },
  {
    name: 'loan-entry',
    persona: 'offers',
    path: '/termloan',
    ...inState('loan-entry', 'loanStart', /offer/),
  },
  { name: 'offer', persona: 'offers', path: '/termloan/offer', ...inState('offer-selection', 'offer') },
  {
    name: 'bank-account',
    persona: 'existing-account',
    path: '/termloan/bank-account',
    localStorageEntries: storedOfferChoice,
    ...inState('account-flow', 'SELECT_ACCOUNT', /HDFC/),
  },
  {
    name: 'agreement',
    persona: 'agreement-ready',
    path: '/termloan/agreement',
    ...inState('agreement', 'agreementReview'),
  },
  { name: 'home', persona: 'overdue', path: '/termloan/home', ...inState('home', 'home') },
  {
    name: 'prepayment',
    persona: 'overdue',
    path: '/termloan/prepayment',
    ...inState('prepayment', 'choice'),
  },
  {
    name: 'payment-status',
    persona: 'overdue',
    path: createPayment,
    ...inState('payment-status', 'paymentMethods'),
  },
  { name: 'history', persona: 'long-history', path: '/termloan/history', ...inState('history', 'history') },
  { name: 'pay-by-link', persona: 'overdue', path: createPaymentLink, ...inState('pay-by-link', 'bill') },
  {
    name: 'application',
    persona: 'step-business-info',
    path: '/termloan/application',
    ...inState('application', 'steps', /\S/),
  },
  { name: 'udyam', persona: 'udyam-new', path: '/register-udyam', ...inState('udyam', 'start', /\S/) },
  { name: 'supplier', persona: 'credit-active', path: '/supplier', ...inState('supplier', 'dashboard') },
];

/** Creates a payment, as if on another phone of the merchant. @returns path of its page */
async function createPayment(merchant: Merchant): Promise<string> {
  const body = { amount: 100, request_type: 'web', payment_type: 'instalment' };
  const opened = await merchant.call('POST', '/api/termloan/v1/initiateRepayment', body);
  return `/payment/status/${textAt(opened, 'payment_id')}?pollingType=repayment&paymentType=instalment`;
}

/** Creates a payment link for the amount due. @returns its URL */
async function createPaymentLink(merchant: Merchant): Promise<string> {
  return textAt(await merchant.call('GET', '/api/termloan/repaymentLink'), 'repayment_link');
}

/** localStorage after the merchant has chosen an offer on an earlier page (spec 2.4). */
async function storedOfferChoice(merchant: Merchant): Promise<Readonly<Record<string, string>>> {
  const offers = valueAt(await merchant.call('GET', '/api/termloan/loanOffers/APPROVED'), 'loan_offers');
  const loanOfferId = textAt(valueAt(offers, '0'), 'loan_offer_id');
  return { 'v1:kept': JSON.stringify({ of: merchant.id, loanOfferId }) };
}

function textAt(answer: unknown, key: string): string {
  const value = valueAt(answer, key);
  if (typeof value !== 'string') throw new Error(`The lender's answer has no ${key}.`);
  return value;
}

function valueAt(answer: unknown, key: string): unknown {
  return Object.entries(Object(answer)).find(([name]) => name === key)?.[1];
}

/** Runs in the page, before its own scripts: writes these entries to localStorage. */
export function writeLocalStorage(entries: Readonly<Record<string, string>>): void {
  if (!window.location.protocol.startsWith('http')) return;
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
}

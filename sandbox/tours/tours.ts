import type { Flags } from '../base/flags';
import type { PersonaName } from '../people/personas';
import type { FaultKind } from '../wire/fault-kinds';

/**
 * What shows that a step was done: a call of the app that was not refused (`isLost`: whose answer was lost, or of status 500 or more),
 * after the event `since` if there is one; or an event in the books.
 */
export type Sign =
  | { readonly call: string; readonly isLost?: true; readonly since?: string }
  | { readonly event: string };

interface TourStep {
  /** What to do now, in one sentence. */
  readonly text: string;
  readonly sign: Sign;
}

/** A guided story of the start page: who, which day and what breaks, and the steps to its end. */
export interface Tour {
  readonly title: string;
  /** What it shows, in one sentence. */
  readonly about: string;
  readonly persona: PersonaName;
  /** The page of the app where it starts. */
  readonly to: string;
  /** Days by which the persona's clock is put on. */
  readonly days?: number;
  readonly flags?: Partial<Flags>;
  /** What breaks: the next call of this operation. */
  readonly fault?: { readonly operation: string; readonly kind: FaultKind; readonly status: number };
  readonly steps: readonly TourStep[];
  /** What has been seen, when all steps are done. */
  readonly end: string;
}

/** The stories of the start page, by the name in the URL. */
const TOURS = {
  'first-loan': {
    title: 'Sunita takes her first loan',
    about: 'From an offer to the money: all costs first, approval at the bank, and a signature with a code.',
    persona: 'hindon-mercantile',
    to: '/termloan',
    steps: [
      {
        text: 'Tap “See your offers”, then “Compare offers”. Choose one, and read its key facts.',
        sign: { call: 'listBankDetails' },
      },
      {
        text: 'Type the account 001234567890 twice and the IFSC HDFC0001234. Choose “Savings”, and confirm.',
        sign: { event: 'offer.confirmed' },
      },
      { text: 'Tap “Continue to your bank”, and approve there.', sign: { event: 'mandate.active' } },
      { text: 'Tick the agreement, and tap “Agree and get an SMS code”.', sign: { event: 'otp.sent' } },
      {
        text: 'The code is under SMS. Type it in the app, and tap “Sign and get money”.',
        sign: { event: 'agreement.signed' },
      },
      {
        text: 'Tap “See where the money is”, and wait. It takes about ten seconds.',
        sign: { event: 'loan.disbursed' },
      },
    ],
    end: 'Sunita has the money. She saw every cost before she signed.',
  },
  'lost-answer': {
    title: 'A payment’s answer is lost',
    about: 'The lender does what it was asked, and the answer never arrives. Nobody pays twice.',
    persona: 'due-today',
    to: '/termloan/home',
    // A gateway that gave up waiting: after a broken connection, a browser itself may send the request again.
    fault: { operation: 'initiateRepayment', kind: 'status-after', status: 504 },
    steps: [
      {
        text: 'Tap the green “Pay” button. The lender’s answer will be lost.',
        sign: { call: 'initiateRepayment', isLost: true },
      },
      {
        text: 'Wait. The app asks the lender what became of it, and does not pay again.',
        sign: { call: 'getRequestStatus' },
      },
      {
        text: 'Tap “Pay with a UPI app”. Type any PIN but 0000 there, and pay.',
        sign: { event: 'payment.succeeded' },
      },
      {
        text: 'Tap “Back to the app”, and read the receipt.',
        sign: { call: 'getRepaymentStatus', since: 'payment.succeeded' },
      },
    ],
    end: 'One payment was opened, and one was paid, although an answer was lost.',
  },
  'lender-says-no': {
    title: 'The lender says no',
    about: 'The agreement is signed, and then the lender stops the loan. The app says what that means.',
    persona: 'agreement-ready',
    to: '/termloan/agreement',
    flags: { disbursal_result: 'REJECTED', disbursal_reason: 'credit_history', disbursal_seconds: 4 },
    steps: [
      { text: 'Tick the agreement, and tap “Agree and get an SMS code”.', sign: { event: 'otp.sent' } },
      {
        text: 'The code is under SMS. Type it in the app, and tap “Sign and get money”.',
        sign: { event: 'agreement.signed' },
      },
      {
        text: 'Tap “See where the money is”. The lender decides within seconds.',
        sign: { event: 'loan.rejected' },
      },
    ],
    end: 'No money was sent, and nothing is owed: the app says both, and whom to ask.',
  },
  'friend-pays': {
    title: 'An instalment is overdue, and a friend pays',
    about: 'Farida sends a link. A friend opens it on another phone, without an account, and pays.',
    persona: 'due-tomorrow',
    to: '/termloan/home',
    days: 4,
    steps: [
      {
        text: 'Four days have passed: it is three days late. Scroll down, and tap “Let somebody else pay”.',
        sign: { event: 'link.created' },
      },
      {
        text: 'Under “Another phone”, tap “Open the link”.',
        sign: { call: 'getRepaymentLinkDetails' },
      },
      {
        text: 'On the friend’s phone tap “Pay”, then “Net banking, card and more”, and pay there.',
        sign: { event: 'payment.succeeded' },
      },
      {
        text: 'Close the friend’s phone. Go back in Farida’s app: it knows.',
        sign: { call: 'getLoanDetails', since: 'payment.succeeded' },
      },
    ],
    end: 'The instalment is paid. The friend saw the amount and the name, nothing else of the loan.',
  },
  'supplier-credit': {
    title: 'Paying a supplier on credit',
    about: 'Dinesh buys oil and pays his supplier from his credit, on the provider’s own page.',
    persona: 'credit-active',
    to: '/supplier',
    steps: [
      {
        text: 'Tap “Pay” beside Mandi Oil Depot, type 1200, and continue.',
        sign: { event: 'supplier_payment.created' },
      },
      {
        text: 'This page is the provider’s, not the app’s. Pay there.',
        sign: { event: 'supplier_payment.answered' },
      },
      {
        text: 'Back in the app, wait until the payment is confirmed.',
        sign: { event: 'supplier_payment.confirmed' },
      },
    ],
    end: 'The supplier has the money, and Dinesh’s credit is less by as much.',
  },
} as const satisfies Readonly<Record<string, Tour>>;

/** Every story with its name, in the order of the start page. */
export const allTours = (): readonly (readonly [name: string, tour: Tour])[] => Object.entries(TOURS);

/** The story of a name; undefined for another one. */
export const tourOf = (name: string): Tour | undefined =>
  allTours().find(([candidate]) => candidate === name)?.[1];

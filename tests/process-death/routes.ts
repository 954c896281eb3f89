/** Routes through journeys on which the process is ended at each state. */
import type { PersonaName } from '../../sandbox/people/personas';

/** A fault of the next calls of an operation. */
interface Fault {
  readonly operation: string;
  readonly kind: string;
  /** 0: of all calls. */
  readonly times: number;
  readonly status?: number;
  readonly body?: object;
}

/** An event of the merchant; data that are left out are typed as a simulated merchant would. */
interface MerchantEvent {
  readonly type: string;
  readonly account?: object;
  readonly code?: string;
  readonly contact?: string;
  readonly date?: string;
  readonly kind?: string;
  readonly step?: string;
}

/** What happens next: an event, a fault of the calls after it, a time on the page or away from it, or a URL that is opened. */
export type Step =
  | string
  | MerchantEvent
  | Fault
  | { readonly seconds: number }
  | { readonly secondsAway: number }
  | { readonly url: string };

export interface Route {
  readonly name: string;
  readonly persona: PersonaName;
  /** `{link}` and the like are replaced by the id in this merchant's books. */
  readonly entryUrl: string;
  /** The URL that the host opens after the process ended. */
  readonly hostUrl: string;
  /** Flags of the service, on or off. */
  readonly features?: Readonly<Record<string, boolean>>;
  readonly refusesLocation?: boolean;
  /** Faults of the first calls. */
  readonly faults?: readonly Fault[];
  readonly steps: readonly Step[];
}

const lost = (operation: string, times = 4): Fault => ({ operation, kind: 'drop-after', times });
const refused = (operation: string, error: string): Fault => ({
  ...{ operation, kind: 'status', status: 409 },
  ...{ body: { error }, times: 0 },
});
const down = (operation: string, times = 4): Fault => ({ operation, kind: 'status', status: 500, times });

const APPLICATION = '/termloan/application';
/** From the choice of an offer to the choice of an account. */
const toAccounts = ['offer.chosen', 'keyFacts.opened', 'keyFacts.acknowledged'];
/** From the start of the registration to the review of all details. */
const toUdyamConfirmation: readonly Step[] = [
  'nextStep.opened',
  'details.submitted',
  'otp.submitted',
  'details.submitted',
  'details.submitted',
  'details.submitted',
  'details.submitted',
  'details.submitted',
  'details.submitted',
  { type: 'contact.checked', contact: 'MOBILE' },
  'otp.submitted',
];

export const routes: readonly Route[] = [
  {
    name: 'application: from the list to the bank account',
    persona: 'step-basic-information',
    entryUrl: APPLICATION,
    hostUrl: '/termloan',
    steps: [
      'nextStep.opened',
      'profile.submitted',
      'location.requested',
      'photo.picked',
      'profile.submitted',
      'profile.submitted',
      'profile.submitted',
      'nextStep.opened',
      'profile.submitted',
      'account.submitted',
    ],
  },
  {
    name: 'application: a saved form without an answer',
    persona: 'step-application-form',
    entryUrl: `${APPLICATION}/application-form`,
    hostUrl: '/termloan',
    steps: [lost('saveUserLoanProfile'), down('getRequestStatus', 40), 'profile.submitted'],
  },
  {
    name: 'application: a photo without an answer',
    persona: 'step-shop-information',
    entryUrl: `${APPLICATION}/shop-information`,
    hostUrl: '/termloan',
    steps: [lost('uploadShopImage'), down('getRequestStatus', 40), 'photo.picked'],
  },
  {
    name: 'application: an account without an answer',
    persona: 'step-bank',
    entryUrl: `${APPLICATION}/bank/no`,
    hostUrl: '/termloan',
    steps: [lost('createBankDetails'), down('getRequestStatus', 40), 'account.submitted'],
  },
  {
    name: 'application: the accounts on file',
    persona: 'expired-offer',
    entryUrl: `${APPLICATION}/bank/yes`,
    hostUrl: '/termloan',
    steps: ['account.added'],
  },
  {
    name: 'application: the lender decides later',
    persona: 'step-bank',
    entryUrl: `${APPLICATION}/bank/no`,
    hostUrl: '/termloan',
    steps: [
      { operation: 'listLoanOffers', kind: 'status', status: 200, body: { loan_offers: [] }, times: 0 },
      'account.submitted',
    ],
  },
  {
    name: 'application: the services do not answer',
    persona: 'step-bank',
    entryUrl: APPLICATION,
    hostUrl: '/termloan',
    faults: [down('getUserState', 6)],
    steps: [],
  },
  {
    name: 'application: an identity check under review',
    persona: 'kyc-under-review',
    entryUrl: APPLICATION,
    hostUrl: '/termloan',
    steps: [{ secondsAway: 60 }],
  },
  {
    name: 'account: a new one for the chosen offer, confirmed',
    persona: 'existing-account',
    entryUrl: '/termloan/select-loan',
    hostUrl: '/termloan',
    steps: [...toAccounts, 'account.added', 'account.submitted', 'offer.confirmed'],
  },
  {
    name: 'account: refused',
    persona: 'existing-account',
    entryUrl: '/termloan/select-loan',
    hostUrl: '/termloan',
    steps: [
      ...toAccounts,
      'account.added',
      {
        type: 'account.submitted',
        account: {
          accountType: 'BANK',
          accountNumber: '50100234567891',
          ifsc: 'BLCK0000001',
          type: 'SAVINGS',
        },
      },
    ],
  },
  {
    name: 'account: added without an answer',
    persona: 'existing-account',
    entryUrl: '/termloan/select-loan',
    hostUrl: '/termloan',
    steps: [
      ...toAccounts,
      'account.added',
      lost('createBankDetails'),
      down('getRequestStatus', 40),
      'account.submitted',
    ],
  },
  {
    name: 'account: confirmed without an answer',
    persona: 'existing-account',
    entryUrl: '/termloan/select-loan',
    hostUrl: '/termloan',
    steps: [
      ...toAccounts,
      'account.chosen',
      'account.continued',
      lost('confirmBankDetails'),
      down('getRequestStatus', 40),
      'offer.confirmed',
    ],
  },
  {
    name: 'account: the confirmation is refused',
    persona: 'existing-account',
    entryUrl: '/termloan/select-loan',
    hostUrl: '/termloan',
    steps: [
      ...toAccounts,
      'account.chosen',
      'account.continued',
      { operation: 'confirmBankDetails', kind: 'status', status: 409, times: 4 },
      'offer.confirmed',
    ],
  },
  {
    name: 'account: the services do not answer',
    persona: 'existing-account',
    entryUrl: '/termloan/bank-account',
    hostUrl: '/termloan',
    faults: [down('listBankDetails', 6)],
    steps: [],
  },
  {
    name: 'agreement: drawn up, signed',
    persona: 'agreement-ready',
    entryUrl: '/termloan/agreement',
    hostUrl: '/termloan',
    steps: ['agreement.accepted', 'otp.submitted'],
  },
  {
    name: 'agreement: drawn up without an answer',
    persona: 'agreement-ready',
    entryUrl: '/termloan/agreement',
    hostUrl: '/termloan',
    faults: [lost('createAgreement'), down('getRequestStatus', 40)],
    steps: [],
  },
  {
    name: 'agreement: the services do not answer',
    persona: 'agreement-ready',
    entryUrl: '/termloan/agreement',
    hostUrl: '/termloan',
    faults: [down('getAgreementInfo', 6)],
    steps: [],
  },
  {
    name: 'agreement: a code sent without an answer',
    persona: 'agreement-ready',
    entryUrl: '/termloan/agreement',
    hostUrl: '/termloan',
    steps: [lost('sendAgreementOtp'), down('getRequestStatus', 40), 'agreement.accepted'],
  },
  {
    name: 'agreement: signed without an answer',
    persona: 'agreement-ready',
    entryUrl: '/termloan/agreement',
    hostUrl: '/termloan',
    steps: ['agreement.accepted', lost('signAgreement'), down('getRequestStatus', 40), 'otp.submitted'],
  },
  {
    name: 'agreement: wrong codes, until they are locked',
    persona: 'agreement-ready',
    entryUrl: '/termloan/agreement',
    hostUrl: '/termloan',
    steps: [
      'agreement.accepted',
      ...Array.from({ length: 5 }, () => ({ type: 'otp.submitted', code: '000001' })),
    ],
  },
  {
    name: 'prepayment: an own amount, by UPI',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['ownAmount.chosen', 'ownAmount.given', 'payment.confirmed', 'upi.chosen'],
  },
  {
    name: 'prepayment: foreclosure, on the bank’s page',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['closing.chosen', 'closing.accepted', 'payment.confirmed', 'page.chosen'],
  },
  {
    name: 'prepayment: settlement',
    persona: 'settlement-offer',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['settlement.chosen', 'settlement.accepted', 'payment.confirmed'],
  },
  {
    name: 'prepayment: opened without an answer',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: [
      { type: 'amount.chosen', kind: 'full' },
      lost('initiateRepayment'),
      down('getRequestStatus', 40),
      'payment.confirmed',
    ],
  },
  {
    name: 'prepayment: refused',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: [
      { type: 'amount.chosen', kind: 'full' },
      { operation: 'initiateRepayment', kind: 'status', status: 409, times: 4 },
      'payment.confirmed',
    ],
  },
  {
    name: 'prepayment: no quote',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    faults: [down('getForeclosure', 6)],
    steps: ['closing.chosen'],
  },
  {
    name: 'prepayment: another day is quoted',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['closing.chosen', { type: 'day.chosen', date: '2026-03-04' }],
  },
  {
    name: 'prepayment: the services do not answer',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    faults: [down('getLoanDetails', 6)],
    steps: [],
  },
  {
    name: 'prepayment: a payment is pending',
    persona: 'payment-pending',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['payment.followed'],
  },
  {
    name: 'prepayment: without a loan',
    persona: 'offers',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: [],
  },
  {
    name: 'repayment: what is due, by QR code',
    persona: 'due-today',
    entryUrl: '/termloan/home',
    hostUrl: '/termloan',
    steps: ['payment.requested', 'qr.chosen', { seconds: 60 }],
  },
  {
    name: 'link: paid by UPI',
    persona: 'link-partly-paid',
    entryUrl: '/pay/{link}',
    hostUrl: '/pay/{link}',
    steps: ['payment.started', 'upi.chosen'],
  },
  {
    name: 'link: opened without an answer',
    persona: 'link-partly-paid',
    entryUrl: '/pay/{link}',
    hostUrl: '/pay/{link}',
    steps: [lost('initiateRepayment'), down('getRequestStatus', 40), 'payment.started'],
  },
  {
    name: 'link: a payment that was started before',
    persona: 'link-partly-paid',
    entryUrl: '/pay/{link}',
    hostUrl: '/pay/{link}',
    steps: ['payment.started', 'qr.chosen', { url: '/pay/{link}' }],
  },
  {
    name: 'link: the services do not answer',
    persona: 'link-partly-paid',
    entryUrl: '/pay/{link}',
    hostUrl: '/pay/{link}',
    faults: [down('getRepaymentLinkDetails', 6)],
    steps: [],
  },
  {
    name: 'link: unknown',
    persona: 'link-partly-paid',
    entryUrl: '/pay/lnk_unknown',
    hostUrl: '/pay/lnk_unknown',
    steps: [],
  },
  {
    name: 'supplier: a new one, paid on credit',
    persona: 'credit-active',
    entryUrl: '/supplier',
    hostUrl: '/supplier',
    steps: ['adding.opened', 'supplier.submitted', 'supplier.chosen', 'payment.submitted'],
  },
  {
    name: 'supplier: added without an answer',
    persona: 'credit-active',
    entryUrl: '/supplier/add',
    hostUrl: '/supplier',
    steps: [lost('addSupplier'), down('getAccountRequestStatus', 40), 'supplier.submitted'],
  },
  {
    name: 'supplier: paid without an answer',
    persona: 'credit-active',
    entryUrl: '/supplier',
    hostUrl: '/supplier',
    steps: [
      'supplier.chosen',
      lost('encryptPayment'),
      down('getAccountRequestStatus', 40),
      'payment.submitted',
    ],
  },
  {
    name: 'supplier: the services do not answer',
    persona: 'credit-active',
    entryUrl: '/supplier',
    hostUrl: '/supplier',
    faults: [down('getPayLaterMerchant', 6), down('getCustomer', 6)],
    steps: [],
  },
  {
    name: 'supplier: without credit',
    persona: 'credit-none',
    entryUrl: '/supplier',
    hostUrl: '/supplier',
    steps: [],
  },
  {
    name: 'supplier: overdue',
    persona: 'credit-overdue',
    entryUrl: '/supplier',
    hostUrl: '/supplier',
    steps: ['supplier.chosen'],
  },
  {
    name: 'supplier: an unknown one',
    persona: 'credit-active',
    entryUrl: '/supplier/sup_unknown/pay',
    hostUrl: '/supplier',
    steps: [],
  },
  {
    name: 'supplier: a payment is refused',
    persona: 'credit-active',
    entryUrl: '/supplier',
    hostUrl: '/supplier',
    steps: [
      'supplier.chosen',
      { operation: 'encryptPayment', kind: 'status', status: 409, times: 4 },
      'payment.submitted',
    ],
  },
  {
    name: 'udyam: to the number',
    persona: 'udyam-new',
    entryUrl: '/register-udyam',
    hostUrl: '/register-udyam',
    steps: [...toUdyamConfirmation, 'registration.confirmed', 'otp.submitted', { seconds: 120 }],
  },
  {
    name: 'udyam: submitted without an answer',
    persona: 'udyam-new',
    entryUrl: '/register-udyam',
    hostUrl: '/register-udyam',
    steps: [
      ...toUdyamConfirmation,
      'registration.confirmed',
      lost('updateUdyamDetails'),
      down('getRequestStatus', 40),
      'otp.submitted',
    ],
  },
  {
    name: 'udyam: a code is asked for',
    persona: 'udyam-draft',
    entryUrl: '/register-udyam/otp/mobile',
    hostUrl: '/register-udyam',
    steps: [],
  },
  {
    name: 'udyam: a page saved without an answer',
    persona: 'udyam-draft',
    entryUrl: '/register-udyam',
    hostUrl: '/register-udyam',
    steps: ['nextStep.opened', lost('updateUdyamDetails'), down('getRequestStatus', 40), 'details.submitted'],
  },
  {
    name: 'udyam: registered',
    persona: 'udyam-registered',
    entryUrl: '/register-udyam',
    hostUrl: '/register-udyam',
    steps: [],
  },
  {
    name: 'udyam: other details than those of the register',
    persona: 'udyam-mismatch',
    entryUrl: '/register-udyam/status',
    hostUrl: '/register-udyam',
    steps: [],
  },
  {
    name: 'udyam: failed',
    persona: 'udyam-failed',
    entryUrl: '/register-udyam/status',
    hostUrl: '/register-udyam',
    steps: [],
  },
  {
    name: 'udyam: the services do not answer',
    persona: 'udyam-new',
    entryUrl: '/register-udyam',
    hostUrl: '/register-udyam',
    faults: [down('getUdyamDetails', 6)],
    steps: [],
  },
  {
    name: 'application: the location is refused',
    persona: 'step-shop-information',
    entryUrl: `${APPLICATION}/shop-information`,
    hostUrl: '/termloan',
    refusesLocation: true,
    steps: ['location.requested', 'settings.opened'],
  },
  {
    name: 'agreement: signed outside of the app',
    persona: 'no-lender',
    entryUrl: '/termloan/select-loan',
    hostUrl: '/termloan',
    steps: [...toAccounts, 'account.submitted', 'offer.confirmed', { url: '/termloan/agreement' }],
  },
  {
    name: 'prepayment: back at an amount',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: [{ secondsAway: 60 }],
  },
  {
    name: 'prepayment: back at an own amount',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['ownAmount.chosen', { secondsAway: 60 }],
  },
  {
    name: 'prepayment: back at a confirmation',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: [{ type: 'amount.chosen', kind: 'full' }, { secondsAway: 60 }],
  },
  {
    name: 'prepayment: back at foreclosure',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['closing.chosen', { secondsAway: 60 }],
  },
  {
    name: 'prepayment: back at a last confirmation',
    persona: 'foreclosable',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['closing.chosen', 'closing.accepted', { secondsAway: 60 }],
  },
  {
    name: 'prepayment: back at a settlement',
    persona: 'settlement-offer',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: ['settlement.chosen', { secondsAway: 60 }],
  },
  {
    name: 'prepayment: another amount by now',
    persona: 'overdue',
    entryUrl: '/termloan/prepayment',
    hostUrl: '/termloan',
    steps: [{ type: 'amount.chosen', kind: 'overdue' }, { seconds: 10 * 86_400 }, 'payment.confirmed'],
  },
  {
    name: 'link: expired',
    persona: 'link-partly-paid',
    entryUrl: '/pay/{link}',
    hostUrl: '/pay/{link}',
    steps: [{ seconds: 4 * 86_400 }, 'payment.started'],
  },
  {
    name: 'link: paid',
    persona: 'link-partly-paid',
    entryUrl: '/pay/{link}',
    hostUrl: '/pay/{link}',
    steps: ['payment.started', 'upi.chosen', { url: '/pay/{link}' }],
  },
  {
    name: 'link: another amount by now',
    persona: 'link-partly-paid',
    entryUrl: '/pay/{link}',
    hostUrl: '/pay/{link}',
    steps: [refused('initiateRepayment', 'foreclosure_quote_changed'), 'payment.started'],
  },
  {
    name: 'link: nothing is due',
    persona: 'link-partly-paid',
    entryUrl: '/pay/{link}',
    hostUrl: '/pay/{link}',
    steps: [refused('initiateRepayment', 'nothing_due'), 'payment.started'],
  },
  {
    name: 'supplier: back at a payment',
    persona: 'credit-active',
    entryUrl: '/supplier/{supplier}/pay',
    hostUrl: '/supplier',
    steps: [{ secondsAway: 60 }],
  },
  {
    name: 'supplier: a second payment',
    persona: 'credit-active',
    entryUrl: '/supplier/{supplier}/pay',
    hostUrl: '/supplier',
    steps: ['payment.submitted', { url: '/supplier/{supplier}/pay' }, 'payment.submitted'],
  },
  {
    name: 'udyam: switched off',
    persona: 'udyam-new',
    entryUrl: '/register-udyam',
    hostUrl: '/register-udyam',
    features: { UDYAM_REGISTRATION: false },
    steps: [],
  },
];

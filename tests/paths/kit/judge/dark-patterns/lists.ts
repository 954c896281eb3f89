/** What the checks of dark patterns need to know of the screens. A screen is `journey/state`, or `otp/state` of a one-time code. */
import type { AnyMachineSnapshot, ContextFrom } from 'xstate';

import type { accountFlowMachine } from '../../../../../machines/account-flow/machine';
import type { mandatePhoneMachine } from '../../../../../machines/mandate-phone/machine';
import type { offerSelectionMachine } from '../../../../../machines/offer-selection/machine';
import type { prepaymentMachine } from '../../../../../machines/prepayment/machine';
import { earlierPayment } from '../../../../../machines/prepayment/selectors';
import type { qrMachine } from '../../../../../machines/qr/machine';

interface Prechosen {
  readonly screen: RegExp;
  /** Name of the radio group. */
  readonly name: RegExp;
  /** Values that may be chosen at first. @param name of the group */
  readonly values: (
    snapshot: Pick<AnyMachineSnapshot, 'context'>,
    name: string,
  ) => readonly (string | RegExp)[];
  readonly reason: string;
}

/** The offer that the merchant chose in an earlier visit. */
function storedOffer({ context }: Pick<AnyMachineSnapshot, 'context'>) {
  const { availableOffers, storedOfferId }: ContextFrom<typeof offerSelectionMachine> = context;
  return availableOffers.offers.filter(({ id }) => id === storedOfferId);
}

/** Where QR payments should go: what was sent before, or the account that the merchant has just chosen. */
function newDestinationOf({ context }: Pick<AnyMachineSnapshot, 'context'>): readonly string[] {
  const { newDestination, facts }: ContextFrom<typeof qrMachine> = context;
  if (newDestination === null) return [];
  const account = facts?.accounts.find(
    ({ paymentAddress }) => paymentAddress === newDestination.paymentAddress,
  );
  return [account?.id ?? 'typed'];
}

/** The account whose confirmation the merchant opened again. */
function accountToConfirmOf({ context }: Pick<AnyMachineSnapshot, 'context'>): readonly string[] {
  const { accountToConfirm }: ContextFrom<typeof accountFlowMachine> = context;
  return accountToConfirm === null ? [] : [accountToConfirm];
}

/** Whose phone the merchant named before, in this visit or an earlier one. */
function requestedPhoneOf({ context }: Pick<AnyMachineSnapshot, 'context'>): readonly string[] {
  const { requestedPhone }: ContextFrom<typeof mandatePhoneMachine> = context;
  return requestedPhone === null ? [] : ['own', 'other'];
}

/** The answers that the chart's context has under these names: `yes` or `no` for a flag. */
function answersIn(value: unknown, names: readonly string[]): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    if (!names.includes(name) || typeof item === 'object') return answersIn(item, names);
    return [typeof item === 'boolean' ? (item ? 'yes' : 'no') : String(item)];
  });
}

const OWN_ANSWER = 'The merchant’s own answer of an earlier visit, as the service or the draft has it.';

/** Radio buttons that may be chosen before a tap. A checkbox never may: each is a consent. */
export const prechosen: readonly Prechosen[] = [
  {
    screen: /^account-flow\//,
    name: /^accountType$/,
    values: () => ['BANK'],
    reason:
      'Which form is shown. Spec 3: a bank account is the default; the other way is beside it, and nothing follows from it.',
  },
  {
    screen: /^account-flow\/SELECT_ACCOUNT$/,
    name: /^account$/,
    values: () => [/^added-/],
    reason: 'The account that the merchant has just added (fixtures call it so).',
  },
  {
    screen: /^account-flow\/SELECT_ACCOUNT$/,
    name: /^account$/,
    values: accountToConfirmOf,
    reason: 'The account whose confirmation the merchant opened.',
  },
  {
    screen: /^offer-selection\/selectLoan$/,
    name: /^offer$/,
    values: (snapshot) => storedOffer(snapshot).map(({ id }) => id),
    reason: 'The merchant’s own choice of an earlier visit, which is kept (spec 2.4).',
  },
  {
    screen: /^offer-selection\/selectLoan$/,
    name: /^amount$/,
    values: (snapshot) => storedOffer(snapshot).map(({ loanAmount }) => String(loanAmount)),
    reason: 'The amount of that offer: it only filters the list.',
  },
  {
    screen: /^application\//,
    name: /^(shopOwnershipStatus|loanPurpose|homeAddressType|homeOwnershipStatus|socialCategory|businessUnit)$/,
    values: ({ context }, name) => answersIn(context, [name]),
    reason: OWN_ANSWER,
  },
  {
    screen: /^leads\//,
    name: /^currentAccount$/,
    values: ({ context }) =>
      answersIn(context, ['hasCurrentAccount', 'currentAccountAvailable', 'currentAccount']),
    reason: OWN_ANSWER,
  },
  {
    screen: /^leads\//,
    name: /^gst$/,
    values: ({ context }) => answersIn(context, ['isGstRegistered', 'gstRegistered', 'gst']),
    reason: OWN_ANSWER,
  },
  {
    screen: /^udyam\//,
    name: /^(majorActivity|gender|socialCategory|organisationType|isSpeciallyAbled)$/,
    values: ({ context }, name) =>
      answersIn(context, [name, 'major_activity']).flatMap((answer) => [answer, answer.toUpperCase()]),
    reason: `${OWN_ANSWER} What the business does follows from the activity that the merchant picked in the list.`,
  },
  { screen: /^qr\//, name: /^destination$/, values: newDestinationOf, reason: OWN_ANSWER },
  { screen: /^mandate-phone\//, name: /^phone$/, values: requestedPhoneOf, reason: OWN_ANSWER },
  {
    screen: /^history\//,
    name: /^filter$/,
    values: () => ['all'],
    reason: 'A filter of a list: all of it is shown.',
  },
];

/** Screens that show how much time is left. Any other timer is false urgency. */
export const timers: readonly { readonly screen: RegExp; readonly reason: string }[] = [
  { screen: /^otp\//, reason: 'When the next code may be sent, or the next try made.' },
  {
    screen:
      /^(identity\/panRetryWait|application\/(steps|checkingSteps|loadingApplication)|loan-entry\/tooManyTries|selfie\/attemptsExceeded|leads\/leadBlocked|merchant-status\/appBlocked)$/,
    reason: 'The wait that the service imposes after too many tries: there is nothing to hurry for.',
  },
  {
    screen: /^home\/|^cancel-loan\/(coolingOff|submittingCancellation)$/,
    reason: 'The right to give the loan back ends then, by law and by the lender’s own answer.',
  },
  {
    screen: /^prepayment\//,
    reason:
      'The lender’s quote is valid until then: the amount grows by the day, and a new one can be asked for.',
  },
];

/** Screens that ask for a permission or a consent without a checkbox. Those with a checkbox are found by it. */
export const asksWithoutCheckbox: readonly string[] = [
  'selfie/verifySelfie',
  'selfie/camera',
  'application/shopInformation',
  'contact/contact',
  'mandate/mandateApproval',
  'mandate/enach',
  'mandate/upiScan',
  'autopay/autopay',
  'offer-selection/selectLoan',
  'account-flow/CONFIRM_FORM',
  'loan-approval/approvedLoanDetails',
  'network/creditHaat',
];

interface Choice {
  /** The control that accepts. */
  readonly accept: RegExp;
  /** The control that declines: a button or link of its own, with a plain name. */
  readonly decline: RegExp;
}

/** Screens with two opposite actions. Where the accepting one is shown, so is the declining one. */
export const oppositeActions: Readonly<Record<string, Choice>> = {
  'cancel-loan/coolingOff': { accept: /^(Continue to pay|Cancel the loan)/, decline: /^Keep the loan$/ },
  'cancel-loan/freeCancellation': { accept: /^Cancel the loan$/, decline: /^Keep the loan$/ },
  'autopay/withdrawal': { accept: /^Keep autopay$/, decline: /^Stop autopay$/ },
  'autopay/mandateActive': { accept: /^Go to home$/, decline: /^Stop autopay$/ },
  'home/amountChanged': { accept: /^Pay ₹/, decline: /^Do not pay now$/ },
  'home/autopayWarning': { accept: /^(Pay ₹|Make)/, decline: /^Leave it to autopay$/ },
  'home/secondPaymentWarning': { accept: /^(Pay ₹|Make)/, decline: /^Back, / },
  'supplier/secondPayment': { accept: /^Pay ₹/, decline: /^Look at the first payment$/ },
  'selfie/verifySelfie': { accept: /^Agree and open the camera$/, decline: /^Use a photo instead$/ },
  'identity/pan': { accept: /^Check my PAN$/, decline: /^Not now$/ },
  'identity/kyc': { accept: /^Ask the registry$/, decline: /^Not now$/ },
  'identity/aadhaar': { accept: /^Continue to Aadhaar$/, decline: /^Not now$/ },
  'leads/leadStart': { accept: /^Agree and get an SMS code$/, decline: /^Not now$/ },
  'leads/leadReview': { accept: /^Send to /, decline: /^Not now$/ },
  'udyam/detailsMismatch': { accept: /^Correct it$/, decline: /^Later$/ },
  'udyam/registrationFailed': { accept: /^Look over/, decline: /^Later$/ },
};

/** Names of controls that sound like a commitment and cost nothing: they lead to a page that shows the cost, or give no money. */
export const freeActions: readonly { readonly name: RegExp; readonly reason: string }[] = [
  {
    name: /^Agree and (get an SMS code|open the camera|see my score)$/,
    reason: 'A consent, which costs nothing.',
  },
  { name: /^Agree to loan messages$/, reason: 'A consent, which costs nothing.' },
  { name: /^Approve (in another way|by net banking)$/, reason: 'Leads to the terms of autopay.' },
  { name: /^Cancel this loan$/, reason: 'Leads to the page with the cost of cancelling.' },
  { name: /^Pay (another amount|something else)/, reason: 'Leads to the choice of the amount.' },
  { name: /^Pay again$/, reason: 'Leads to the page with the amount and the ways to pay.' },
  {
    name: /^Pay your (suppliers later|loan as before)/,
    reason: 'Leads to the page of the credit, or of the loan.',
  },
  { name: /^Pay this supplier$/, reason: 'Leads to the form for the amount.' },
  {
    name: /^Continue to pay$/,
    reason:
      'The merchant types the amount. The page says that the pay-later page shows the cost before it takes anything.',
  },
];

/** What a control that costs money is called. */
export const COMMITMENT =
  /^(?:pay|sign|agree|accept|confirm|approve|settle|close for|cancel (?:the|this) loan|continue to pay)\b/i;

interface Asking {
  /** The screen that asks. */
  readonly screen: string;
  /** Events of the merchant that decline it there. */
  readonly declined: readonly string[];
  /** Events of the merchant that are a new cause to ask. */
  readonly causes: readonly string[];
  /** What it asks about: another one is a new cause, too. */
  readonly subject?: (snapshot: Pick<AnyMachineSnapshot, 'context'>) => string | undefined;
}

/** The payment that may be paid already. */
function earlierPaymentOf({ context }: Pick<AnyMachineSnapshot, 'context'>): string | undefined {
  const { facts }: ContextFrom<typeof prepaymentMachine> = context;
  return earlierPayment({ facts })?.id;
}

/** Screens that interrupt or ask for something. Once declined, they come again only after a new cause. */
export const asked: readonly Asking[] = [
  {
    screen: 'selfie/camera',
    declined: ['photo.preferred'],
    causes: ['camera.preferred', 'consent.given', 'selfie.retaken'],
  },
  { screen: 'home/autopayWarning', declined: ['back'], causes: ['payment.requested', 'link.requested'] },
  {
    screen: 'home/secondPaymentWarning',
    declined: ['back'],
    causes: ['payment.requested', 'link.requested', 'payment.confirmed'],
  },
  { screen: 'home/amountChanged', declined: ['back'], causes: ['payment.requested', 'payment.confirmed'] },
  { screen: 'autopay/withdrawal', declined: ['withdrawal.dismissed'], causes: ['withdrawal.opened'] },
  {
    screen: 'prepayment/pendingPayment',
    declined: ['payment.continued'],
    causes: ['payment.confirmed', 'retry', 'back'],
    subject: earlierPaymentOf,
  },
  { screen: 'prepayment/settlement', declined: ['back'], causes: ['settlement.chosen'] },
  {
    screen: 'pay-by-link/earlierPayment',
    declined: ['payment.continued'],
    causes: ['payment.started', 'retry'],
  },
  { screen: 'supplier/secondPayment', declined: ['back'], causes: ['payment.submitted'] },
];

/** States in which the phone itself may ask for a permission, with the events that lead there: a tap on it. */
export const permissions: Readonly<Record<string, readonly string[]>> = {
  'application/locating': ['location.requested'],
  'selfie/camera': [
    ...['consent.given', 'camera.preferred', 'picture.rejected', 'selfie.retaken'],
    // It was on when the page was hidden, and goes on.
    'xstate.done.actor.pageReturns',
  ],
};

/** Texts that many screens share. */
export const sharedCopy = {
  back: 'Back',
  /** Button that declines a consent. */
  notNow: 'Not now',
  close: 'Close',
  /** Button that closes the web view: the host shows its own pages again. */
  closeApp: 'Close the app',
  /** Shown after the name of a document whose URL the app refuses to open. */
  linkRefused: 'This link is not safe to open. Ask your lender for the paper.',
  retry: 'Try again',
  checkAgain: 'Check again',
  help: 'Help',
  callSupport: 'Call',
  lender: 'Lender',
  lenderLine: (name: string) => `Lender: ${name}`,
  loading: 'Loading',
  leaving: 'One moment',
  leavingTo: 'Opening the next page',
  /** The default error of spec 8. */
  defaultError: 'An Error Occurred',
  offline: 'No internet',
  notSentOffline: 'Your phone has no internet. Nothing was sent. Try again once you are online.',
  notLoaded: 'This page did not load',
  whyNotLoaded: 'Check your internet, then try again. The page opens by itself once you are online.',
  unableToProcess: 'Unable to process your request.',
  /** Prefilled WhatsApp message to support (spec 9). */
  supportMessage: 'Please contact me back about my loan.',
} as const;

/** Reasons of a failed call for which the service sent no message, in a sentence for the merchant. */
export const failureCopy = {
  connection: 'Your phone could not reach us. Check your internet, then try again.',
  timeout: 'The answer took too long. Your internet may be slow. Try again.',
  unavailable: 'The lender’s service is busy. Try again in a minute.',
  malformed: 'We could not read the answer. Try again in a minute.',
  sessionEnded: 'Your session has ended. Open the app again to go on.',
} as const;

/** The five steps from an offer to the disbursal, as the progress bar counts them. */
export type LoanStep = 'offer' | 'keyFacts' | 'bankAccount' | 'agreement' | 'money';

const stepNames: Readonly<Record<LoanStep, string>> = {
  offer: 'choose an offer',
  keyFacts: 'key facts',
  bankAccount: 'bank account',
  agreement: 'agreement',
  money: 'money in your bank',
};

/** Label of the progress bar: "Step 3 of 5: bank account". */
export const stepLabel = (step: LoanStep, number: number, total: number) =>
  `Step ${number} of ${total}: ${stepNames[step]}`;

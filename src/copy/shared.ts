import type { Failure } from '../../machines/domain/base/failure';

/** Texts that many screens share. */
export const sharedCopy = {
  back: 'Back',
  close: 'Close',
  /** Ends the visit: the host returns to its own pages. */
  closeApp: 'Close the app',
  /** After the name of a document whose URL the app refuses to open. */
  linkRefused: 'This link is not safe to open. Ask your lender for the paper.',
  retry: 'Try again',
  checkAgain: 'Check again',
  help: 'Help',
  callSupport: 'Call',
  lender: 'Lender',
  loading: 'Loading',
  leaving: 'One moment',
  leavingTo: 'Opening the next page',
  /** Spec 8: the default error. */
  defaultError: 'An Error Occurred',
  offline: 'No internet',
  notLoaded: 'This page did not load',
  whyNotLoaded: 'Check your internet, then try again. The page opens by itself once you are online.',
  unableToProcess: 'Unable to process your request.',
  nothingIsLost: 'Nothing is lost. What you did so far is kept.',
  /** Prefilled in WhatsApp (spec 9): asks to be contacted back. */
  supportMessage: 'Please contact me back about my loan.',
} as const;

/** The five steps from an offer to the disbursal, as counted by the bar at the top. */
export type LoanStep = 'offer' | 'keyFacts' | 'bankAccount' | 'agreement' | 'money';

const stepNames: Readonly<Record<LoanStep, string>> = {
  offer: 'choose an offer',
  keyFacts: 'key facts',
  bankAccount: 'bank account',
  agreement: 'agreement',
  money: 'money in your bank',
};

/** Label of the progress bar: "Step 3 of 5: bank account". */
export function stepLabel(step: LoanStep, number: number, total: number): string {
  return `Step ${number} of ${total}: ${stepNames[step]}`;
}

/** What a failed read means for the merchant, in a sentence; never a code or a status. */
export function whyItFailed({ reason, message }: Failure): string {
  switch (reason) {
    case 'connection':
      return 'Your phone could not reach us. Check your internet, then try again.';
    case 'timeout':
      return 'The answer took too long. Your internet may be slow. Try again.';
    case 'unavailable':
      return message ?? 'The lender’s service is busy. Try again in a minute.';
    case 'malformed':
      return 'We could not read the answer. Try again in a minute.';
    case 'session-ended':
      return 'Your session has ended. Open the app again to go on.';
    case 'refused':
      return message ?? sharedCopy.unableToProcess;
    default:
      return reason satisfies never;
  }
}

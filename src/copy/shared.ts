import type { Failure } from '../../machines/domain/base/failure';

/** Texts that many screens share. */
export const sharedCopy = {
  back: 'Back',
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
  nothingIsLost: 'Nothing is lost. What you did so far is kept.',
  /** Prefilled WhatsApp message to support (spec 9). */
  supportMessage: 'Please contact me back about my loan.',
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
export function stepLabel(step: LoanStep, number: number, total: number): string {
  return `Step ${number} of ${total}: ${stepNames[step]}`;
}

/**
 * Reason of a failed call in a sentence for the merchant; the service's own message if it sent one with a refusal or while
 * unavailable.
 */
export function whyItFailed({ reason, message }: Failure): string {
  switch (reason) {
    case 'offline':
      return sharedCopy.notSentOffline;
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

import type { Failure } from '../../machines/domain/base/failure';
import { fallbacks } from './fallbacks';
import { sharedCopy, whyItFailed } from './shared';

/** Spec 8, letter for letter: the heading of a load that failed, by the operation that did. */
const headings: Readonly<Record<string, string>> = {
  getLoanConfig: 'Get loan config error',
  getLoan: fallbacks.latestLoan,
  getUserState: fallbacks.userState,
  listLoanOffers: fallbacks.offers,
  listBankDetails: fallbacks.bankAccounts,
};

/** Heading of a failed load: spec 8's, or the page's own where the specification names none. */
export function loadFailureHeading(failure: Failure | null, own: string): string {
  return headings[failure?.operation ?? ''] ?? own;
}

/** Why, in a sentence. The service's message about the latest loan is left to `latestLoanError`: it is said once. */
export function loadFailureWords(failure: Failure | null): string {
  if (failure === null) return sharedCopy.unableToProcess;
  return whyItFailed(latestLoanError(failure) === null ? failure : { ...failure, message: null });
}

/**
 * The latest loan's error as `code: message` (spec 8), of what the service gave; null of another load, without both, and of an
 * answer that could not be read: its code names a field, and is no word of the service.
 */
export function latestLoanError(failure: Failure | null): string | null {
  if (failure?.operation !== 'getLoan' || failure.reason === 'malformed') return null;
  const parts = [failure.code, failure.message].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(': ');
}

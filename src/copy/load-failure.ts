import type { Failure } from '../../machines/domain/base/failure';
import { fallbacks } from './fallbacks';
import { sharedCopy, whyItFailed } from './shared';

/** Spec 8, letter for letter: the heading of a failed load, by its operation. */
const headingsByOperation: Readonly<Record<string, string>> = {
  getLoanConfig: 'Get loan config error',
  getLoan: fallbacks.latestLoan,
  getUserState: fallbacks.userState,
  listLoanOffers: fallbacks.offers,
  listBankDetails: fallbacks.bankAccounts,
};

/** Heading of a failed load: spec 8's, or the page's own where the specification has none. */
export function loadFailureHeading(failure: Failure | null, own: string): string {
  return headingsByOperation[failure?.operation ?? ''] ?? own;
}

/**
 * The reason in a sentence. The service's message about the latest loan is left to `latestLoanError`, so that it is not shown
 * twice.
 */
export function loadFailureText(failure: Failure | null): string {
  if (failure === null) return sharedCopy.unableToProcess;
  return whyItFailed(latestLoanError(failure) === null ? failure : { ...failure, message: null });
}

/**
 * The latest loan's error as `code: message` (spec 8), as the service returned it. Null for any other load, when both are
 * missing, and for an unreadable answer: its code is a field name, not an error code of the service.
 */
export function latestLoanError(failure: Failure | null): string | null {
  if (failure?.operation !== 'getLoan' || failure.reason === 'malformed') return null;
  const parts = [failure.code, failure.message].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(': ');
}

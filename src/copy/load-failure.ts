import { loadFailureHeadings } from '#messages/load-failure';
import { sharedCopy } from '#messages/shared';
import type { Failure } from '../../machines/domain/base/failure';
import { whyItFailed } from './shared';

/** Heading of a failed load: from spec 8, or the page's own (`own`) if the specification has none for this operation. */
export function loadFailureHeading(failure: Failure | null, own: string): string {
  return loadFailureHeadings[failure?.operation ?? ''] ?? own;
}

/**
 * Reason of a failed load, in a sentence. Leaves out the service's message where `latestLoanError` shows it, so that it is
 * not shown twice.
 */
export function loadFailureText(failure: Failure | null): string {
  if (failure === null) return sharedCopy.unableToProcess;
  return whyItFailed(latestLoanError(failure) === null ? failure : { ...failure, message: null });
}

/**
 * Error of the operation `getLoan` as `code: message` (spec 8), unchanged from the service. Null for any other operation, if
 * both are missing, and for an unreadable answer, whose code is a field name and not an error code.
 */
export function latestLoanError(failure: Failure | null): string | null {
  if (failure?.operation !== 'getLoan' || failure.reason === 'malformed') return null;
  const parts = [failure.code, failure.message].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(': ');
}

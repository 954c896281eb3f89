import { loanEntryCopy } from '#messages/loan-entry';
import { sharedCopy } from '#messages/shared';
import type { Failure } from '../../machines/domain/base/failure';
import { loadFailureHeading } from './load-failure';

/** Heading of a failed load: the text of spec 8 for the operation, or a general one. */
export function entryFailureHeading(failure: Failure): string {
  const own =
    failure.operation === 'getLoanEligibility' ? loanEntryCopy.eligibilityUnknown : sharedCopy.defaultError;
  return loadFailureHeading(failure, own);
}

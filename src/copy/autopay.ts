import { autopayCopy } from '#messages/autopay';
import {
  endedMandateMessages,
  notContinuedMessages,
  notWithdrawnMessages,
  stopMessages,
} from '#messages/autopay-reasons';
import type { Failure } from '../../machines/domain/base/failure';
import type { Mandate, MandateStatus } from '../../machines/domain/mandate/mandate';
import { whyMandateFailed } from './enach-reasons';
import { whyItFailed } from './shared';

interface Texts {
  readonly heading: string;
  readonly lead: string;
}

/** Heading and reason for a mandate that failed or has ended, on the autopay page. */
export function endedMandateCopy({
  status,
  failureReason,
}: Pick<Mandate, 'status' | 'failureReason'>): Texts {
  const headings: Readonly<Partial<Record<MandateStatus, string>>> = endedMandateMessages.headings;
  const heading = headings[status] ?? autopayCopy.title;
  if (status === 'CANCELLED') return { heading, lead: endedMandateMessages.cancelledLead };
  if (status === 'EXPIRED') return { heading, lead: endedMandateMessages.expiredLead };
  return { heading, lead: whyMandateFailed(failureReason) };
}

/** Whether and where the mandate can be cancelled and paused, in two sentences. */
export function stopTexts({
  canBePaused,
  canBeCancelled,
}: Pick<Mandate, 'canBePaused' | 'canBeCancelled'>): string {
  if (canBeCancelled) return canBePaused ? stopMessages.cancelAndPause : stopMessages.cancelOnly;
  return canBePaused ? stopMessages.pauseOnly : stopMessages.neither;
}

/** Why autopay was not set up after the terms were accepted. */
export function notContinuedCopy({ operation, code }: Failure): {
  readonly title: string;
  readonly text: string;
} {
  if (operation === 'openBankPage') return notContinuedMessages.bankPage;
  return code === 'mandate_not_found' || code === 'offer_not_confirmed'
    ? notContinuedMessages.notOffered
    : notContinuedMessages.requestFailed;
}

/** Why autopay was not stopped: the consent to debits is still valid. */
export function notWithdrawnText(failure: Failure): string {
  if (failure.code === 'still_active') return notWithdrawnMessages.stillActive;
  if (failure.code === 'mandate_not_found') return notWithdrawnMessages.notFound;
  return failure.message ?? notWithdrawnMessages.goesOn(whyItFailed(failure));
}

/** How the merchant approved a mandate, by its method, else by its type; a general text if both are unknown. */
export function approvedBy({ type, method }: Pick<Mandate, 'type' | 'method'>): string {
  const { methods, methodNotReported } = autopayCopy.debits;
  if (method !== null) return methods[method];
  if (type === null) return methodNotReported;
  return type === 'UPI' ? methods.UPI_INTENT : methods.NETBANKING;
}

import { selfieCopy, selfieReasonTexts } from '#messages/selfie';
import type { SelfieReason } from '../../machines/domain/identity/selfie';

/** Texts for a rejection reason: the reason, and what to do. @param reason null for an unknown reason: a general text */
export function selfieReasonCopy(reason: SelfieReason | null): (typeof selfieReasonTexts)['unknown'] {
  return selfieReasonTexts[reason ?? 'unknown'];
}

/** Why a picture was rejected and what to do, in one text. @param reason null for an unknown reason */
export function selfieReasonText(reason: SelfieReason | null): string {
  const { why, todo } = selfieReasonCopy(reason);
  return selfieCopy.reasonAndTodo(why, todo);
}

/** Sentence about the remaining attempts; null if unlimited. @param left negative: the service does not count attempts */
export function attemptsLeftText(left: number): string | null {
  return left < 0 ? null : selfieCopy.attemptsLeft(left);
}

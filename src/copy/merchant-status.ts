import { merchantStatusCopy, rejectionReasons } from '#messages/merchant-status';
import type { RejectionReason } from '../../machines/domain/entry/stop-reason';

/** Why the lender rejected the application, in a sentence. */
export function whyRejected(reason: RejectionReason | null): string {
  return reason === null ? merchantStatusCopy.rejection.reasonUnknown : rejectionReasons[reason];
}

import { failureCopy, sharedCopy } from '#messages/shared';
import type { Failure } from '../../machines/domain/base/failure';

/**
 * Reason of a failed call in a sentence for the merchant; the service's own message if it sent one with a refusal or while
 * unavailable.
 */
export function whyItFailed({ reason, message }: Failure): string {
  switch (reason) {
    case 'offline':
      return sharedCopy.notSentOffline;
    case 'connection':
      return failureCopy.connection;
    case 'timeout':
      return failureCopy.timeout;
    case 'unavailable':
      return message ?? failureCopy.unavailable;
    case 'malformed':
      return failureCopy.malformed;
    case 'session-ended':
      return failureCopy.sessionEnded;
    case 'refused':
      return message ?? sharedCopy.unableToProcess;
    default:
      return reason satisfies never;
  }
}

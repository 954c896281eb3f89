import { accountFlowCopy, confirmationFailures } from '#messages/account-flow';
import type { Failure } from '../../machines/domain/base/failure';
import { whyItFailed } from './shared';

interface ProcessErrorCopy {
  readonly heading: string;
  readonly text: string;
  readonly detail?: string;
}

const textsByCode: Readonly<Record<string, ProcessErrorCopy | undefined>> = confirmationFailures;

/**
 * Heading and reason of the state PROCESS_ERROR: the offer was not confirmed with this account. Text: the service's own message, else ours for
 * the code, else a general one.
 */
export function processErrorCopy(failure: Failure): ProcessErrorCopy {
  const codeTexts = failure.code === null ? undefined : textsByCode[failure.code];
  const text = failure.message ?? codeTexts?.text ?? whyItFailed(failure);
  return { heading: accountFlowCopy.notConfirmed, ...codeTexts, text };
}

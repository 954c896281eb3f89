import type { ApplicationData } from '../../../machines/application/context';
import type { RequiredStep } from '../../../machines/domain/entry/application-steps';
import { RetryWait } from '../shared/retry-wait';

interface TriesLeftProps {
  readonly steps: readonly RequiredStep[];
  readonly read: ApplicationData;
}

/**
 * Remaining PAN tries, if the service counts them: while the PAN is the next step, and after too many tries, then with the
 * wait until the next try.
 */
export function TriesLeft({ steps, read }: TriesLeftProps) {
  const panStatus = steps[0]?.status;
  const { attemptsLeft, retryAfter } = read.userState.rateLimit;
  if (panStatus === 'stopped')
    return <RetryWait attemptsLeft={attemptsLeft} retryAfter={retryAfter} asOf={read.asOf} />;
  return panStatus === 'open' ? (
    <RetryWait attemptsLeft={attemptsLeft} retryAfter={0} asOf={read.asOf} />
  ) : null;
}

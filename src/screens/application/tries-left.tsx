import type { ApplicationRead } from '../../../machines/application/context';
import type { RequiredStep } from '../../../machines/domain/entry/application-steps';
import { CoolOff } from '../shared/cool-off';

interface TriesLeftProps {
  readonly steps: readonly RequiredStep[];
  readonly read: ApplicationRead;
}

/**
 * Remaining PAN tries, if the service counts them: while the PAN is the next step, and after too many tries, then with the
 * wait until the next try.
 */
export function TriesLeft({ steps, read }: TriesLeftProps) {
  const panStatus = steps[0]?.status;
  const { attemptsLeft, retryAfter } = read.userState.rateLimit;
  if (panStatus === 'stopped')
    return <CoolOff attemptsLeft={attemptsLeft} retryAfter={retryAfter} asOf={read.asOf} />;
  return panStatus === 'open' ? (
    <CoolOff attemptsLeft={attemptsLeft} retryAfter={0} asOf={read.asOf} />
  ) : null;
}

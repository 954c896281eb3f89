import type { ApplicationRead } from '../../../machines/application/context';
import type { RequiredStep } from '../../../machines/domain/entry/application-steps';
import { CoolOff } from '../shared/cool-off';

interface TriesLeftProps {
  readonly steps: readonly RequiredStep[];
  readonly read: ApplicationRead;
}

/**
 * Remaining PAN tries and the wait until the next one: only while the PAN is the next step, and only if the service counts
 * them.
 */
export function TriesLeft({ steps, read }: TriesLeftProps) {
  const pan = steps[0]?.status;
  const { attemptsLeft, retryAfter } = read.userState.rateLimit;
  if (pan === 'stopped')
    return <CoolOff attemptsLeft={attemptsLeft} retryAfter={retryAfter} asOf={read.asOf} />;
  return pan === 'open' ? <CoolOff attemptsLeft={attemptsLeft} retryAfter={0} asOf={read.asOf} /> : null;
}

import type { ApplicationRead } from '../../../machines/application/context';
import type { StepOnTheWay } from '../../../machines/domain/entry/application-steps';
import { CoolOff } from '../shared/cool-off';

interface TriesLeftProps {
  readonly way: readonly StepOnTheWay[];
  readonly read: ApplicationRead;
}

/** How often the PAN may be tried, and when again: only while the PAN is what is next, and only what the service counts. */
export function TriesLeft({ way, read }: TriesLeftProps) {
  const pan = way[0]?.status;
  const { attemptsLeft, retryAfter } = read.userState.rateLimit;
  if (pan === 'stopped')
    return <CoolOff attemptsLeft={attemptsLeft} retryAfter={retryAfter} asOf={read.asOf} />;
  return pan === 'open' ? <CoolOff attemptsLeft={attemptsLeft} retryAfter={0} asOf={read.asOf} /> : null;
}

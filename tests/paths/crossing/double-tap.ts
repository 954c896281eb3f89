/** What a nervous thumb must not do: agree to what only its first tap brought to the screen. */
import type { PersonStep } from './watch';

/** Two taps are one step. Gives what the second did besides, in words; null when all is well. */
export function doubled(steps: readonly PersonStep[]): string | null {
  // A field that a tap leaves keeps what was typed: that is of the same tap.
  const [first, second] = steps.filter(({ event }) => event !== 'draft.kept');
  if (first === undefined || second === undefined || first.event === second.event) return null;
  const isCommitting = second.tags.some((tag) => tag === 'pending' || tag === 'committing');
  return isCommitting
    ? `a double tap did two things: ${first.event}, and then ${second.event} -> ${second.to}`
    : null;
}

/** A double tap must not confirm a screen that only its first tap opened. */
import type { PersonStep } from './watch';

/** Problem of a double tap: the second tap caused another write. Null when there is none. */
export function doubleTapProblem(steps: readonly PersonStep[]): string | null {
  // `draft.kept` is sent when the tap blurs a field: it belongs to the same tap.
  const [first, second] = steps.filter(({ event }) => event !== 'draft.kept');
  if (first === undefined || second === undefined || first.event === second.event) return null;
  const isCommitting = second.tags.some((tag) => tag === 'pending' || tag === 'committing');
  return isCommitting
    ? `a double tap did two things: ${first.event}, and then ${second.event} -> ${second.to}`
    : null;
}

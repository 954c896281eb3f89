/** Chooser for a recorded path with faults: takes the next step that is offered, otherwise another action, to get back to the path. */
import type { Chooser } from './choose';
import { decideElsewhere, repeatElsewhere } from './elsewhere';
import type { PlannedWalk } from './plan';
import { randomFrom } from './random';
import { normalizeText, type RecordedPathStep } from './recorded-paths';
import { describeAction, drawAction, type ScreenAction } from './screen-actions';

/** Maximum number of other actions to get back to the path. */
const MAX_DETOUR_ACTIONS = 8;

/** Follows the recorded path of the walk; other actions are drawn by its seed. */
export function followRecordedPath(
  steps: readonly RecordedPathStep[],
  { fault, moment, seed }: PlannedWalk,
): Chooser {
  const random = randomFrom(seed);
  const faultIndex = moment === 'one-step' ? seed % steps.length : -1;
  let nextIndex = 0;
  let detourActions = 0;
  const isOver = () => nextIndex >= steps.length || detourActions >= MAX_DETOUR_ACTIONS;
  /** The next step that is offered: steps are skipped where the app continued by itself. */
  const nextOfferedStep = (actions: readonly ScreenAction[]): readonly [ScreenAction, number] | null => {
    for (let index = nextIndex; index < steps.length; index += 1) {
      const { actionText, isElsewhere } = steps[index] ?? { actionText: '', isElsewhere: true };
      const action = isElsewhere
        ? undefined
        : actions.find((candidate) => normalizeText(describeAction(candidate)) === actionText);
      if (action !== undefined) return [action, index];
    }
    return null;
  };
  return {
    missing: () => steps[nextIndex]?.actionText ?? null,
    next(actions) {
      if (actions.length === 0 || isOver()) return null;
      const isHasty = random.next() < 0.5;
      const found = nextOfferedStep(actions);
      if (found === null) {
        detourActions += 1;
        const action = drawAction(actions, random, false, fault === 'double-tap');
        return { action, isStruck: moment === 'every-step', isHasty };
      }
      const [action, index] = found;
      const isStruck = moment === 'every-step' || (nextIndex <= faultIndex && faultIndex <= index);
      nextIndex = index + 1;
      return { action, isStruck, isHasty };
    },
    async elsewhere(frame) {
      const step = steps[nextIndex];
      if (step?.isElsewhere === true && (await repeatElsewhere(frame, step.actionText, normalizeText))) {
        nextIndex += 1;
        return step.actionText;
      }
      if (isOver()) return null;
      detourActions += 1;
      return decideElsewhere(frame, random);
    },
  };
}

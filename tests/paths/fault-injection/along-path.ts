/** Chooser for a recorded path with faults: takes its steps when they are offered, otherwise other actions to get back to it. */
import type { Chooser } from './choose';
import { decideElsewhere, repeatElsewhere } from './elsewhere';
import type { PlannedWalk } from './plan';
import { randomFrom } from './random';
import { normalizeText, type RecordedPathStep } from './recorded-paths';
import { describeAction, drawAction, type ScreenAction } from './screen-actions';

/** Maximum number of other actions to get back to the path. */
const MAX_ASIDE = 8;

/** Follows the recorded path of the walk; other actions are drawn by its seed. */
export function followRecordedPath(
  steps: readonly RecordedPathStep[],
  { fault, moment, seed }: PlannedWalk,
): Chooser {
  const random = randomFrom(seed);
  const strikeAt = moment === 'one-step' ? seed % steps.length : -1;
  let at = 0;
  let aside = 0;
  const isOver = () => at >= steps.length || aside >= MAX_ASIDE;
  /** The next step that is offered: steps are skipped where the app continued by itself. */
  const offered = (actions: readonly ScreenAction[]): readonly [ScreenAction, number] | null => {
    for (let ahead = at; ahead < steps.length; ahead += 1) {
      const { told, isElsewhere } = steps[ahead] ?? { told: '', isElsewhere: true };
      const action = isElsewhere
        ? undefined
        : actions.find((one) => normalizeText(describeAction(one)) === told);
      if (action !== undefined) return [action, ahead];
    }
    return null;
  };
  return {
    missing: () => steps[at]?.told ?? null,
    next(actions) {
      if (actions.length === 0 || isOver()) return null;
      const isHasty = random.next() < 0.5;
      const found = offered(actions);
      if (found === null) {
        aside += 1;
        const action = drawAction(actions, random, false, fault === 'double-tap');
        return { action, isStruck: moment === 'every-step', isHasty };
      }
      const [action, ahead] = found;
      const isStruck = moment === 'every-step' || (at <= strikeAt && strikeAt <= ahead);
      at = ahead + 1;
      return { action, isStruck, isHasty };
    },
    async elsewhere(frame) {
      const step = steps[at];
      if (step?.isElsewhere === true && (await repeatElsewhere(frame, step.told, normalizeText))) {
        at += 1;
        return step.told;
      }
      if (isOver()) return null;
      aside += 1;
      return decideElsewhere(frame, random);
    },
  };
}

/** Chooses the next action of a walk: drawn by its seed, or replayed from an earlier walk. */
import type { Frame } from '@playwright/test';

import { decideElsewhere, repeatElsewhere } from './elsewhere';
import type { PlannedWalk } from './plan';
import { randomFrom } from './random';
import { describeAction, drawAction, type ScreenAction } from './screen-actions';

/** One step of a walk, as it can be replayed. It is stored in steps.json, so the property names must not change. */
export interface DoneStep {
  /** Text of the action (describeAction), or of the action on an external page. */
  readonly actionText: string;
  readonly isElsewhere: boolean;
  /** The fault was injected in this step. */
  readonly isStruck: boolean;
  /** The reload or back came right after the action; otherwise when the screen had settled. */
  readonly isHasty: boolean;
}

export interface Choice {
  readonly action: ScreenAction;
  readonly isStruck: boolean;
  readonly isHasty: boolean;
}

export interface Chooser {
  /** Null when the walk ends: nothing is offered, or the recorded action is not. */
  readonly next: (actions: readonly ScreenAction[]) => Choice | null;
  /** Performs an action on an external page, and returns its text; null when the walk ends. */
  readonly elsewhere: (frame: Frame) => Promise<string | null>;
  /** The next step of the recorded path; null at its end, or without one. */
  readonly missing: () => string | null;
}

/** Draws actions by the seed of the walk. @param isNew actions that are preferred while recording */
export function seededChooser(
  { fault, moment, seed }: PlannedWalk,
  isNew: (action: ScreenAction) => boolean = () => false,
): Chooser {
  const random = randomFrom(seed);
  let isFirst = true;
  let hadMainAction = false;
  return {
    missing: () => null,
    next(actions) {
      if (actions.length === 0) return null;
      const wantsMain = moment === 'main-action' && !hadMainAction;
      const action = drawAction(actions, random, wantsMain, fault === 'double-tap', isNew);
      const isMain = action.kind === 'tap' && action.control.isMain;
      const isStruck =
        moment === 'every-step' ||
        (moment === 'first-step' && isFirst) ||
        (moment === 'main-action' && isMain && !hadMainAction);
      isFirst = false;
      hadMainAction ||= isMain;
      return { action, isStruck, isHasty: random.next() < 0.5 };
    },
    elsewhere(frame) {
      isFirst = false;
      return decideElsewhere(frame, random);
    },
  };
}

/** Replays steps for as long as the app offers them. */
export function replayingChooser(steps: readonly DoneStep[]): Chooser {
  let nextIndex = 0;
  const takeStep = (isElsewhere: boolean): DoneStep | null => {
    const step = steps[nextIndex];
    nextIndex += 1;
    return step?.isElsewhere === isElsewhere ? step : null;
  };
  return {
    missing: () => null,
    next(actions) {
      const step = takeStep(false);
      const action = actions.find((candidate) => describeAction(candidate) === step?.actionText);
      if (step === null || action === undefined) return null;
      return { action, isStruck: step.isStruck, isHasty: step.isHasty };
    },
    async elsewhere(frame) {
      const step = takeStep(true);
      return step !== null && (await repeatElsewhere(frame, step.actionText)) ? step.actionText : null;
    },
  };
}

/** What is done next on a walk: drawn by its seed, or as it was done on a walk before. */
import type { Frame } from '@playwright/test';

import { decideElsewhere, repeatElsewhere } from './elsewhere';
import { type Deed, drawDeed, tellDeed } from './offers';
import type { Crossing } from './plan';
import { randomFrom } from './random';

/** One step of a walk, as it can be made again. */
export interface Done {
  /** In words: of what the screen offered, or of what was done on a page of others. */
  readonly told: string;
  readonly isElsewhere: boolean;
  /** The fault struck here. */
  readonly isStruck: boolean;
  /** An interruption came right after what was done, not once the screen was at rest. */
  readonly isHasty: boolean;
}

export interface Choice {
  readonly deed: Deed;
  readonly isStruck: boolean;
  readonly isHasty: boolean;
}

export interface Chooser {
  /** Null where the walk ends: nothing is offered, or not what was done before. */
  readonly next: (deeds: readonly Deed[]) => Choice | null;
  /** Does something on a page of others, and gives it in words; null where the walk ends. */
  readonly elsewhere: (frame: Frame) => Promise<string | null>;
  /** The step of a known way that was not made yet; null when there is none, or no way. */
  readonly missing: () => string | null;
}

/** As the crossing's seed draws it. @param isNew what is drawn more often: whoever learns is curious */
export function bySeed(
  { fault, moment, seed }: Crossing,
  isNew: (deed: Deed) => boolean = () => false,
): Chooser {
  const random = randomFrom(seed);
  let isFirst = true;
  let hasMetMain = false;
  return {
    missing: () => null,
    next(deeds) {
      if (deeds.length === 0) return null;
      const wantsMain = moment === 'main-action' && !hasMetMain;
      const deed = drawDeed(deeds, random, wantsMain, fault === 'double-tap', isNew);
      const isMain = deed.kind === 'tap' && deed.control.isMain;
      const isStruck =
        moment === 'every-step' ||
        (moment === 'first-step' && isFirst) ||
        (moment === 'main-action' && isMain && !hasMetMain);
      isFirst = false;
      hasMetMain ||= isMain;
      return { deed, isStruck, isHasty: random.next() < 0.5 };
    },
    elsewhere(frame) {
      isFirst = false;
      return decideElsewhere(frame, random);
    },
  };
}

/** As it was done before, step by step, for as long as the app offers it. */
export function asDone(steps: readonly Done[]): Chooser {
  let at = 0;
  const take = (isElsewhere: boolean): Done | null => {
    const step = steps[at];
    at += 1;
    return step?.isElsewhere === isElsewhere ? step : null;
  };
  return {
    missing: () => null,
    next(deeds) {
      const step = take(false);
      const deed = deeds.find((one) => tellDeed(one) === step?.told);
      if (step === null || deed === undefined) return null;
      return { deed, isStruck: step.isStruck, isHasty: step.isHasty };
    },
    async elsewhere(frame) {
      const step = take(true);
      return step !== null && (await repeatElsewhere(frame, step.told)) ? step.told : null;
    },
  };
}

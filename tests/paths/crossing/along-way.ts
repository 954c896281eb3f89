/** What is done next along a known way, while something goes wrong: its steps as far as they are offered, and back to it. */
import type { Chooser } from './choose';
import { decideElsewhere, repeatElsewhere } from './elsewhere';
import { type KnownStep, plainWords } from './known-ways';
import { type Deed, drawDeed, tellDeed } from './offers';
import type { Crossing } from './plan';
import { randomFrom } from './random';

/** So often something else is done in all to come back to the way, once it is lost. */
const MOST_ASIDE = 8;

/** Along the way of the crossing. What is drawn besides is drawn by its seed. */
export function alongWay(steps: readonly KnownStep[], { fault, moment, seed }: Crossing): Chooser {
  const random = randomFrom(seed);
  const strikeAt = moment === 'one-step' ? seed % steps.length : -1;
  let at = 0;
  let aside = 0;
  const isOver = () => at >= steps.length || aside >= MOST_ASIDE;
  /** The next step that is offered: screens may be passed over, where the app went on by itself. */
  const offered = (deeds: readonly Deed[]): readonly [Deed, number] | null => {
    for (let ahead = at; ahead < steps.length; ahead += 1) {
      const { told, isElsewhere } = steps[ahead] ?? { told: '', isElsewhere: true };
      const deed = isElsewhere ? undefined : deeds.find((one) => plainWords(tellDeed(one)) === told);
      if (deed !== undefined) return [deed, ahead];
    }
    return null;
  };
  return {
    missing: () => steps[at]?.told ?? null,
    next(deeds) {
      if (deeds.length === 0 || isOver()) return null;
      const isHasty = random.next() < 0.5;
      const found = offered(deeds);
      if (found === null) {
        aside += 1;
        const deed = drawDeed(deeds, random, false, fault === 'double-tap');
        return { deed, isStruck: moment === 'every-step', isHasty };
      }
      const [deed, ahead] = found;
      const isStruck = moment === 'every-step' || (at <= strikeAt && strikeAt <= ahead);
      at = ahead + 1;
      return { deed, isStruck, isHasty };
    },
    async elsewhere(frame) {
      const step = steps[at];
      if (step?.isElsewhere === true && (await repeatElsewhere(frame, step.told, plainWords))) {
        at += 1;
        return step.told;
      }
      if (isOver()) return null;
      aside += 1;
      return decideElsewhere(frame, random);
    },
  };
}

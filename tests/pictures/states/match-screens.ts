/** Finds the same screens in two sets of pictures. */
import { LOOK_IDS, type LookId, type PicturedScreen } from '../../../src/inspector/pictures';

/** A screen in both sets, and the looks in which its pictures are not the same. */
interface ChangedScreen {
  readonly before: PicturedScreen;
  readonly after: PicturedScreen;
  readonly looks: readonly LookId[];
}

export interface MatchedScreens {
  readonly changed: readonly ChangedScreen[];
  /** Screens of the later set only, and of the earlier set only. */
  readonly added: readonly PicturedScreen[];
  readonly gone: readonly PicturedScreen[];
  /** States that only one of the sets has, as `journey/state`. */
  readonly addedStates: readonly string[];
  readonly goneStates: readonly string[];
  /** Number of screens that are the same in every look. */
  readonly sameCount: number;
}

/**
 * Screens of one state belong together where they look the same; the others in their order, since a screen that is new in the walk moves the
 * numbers of those that follow.
 * @param isSame whether two screens have the same picture in this look
 */
export function matchScreens(
  before: readonly PicturedScreen[],
  after: readonly PicturedScreen[],
  isSame: (before: PicturedScreen, after: PicturedScreen, look: LookId) => boolean,
): MatchedScreens {
  const [statesBefore, statesAfter] = [byState(before), byState(after)];
  const changed: ChangedScreen[] = [];
  const added: PicturedScreen[] = [];
  const gone: PicturedScreen[] = [];
  let sameCount = 0;
  for (const state of [...new Set([...statesBefore.keys(), ...statesAfter.keys()])].sort()) {
    const left = [...(statesAfter.get(state) ?? [])];
    const differing = (statesBefore.get(state) ?? []).filter((old) => {
      const index = left.findIndex((one) => LOOK_IDS.every((look) => isSame(old, one, look)));
      if (index === -1) return true;
      left.splice(index, 1);
      sameCount += 1;
      return false;
    });
    for (const old of differing) {
      const now = left.shift();
      if (now === undefined) gone.push(old);
      else
        changed.push({
          before: old,
          after: now,
          looks: LOOK_IDS.filter((look) => !isSame(old, now, look)),
        });
    }
    added.push(...left);
  }
  return {
    changed,
    added,
    gone,
    addedStates: [...statesAfter.keys()].filter((state) => !statesBefore.has(state)).sort(),
    goneStates: [...statesBefore.keys()].filter((state) => !statesAfter.has(state)).sort(),
    sameCount,
  };
}

function byState(screens: readonly PicturedScreen[]): ReadonlyMap<string, readonly PicturedScreen[]> {
  const states = new Map<string, PicturedScreen[]>();
  for (const screen of screens) {
    const key = `${screen.journey}/${screen.state}`;
    states.set(key, [...(states.get(key) ?? []), screen]);
  }
  return states;
}

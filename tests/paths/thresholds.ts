/** How much of each journey must be walked, in one place: percent of what there is to cover. */
export interface Thresholds {
  readonly states: number;
  readonly transitions: number;
  readonly guards: number;
}

/** With held ports everything can be caused. Pairs of transitions are reported, and not required. */
export const heldPorts: Thresholds = { states: 100, transitions: 100, guards: 100 };

/**
 * In Chromium, of what can be caused there: what can't stands by name, with its reason, in beyond-chromium/. Guards are
 * told by the map of the held ports alone.
 */
export const chromium: Pick<Thresholds, 'states' | 'transitions'> = { states: 100, transitions: 100 };

/** Lines of the specification that a chart or a named test file holds. */
export const requirementsHeld = 100;

/** Whether so many of so many are enough. */
export function isEnough(covered: number, total: number, percent: number): boolean {
  return covered * 100 >= total * percent;
}

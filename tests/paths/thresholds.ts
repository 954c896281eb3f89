/** Coverage thresholds of each journey, percent. */
export interface Thresholds {
  readonly states: number;
  readonly transitions: number;
  readonly guards: number;
}

/** With stubbed ports everything can be caused. Pairs of transitions are reported, but not required. */
export const stubbedPortThresholds: Thresholds = { states: 100, transitions: 100, guards: 100 };

/**
 * In Chromium at night, without what cannot be caused there: that is listed with its reason in beyond-chromium/. Guards are
 * covered by the graph of the stubbed ports only. By day no share is required: tests tagged `@night` are left out, and each
 * journey must be opened.
 */
export const chromium: Pick<Thresholds, 'states' | 'transitions'> = { states: 100, transitions: 100 };

/** Lines of the specification that a chart or a named test file verifies, percent. */
export const requirementsVerified = 100;

/** Whether `covered` of `total` reaches the threshold. */
export function isEnough(covered: number, total: number, percent: number): boolean {
  return covered * 100 >= total * percent;
}

/** A small shop's chart for the statistics, and sessions in it in a short notation. */
import { createFoldedCounts } from '../../../src/inspector/stops/folding/folded-counts';
import type { FoldedJourney } from '../../../src/inspector/stops/folding/folded-group';
import { visitsOf } from '../../../src/inspector/stops/folding/visit-store';
import { type Run, runsOf } from '../../../src/inspector/stops/runs';
import type { RecordedBatch } from '../../../src/inspector/stops/session-lines';
import type { Shape, Shapes } from '../../../src/inspector/stops/shapes';
import { batch, change, opened } from './batches';

/** Long after everything. */
const LATER = 10 * 3_600_000;

const shape = (states: string, hasEntryUrls = true): Shape => {
  const all = states.split(' ');
  const stages = all.filter((state) => !state.startsWith('loading'));
  return {
    hasEntryUrls,
    states: new Set(all),
    ends: new Set(all.filter((state) => ['paid', 'left', 'checked'].includes(state))),
    failures: new Set(all.filter((state) => state.endsWith('Unavailable'))),
    stages: new Set(stages),
  };
};

export const shopShape = shape('loadingShop shop basket payUnavailable paid left');
export const shapesById: ReadonlyMap<string, Shape> = new Map([
  ['shop', shopShape],
  ['stall', shape('loadingStall stall left')],
  ['check', shape('loadingCheck checked checkUnavailable', false)],
]);
export const shapes: Shapes = (journey) => shapesById.get(journey) ?? null;

export interface Said {
  readonly session?: string;
  readonly visitor?: string;
  readonly persona?: string;
  /** ms; a long time after the last event when left out. */
  readonly until?: number;
}

/**
 * A session in lines of `seconds journey from event to`; `-` for no state, and `seconds opened` for a page that was loaded.
 */
export function sessionOf(
  lines: string,
  { session = 'tab', visitor = 'f', persona, until = LATER }: Said = {},
): RecordedBatch {
  const events = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [seconds, journey = '', ...rest] = line.trim().split(' ');
      const at = Number(seconds) * 1_000;
      return journey === 'opened' ? opened(at, session) : change(rest.join(' '), { at, journey, session });
    });
  return { persona: persona ?? null, until, batch: batch(events, 0, visitor.padStart(32, '0')) };
}

export function runsIn(...all: readonly RecordedBatch[]): readonly Run[] {
  return visitsOf(all).flatMap((visit) => runsOf(visit, shapes));
}

/** The counts of one journey, over all groups of visits. */
export function foldedIn(
  all: readonly RecordedBatch[],
  journey = 'shop',
  shapesOfCharts: Shapes = shapes,
): FoldedJourney {
  const counts = createFoldedCounts(shapesOfCharts);
  for (const visit of visitsOf(all)) counts.addVisit(visit);
  const folded = counts.journeysOf(() => true).find((candidate) => candidate.journey === journey);
  if (folded === undefined) throw new Error(`Nobody was in ${journey}.`);
  return folded;
}

/** A run as one line: `shop: loadingShop 2 basket - (stopped)`, with the seconds of each stay. */
export function lineOf({ journey, steps, end }: Run): string {
  const stays = steps.map(({ state, stayMs }) => `${state} ${stayMs === null ? '-' : stayMs / 1_000}`);
  return `${journey}: ${stays.join(' ')} (${end})`;
}

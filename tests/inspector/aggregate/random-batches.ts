/** Batches as they never come from a walk: with gaps, reloads, events of one millisecond in any order, and batches sent twice. */
import type { RecordedBatch } from '../../../src/inspector/stops/session-lines';
import type { Shape } from '../../../src/inspector/stops/shapes';
import type { Batch } from '../../../src/inspector/stops/transition-counts';
import type { Random } from '../../sessions/random';

const START = Date.parse('2026-03-02T00:00:00Z');
const DAY_MS = 86_400_000;
const EVENTS = ['xstate.init', 'back', 'retry', 'chosen'] as const;

interface RandomChart {
  readonly journey: string;
  readonly shape: Shape;
}

interface RandomOptions {
  readonly random: Random;
  readonly visits: number;
  readonly charts: readonly [RandomChart, ...RandomChart[]];
}

export function randomBatches({ random, visits, charts }: RandomOptions): readonly RecordedBatch[] {
  let ids = 0;
  const lines = Array.from({ length: visits }, (_, visit): RecordedBatch[] => {
    const visitor = visit.toString(16).padStart(32, '0');
    const session = `tab-${visit % 7}`;
    let at = START + random.wholeNumber(0, 3 * DAY_MS);
    const states = new Map<string, string>();
    const events = Array.from({ length: random.wholeNumber(1, 30) }, (): Batch['events'][number] => {
      ids += 1;
      const id = ids.toString(16).padStart(32, '0');
      if (random.chance(0.5)) at += random.wholeNumber(0, 60_000);
      if (random.chance(0.05)) {
        states.clear();
        const language = random.pick(['en', 'hi', null]) ?? null;
        const version = random.pick(['1.0', '2.0', null]) ?? null;
        return { id, name: 'app_opened', at, properties: { session, language, version } };
      }
      const { journey, shape } = random.pick(charts) ?? charts[0];
      const to = random.pick([...[...shape.states].slice(0, 6), ...shape.ends]) ?? '';
      const current = states.get(journey) ?? null;
      const from = random.chance(0.1) ? (random.pick([null, ...shape.states]) ?? null) : current;
      states.set(journey, to);
      const lender = random.pick(['USFB', 'ARTHMATE', null, null, null]) ?? null;
      const event = random.pick(EVENTS) ?? 'back';
      return {
        id,
        name: 'journey_state_changed',
        at,
        properties: { journey, from, to, event, lender, session },
      };
    });
    const half = random.wholeNumber(0, events.length);
    const until = random.chance(0.5) ? null : at + random.wholeNumber(0, 3_600_000);
    const batches = [events.slice(0, half), events.slice(half)]
      .filter(({ length }) => length > 0)
      .map((part, index) => ({
        persona: null,
        until,
        batch: { visitor_id: visitor, sent_at: at + index, events: part },
      }));
    if (random.chance(0.2)) batches.reverse();
    return random.chance(0.1) ? [...batches, ...batches] : batches;
  });
  return lines.flat();
}

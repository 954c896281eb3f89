import { describe, expect, it } from 'vitest';

import { hideSmall } from '../../../src/inspector/aggregate/hide-small';
import { mergedBuckets } from '../../../src/inspector/aggregate/join-tallies';
import { mergeBeforeStops } from '../../../src/inspector/aggregate/merge-before-stops';
import { mergeSmall } from '../../../src/inspector/aggregate/merge-small';
import type {
  BeforeStopTally,
  EndTally,
  GroupTally,
  JourneyTally,
  NextPageTally,
  SetTally,
  StopTally,
} from '../../../src/inspector/aggregate/tally';
import { OTHER } from '../../../src/inspector/stops/folding/folded-group';
import { createRandom, type Random } from '../../sessions/random';

const SMALLEST = 5;

/** A journey with random rows of few and many sessions. Sums are kept as in real counts: stops and paths are the runs of the ends. */
function randomJourney(random: Random, journey: string): JourneyTally {
  const few = () => random.pick([1, 2, 4, 5, 7, 40]) ?? 1;
  const stops = (['finished', 'stopped', 'left', 'open'] as const).flatMap((end) =>
    ['basket', 'shop', 'paid'].flatMap((state) => {
      const runs = few();
      return random.chance(0.6) ? [{ state, end, runs, sessions: runs }] : [];
    }),
  );
  const ends = [...new Set(stops.map(({ end }) => end))].map((end): EndTally => {
    const runs = sumOf(stops.filter((row) => row.end === end));
    return { end, runs, sessions: runs };
  });
  return {
    journey,
    runs: sumOf(stops),
    sessions: sumOf(stops),
    ends,
    stops,
    paths: stops.map(({ state, ...row }) => ({ ...row, pages: [state] })),
    beforeStops: stops.filter(({ end }) => end === 'stopped' || end === 'left').flatMap(randomBefore),
    states: ['basket', 'shop', 'paid'].map((state) => {
      const reached = few();
      return { state, entered: reached + 1, reached, sessions: reached };
    }),
    transitions: ['a', 'b', 'c', 'd'].map((event) => {
      const sessions = few();
      const buckets = [{ bucket: 9, stays: sessions, sessions }];
      const next = randomNext(sessions + 1);
      return { from: 'shop', event, to: 'basket', count: sessions + 1, repeated: 1, sessions, buckets, next };
    }),
  };
}

/** What came next after so many changes, the first of which are of one session. */
function randomNext(count: number): readonly NextPageTally[] {
  const few = Math.min(count - 1, count % 4);
  const rows: readonly NextPageTally[] = [
    { page: 'paid', end: null, count: few, sessions: few },
    { page: null, end: 'stopped', count: count - few, sessions: Math.max(1, count - few - 1) },
  ];
  return rows.filter((row) => row.count > 0);
}

/** The runs of a stop, after one of two changes. */
function randomBefore(stop: StopTally): readonly BeforeStopTally[] {
  const few = Math.min(stop.runs - 1, stop.runs % 4);
  return [few, stop.runs - few].flatMap((runs, index) =>
    runs === 0 ? [] : [{ ...stop, runs, sessions: runs, changes: [['shop', `event-${index}`]] as const }],
  );
}

function randomSet(seed: number): SetTally {
  const random = createRandom(seed);
  const groups = ['USFB', 'ARTHMATE', 'APOLLO_FINVEST', null].map((value): GroupTally => {
    const journeys = ['shop', 'stall', 'bazaar']
      .filter(() => random.chance(0.8))
      .map((id) => randomJourney(random, id));
    const visits = journeys.reduce((sum, { sessions }) => sum + sessions, 0);
    return { value, visits, open: random.pick([0, 3, 20]) ?? 0, journeys };
  });
  return { by: 'lender', groups };
}

const sumOf = (rows: readonly { readonly runs: number }[]) => rows.reduce((sum, { runs }) => sum + runs, 0);

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
const setOf = (seed: number) => {
  const [before, [after]] = [randomSet(seed), mergeSmall([randomSet(seed)], SMALLEST)];
  if (after === undefined) throw new Error('There is no set.');
  return { before, after };
};

describe('merging what few sessions did', () => {
  it.each(seeds)('leaves no row of fewer than five sessions: seed %i', (seed) => {
    const { after } = setOf(seed);
    const rows = after.groups.flatMap(({ journeys }) =>
      journeys.flatMap((journey) => [
        journey,
        ...journey.ends,
        ...journey.stops,
        ...journey.states,
        ...journey.paths,
        ...journey.beforeStops,
        ...journey.transitions,
        ...journey.transitions.flatMap(({ buckets }) => buckets),
        ...journey.transitions.flatMap(({ next }) => next),
      ]),
    );
    expect(rows.filter(({ sessions }) => sessions < SMALLEST)).toEqual([]);
    expect(after.groups.filter(({ visits }) => visits < SMALLEST)).toEqual([]);
    expect(after.groups.filter(({ open }) => open !== null && open !== 0 && open < SMALLEST)).toEqual([]);
  });

  it.each(seeds)('keeps the sums of visits and runs, by ends, stops and paths: seed %i', (seed) => {
    const { before, after } = setOf(seed);
    const total = ({ groups }: SetTally) => {
      const journeys = groups.flatMap((group) => group.journeys);
      return {
        visits: groups.reduce((sum, { visits }) => sum + visits, 0),
        runs: sumOf(journeys),
        ends: sumOf(journeys.flatMap(({ ends }) => ends)),
        stops: sumOf(journeys.flatMap(({ stops }) => stops)),
      };
    };
    expect(total(after)).toEqual(total(before));
    for (const { journeys } of after.groups)
      for (const { runs, ends, stops, paths } of journeys.filter(({ journey }) => journey !== OTHER))
        expect([sumOf(ends), sumOf(stops), sumOf(paths)]).toEqual([runs, runs, runs]);
  });

  it.each(seeds)('tells what came before a stop for exactly the runs of the stop: seed %i', (seed) => {
    for (const { journeys } of setOf(seed).after.groups)
      for (const { stops, beforeStops } of journeys) {
        const reported = stops.filter(({ end }) => end === 'stopped' || end === 'left');
        const sumsOf = (rows: readonly StopTally[]) =>
          reported.map(({ state, end }) =>
            sumOf(rows.filter((row) => row.state === state && row.end === end)),
          );
        expect(sumsOf(beforeStops)).toEqual(sumsOf(stops));
        expect(sumOf(beforeStops)).toBe(sumOf(reported));
      }
  });

  it.each(seeds)('has what came next for exactly the changes that are listed: seed %i', (seed) => {
    const reported = setOf(seed).after.groups.flatMap(({ journeys }) =>
      journeys.flatMap(({ transitions }) => transitions.filter(({ event }) => event !== OTHER)),
    );
    expect(reported.map(({ next }) => next.reduce((sum, { count }) => sum + count, 0))).toEqual(
      reported.map(({ count }) => count),
    );
  });

  it.each(seeds)('hides no row from the whole that the other groups give away: seed %i', (seed) => {
    const { before } = setOf(seed);
    const rows = before.groups.map(({ journeys }) =>
      journeys.map(({ journey, sessions }) => ({ key: journey, sessions })),
    );
    const hidden = hideSmall(rows, SMALLEST);
    for (const key of ['shop', 'stall', 'bazaar']) {
      const hiddenSessions = rows.flatMap((group, index) =>
        group.filter((row) => row.key === key && hidden[index]?.has(key)).map(({ sessions }) => sessions),
      );
      const isAllHidden = rows.every(
        (group, index) => !group.some((row) => row.key === key) || hidden[index]?.has(key),
      );
      const sum = hiddenSessions.reduce((total, sessions) => total + sessions, 0);
      expect(sum === 0 || sum >= SMALLEST || isAllHidden).toBe(true);
    }
  });

  it('merges at least two rows, with the next larger one', () => {
    expect([
      ...(hideSmall(
        [
          [
            { key: 'a', sessions: 2 },
            { key: 'b', sessions: 9 },
            { key: 'c', sessions: 6 },
          ],
        ],
        5,
      )[0] ?? []),
    ]).toEqual(['a', 'c']);
    expect([
      ...(hideSmall(
        [
          [
            { key: 'a', sessions: 5 },
            { key: 'b', sessions: 9 },
          ],
        ],
        5,
      )[0] ?? []),
    ]).toEqual([]);
  });

  it('hides a row in a second group, too, where the first alone would follow from the whole', () => {
    const group = (few: number) => [
      { key: 'few', sessions: few },
      { key: 'many', sessions: 90 },
      { key: 'more', sessions: 95 },
    ];
    const hidden = hideSmall([group(2), group(8), group(20)], 5);
    expect(hidden.map((keys) => keys.has('few'))).toEqual([true, true, false]);
  });

  describe('hides a stop and a path in a second group, too, where the first alone would follow from the whole', () => {
    /** A journey whose runs stopped in these states, by a path of that state alone; others went elsewhere. */
    function journeyOf(stopped: Readonly<Record<string, number>>, left: number): JourneyTally {
      const rows = [
        ...Object.entries(stopped).map(([state, runs]) => ({
          state,
          end: 'stopped' as const,
          runs,
          sessions: runs,
        })),
        { state: 'shop', end: 'left' as const, runs: left, sessions: left },
      ];
      const runs = sumOf(rows);
      const ends = (['stopped', 'left'] as const).map((end): EndTally => {
        const ofEnd = sumOf(rows.filter((row) => row.end === end));
        return { end, runs: ofEnd, sessions: ofEnd };
      });
      const paths = rows.map(({ state, ...row }) => ({ ...row, pages: [state] }));
      const none = { states: [], transitions: [], beforeStops: [] };
      return { journey: 'shop', runs, sessions: runs, ends, stops: rows, paths, ...none };
    }

    /** In which groups the stop in the basket is reported, and the path to it. */
    function reportedIn(journeys: readonly JourneyTally[]) {
      const groups = journeys.map((journey, index): GroupTally => {
        return { value: `${index}`, visits: journey.sessions, open: 0, journeys: [journey] };
      });
      const [merged] = mergeSmall([{ by: 'lender', groups }], SMALLEST);
      return merged?.groups.map(({ journeys: [journey] }) => [
        journey?.stops.some(({ state }) => state === 'basket'),
        journey?.paths.some(({ pages }) => pages[0] === 'basket'),
      ]);
    }
    const many = { shop: 90, paid: 95 };

    it('of few sessions', () => {
      expect(
        reportedIn([
          journeyOf({ basket: 2, ...many }, 90),
          journeyOf({ basket: 8, ...many }, 90),
          journeyOf({ basket: 20, ...many }, 90),
        ]),
      ).toEqual([
        [false, false],
        [false, false],
        [true, true],
      ]);
    });

    it('of an end that is suppressed', () => {
      expect(
        reportedIn([
          journeyOf({ basket: 2 }, 90),
          journeyOf({ paid: 4 }, 90),
          journeyOf({ basket: 8, ...many }, 90),
          journeyOf({ basket: 20, ...many }, 90),
        ]),
      ).toEqual([
        [false, false],
        [false, false],
        [false, false],
        [true, true],
      ]);
    });
  });

  it('tells no length of stays of merged transitions: two of them may be of the same few sessions', () => {
    const [transition] = randomJourney(createRandom(1), 'shop').transitions;
    if (transition === undefined) throw new Error('There is no transition.');
    const transitions = ([3, 3, 40, 50] as const).map((sessions, index) => ({
      ...transition,
      event: `event-${index}`,
      sessions,
      count: sessions,
      buckets: [{ bucket: 9, stays: sessions, sessions }],
      next: [],
    }));
    const none = { ends: [], stops: [], paths: [], states: [], beforeStops: [] };
    const journey = { journey: 'shop', runs: 60, sessions: 60, ...none, transitions };
    const groups = [{ value: null, visits: 60, open: 0, journeys: [journey] }];
    const [merged] = mergeSmall([{ by: null, groups }], SMALLEST);
    expect(
      merged?.groups[0]?.journeys[0]?.transitions.map(({ event, count, buckets }) => [event, count, buckets]),
    ).toEqual([
      ['event-3', 50, [{ bucket: 9, stays: 50, sessions: 50 }]],
      [OTHER, 46, []],
    ]);
  });

  it('changes nothing where one session is enough', () => {
    expect(mergeSmall([randomSet(1)], 1)).toEqual([randomSet(1)]);
  });
});

describe('merging what few did before a stop', () => {
  const stop = { state: 'basket', end: 'stopped', runs: 48, sessions: 48 } as const;
  const rowOf = (sessions: number, ...changes: [string, string][]): BeforeStopTally => ({
    ...stop,
    runs: sessions,
    sessions,
    changes,
  });

  it('keeps the last changes that the merged runs have in common', () => {
    const rows = [
      rowOf(30, ['stall', 'opened'], ['shop', 'chosen']),
      rowOf(16, ['help', 'closed'], ['shop', 'chosen']),
      rowOf(2, ['shop', 'chosen']),
    ];
    expect(mergeBeforeStops(rows, [stop], SMALLEST)).toEqual([
      rowOf(30, ['stall', 'opened'], ['shop', 'chosen']),
      rowOf(18, ['shop', 'chosen']),
    ]);
  });

  it('tells no change where they have none in common', () => {
    const rows = [rowOf(46, ['shop', 'chosen']), rowOf(2, ['help', 'closed'])];
    expect(mergeBeforeStops(rows, [stop], SMALLEST)).toEqual([rowOf(48, [OTHER, OTHER])]);
  });

  it('merges no large row where the small ones are certainly of enough sessions', () => {
    const rows = [rowOf(40, ['shop', 'chosen']), rowOf(4, ['help', 'closed']), rowOf(4, ['stall', 'opened'])];
    expect(mergeBeforeStops(rows, [stop], SMALLEST)).toEqual([
      rowOf(40, ['shop', 'chosen']),
      rowOf(8, [OTHER, OTHER]),
    ]);
  });

  it('merges what is not listed, too, since its sessions may be more than it says', () => {
    const rows = [rowOf(30, ['shop', 'chosen']), rowOf(14, [OTHER, OTHER]), rowOf(4, ['stall', 'opened'])];
    expect(mergeBeforeStops(rows, [stop], SMALLEST)).toEqual([
      rowOf(30, ['shop', 'chosen']),
      rowOf(18, [OTHER, OTHER]),
    ]);
  });

  it('merges the next larger row where the small ones may be of the same few sessions', () => {
    const rows = [rowOf(40, ['shop', 'chosen']), rowOf(3, ['help', 'closed']), rowOf(4, ['stall', 'opened'])];
    const [merged, ...others] = mergeBeforeStops(rows, [{ ...stop, sessions: 44 }], SMALLEST);
    expect([merged?.runs, merged?.sessions, others]).toEqual([47, 44, []]);
  });
});

describe('merging buckets of stay times', () => {
  const bucket = (index: number, sessions: number, stays = sessions) => ({ bucket: index, stays, sessions });

  it('joins neighbours until each has five sessions, at the middle stay', () => {
    expect(mergedBuckets([bucket(1, 1), bucket(2, 3), bucket(3, 2), bucket(8, 6), bucket(9, 1)], 5)).toEqual([
      bucket(2, 6),
      bucket(8, 7),
    ]);
  });

  it('tells no length of fewer than five sessions', () => {
    expect(mergedBuckets([bucket(1, 1, 30), bucket(2, 3)], 5)).toEqual([]);
  });
});

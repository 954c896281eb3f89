import * as v from 'valibot';

import {
  type FoldedGroup,
  type FoldedJourney,
  type FoldedSet,
  type FoldedTransition,
  OTHER,
} from '../stops/folding/folded-group';
import type { RunEnd } from '../stops/runs';
import { lengthOf } from './buckets';
import { AGGREGATE_FORMAT, type Aggregate, type AggregateJourney, aggregateSchema } from './schema';

/** A file's counts in the form that the page folds events into, or what is wrong with it. */
type AggregateResult =
  | { readonly ok: true; readonly sets: readonly FoldedSet[]; readonly smallest: number }
  | { readonly ok: false; readonly problem: string };

/** Whether a JSON value says that it is a file of counts, of whatever version. */
export function isAggregate(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === AGGREGATE_FORMAT
  );
}

/** Reads a file of counts. It is data of a stranger: whatever does not fit the schema is refused with the place of it. */
export function readAggregate(value: unknown): AggregateResult {
  const result = v.safeParse(aggregateSchema, value, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    return { ok: false, problem: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` };
  }
  const { sets, smallest } = result.output;
  return { ok: true, smallest, sets: sets.map(foldedSet) };
}

function foldedSet({ by, groups }: Aggregate['sets'][number]): FoldedSet {
  return {
    by: by === null ? [] : [by],
    groups: groups.map(({ value, visits, open, journeys }): FoldedGroup => {
      const unknown = { persona: null, lender: null, language: null, version: null, day: null };
      const key = by === null ? unknown : { ...unknown, [by]: value };
      return { ...key, visits, open: open ?? 0, journeys: journeys.map(foldedJourney) };
    }),
  };
}

function foldedJourney(tally: AggregateJourney): FoldedJourney {
  const { journey, ends, stops, states, transitions, ways, beforeStops, nextPages } = tally;
  const runsOf = (end: RunEnd | typeof OTHER) =>
    ends.reduce((sum, [rowEnd, runs]) => sum + (rowEnd === end ? runs : 0), 0);
  const stopped = new Map<string, number>();
  for (const [state, end, runs] of stops)
    if (end === 'stopped') stopped.set(state, (stopped.get(state) ?? 0) + runs);
  const nextOf = new Map(nextPages?.map(([from, event, to, next]) => [changeKey(from, event, to), next]));
  return {
    journey,
    ends: {
      finished: runsOf('finished'),
      back: runsOf('back'),
      stopped: runsOf('stopped'),
      left: runsOf('left'),
      open: runsOf('open'),
      merged: runsOf(OTHER),
    },
    states: states.map(([state, entered, reached]) => ({
      state,
      entered,
      reached,
      stopped: stopped.get(state) ?? 0,
    })),
    transitions: transitions.map(([from, event, to, count, repeated, , stays]) => ({
      from,
      event,
      to,
      count,
      repeated,
      stays: staysOf(stays),
      next: nextPages === undefined ? null : nextRows(nextOf.get(changeKey(from, event, to)) ?? []),
    })),
    paths: ways.flatMap(([pages, end, runs]) => (end === OTHER ? [] : [{ states: pages, end, runs }])),
    beforeStops:
      beforeStops?.flatMap(([state, end, changes, runs]) =>
        end === 'stopped' || end === 'left'
          ? [{ state, end, changes: changes.map(([from, event]) => ({ from, event })), runs }]
          : [],
      ) ?? null,
  };
}

function changeKey(from: string | null, event: string, to: string): string {
  return JSON.stringify([from, event, to]);
}

type NextRows = NonNullable<FoldedTransition['next']>;
type FileNextRow = NonNullable<AggregateJourney['nextPages']>[number][3][number];

/** A row that says neither a page nor an end is left out. */
function nextRows(rows: readonly FileNextRow[]): NextRows {
  return rows.flatMap(([page, end, count]): NextRows => {
    if (page !== null) return [{ page, end: null, count }];
    return end === null ? [] : [{ page, end, count }];
  });
}

function staysOf(pairs: readonly number[]): [number, number][] {
  const stays: [number, number][] = [];
  for (let index = 0; index + 1 < pairs.length; index += 2)
    stays.push([lengthOf(pairs[index] ?? 0), pairs[index + 1] ?? 0]);
  return stays;
}

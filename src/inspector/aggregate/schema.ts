import * as v from 'valibot';

/** Name of the format, the first member of the file. */
export const AGGREGATE_FORMAT = 'stops-aggregate';
/** Versions that are read; the last one is written. docs/stops-aggregate.md has what each member means. */
const AGGREGATE_VERSIONS = [1, 2, 3] as const;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Names of states, events, journeys; anything longer is none. */
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const end = v.picklist(['finished', 'back', 'stopped', 'left', 'open', '(other)']);

const journey = v.strictObject({
  journey: name,
  runs: count,
  sessions: count,
  /** `[end, runs, sessions]`; the runs of all rows are `runs`. */
  ends: v.array(v.tuple([end, count, count])),
  /** `[state, end, runs, sessions]`: runs by the state that they ended in. */
  stops: v.array(v.tuple([name, end, count, count])),
  /** `[state, entered, reached, sessions]` */
  states: v.array(v.tuple([name, count, count, count])),
  /** `[from, event, to, count, repeated, sessions, stays]`; `stays`: bucket, number, bucket, number, and so on. */
  transitions: v.array(v.tuple([v.nullable(name), name, name, count, count, count, v.array(count)])),
  /** `[pages, end, runs, sessions]` */
  ways: v.array(v.tuple([v.array(name), end, count, count])),
  /** `[state, end, changes, runs, sessions]`; `changes`: `[from, event]`, the newest last. Missing in version 1. */
  beforeStops: v.optional(
    v.array(v.tuple([name, end, v.array(v.tuple([v.nullable(name), name])), count, count])),
  ),
  /**
   * `[from, event, to, next]`; `next`: `[page, end, count, sessions]`, where either the page or the end of the run is null. Missing before
   * version 3.
   */
  nextPages: v.optional(
    v.array(v.tuple([name, name, name, v.array(v.tuple([v.nullable(name), v.nullable(end), count, count]))])),
  ),
});

const set = v.strictObject({
  by: v.nullable(v.picklist(['lender', 'language', 'version', 'day'])),
  groups: v.array(
    v.strictObject({
      value: v.nullable(name),
      visits: count,
      open: v.nullable(count),
      journeys: v.array(journey),
    }),
  ),
});

/** A file of counts of where merchants stop (docs/stops-aggregate.md). */
export const aggregateSchema = v.strictObject({
  format: v.literal(AGGREGATE_FORMAT),
  version: v.picklist(AGGREGATE_VERSIONS),
  /** Counts of fewer sessions than this are merged; 1: nothing is merged. */
  smallest: v.pipe(count, v.minValue(1)),
  sets: v.pipe(v.array(set), v.minLength(1)),
});

export type Aggregate = v.InferOutput<typeof aggregateSchema>;
export type AggregateJourney = v.InferOutput<typeof journey>;

const sqlChanges = v.array(v.tuple([v.nullable(v.string()), v.string()]));

/** The changes of a row of `group_before_stops` (sql/groups.sql), which are JSON. @throws of anything else */
export function readChanges(json: string): v.InferOutput<typeof sqlChanges> {
  return v.parse(sqlChanges, JSON.parse(json));
}

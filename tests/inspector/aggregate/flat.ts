import type { SetTally } from '../../../src/inspector/aggregate/tally';
import type { Recount } from './recount';

/** Tallies as numbers by what they count, in the words of `recount`. */
export function flatOf(sets: readonly SetTally[]): Recount {
  const numbers = new Map<string, number>();
  for (const { by, groups } of sets)
    for (const { value, visits, open, journeys } of groups) {
      const group = by === null ? 'all' : `${by}=${value}`;
      const add = (what: string, counts: Readonly<Record<string, number>>) => {
        for (const [name, count] of Object.entries(counts))
          if (count > 0) numbers.set(`${group} | ${what}${name}`, count);
      };
      add('', { visits, open: open ?? 0 });
      for (const { journey, runs, sessions, ...lists } of journeys) {
        add(`${journey} | run | `, { runs, sessions });
        for (const row of lists.ends)
          add(`${journey} | end | ${row.end} | `, { runs: row.runs, sessions: row.sessions });
        for (const row of lists.stops)
          add(`${journey} | stop | ${row.state} ${row.end} | `, { runs: row.runs, sessions: row.sessions });
        for (const row of lists.states) {
          const { entered, reached } = row;
          add(`${journey} | state | ${row.state} | `, { entered, reached, sessions: row.sessions });
        }
        for (const {
          from,
          event,
          to,
          buckets,
          count,
          repeated,
          sessions: branchSessions,
          next,
        } of lists.transitions) {
          const branch = `${journey} | branch | ${from} ${event} ${to} | `;
          add(branch, { count, repeated, sessions: branchSessions });
          for (const { bucket, stays, sessions: bucketSessions } of buckets)
            add(`${branch}bucket ${bucket} | `, { stays, sessions: bucketSessions });
          for (const { page, end, ...row } of next)
            add(`${branch}then ${page === null ? end : `page ${page}`} | `, {
              count: row.count,
              sessions: row.sessions,
            });
        }
        for (const row of lists.paths)
          add(`${journey} | path | ${row.pages.join(' ')} ${row.end} | `, {
            runs: row.runs,
            sessions: row.sessions,
          });
        for (const { state, end, changes, runs: before, sessions: beforeSessions } of lists.beforeStops)
          add(`${journey} | before | ${changes.flat().join(' ')} ${state} ${end} | `, {
            runs: before,
            sessions: beforeSessions,
          });
      }
    }
  return numbers;
}

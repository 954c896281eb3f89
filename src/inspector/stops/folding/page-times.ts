import type { Run } from '../runs';
import { createColumn } from './column';
import { stayCode, stayOfCode, weightedMedian, weightedP90 } from './stay-lengths';

/** How long runs took from one page to another, each at its first sight. */
export interface PageTime {
  /** Empty for the start of the run. */
  readonly from: string;
  readonly to: string;
  /** Runs whose time is known. */
  readonly runs: number;
  readonly medianMs: number;
  /** Nine of ten took at most as long. */
  readonly p90Ms: number;
}

/** When runs came to their pages: 12 bytes a run and 4 a page. Kept run by run, since any two of its pages may be asked about. */
export interface PageTimes {
  /** @param path number of the run's path; @param pages the pages of that path */
  readonly add: (group: number, path: number, run: Run, pages: readonly string[]) => void;
  /** @param pagesOf the pages of a path; null for one of another journey */
  readonly between: (
    isChosen: (group: number) => boolean,
    pagesOf: (path: number) => readonly string[] | null,
  ) => readonly PageTime[];
}

/** Times in ms that fit into 32 bits beside `UNKNOWN_TIME`: 49 days. */
const MAX_MS = 2 ** 32 - 2;
const UNKNOWN_TIME = 0;

export function createPageTimes(): PageTimes {
  const uints = () => createColumn((size) => new Uint32Array(size));
  const [groups, paths, starts, times] = [uints(), uints(), uints(), uints()];
  let [runs, used] = [0, 0];
  return {
    add(group, path, { steps }, pages) {
      groups.set(runs, group);
      paths.set(runs, path);
      starts.set(runs, used);
      runs += 1;
      const startedAt = steps[0]?.at ?? null;
      for (const page of pages) {
        const at = steps.find(({ state }) => state === page)?.at ?? null;
        // One more, so that 0 is for what is not known.
        const time = at === null || startedAt === null ? UNKNOWN_TIME : Math.min(at - startedAt, MAX_MS) + 1;
        times.set(used, Math.max(UNKNOWN_TIME, time));
        used += 1;
      }
    },
    between(isChosen, pagesOf) {
      const known = new Map<number, readonly string[] | null>();
      const lengths = createLengths();
      for (let run = 0; run < runs; run += 1) {
        if (!isChosen(groups.get(run))) continue;
        const path = paths.get(run);
        const pages = known.get(path) ?? pagesOf(path);
        known.set(path, pages);
        if (pages === null) continue;
        // The start of the run is its own first "page", at time 0.
        const seen = ['', ...pages].map((page, index) => ({
          page,
          time: index === 0 ? UNKNOWN_TIME + 1 : times.get(starts.get(run) + index - 1),
        }));
        for (const [index, to] of seen.entries())
          for (const from of seen.slice(0, index))
            if (from.time !== UNKNOWN_TIME && to.time !== UNKNOWN_TIME)
              lengths.add(from.page, to.page, Math.max(0, to.time - from.time));
      }
      return lengths.rows();
    },
  };
}

/** Lengths between two pages, to three digits: so a million of them are a few thousand numbers. */
function createLengths() {
  const byPages = new Map<string, Map<string, Map<number, number>>>();
  const entryOf = <K, V>(map: Map<K, V>, key: K, create: () => V): V => {
    const entry = map.get(key) ?? create();
    map.set(key, entry);
    return entry;
  };
  return {
    add(from: string, to: string, ms: number) {
      const byTarget = entryOf(byPages, from, () => new Map<string, Map<number, number>>());
      const counts = entryOf(byTarget, to, () => new Map<number, number>());
      const code = stayCode(ms);
      counts.set(code, (counts.get(code) ?? 0) + 1);
    },
    rows: (): readonly PageTime[] =>
      [...byPages].flatMap(([from, byTarget]) =>
        [...byTarget].map(([to, counts]) => {
          const stays = [...counts].map(([code, count]) => [stayOfCode(code), count] as const);
          return {
            from,
            to,
            runs: stays.reduce((sum, [, count]) => sum + count, 0),
            medianMs: weightedMedian(stays) ?? 0,
            p90Ms: weightedP90(stays) ?? 0,
          };
        }),
      ),
  };
}

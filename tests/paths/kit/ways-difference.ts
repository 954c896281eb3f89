/** Ways that lead elsewhere than was approved, each with the shortest path that takes it. */
import type { AnyStateMachine } from 'xstate';

import { type BlockDifference, blockDifferences } from './block-differences';
import { nameOf } from './ends';
import type { Graph } from './explore';
import { concretise, type Path } from './replay';
import { shortestPathOver } from './shortest';
import { encodePath } from './token';
import { sampleOf } from './ways';
import { pathInWords } from './words';

/** One answer or one tap in one state. */
export interface ChangedWay {
  readonly state: string;
  /** What happens there; null when the state itself differs: its tags, its address, what it asks. */
  readonly sample: string | null;
  /** Where it leads and what it changes, as it was approved and as it is; empty where there is nothing. */
  readonly was: readonly string[];
  readonly is: readonly string[];
  /** The shortest path that takes it, or that comes to its state; undefined where nothing leads any more. */
  readonly path: Path | undefined;
}

/** What differs between the ways that are approved (kit/ways.ts) and those of the map. */
export function changedWays<M extends AnyStateMachine>(
  graph: Graph<M>,
  approved: string,
  now: string,
): readonly ChangedWay[] {
  return blockDifferences(approved, now).flatMap((block) =>
    samplesIn(block).map((sample) => {
      const of = (lines: readonly string[]) => lines.filter((line) => sampleIn(line) === sample).map(leadsTo);
      return {
        state: block.name,
        sample,
        was: of(block.was),
        is: of(block.is),
        path: pathOf(graph, block.name, sample),
      };
    }),
  );
}

/** In plain words, some lines each; the first ones have their path, `most` of them. */
export function changedWaysInWords(ways: readonly ChangedWay[], most = 3): readonly string[] {
  return ways.flatMap((way, at) => wayInWords(way, at < most));
}

/** One of them in one sentence. */
export function wayInShort({ state, sample, was, is }: ChangedWay): string {
  const isSamePlace = was.map(placeOf).join() === is.map(placeOf).join();
  const told = (ways: readonly string[]) =>
    (isSamePlace || sample === null ? ways : ways.map(placeOf)).join(' and ') || 'nothing';
  const [before, after] = [told(was), told(is)];
  return sample === null
    ? `${state} was approved as "${before}", and is "${after}"`
    : `in ${state}, "${sample}" was approved to lead to ${before}, and leads to ${after}`;
}

function wayInWords({ state, sample, was, is, path }: ChangedWay, isPathTold: boolean): readonly string[] {
  const verb = sample === null ? '' : 'leads to ';
  const told = (which: readonly string[]) => which.map((one) => `${verb}${one}`).join(' and ') || 'not there';
  const steps = path === undefined ? [] : pathInWords(path, path.steps.length);
  return [
    sample === null ? `the state ${state}` : `in ${state}: ${sample}`,
    `  approved: ${told(was)}`,
    `  now:      ${told(is)}`,
    ...(path === undefined ? ['  nothing leads there any more.'] : []),
    ...(isPathTold ? steps.map((line, at) => `  ${at === 0 ? 'path:   ' : '        '}  ${line}`) : []),
    ...(isPathTold && path !== undefined ? [`  walk it:  npm run paths -- replay ${encodePath(path)}`] : []),
  ];
}

/** Samples whose lines differ; null stands for the head. */
function samplesIn({ was, is }: BlockDifference): readonly (string | null)[] {
  return [...new Set([...was, ...is].map(sampleIn))];
}

function sampleIn(line: string): string | null {
  const at = line.indexOf(' -> ');
  return at < 0 ? null : line.slice(0, at);
}

const CHANGES = '; it changes ';

/** `left, to /home; it changes start` of `back -> left, to /home; start`. */
function leadsTo(line: string): string {
  const at = line.indexOf(' -> ');
  return at < 0 ? line : line.slice(at + 4).replace('; ', CHANGES);
}

/** Without what it changes. */
function placeOf(way: string): string {
  return way.split(CHANGES)[0] ?? way;
}

function pathOf<M extends AnyStateMachine>(
  graph: Graph<M>,
  state: string,
  sample: string | null,
): Path | undefined {
  const nameAt = (key: string) => {
    const place = graph.places.get(key);
    return place === undefined ? null : nameOf(place.position.snapshot);
  };
  if (state === 'starts' && sample !== null)
    return graph.starts.some(({ name }) => name === sample) ? concretise(graph, sample, []) : undefined;
  const taken = shortestPathOver(
    graph,
    ({ from, label }) => nameAt(from) === state && sampleOf(label) === sample,
  );
  if (taken !== undefined) return taken;
  const begun = graph.starts.find(({ key }) => nameAt(key) === state);
  if (begun !== undefined) return concretise(graph, begun.name, []);
  return shortestPathOver(graph, ({ to }) => nameAt(to) === state);
}

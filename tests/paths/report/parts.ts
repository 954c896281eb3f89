/** Reads the coverage parts of each level (kit/coverage/merge.ts) and merges them by journey. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';

import { type CoveragePart, type CoverItem, mergeCoverage } from '../kit/coverage/coverage';
import { readPart } from '../kit/coverage/merge';
import { inventory } from '../kit/model/inventory';

export type Level = 'screens' | 'browser';

/** Coverage by level and journey; a level that was not walked is empty. */
export interface CoverageByLevel {
  readonly screens: ReadonlyMap<string, CoveragePart>;
  readonly browser: ReadonlyMap<string, CoveragePart>;
  /** Ignored parts of older versions of charts. */
  readonly stale: readonly string[];
}

/** @param dir folder of the reports: `<dir>/parts/<level>-<journey>.<worker>.json` */
export function readCoverage(dir: string, machines: readonly AnyStateMachine[]): CoverageByLevel {
  const folder = join(dir, 'parts');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const parts = names.sort().map((name) => ({ name, ...readPart(readFileSync(join(folder, name), 'utf8')) }));
  const current = parts.filter(({ part }) => machines.some((machine) => isCurrentPart(machine, part)));
  const level = (name: Level) =>
    mergeByJourney(current.filter((item) => item.level === name).map(({ part }) => part));
  const stale = parts.filter((item) => !current.includes(item)).map(({ name }) => name);
  return { screens: level('screens'), browser: level('browser'), stale };
}

/** Whether the part belongs to the current version of the chart. */
export function isCurrentPart(machine: AnyStateMachine, { id, states, transitions }: CoveragePart): boolean {
  if (id !== machine.id) return false;
  const currentItems = inventory(machine);
  return sameIds(currentItems.states, states) && sameIds(currentItems.transitions, transitions);
}

type Named = readonly { readonly id: string }[];

function sameIds(a: Named, b: readonly CoverItem[]): boolean {
  return a.map(({ id }) => id).join('\n') === b.map(({ id }) => id).join('\n');
}

function mergeByJourney(parts: readonly CoveragePart[]): ReadonlyMap<string, CoveragePart> {
  return new Map(mergeCoverage(parts).map((part) => [part.id, part]));
}

/** Reads the coverage parts of each level (kit/merge.ts) and merges them by journey. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';

import { type CoverItem, type CoverPart, mergeCoverage } from '../kit/coverage';
import { inventory } from '../kit/inventory';

export type Level = 'screens' | 'browser';

/** Coverage by level and journey; a level that was not walked is empty. */
export interface Seen {
  readonly screens: ReadonlyMap<string, CoverPart>;
  readonly browser: ReadonlyMap<string, CoverPart>;
  /** Ignored parts of older versions of charts. */
  readonly stale: readonly string[];
}

/** @param dir folder of the reports: `<dir>/parts/<level>-<journey>.<worker>.json` */
export function readSeen(dir: string, machines: readonly AnyStateMachine[]): Seen {
  const folder = join(dir, 'parts');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const parts = names.sort().map((name) => ({ name, ...readPart(readFileSync(join(folder, name), 'utf8')) }));
  const current = parts.filter(({ part }) => machines.some((machine) => isOf(machine, part)));
  const level = (name: Level) =>
    mergeByJourney(current.filter((item) => item.level === name).map(({ part }) => part));
  const stale = parts.filter((item) => !current.includes(item)).map(({ name }) => name);
  return { screens: level('screens'), browser: level('browser'), stale };
}

/** Whether the part belongs to the current version of the chart. */
export function isOf(machine: AnyStateMachine, { id, states, transitions }: CoverPart): boolean {
  if (id !== machine.id) return false;
  const currentItems = inventory(machine);
  return sameIds(currentItems.states, states) && sameIds(currentItems.transitions, transitions);
}

type Named = readonly { readonly id: string }[];

function sameIds(a: Named, b: readonly CoverItem[]): boolean {
  return a.map(({ id }) => id).join('\n') === b.map(({ id }) => id).join('\n');
}

function mergeByJourney(parts: readonly CoverPart[]): ReadonlyMap<string, CoverPart> {
  return new Map(mergeCoverage(parts).map((part) => [part.id, part]));
}

function readPart(text: string): { readonly level: string; readonly part: CoverPart } {
  // SAFETY: kit/merge.ts is the only writer of these files.
  return JSON.parse(text) as { readonly level: string; readonly part: CoverPart };
}

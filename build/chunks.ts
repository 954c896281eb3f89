import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';

import { entryUrls } from '../machines/entry-urls.ts';

/**
 * Cost of one more file in source characters: an entry may load so many unneeded ones (some 3.5 kB of brotli) to save a file.
 */
const FILE_COST = 14_000;

/** Modules of one chunk. */
interface Group {
  readonly modules: readonly string[];
  /** Source characters. */
  readonly size: number;
  /** How many of them each lazily imported entry needs. */
  readonly needs: ReadonlyMap<string, number>;
}

/** Input of chunking: the module graph of the bundler. */
interface Graph {
  readonly importsOf: (id: string) => readonly string[];
  readonly sizeOf: (id: string) => number;
  /** Lazily imported modules with their importers. */
  readonly lazy: ReadonlyMap<string, readonly string[]>;
}

/**
 * Chunks from the module graph alone. What the app's script imports is two chunks, its libraries and our own modules: each is
 * evaluated in a task of its own, and browsers keep the libraries cached over our deployments. Modules needed by the same
 * entries form one chunk each; then two chunks are merged wherever that saves more files than it adds bytes, summed over the
 * entries. The result is written to reports/size/chunks.json.
 * @param root folder of the project, with a slash at its end
 */
export function chunksFromGraph(root: string) {
  const names = new Map<string, string>();
  // A journey is opened by its adapter and its screens: one entry.
  const parts = Object.keys(entryUrls).flatMap((id) => [
    [`${root}src/adapters/${id}.ts`, id] as const,
    [`${root}src/screens/${id}/index.ts`, id] as const,
  ]);
  const journeys: ReadonlyMap<string, string> = new Map(parts);
  const plugin: Plugin = {
    name: 'chunks-from-graph',
    apply: 'build',
    buildEnd() {
      const infos = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
      const lazy = [...infos].filter(([, info]) => (info?.dynamicImporters.length ?? 0) > 0);
      const graph: Graph = {
        importsOf: (id) => infos.get(id)?.importedIds ?? [],
        sizeOf: (id) => infos.get(id)?.code?.length ?? 0,
        lazy: new Map(lazy.map(([id, info]) => [id, info?.dynamicImporters ?? []])),
      };
      names.clear();
      const [script = ''] = [...infos].flatMap(([id, info]) => (info?.isEntry === true ? [id] : []));
      const start = closure([script], graph);
      for (const id of start) names.set(id, isOfLibrary(id) ? 'libraries' : plainName(script));
      for (const group of merged(groupsOf(graph, start, journeys), graph)) {
        const name = nameOf(group, graph.lazy, new Set(names.values()));
        for (const id of group.modules) names.set(id, name);
      }
    },
    generateBundle({ dir }, bundle) {
      if (dir !== undefined && resolve(dir) !== resolve(root, 'dist')) return;
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [
              {
                file: file.fileName,
                isEntry: file.isEntry,
                imports: file.imports,
                modules: file.moduleIds.map((id) => id.replace(root, '')),
              },
            ]
          : [],
      );
      mkdirSync('reports/size', { recursive: true });
      writeFileSync('reports/size/chunks.json', JSON.stringify(chunks, null, 2));
    },
  };
  return { plugin, nameOf: (id: string) => names.get(id) ?? (isOfLibrary(id) ? 'libraries' : null) };
}

/** Also a helper of the bundler, which libraries import. */
function isOfLibrary(id: string): boolean {
  return id.includes('/node_modules/') || id.startsWith('\0');
}

function closure(from: readonly string[], { importsOf }: Graph): Set<string> {
  const found = new Set<string>();
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...importsOf(id));
  }
  return found;
}

/** Modules outside the start chunks, grouped by the entries that need them. An entry does not need modules that all its importers have. */
function groupsOf(graph: Graph, start: ReadonlySet<string>, journeys: ReadonlyMap<string, string>): Group[] {
  const entries = new Map<string, string[]>();
  for (const id of graph.lazy.keys()) {
    const name = journeys.get(id) ?? id;
    entries.set(name, [...(entries.get(name) ?? []), id]);
  }
  const closures = [...entries].map(([name, ids]) => ({ name, ids, modules: closure(ids, graph) }));
  const users = new Map<string, string[]>();
  for (const { name, ids, modules } of closures) {
    const importers = ids.flatMap((id) => graph.lazy.get(id) ?? []);
    const parents = closures.filter(
      (one) => one.name !== name && importers.some((id) => one.modules.has(id)),
    );
    const isThere = (id: string) => parents.length > 0 && parents.every((parent) => parent.modules.has(id));
    for (const id of modules) {
      if (!start.has(id) && !isThere(id)) users.set(id, [...(users.get(id) ?? []), name]);
    }
  }
  const groups = new Map<string, Group>();
  for (const [id, names] of users) {
    const known = groups.get(names.join());
    const size = (known?.size ?? 0) + graph.sizeOf(id);
    const needs = new Map(names.map((name) => [name, size]));
    groups.set(names.join(), { modules: [...(known?.modules ?? []), id], size, needs });
  }
  return [...groups.values()];
}

/** Merges the two groups with the highest gain until no merge gains; never into chunks that import each other. */
function merged(groups: readonly Group[], graph: Graph): readonly Group[] {
  let left = [...groups];
  const totals = new Map<string, number>();
  for (const { needs } of groups)
    for (const [entry, size] of needs) totals.set(entry, (totals.get(entry) ?? 0) + size);
  for (;;) {
    const pairs = left.flatMap((one, at) =>
      left.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other, totals) })),
    );
    const best = pairs
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .find(({ one, other }) => !isBetween(one, other, left, graph));
    if (best === undefined) return left;
    const { one, other } = best;
    left = left.filter((group) => group !== one && group !== other);
    left.push(union(one, other));
  }
}

function union(one: Group, other: Group): Group {
  const needs = new Map(one.needs);
  for (const [entry, size] of other.needs) needs.set(entry, (needs.get(entry) ?? 0) + size);
  return { modules: [...one.modules, ...other.modules], size: one.size + other.size, needs };
}

/**
 * Gain of a merge: saved files minus unneeded bytes. Zero where a small entry would load more unneeded bytes than it needs in
 * all.
 */
function gainOf(one: Group, other: Group, totals: ReadonlyMap<string, number>): number {
  const { size, needs } = union(one, other);
  if ([...needs].some(([entry, needed]) => size - needed > (totals.get(entry) ?? 0))) return 0;
  const both = [...one.needs.keys()].filter((entry) => other.needs.has(entry)).length;
  return both * FILE_COST - one.size * (other.needs.size - both) - other.size * (one.needs.size - both);
}

/** Whether one of them imports the other through a third group. */
function isBetween(one: Group, other: Group, groups: readonly Group[], graph: Graph): boolean {
  const holder = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const next = (group: Group) =>
    new Set(group.modules.flatMap(graph.importsOf).flatMap((id) => holder.get(id) ?? []));
  const reaches = (from: Group, to: Group) => {
    const seen = new Set<Group>([from, to]);
    const queue = [...next(from)].filter((group) => !seen.has(group));
    for (let group = queue.pop(); group !== undefined; group = queue.pop()) {
      if (seen.has(group)) continue;
      seen.add(group);
      for (const nextStepOf of next(group)) {
        if (nextStepOf === to) return true;
        queue.push(nextStepOf);
      }
    }
    return false;
  };
  return reaches(one, other) || reaches(other, one);
}

/** The first lazily imported module gives a chunk its name: for readers of a network waterfall; nothing depends on it. */
function nameOf({ modules }: Group, lazy: Graph['lazy'], taken: ReadonlySet<string>): string {
  const entry = modules.filter((id) => lazy.has(id)).sort()[0];
  const name = entry === undefined ? 'shared' : plainName(entry);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(free)) return free;
  }
}

/** `home` of `src/adapters/home.ts` and of `src/screens/home/index.ts`. */
function plainName(id: string): string {
  const { name, dir } = parse(id);
  return name === 'index' ? basename(dir) : name;
}

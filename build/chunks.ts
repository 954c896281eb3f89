import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';

import { entryUrls } from '../machines/entry-urls.ts';
import { languages } from '../src/language/languages.ts';
import { buildLanguage } from './locale.ts';

/**
 * Cost of one more file request, in source characters: an entry may load up to this many characters that it does not need
 * (about 4 kB of brotli) to save one file. Chosen by measuring: a lower cost makes a first screen wait for more files, a higher
 * one for more bytes (docs/decisions/018-loading.md).
 */
const FILE_COST_CHARACTERS = 16_000;

/** The modules of one future chunk. */
interface Group {
  readonly modules: readonly string[];
  /** Total source characters of the modules. */
  readonly characters: number;
  /** For each lazily imported entry: how many of these characters it needs. */
  readonly charactersByEntry: ReadonlyMap<string, number>;
}

/** Input of chunking: the module graph of the bundler. */
interface Graph {
  readonly importsOf: (id: string) => readonly string[];
  readonly charactersOf: (id: string) => number;
  /** For each lazily imported module: the modules that import it. */
  readonly lazyImporters: ReadonlyMap<string, readonly string[]>;
}

/**
 * Assigns every module to a chunk, from the module graph alone.
 * 1. The static imports of the app's script form two chunks, libraries and our own modules: each is evaluated in its own
 *    task, and browsers keep the libraries cached when only our modules change.
 * 2. Of the other modules, those that are needed by the same lazily imported entries form one chunk.
 * 3. Two chunks are merged while the saved requests outweigh the additional bytes, summed over all entries
 *    (`FILE_COST_CHARACTERS`).
 *
 * The result is written to reports/size/chunks.json, for another language than English to chunks.<language>.json.
 * @param root folder of the project, with a slash at its end
 */
export function chunksFromGraph(root: string) {
  const names = new Map<string, string>();
  // The adapter and the screens of a journey are always loaded together: they count as one entry.
  const journeyModules = Object.keys(entryUrls).flatMap((id) => [
    [`${root}src/adapters/${id}.ts`, id] as const,
    [`${root}src/screens/${id}/index.ts`, id] as const,
  ]);
  const journeyOfModule: ReadonlyMap<string, string> = new Map(journeyModules);
  const plugin: Plugin = {
    name: 'chunks-from-graph',
    apply: 'build',
    buildEnd() {
      const infos = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
      const lazyModules = [...infos].filter(([, info]) => (info?.dynamicImporters.length ?? 0) > 0);
      const graph: Graph = {
        importsOf: (id) => infos.get(id)?.importedIds ?? [],
        charactersOf: (id) => infos.get(id)?.code?.length ?? 0,
        lazyImporters: new Map(lazyModules.map(([id, info]) => [id, info?.dynamicImporters ?? []])),
      };
      names.clear();
      const [script = ''] = [...infos].flatMap(([id, info]) => (info?.isEntry === true ? [id] : []));
      const initialModules = closure([script], graph);
      for (const id of initialModules) names.set(id, isLibraryModule(id) ? 'libraries' : shortName(script));
      for (const group of mergeGroups(groupByEntries(graph, initialModules, journeyOfModule), graph)) {
        const name = nameOf(group, graph.lazyImporters, new Set(names.values()));
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
      const name = buildLanguage === languages[0].language ? 'chunks.json' : `chunks.${buildLanguage}.json`;
      writeFileSync(`reports/size/${name}`, JSON.stringify(chunks, null, 2));
    },
  };
  return { plugin, nameOf: (id: string) => names.get(id) ?? (isLibraryModule(id) ? 'libraries' : null) };
}

/** Whether a module belongs to a library. Includes the bundler's helper modules (`\0...`), which libraries import. */
function isLibraryModule(id: string): boolean {
  return id.includes('/node_modules/') || id.startsWith('\0');
}

/** The given modules and everything that they import statically. */
function closure(roots: readonly string[], { importsOf }: Graph): Set<string> {
  const found = new Set<string>();
  const queue = [...roots];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...importsOf(id));
  }
  return found;
}

/**
 * Modules outside the initial chunks, grouped by the set of entries that need them. A module that all lazily
 * loaded importers of an entry have loaded already is not counted as needed by that entry.
 */
function groupByEntries(
  graph: Graph,
  initialModules: ReadonlySet<string>,
  journeyOfModule: ReadonlyMap<string, string>,
): Group[] {
  const entries = new Map<string, string[]>();
  for (const id of graph.lazyImporters.keys()) {
    const name = journeyOfModule.get(id) ?? id;
    entries.set(name, [...(entries.get(name) ?? []), id]);
  }
  const closures = [...entries].map(([name, ids]) => ({ name, ids, modules: closure(ids, graph) }));
  const entriesOfModule = new Map<string, string[]>();
  for (const { name, ids, modules } of closures) {
    const importers = ids.flatMap((id) => graph.lazyImporters.get(id) ?? []);
    const parents = closures.filter(
      (parent) => parent.name !== name && importers.some((id) => parent.modules.has(id)),
    );
    const isLoadedByImporters = (id: string) =>
      parents.length > 0 && parents.every((parent) => parent.modules.has(id));
    for (const id of modules) {
      if (!initialModules.has(id) && !isLoadedByImporters(id))
        entriesOfModule.set(id, [...(entriesOfModule.get(id) ?? []), name]);
    }
  }
  const groups = new Map<string, Group>();
  for (const [id, names] of entriesOfModule) {
    const existing = groups.get(names.join());
    const characters = (existing?.characters ?? 0) + graph.charactersOf(id);
    const charactersByEntry = new Map(names.map((name) => [name, characters]));
    groups.set(names.join(), { modules: [...(existing?.modules ?? []), id], characters, charactersByEntry });
  }
  return [...groups.values()];
}

/**
 * Repeatedly merges the two groups with the highest gain, while there is a gain. Never creates chunks that import each other.
 */
function mergeGroups(groups: readonly Group[], graph: Graph): readonly Group[] {
  let remaining = [...groups];
  const totals = new Map<string, number>();
  for (const { charactersByEntry } of groups)
    for (const [entry, characters] of charactersByEntry)
      totals.set(entry, (totals.get(entry) ?? 0) + characters);
  for (;;) {
    const pairs = remaining.flatMap((first, index) =>
      remaining.slice(index + 1).map((second) => ({ first, second, gain: gainOf(first, second, totals) })),
    );
    const best = pairs
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .find(({ first, second }) => !wouldFormCycle(first, second, remaining, graph));
    if (best === undefined) return remaining;
    const { first, second } = best;
    remaining = remaining.filter((group) => group !== first && group !== second);
    remaining.push(union(first, second));
  }
}

function union(first: Group, second: Group): Group {
  const charactersByEntry = new Map(first.charactersByEntry);
  for (const [entry, characters] of second.charactersByEntry)
    charactersByEntry.set(entry, (charactersByEntry.get(entry) ?? 0) + characters);
  return {
    modules: [...first.modules, ...second.modules],
    characters: first.characters + second.characters,
    charactersByEntry,
  };
}

/**
 * Gain of a merge, in source characters: cost of the saved files minus the unneeded characters that entries would load. 0 if
 * any entry would load more unneeded characters than it needs in total.
 */
function gainOf(first: Group, second: Group, totals: ReadonlyMap<string, number>): number {
  const { characters, charactersByEntry } = union(first, second);
  if ([...charactersByEntry].some(([entry, needed]) => characters - needed > (totals.get(entry) ?? 0)))
    return 0;
  const sharedEntries = [...first.charactersByEntry.keys()].filter((entry) =>
    second.charactersByEntry.has(entry),
  ).length;
  const savings = sharedEntries * FILE_COST_CHARACTERS;
  const unneededOfFirst = first.characters * (second.charactersByEntry.size - sharedEntries);
  const unneededOfSecond = second.characters * (first.charactersByEntry.size - sharedEntries);
  return savings - unneededOfFirst - unneededOfSecond;
}

/** Whether one of the two groups imports the other through a third group: merged, they would form a cycle with the third. */
function wouldFormCycle(first: Group, second: Group, groups: readonly Group[], graph: Graph): boolean {
  const groupOfModule = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const importedGroups = (group: Group) =>
    new Set(group.modules.flatMap(graph.importsOf).flatMap((id) => groupOfModule.get(id) ?? []));
  const reaches = (from: Group, to: Group) => {
    const seen = new Set<Group>([from, to]);
    const queue = [...importedGroups(from)].filter((group) => !seen.has(group));
    for (let group = queue.pop(); group !== undefined; group = queue.pop()) {
      if (seen.has(group)) continue;
      seen.add(group);
      for (const imported of importedGroups(group)) {
        if (imported === to) return true;
        queue.push(imported);
      }
    }
    return false;
  };
  return reaches(first, second) || reaches(second, first);
}

/** Name of a chunk: that of its first lazily imported module, or `shared`. Only for people who read a network waterfall. */
function nameOf(
  { modules }: Group,
  lazyImporters: Graph['lazyImporters'],
  usedNames: ReadonlySet<string>,
): string {
  const entry = modules.filter((id) => lazyImporters.has(id)).sort()[0];
  const name = entry === undefined ? 'shared' : shortName(entry);
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (!usedNames.has(candidate)) return candidate;
  }
}

/** `home` for `src/adapters/home.ts` and for `src/screens/home/index.ts`. */
function shortName(id: string): string {
  const { name, dir } = parse(id);
  return name === 'index' ? basename(dir) : name;
}

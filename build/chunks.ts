import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

import type { JourneyId } from '../machines/catalogue.ts';
import { entryUrls } from '../machines/entry-urls.ts';
import { languages } from '../src/language/languages.ts';
import { startModules } from './pages.ts';

/**
 * Cost of one more file request, in source characters (17,000 are about 2 kB of brotli). Chosen by measuring: a lower cost makes a
 * first screen wait for more files, a higher one for more bytes (docs/decisions/018-loading.md).
 */
const FILE_COST_CHARACTERS = 17_000;

/** Journeys that host apps open: most first visits begin with one of these. Their files and bytes count four times. */
const HOST_ENTRIES: readonly JourneyId[] = ['offer-selection', 'home'];

/** Modules that the same entries need: they are never split. */
export interface ModuleGroup {
  readonly modules: readonly string[];
  /** Total source characters of the modules. */
  readonly characters: number;
  /** Names of the entries that need all of these modules. */
  readonly entries: ReadonlySet<string>;
}

/**
 * Assigns every module to a chunk, from the module graph alone.
 * 1. The static imports of the app's script form three chunks: the libraries, our components with the router, and our other modules. Each is
 *    evaluated in a task of its own, on a slow phone shorter than 50 ms, and browsers keep the libraries cached when only our modules
 *    change. React DOM, the largest of all, is imported lazily (`startModules`): on a network that all files share, the smaller files
 *    arrive before it, and the app starts meanwhile.
 * 2. Of the other modules, those that are needed by the same lazily imported entries form a group.
 * 3. Groups share a chunk where that spares the entries more files than it costs them bytes (`partition`).
 * @param root folder of the project, with a slash at its end
 */
export function chunksFromGraph(root: string) {
  const names = new Map<string, string>();
  /** A name for the chunk with this module, for people who read a network waterfall: as much of its path as is needed to be unique. */
  const nameFor = (id: string) => {
    const used = new Set(names.values());
    const path = id.replace(/(\/index)?\.\w+$/, '').split('/');
    return path.map((_, index) => path.slice(-1 - index).join('-')).find((name) => !used.has(name)) ?? id;
  };
  const plugin: Plugin = {
    name: 'chunks-from-graph',
    apply: 'build',
    buildEnd() {
      // Sorted: the bundler names modules in the order in which they were loaded, which differs from build to build.
      const infos = [...this.getModuleIds()].sort().flatMap((id) => this.getModuleInfo(id) ?? []);
      const withImports = (ids: Iterable<string>) =>
        reachable(ids, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      const script = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
      const lazyModules = infos.filter((info) => info.dynamicImporters.length > 0).map(({ id }) => id);
      names.clear();
      for (const id of withImports(script)) names.set(id, startChunkOf(id));
      for (const id of withImports(startModules.map((start) => root + start)))
        if (!names.has(id)) names.set(id, 'react-dom');
      const modulesOf = new Map<string, ReadonlySet<string>>();
      for (const id of lazyModules)
        modulesOf.set(entryOf(id), withImports([...(modulesOf.get(entryOf(id)) ?? []), id]));
      const groups = new Map<string, ModuleGroup>();
      for (const info of infos.filter(({ id }) => !names.has(id))) {
        const entries = new Set([...modulesOf.keys()].filter((name) => modulesOf.get(name)?.has(info.id)));
        const key = [...entries].join();
        const modules = [...(groups.get(key)?.modules ?? []), info.id];
        const characters = (groups.get(key)?.characters ?? 0) + charactersOf(info);
        groups.set(key, { modules, characters, entries });
      }
      for (const chunk of partition([...groups.values()], withImports)) {
        const modules = chunk.flatMap((group) => group.modules).sort();
        const name = nameFor(modules.find((id) => lazyModules.includes(id)) ?? modules[0] ?? '');
        for (const id of modules) names.set(id, name);
      }
    },
  };
  return { plugin, nameOf: (id: string) => names.get(id) ?? startChunkOf(id) };
}

/** The entry of a lazily imported module: a journey's adapter and its screens, which are always loaded together, are one entry. */
function entryOf(id: string): string {
  return /\/src\/(?:adapters|screens)\/([\w-]+)(?:\/index)?\.ts$/.exec(id)?.[1] ?? id;
}

/** Chunk of a module that the app's script imports statically. The bundler's helper modules (`\0...`) belong to the libraries, which import them. */
function startChunkOf(id: string): string {
  if (id.includes('/node_modules/@tanstack/') || id.includes('/src/ui/')) return 'ui';
  return id.includes('/node_modules/') || id.startsWith('\0') ? 'libraries' : 'app';
}

/** Source characters of a module; of messages, those of the English ones, so that each language has the same chunks. */
function charactersOf({ id, code }: Rolldown.ModuleInfo): number {
  const [, folder, file = ''] = /^(.*\/src\/messages)\/\w+(\/.*)$/.exec(id) ?? [];
  if (folder === undefined) return code?.length ?? 0;
  return readFileSync(`${folder}/${languages[0].language}${file}`).length;
}

/** The given modules, and all that `next` leads to from them. */
function reachable(ids: Iterable<string>, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  // Also visits the modules that are added meanwhile.
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

type Chunk = readonly ModuleGroup[];

/**
 * Divides the groups into chunks so that the entries load few files, and few characters in vain: one group after the other, those that
 * most entries need first, joins the chunk where that costs least (`chunkCost`), or becomes a new one.
 * @param withImports returns the given modules, and all that they import statically, directly or through others
 */
export function partition(
  groups: readonly ModuleGroup[],
  withImports: (modules: readonly string[]) => ReadonlySet<string>,
): readonly Chunk[] {
  const imports = new Map<ModuleGroup, readonly ModuleGroup[]>();
  for (const group of groups) {
    const imported = withImports(group.modules);
    imports.set(
      group,
      groups.filter(({ modules }) => modules.some((id) => imported.has(id))),
    );
  }
  /** The groups of a chunk, and those that they import. */
  const loadedWith = (chunk: Chunk) => new Set(chunk.flatMap((group) => imports.get(group) ?? []));
  const costOf = chunkCost(groups, loadedWith);
  const chunks: Chunk[] = [];
  for (const group of [...groups].sort(
    (a, b) => b.entries.size - a.entries.size || b.characters - a.characters,
  )) {
    // Chunks import earlier ones only, so that none imports itself through another one.
    const imported = loadedWith([group]);
    const earliest = chunks.findLastIndex((chunk) => chunk.some((other) => imported.has(other)));
    const costs = [...chunks, []].map((chunk, index) =>
      index < earliest ? Infinity : costOf([...chunk, group]) - costOf(chunk),
    );
    const best = costs.indexOf(Math.min(...costs));
    chunks[best] = [...(chunks[best] ?? []), group];
  }
  return chunks;
}

/**
 * Cost of a chunk: for each entry that needs some of it, by the entry's weight, a file, and the characters that it loads in vain, of the
 * chunk and of all that the chunk imports. They count more for an entry that needs more than most: otherwise the largest journeys, which are
 * the slowest, would load the most in vain.
 */
function chunkCost(groups: readonly ModuleGroup[], loadedWith: (chunk: Chunk) => Iterable<ModuleGroup>) {
  const sizeOf = (some: readonly ModuleGroup[]) => some.reduce((sum, { characters }) => sum + characters, 0);
  const entries = [...new Set(groups.flatMap((group) => [...group.entries]))].map((name) => ({
    name,
    weight: weightOf(name),
    needed: sizeOf(groups.filter((group) => group.entries.has(name))),
  }));
  const awaited = entries.filter(({ weight }) => weight >= 1);
  const mean = awaited.reduce((sum, { needed }) => sum + needed, 0) / awaited.length;
  return (chunk: Chunk) => {
    const loaded = [...loadedWith(chunk)];
    const needing = entries.filter(({ name }) => chunk.some((group) => group.entries.has(name)));
    return needing.reduce((cost, { name, weight, needed }) => {
      const inVain = sizeOf(loaded.filter((group) => !group.entries.has(name)));
      return cost + weight * (FILE_COST_CHARACTERS + inVain * Math.max(1, (needed / mean) ** 4.5));
    }, 0);
  };
}

/** How much an entry counts, relative to a journey that is usually reached from another one. */
function weightOf(entry: string): number {
  if (HOST_ENTRIES.some((id) => id === entry)) return 4;
  // Whoever opens the app without a path waits for the part of `/` that shows their loan.
  if (/\/src\/routes\/landing(-journey)?\.tsx?$/.test(entry)) return 2;
  // Nobody waits for the rest in front of an empty screen: its document shows the whole text, or it comes later or only for some.
  return entry in entryUrls ? 1 : 0.25;
}

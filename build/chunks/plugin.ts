import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

import type { JourneyId } from '../../machines/catalogue.ts';
import { entryUrls } from '../../machines/entry-urls.ts';
import { languages } from '../../src/language/languages.ts';
import { buildLanguage } from '../locale.ts';
import { startModules } from '../pages.ts';
import { type ModuleGroup, partition, reachable } from './partition.ts';

/**
 * Cost of one more file request, in source characters (24,000 are about 3 kB of brotli). Chosen by measuring: a lower cost makes a
 * first screen wait for more files, a higher one for more bytes (docs/decisions/018-loading.md).
 */
const FILE_COST_CHARACTERS = 24_000;

/** Journeys that host apps open: most first visits begin with one of these. Their files and bytes count four times. */
const HOST_ENTRIES: readonly JourneyId[] = ['offer-selection', 'home'];

/** How much an entry counts, relative to a journey that is usually reached from another one. */
function weightOf(entry: string): number {
  if (HOST_ENTRIES.some((id) => id === entry)) return 4;
  // Whoever opens the app without a path waits for the part of `/` that shows their loan.
  if (/\/src\/routes\/landing(-journey)?\.tsx?$/.test(entry)) return 2;
  // Nobody waits for the rest in front of an empty screen: its document shows the whole text, or it comes later or only for some.
  return entry in entryUrls ? 1 : 0.25;
}

/**
 * Assigns every module to a chunk, from the module graph alone.
 * 1. The static imports of the app's script form three chunks: the router, the other libraries, and our own modules. Each is evaluated in
 *    its own task, and browsers keep the libraries cached when only our modules change. React DOM, the largest of all, is imported
 *    lazily (`startModules`): on a network that all files share, the smaller files arrive before it, and the app starts meanwhile.
 * 2. Of the other modules, those that are needed by the same lazily imported entries form one chunk.
 * 3. Chunks are merged while that spares the entries more files than it costs them bytes (`partition`).
 *
 * The result is written to reports/size/chunks.json, for another language than English to chunks.<language>.json.
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
      const infos = new Map([...this.getModuleIds()].sort().map((id) => [id, this.getModuleInfo(id)]));
      const importsOf = (id: string) => infos.get(id)?.importedIds ?? [];
      const idsOf = (isWanted: (info: Rolldown.ModuleInfo | null | undefined) => boolean) =>
        [...infos].flatMap(([id, info]) => (isWanted(info) ? [id] : []));
      const [script = ''] = idsOf((info) => info?.isEntry === true);
      const lazyModules = idsOf((info) => (info?.dynamicImporters.length ?? 0) > 0);
      names.clear();
      for (const id of reachable([script], importsOf))
        names.set(id, isLibraryModule(id) ? libraryChunkOf(id) : 'app');
      for (const start of startModules)
        for (const id of reachable([root + start], importsOf))
          if (!names.has(id)) names.set(id, packageOf(start));
      const entries = entriesOf(lazyModules, root).map(
        ([name, ids]) => [name, [...reachable(ids, importsOf)].filter((id) => !names.has(id))] as const,
      );
      const groups = groupByEntries(
        entries,
        (id) => englishCharacters(id) ?? infos.get(id)?.code?.length ?? 0,
      );
      for (const chunk of partition(groups, { fileCost: FILE_COST_CHARACTERS, importsOf, weightOf })) {
        const modules = chunk.flatMap((group) => group.modules).sort();
        const name = nameFor(modules.find((id) => lazyModules.includes(id)) ?? modules[0] ?? '');
        for (const id of modules) names.set(id, name);
      }
    },
    generateBundle({ dir }, bundle) {
      if (dir !== undefined && resolve(dir) !== resolve(root, 'dist')) return;
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map(({ fileName, isEntry, imports, moduleIds }) => ({
          file: fileName,
          isEntry,
          imports,
          modules: moduleIds.map((id) => id.replace(root, '')),
        }));
      mkdirSync('reports/size', { recursive: true });
      const name = buildLanguage === languages[0].language ? 'chunks.json' : `chunks.${buildLanguage}.json`;
      writeFileSync(`reports/size/${name}`, JSON.stringify(chunks, null, 2));
    },
  };
  return { plugin, nameOf: (id: string) => names.get(id) ?? (isLibraryModule(id) ? 'libraries' : null) };
}

/** Lazily imported modules by the entry that they belong to: a journey's adapter and its screens, which are always loaded together, are one entry. */
function entriesOf(
  lazyModules: readonly string[],
  root: string,
): readonly (readonly [name: string, modules: readonly string[]])[] {
  const journeys = Object.keys(entryUrls).map(
    (id) => [id, [`${root}src/adapters/${id}.ts`, `${root}src/screens/${id}/index.ts`]] as const,
  );
  const ofJourneys = new Set<string>(journeys.flatMap(([, modules]) => modules));
  return [...journeys, ...lazyModules.filter((id) => !ofJourneys.has(id)).map((id) => [id, [id]] as const)];
}

/** Modules grouped by the set of entries that need them. */
function groupByEntries(
  entries: readonly (readonly [name: string, modules: readonly string[]])[],
  charactersOf: (id: string) => number,
): readonly ModuleGroup[] {
  const entriesOfModule = new Map<string, string[]>();
  for (const [name, modules] of entries)
    for (const id of modules) entriesOfModule.set(id, [...(entriesOfModule.get(id) ?? []), name]);
  const groups = new Map<string, ModuleGroup>();
  for (const [id, names] of entriesOfModule) {
    const { modules, characters } = groups.get(names.join()) ?? { modules: [], characters: 0 };
    groups.set(names.join(), {
      modules: [...modules, id],
      characters: characters + charactersOf(id),
      entries: new Set(names),
    });
  }
  return [...groups.values()];
}

/** Characters of the English messages in place of their translation, so that each language has the same chunks; null for other modules. */
function englishCharacters(id: string): number | null {
  const english = id.replace(/(?<=\/src\/messages\/)\w+(?=\/[\w-]+\.ts$)/, languages[0].language);
  return /\/src\/messages\/\w+\//.test(id) ? readFileSync(english, 'utf8').length : null;
}

/** Whether a module belongs to a library. Includes the bundler's helper modules (`\0...`), which libraries import. */
function isLibraryModule(id: string): boolean {
  return id.includes('/node_modules/') || id.startsWith('\0');
}

/** Chunk of a library module that the app's script imports statically. */
function libraryChunkOf(id: string): string {
  return id.includes('/node_modules/@tanstack/') ? 'router' : 'libraries';
}

/** `react-dom` for a module of that package. */
function packageOf(id: string): string {
  return /node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(id)?.[1] ?? id;
}

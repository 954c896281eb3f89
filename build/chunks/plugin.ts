import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';

import type { JourneyId } from '../../machines/catalogue.ts';
import { entryUrls } from '../../machines/entry-urls.ts';
import { languages } from '../../src/language/languages.ts';
import { buildLanguage } from '../locale.ts';
import { startModules } from '../pages.ts';
import { type ModuleGroup, partition } from './partition.ts';

/**
 * Cost of one more file request, in source characters (28,000 are about 4 kB of brotli). Chosen by measuring: a lower cost makes a
 * first screen wait for more files, a higher one for more bytes (docs/decisions/018-loading.md).
 */
const FILE_COST_CHARACTERS = 28_000;

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

/** Input of chunking: the module graph of the bundler. */
interface Graph {
  readonly importsOf: (id: string) => readonly string[];
  readonly charactersOf: (id: string) => number;
  /** For each lazily imported module: the modules that import it. */
  readonly lazyImporters: ReadonlyMap<string, readonly string[]>;
}

/**
 * Assigns every module to a chunk, from the module graph alone.
 * 1. The static imports of the app's script form three chunks: the router, the other libraries, and our own modules. Each is evaluated in
 *    its own task, and browsers keep the libraries cached when only our modules change. React DOM, the largest of all, is imported
 *    lazily (`startModules`): on a network that all files share, the smaller files arrive before it, and the app starts meanwhile.
 * 2. Of the other modules, those that are needed by the same lazily imported entries form one chunk.
 * 3. Chunks are merged and divided while that spares the entries more files than it costs them bytes (`partition`).
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
      // Sorted: the bundler names modules in the order in which they were loaded, which differs from build to build.
      const infos = new Map([...this.getModuleIds()].sort().map((id) => [id, this.getModuleInfo(id)]));
      const lazyModules = [...infos].filter(([, info]) => (info?.dynamicImporters.length ?? 0) > 0);
      const graph: Graph = {
        importsOf: (id) => infos.get(id)?.importedIds ?? [],
        charactersOf: (id) => englishCharacters(id) ?? infos.get(id)?.code?.length ?? 0,
        lazyImporters: new Map(
          lazyModules.map(([id, info]) => [id, [...(info?.dynamicImporters ?? [])].sort()]),
        ),
      };
      names.clear();
      const [script = ''] = [...infos].flatMap(([id, info]) => (info?.isEntry === true ? [id] : []));
      for (const id of closure([script], graph))
        names.set(id, isLibraryModule(id) ? libraryChunkOf(id) : shortName(script));
      for (const start of startModules.map((module) => root + module))
        for (const id of closure([start], graph)) if (!names.has(id)) names.set(id, shortName(start));
      const initialModules = new Set(names.keys());
      const chunks = partition(groupByEntries(graph, initialModules, journeyOfModule), {
        fileCost: FILE_COST_CHARACTERS,
        importsOf: graph.importsOf,
        weightOf,
      });
      for (const chunk of chunks) {
        const modules = chunk.flatMap((group) => group.modules);
        const name = nameOf(modules, graph.lazyImporters, new Set(names.values()));
        for (const id of modules) names.set(id, name);
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
): ModuleGroup[] {
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
  const groups = new Map<string, ModuleGroup>();
  for (const [id, names] of entriesOfModule) {
    const { modules, characters } = groups.get(names.join()) ?? { modules: [], characters: 0 };
    groups.set(names.join(), {
      modules: [...modules, id],
      characters: characters + graph.charactersOf(id),
      entries: new Set(names),
    });
  }
  return [...groups.values()];
}

/** Name of a chunk: that of its first lazily imported module, or `shared`. Only for people who read a network waterfall. */
function nameOf(
  modules: readonly string[],
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

/** `home` for `src/adapters/home.ts` and for `src/screens/home/index.ts`, `react-dom` for a module of that package. */
function shortName(id: string): string {
  const [, library] = /\/node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(id) ?? [];
  if (library !== undefined) return library;
  const { name, dir } = parse(id);
  return name === 'index' ? basename(dir) : name;
}

/**
 * `npm run size`: bytes of JavaScript that each entry URL loads before its first render, against the budget; and what the build
 * contains that is newer than its targets (tests/targets).
 */
import { startModules } from '../../build/pages';
import { catalogue } from '../../machines/catalogue';
import { targetProblems } from '../targets/build';
import { type Chunk, compressedBytes, readChunks, withImports } from './chunks';

/** Limit for the JavaScript that an entry URL loads before its first render, in brotli bytes. */
const BUDGET_BYTES = 175_000;

interface EntryUrlSize {
  readonly entryUrl: string;
  readonly bytes: number;
  readonly budget: number;
}

const chunks = readChunks();
const entry = chunks.find(({ isEntry }) => isEntry);
if (entry === undefined) throw new Error('The build has no entry chunk: run npm run build first.');
const startChunks = [entry, ...startModules.map(chunkOf)];

const entryUrls: readonly EntryUrlSize[] = [
  {
    entryUrl: '/',
    bytes: totalBytes([...startChunks, chunkOf('src/screens/standalone/landing-page.tsx')]),
    budget: BUDGET_BYTES,
  },
  ...catalogue.flatMap(({ id, entryUrls: paths }) =>
    paths.map((entryUrl) => ({
      entryUrl,
      bytes: totalBytes([
        ...startChunks,
        chunkOf(`src/adapters/${id}.ts`),
        chunkOf(`src/screens/${id}/index.ts`),
      ]),
      budget: BUDGET_BYTES,
    })),
  ),
];
const problems = [
  ...entryUrls
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ entryUrl }) => `${entryUrl} is over its budget`),
  ...forbiddenModules(),
  ...eagerInspection(),
  ...mixedCharts(),
  ...importCycles(),
  ...targetProblems(),
];

if (process.argv.includes('--json')) write(JSON.stringify({ entryUrls, problems }, null, 2));
else {
  for (const { entryUrl, bytes, budget } of entryUrls) {
    write(`${entryUrl.padEnd(34)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(budget)}`);
  }
  for (const problem of problems) write(`FAILED: ${problem}`);
}
if (problems.length > 0) process.exitCode = 1;

/** Brotli bytes of the given chunks and all their imports. */
function totalBytes(roots: readonly Chunk[]): number {
  return withImports(roots, chunks).reduce((sum, { file }) => sum + compressedBytes(file), 0);
}

/** The chunk with a module. @throws if there is none */
function chunkOf(module: string): Chunk {
  const chunk = chunks.find(({ modules }) => modules.includes(module));
  if (chunk === undefined) throw new Error(`No chunk holds ${module}.`);
  return chunk;
}

/** Chunks that contain code of tests, the sandbox or the inspector. */
function forbiddenModules(): readonly string[] {
  return chunks.flatMap(({ file, modules }) =>
    modules
      .filter((module) => /^(tests|sandbox|src\/inspector)\//.test(module))
      .map((module) => `${file} holds ${module}`),
  );
}

/** Violations of the rule that inspection code is in a chunk of its own, which no other chunk imports statically. */
function eagerInspection(): readonly string[] {
  const { file, modules } = chunkOf('src/telemetry/inspection/inspect.ts');
  const importers = chunks.filter(({ imports }) => imports.includes(file));
  return [
    ...modules
      .filter((module) => !module.startsWith('src/telemetry/inspection/') && !module.startsWith('\0'))
      .map((module) => `${file} is the inspection chunk, and contains ${module}`),
    ...importers.map((importer) => `${importer.file} loads ${file}, which only an open inspector may load`),
  ];
}

/** Chunks with the charts of more than one journey. Charts without entry URLs are invoked by others, and do not count. */
function mixedCharts(): readonly string[] {
  return chunks.flatMap(({ file, modules }) => {
    const charts = catalogue
      .filter(({ entryUrls: paths }) => paths.length > 0)
      .filter(({ id }) => modules.some((module) => module.startsWith(`machines/${id}/`)))
      .map(({ id }) => id);
    return charts.length > 1 ? [`${file} holds the charts of ${charts.join(' and ')}`] : [];
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Chunks that import each other: the one that is evaluated first finds the other uninitialized. */
function importCycles(): string[] {
  const importsByFile = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (importsByFile.get(from) ?? []).some((imported) => {
      if (imported === to) return true;
      if (seen.has(imported)) return false;
      seen.add(imported);
      return reaches(imported, to, seen);
    });
  return chunks
    .filter(({ file }) => reaches(file, file, new Set()))
    .map(({ file, modules }) => `${file} is in a cycle of chunks (${modules[0]})`);
}

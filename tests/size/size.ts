/** `npm run size`: bytes of JavaScript that each door loads before its first render, against the budget. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

import { catalogue } from '../../machines/catalogue';

/** What each entry URL may load before its first render, in bytes, brotli. */
const BUDGET = 150_000;

/**
 * Journeys that may load more. Their parts are imported with them: a part that is asked for when a merchant comes to it was waited for
 * all the same, and was missing where the network was.
 */
const WIDER: Readonly<Record<string, number>> = { application: 160_000, autopay: 155_000, home: 155_000 };

/** Bytes by file: the best compression is slow, and every door loads the same start. */
const weighed = new Map<string, number>();

interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

interface DoorSize {
  readonly door: string;
  readonly bytes: number;
  readonly budget: number;
}

// SAFETY: the build's own plugin (vite.config.ts, chunkList) wrote this file in this shape.
const chunks = JSON.parse(readFileSync('reports/size/chunks.json', 'utf8')) as readonly Chunk[];
const entry = chunks.find(({ isEntry }) => isEntry);
if (entry === undefined) throw new Error('The build has no entry chunk: run npm run build first.');
const start = entry;

const doors: readonly DoorSize[] = [
  { door: '/', bytes: weigh([start, holder('src/screens/plain/landing-page.tsx')]), budget: BUDGET },
  ...catalogue.flatMap(({ id, doors: paths }) =>
    paths.map((door) => ({
      door,
      bytes: weigh([start, holder(`src/adapters/${id}.ts`), holder(`src/screens/${id}/index.ts`)]),
      budget: WIDER[id] ?? BUDGET,
    })),
  ),
];
const problems = [
  ...doors.filter(({ bytes, budget }) => bytes > budget).map(({ door }) => `${door} is over its budget`),
  ...strangers(),
  ...toldUnasked(),
  ...mixedCharts(),
  ...cycles(),
];

if (process.argv.includes('--json')) write(JSON.stringify({ doors, problems }, null, 2));
else {
  for (const { door, bytes, budget } of doors) {
    write(`${door.padEnd(34)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(budget)}`);
  }
  for (const problem of problems) write(`FAILED: ${problem}`);
}
if (problems.length > 0) process.exitCode = 1;

/** Brotli bytes of the chunks and all that they import. */
function weigh(from: readonly Chunk[]): number {
  const seen = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const file of chunk.imports) visit(chunks.find((one) => one.file === file));
  };
  for (const chunk of from) visit(chunk);
  return [...seen].reduce((sum, file) => sum + compressed(file), 0);
}

function compressed(file: string): number {
  const known = weighed.get(file) ?? compress(file);
  weighed.set(file, known);
  return known;
}

function compress(file: string): number {
  // Vite writes an entry that only imports into the page itself.
  if (!existsSync(`dist/${file}`)) return 0;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(readFileSync(`dist/${file}`), options).length;
}

function holder(module: string): Chunk {
  const chunk = chunks.find(({ modules }) => modules.includes(module));
  if (chunk === undefined) throw new Error(`No chunk holds ${module}.`);
  return chunk;
}

/** Test, sandbox or inspector code that got into the build. */
function strangers(): readonly string[] {
  return chunks.flatMap(({ file, modules }) =>
    modules
      .filter((module) => /^(tests|sandbox|src\/inspector)\//.test(module))
      .map((module) => `${file} holds ${module}`),
  );
}

/** What tells an inspector stands in a chunk of its own, which nothing loads but an open inspector. */
function toldUnasked(): readonly string[] {
  const { file, modules } = holder('src/telemetry/inspection/inspect.ts');
  const importers = chunks.filter(({ imports }) => imports.includes(file));
  return [
    ...modules
      .filter((module) => !module.startsWith('src/telemetry/inspection/') && !module.startsWith('\0'))
      .map((module) => `${file} tells an inspector, and holds ${module}`),
    ...importers.map((importer) => `${importer.file} loads ${file}, which only an inspector asks for`),
  ];
}

/** Charts of two journeys in one chunk; a chart that another invokes comes with it. */
function mixedCharts(): readonly string[] {
  return chunks.flatMap(({ file, modules }) => {
    const charts = catalogue
      .filter(({ doors: paths }) => paths.length > 0)
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

/** Chunks that import each other: which of them runs first depends on the page that was opened, and one sees nothing yet. */
function cycles(): string[] {
  const of = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (of.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return chunks
    .filter(({ file }) => reaches(file, file, new Set()))
    .map(({ file, modules }) => `${file} is in a cycle of chunks (${modules[0]})`);
}

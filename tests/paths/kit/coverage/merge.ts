/** Test files run in parallel, so each writes its own part of the coverage; this merges the parts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Coverage, type CoveragePart, mergeCoverage } from './coverage';
import { countCoverage, formatTable, type JourneyCoverage, writeCoverage } from './report';

/**
 * Writes `<dir>/parts/<level>-<journey>.json`, one per journey. Two test files of the same journey and
 * level use different suffixes, so that neither overwrites the part of the other.
 */
export function writeParts(dir: string, level: string, coverage: Coverage, suffix?: string): void {
  const folder = join(dir, 'parts');
  mkdirSync(folder, { recursive: true });
  for (const part of coverage.parts()) {
    const name = [`${level}-${part.id}`, ...(suffix === undefined ? [] : [suffix])].join('.');
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ level, part }, null, 2)}\n`);
  }
}

/** Deletes the parts of a level, before a run. */
export function clearParts(dir: string, level: string): void {
  for (const file of partFiles(dir, level)) rmSync(file, { force: true });
}

/** Merges the parts of a level, writes `<dir>/<level>/coverage.json`, and prints the table. @returns the coverage by journey */
export function mergeParts(
  dir: string,
  level: string,
  print: (text: string) => void,
): readonly JourneyCoverage[] {
  const parts = partFiles(dir, level)
    .map((file) => readPart(readFileSync(file, 'utf8')))
    .filter((entry) => entry.level === level)
    .map((entry) => entry.part);
  const journeys = mergeCoverage(parts).map(countCoverage);
  writeCoverage(join(dir, level), journeys);
  print(`${level} paths\n${formatTable(journeys)}\n`);
  return journeys;
}

function partFiles(dir: string, level: string): string[] {
  const folder = join(dir, 'parts');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(`${level}-`) && name.endsWith('.json'));
  return names.sort().map((name) => join(folder, name));
}

/** A part, from the text of its file. */
export function readPart(text: string): { readonly level: string; readonly part: CoveragePart } {
  // SAFETY: writeParts is the only writer of these files.
  return JSON.parse(text) as { readonly level: string; readonly part: CoveragePart };
}

/**
 * `npm run messages -- export <language>`, `import <file>`, `start <language>`: the messages as a file for translators, what came back, and
 * the files of a new language (docs/translating.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

import { buildLanguageOf } from '../locale.ts';
import { exportLanguage } from './export-units.ts';
import { importTargets } from './import-targets.ts';
import { startedFile } from './start-language.ts';
import { messageFiles, readMessages } from './units.ts';

/** What the person who runs the command can mend. */
class Refused extends Error {}

const USAGE = `npm run messages -- export <language> [--out <file>]
npm run messages -- import <file>
npm run messages -- start <language>`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [command, argument] = positionals;
try {
  if (command === 'export' && argument !== undefined) exportTo(argument, values.out);
  else if (command === 'import' && argument !== undefined) importFrom(argument);
  else if (command === 'start' && argument !== undefined) start(argument);
  else throw new Refused(USAGE);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function exportTo(language: string, out = `reports/messages/${language}.xlf`): void {
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, exportLanguage(language));
  say(out);
}

function importFrom(file: string): void {
  const { language, files, changed, problems } = importTargets(readFileSync(file, 'utf8'));
  if (problems.length > 0) throw new Refused([...problems, 'Nothing is written.'].join('\n'));
  const paths = [...files].map(([name, code]) => write(language, name, code));
  format(paths);
  for (const id of changed) say(id);
  say(`${changed.length} texts changed in ${paths.length} files.`);
}

function start(name: string): void {
  const language = buildLanguageOf(name);
  if (existsSync(`src/messages/${name}`)) throw new Refused(`src/messages/${name} is there already.`);
  mkdirSync(`src/messages/${name}`);
  const files = [...messageFiles(), 'locale.ts'];
  format(files.map((file) => write(name, file, startedFile(file, readMessages('en', file), language))));
  say(`src/messages/${name}: ${files.length} files, in English until they are translated.`);
}

function write(language: string, file: string, code: string): string {
  const path = `src/messages/${language}/${file}`;
  writeFileSync(path, code);
  return path;
}

function format(paths: readonly string[]): void {
  if (paths.length > 0) execFileSync('npx', ['biome', 'check', '--write', ...paths], { stdio: 'ignore' });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * `npm run stops -- 'events/*.parquet'`: counts where merchants stop, from files of events of any size, into a file that the
 * inspector opens (docs/stops-aggregate.md). Other options: `--out`, `--memory`, `--threads`, `--temp`, `--smallest`, `--paths`, `--part`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { mergeSmall } from '../merge-small';
import { aggregateOf } from '../write-aggregate';
import { InputProblem } from './input';
import { makeAggregate } from './make-aggregate';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'reports/stops-aggregate.json.gz' },
    memory: { type: 'string', default: '4GB' },
    threads: { type: 'string', default: String(availableParallelism()) },
    temp: { type: 'string', default: tmpdir() },
    smallest: { type: 'string', default: '5' },
    paths: { type: 'string', default: '200' },
    part: { type: 'string', default: '5000000' },
  },
});

const startedAt = performance.now();
const folder = mkdtempSync(join(values.temp, 'stops-'));
// Also when the command is interrupted.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

try {
  const smallest = readWholeNumber('smallest', values.smallest);
  const exact = await makeAggregate({
    patterns: positionals,
    folder,
    memory: values.memory,
    threads: readWholeNumber('threads', values.threads),
    eventsPerPart: readWholeNumber('part', values.part),
    maxPaths: readWholeNumber('paths', values.paths),
    onProgress: say,
  });
  const text = JSON.stringify(aggregateOf(mergeSmall(exact, smallest), smallest));
  mkdirSync(dirname(values.out), { recursive: true });
  const bytes = values.out.endsWith('.gz') ? gzipSync(text) : Buffer.from(text);
  writeFileSync(values.out, bytes);
  say(`${values.out}: ${exact[0]?.groups[0]?.visits ?? 0} visits in ${(bytes.length / 1e6).toFixed(1)} MB`);
} catch (error) {
  process.exitCode = 1;
  say(explain(error));
}

/** What went wrong, with what may help. An error of our own code keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof InputProblem) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  if (/no space left|max_temp_directory_size/i.test(text))
    return `The disk of ${values.temp} is full; --temp names another folder.\n${text}`;
  if (/out of memory/i.test(text))
    return `${values.memory} of memory are not enough: give more by --memory, or make smaller parts by --part.\n${text}`;
  if (/^(IO|Invalid Input|Conversion) Error/i.test(text)) return `The files cannot be read.\n${text}`;
  return error instanceof Error ? (error.stack ?? text) : text;
}

function readWholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InputProblem(`--${name} is a whole number from 1.`);
  return number;
}

function say(text: string): void {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  process.stdout.write(`${seconds.padStart(5)} s  ${text}\n`);
}

/**
 * `npm run sessions -- --count 2000 --seed 1`: makes simulated sandbox sessions for analysis: real charts with
 * real adapters, in front of the sandbox lender. The choices of each merchant are drawn from the seed. `--out` names the file;
 * `--counts` names a second one, with the number of times each transition was taken (for `--weights` of the path tests).
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createSandbox } from '../../sandbox/create-sandbox';
import { transitionCounts } from '../../src/inspector/stops/transition-counts';
import { createRandom } from './random';
import { batchesOf, fileOf, sessionLines } from './session-file';
import type { VirtualTime } from './virtual-time';
import { makeVisit, type Visit } from './visit';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'reports/sessions/sessions.jsonl.gz' },
    counts: { type: 'string' },
    /** Index and number of the processes that share the work. */
    part: { type: 'string' },
    parts: { type: 'string' },
  },
});
const count = readWholeNumber('count', values.count);
const seed = readWholeNumber('seed', values.seed);

/** Monday 2 March 2026, 9:30 in India; the visits begin within two weeks. */
const FIRST_VISIT_AT = Date.parse('2026-03-02T04:00:00Z');
const TWO_WEEKS_SECONDS = 14 * 24 * 3_600;

if (values.part === undefined) await makeAll();
else await makePart(readWholeNumber('part', values.part), readWholeNumber('parts', values.parts ?? '1'));

/** Distributes the visits over one process per processor: each visit is drawn by its own index. */
async function makeAll(): Promise<void> {
  const startedAt = performance.now();
  const parts = Math.min(count, availableParallelism());
  const visitLists = await Promise.all(Array.from({ length: parts }, (_, part) => runPart(part, parts)));
  const visits = visitLists.flat().sort((a, b) => (a.visitorId < b.visitorId ? -1 : 1));
  write(values.out, fileOf(values.out, sessionLines(visits)));
  if (values.counts !== undefined) write(values.counts, new TextEncoder().encode(countsOf(visits)));
  const events = visits.reduce((sum, visit) => sum + visit.events.length, 0);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  say(`${visits.length} sessions with ${events} events in ${seconds} s: ${values.out}`);
}

function runPart(part: number, parts: number): Promise<readonly Visit[]> {
  return new Promise((resolve, reject) => {
    const visits: Visit[] = [];
    const args = ['--count', `${count}`, '--seed', `${seed}`, '--part', `${part}`, '--parts', `${parts}`];
    const child = fork(fileURLToPath(import.meta.url), args);
    // SAFETY: the only messages are the visits that makePart sends.
    child.on('message', (visit) => visits.push(visit as Visit));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(visits) : reject(new Error(`Part ${part} ended with ${code}.`)),
    );
  });
}

/** Makes the visits of one process (every `parts`-th), one after the other, in one sandbox. */
async function makePart(part: number, parts: number): Promise<void> {
  let time: VirtualTime | null = null;
  const sandbox = createSandbox({ databaseUrl: ':memory:', now: () => time?.now() ?? FIRST_VISIT_AT });
  for (let index = part; index < count; index += parts) {
    const startsAt =
      FIRST_VISIT_AT + 1_000 * createRandom(seed, -1 - index).wholeNumber(0, TWO_WEEKS_SECONDS);
    const onTime = (visitTime: VirtualTime) => {
      time = visitTime;
    };
    const visit = await makeVisit({ sandbox, seed, index, startsAt, onTime });
    await new Promise((resolve) => process.send?.(visit, resolve));
  }
  await sandbox.close();
  // Open waits and polls of a merchant must not keep the process alive.
  process.disconnect?.();
}

/** Number of times each transition was taken, as JSON: by journey, then by `from|event|to`. */
function countsOf(visits: readonly Visit[]): string {
  const counts = transitionCounts(visits.flatMap(batchesOf));
  const byJourney = [...counts].map(
    ([journey, transitions]) => [journey, Object.fromEntries([...transitions].sort())] as const,
  );
  return `${JSON.stringify(Object.fromEntries(byJourney.sort()), null, 2)}\n`;
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function readWholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number.`);
  return number;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

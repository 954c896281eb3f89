/**
 * `npm run sessions -- --count 2000 --seed 1`: makes simulated sandbox sessions for analysis. Real charts with the real
 * adapters, in front of the sandbox lender; each by a merchant whose choices are drawn from the seed. `--out` names the file,
 * `--counts` a second one with the number of times each transition was taken (for the path generator).
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createSandbox } from '../../sandbox/create-sandbox';
import { transitionCounts } from '../../src/inspector/stops/transition-counts';
import { prepareOnce } from './fast-statements';
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
const count = wholeOf('count', values.count);
const seed = wholeOf('seed', values.seed);

/** Monday 2 March 2026, 9:30 in India; the visits begin within two weeks. */
const FIRST = Date.parse('2026-03-02T04:00:00Z');
const TWO_WEEKS_S = 14 * 24 * 3_600;

if (values.part === undefined) await makeAll();
else await makePart(wholeOf('part', values.part), wholeOf('parts', values.parts ?? '1'));

/** Distributes the visits over one process per processor: each visit is drawn by its own index. */
async function makeAll(): Promise<void> {
  const started = performance.now();
  const parts = Math.min(count, availableParallelism());
  const made = await Promise.all(Array.from({ length: parts }, (_, part) => partOf(part, parts)));
  const visits = made.flat().sort((one, other) => (one.visitorId < other.visitorId ? -1 : 1));
  write(values.out, fileOf(values.out, sessionLines(visits)));
  if (values.counts !== undefined) write(values.counts, new TextEncoder().encode(countsOf(visits)));
  const events = visits.reduce((sum, visit) => sum + visit.events.length, 0);
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  say(`${visits.length} sessions with ${events} events in ${seconds} s: ${values.out}`);
}

function partOf(part: number, parts: number): Promise<readonly Visit[]> {
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

/** Makes every n-th visit, one after the other, each with a new sandbox. */
async function makePart(part: number, parts: number): Promise<void> {
  prepareOnce();
  let time: VirtualTime | null = null;
  const sandbox = createSandbox({ databaseUrl: ':memory:', now: () => time?.now() ?? FIRST });
  for (let index = part; index < count; index += parts) {
    const startsAt = FIRST + 1_000 * createRandom(seed, -1 - index).whole(0, TWO_WEEKS_S);
    const onTime = (of: VirtualTime) => {
      time = of;
    };
    const visit = await makeVisit({ sandbox, seed, index, startsAt, onTime });
    await new Promise((sent) => process.send?.(visit, sent));
  }
  await sandbox.close();
  // Open waits and polls of a merchant must not keep the process alive.
  process.disconnect?.();
}

/** By journey, then by `from|event|to`. */
function countsOf(visits: readonly Visit[]): string {
  const counts = transitionCounts(visits.flatMap(batchesOf));
  const inOrder = [...counts].map(
    ([journey, ways]) => [journey, Object.fromEntries([...ways].sort())] as const,
  );
  return `${JSON.stringify(Object.fromEntries(inOrder.sort()), null, 2)}\n`;
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function wholeOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number.`);
  return number;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

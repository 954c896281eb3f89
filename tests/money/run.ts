/**
 * `npm run money -- --count 1000 --seed 1`: simulated visits of merchants who pay, sign and draw supplier credit while
 * callbacks are late, writes fail after they were executed, a second tab opens and another merchant signs in. Prints the seed and the counts; exits with 1
 * when money moved twice without a confirmation, a screen contradicts the books, or somebody saw another merchant's data.
 * `--only 17` repeats one visit and prints its steps.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createSandbox } from '../../sandbox/create-sandbox';
import { createRandom } from '../sessions/random';
import type { VirtualTime } from '../sessions/virtual-time';
import { planText, tasks } from './plan';
import { makeVisit, type Visit } from './visit';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    /** Index and number of the processes that share the work. */
    part: { type: 'string' },
    parts: { type: 'string' },
  },
});

interface NumberedVisit {
  readonly index: number;
  readonly visit: Visit;
}

const seed = readWholeNumber('seed', values.seed);
const only = values.only === undefined ? null : readWholeNumber('only', values.only);
const count = readWholeNumber('count', values.count);

/** Monday 2 March 2026, 9:30 in India; the visits begin within two weeks. */
const FIRST_VISIT_AT = Date.parse('2026-03-02T04:00:00Z');
const TWO_WEEKS_SECONDS = 14 * 24 * 3_600;

if (values.part !== undefined)
  await makePart(readWholeNumber('part', values.part), readWholeNumber('parts', values.parts ?? '1'));
else if (only === null) await makeAll();
else await makeOne(only);

async function makeAll(): Promise<void> {
  const parts = Math.min(count, availableParallelism());
  const made = (await Promise.all(Array.from({ length: parts }, (_, part) => runPart(part, parts)))).flat();
  const sum = (countOf: (visit: Visit) => number) =>
    made.reduce((total, { visit }) => total + countOf(visit), 0);
  const violating = made.filter(({ visit }) => visit.violations.length > 0).sort((a, b) => a.index - b.index);
  for (const { index, visit } of violating) {
    say(`\nvisit ${index}: ${planText(visit.plan)}`);
    for (const violation of visit.violations) say(`  FAILED: ${violation}`);
    say(`  again: npm run money -- --seed ${seed} --only ${index}`);
  }
  say(
    `\nseed ${seed}: ${made.length} visits (${tasks.map(({ task }) => `${task} ${made.filter(({ visit }) => visit.plan.task === task).length}`).join(', ')})`,
  );
  say(
    `${sum(({ screens }) => screens)} screens read, ${sum(({ claims }) => claims)} claims held against the books`,
  );
  say(`${sum(({ acts }) => acts)} times money moved or an agreement was signed`);
  const secondActs = sum(({ acts }) => Math.max(0, acts - 1));
  say(
    `${sum(({ confirmed }) => confirmed)} warnings of a first one confirmed, ${secondActs} second ones after that`,
  );
  say(`${violating.length} visits in which a rule was violated`);
  if (made.length !== count) throw new Error(`${count} visits were asked for, ${made.length} were made.`);
  if (violating.length > 0) process.exitCode = 1;
}

async function makeOne(index: number): Promise<void> {
  for await (const { visit } of visits([index])) {
    say(planText(visit.plan));
    for (const step of visit.steps) say(`  ${step}`);
    for (const violation of visit.violations) say(`FAILED: ${violation}`);
    if (visit.violations.length > 0) process.exitCode = 1;
  }
}

function runPart(part: number, parts: number): Promise<readonly NumberedVisit[]> {
  return new Promise((resolve, reject) => {
    const made: NumberedVisit[] = [];
    const args = ['--count', `${count}`, '--seed', `${seed}`, '--part', `${part}`, '--parts', `${parts}`];
    const child = fork(fileURLToPath(import.meta.url), args);
    // SAFETY: the only messages are the visits that makePart sends.
    child.on('message', (visit) => made.push(visit as NumberedVisit));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(made) : reject(new Error(`Part ${part} ended with ${code}.`)),
    );
  });
}

async function makePart(part: number, parts: number): Promise<void> {
  const indexes = Array.from({ length: count }, (_, index) => index).filter(
    (index) => index % parts === part,
  );
  for await (const made of visits(indexes)) await new Promise((resolve) => process.send?.(made, resolve));
  // Open waits and polls of a visit must not keep the process alive.
  process.disconnect?.();
}

async function* visits(indexes: readonly number[]): AsyncGenerator<NumberedVisit> {
  let time: VirtualTime | null = null;
  const sandbox = createSandbox({ databaseUrl: ':memory:', now: () => time?.now() ?? FIRST_VISIT_AT });
  for (const index of indexes) {
    const startsAt =
      FIRST_VISIT_AT + 1_000 * createRandom(seed, -1 - index).wholeNumber(0, TWO_WEEKS_SECONDS);
    const onTime = (visitTime: VirtualTime) => {
      time = visitTime;
      // The app uses the clock of the phone (`Date.now`) to check the merchant again after a page was hidden for long.
      Date.now = visitTime.now;
    };
    yield { index, visit: await makeVisit({ sandbox, seed, index, startsAt, onTime }) };
  }
  await sandbox.close();
}

function readWholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} is a whole number.`);
  return number;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

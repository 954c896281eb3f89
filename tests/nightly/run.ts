/**
 * `npm run test:nightly -- 210`: runs the long tests within a budget in minutes (default 210). Each step gets the rest of the
 * budget; a step that is cut short or no longer fits is reported as failed.
 */
import { type ChildProcess, spawn } from 'node:child_process';

import { PSEUDO } from '../../build/messages/pseudo-letters';
import { languages } from '../../src/language/languages';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the command takes `--budget`, its time limit; two minutes of it are reserved for walks that still run. */
  readonly takesBudget?: boolean;
}

/** A seed that changes every night. */
const SEED_OF_TODAY = Math.floor(Date.now() / 86_400_000);

const [, ...translations] = languages;

const STEPS: readonly Step[] = [
  // At night the property tests use a new random seed (tests/support/random/property.ts).
  {
    name: 'coverage of rules and client',
    command: ['npm', 'run', '-s', 'test:coverage'],
    env: { NIGHTLY: '1' },
  },
  {
    name: 'properties of the books, every refusal of every write, every recount, the same sessions from the same seed, the time of a layout',
    command: [
      ...['npx', 'vitest', 'run', '--project', 'unit'],
      ...['tests/sandbox/repayment/repayment-property.test.ts', 'tests/sandbox/credit-line.test.ts'],
      ...['tests/api/fault-matrix.test.ts', 'tests/inspector/aggregate/recount.test.ts'],
      ...['tests/sessions/sessions.test.ts', 'tests/inspector/chart/chart.test.ts'],
    ],
    env: { NIGHTLY: '1' },
  },
  {
    name: 'unit and path tests, their files in the random order of today',
    command: ['npx', 'vitest', 'run', '--project', 'unit', '--project', 'paths', '--reporter=dot'],
    env: { FILE_ORDER_SEED: String(SEED_OF_TODAY) },
  },
  {
    name: 'the sandbox as the contract says, judged by Specmatic',
    command: ['npx', 'tsx', 'tests/nightly/contract-fuzz.ts', '--minutes', '10'],
  },
  {
    name: 'random walks with random input, from the seed of today',
    command: [
      ...['npx', 'tsx', 'tests/paths/cli/main.ts', 'run', '--budget', '5min'],
      ...['--seed', String(SEED_OF_TODAY)],
    ],
  },
  {
    name: 'every transition on its real screens, laid out on the narrowest phone',
    command: ['npx', 'tsx', 'tests/paths/cli/main.ts', 'run', '--level', 'layout'],
  },
  {
    name: 'the judges of screens find what is planted; pictures of one revision are the same twice, and of two say what differs',
    command: [
      ...['npx', 'vitest', 'run', '--project', 'unit'],
      ...['tests/access/planted.test.ts', 'tests/pictures/states/pictures.test.ts'],
    ],
    env: { NIGHTLY: '1' },
  },
  {
    name: 'every screen of every state in all looks: layout, names, keyboard, axe; and its pictures',
    command: ['npm', 'run', '-s', 'access', '--', '--pictures'],
  },
  ...[...translations, PSEUDO].map(({ language }) => ({
    name: `every screen of every state in all looks, in the language ${language}`,
    command: ['npm', 'run', '-s', 'access'],
    env: { APP_LOCALE: language },
  })),
  {
    name: 'every mutant of every chart',
    command: ['npx', 'tsx', 'tests/paths/cli/main.ts', 'mutate'],
  },
  { name: 'mutants of money, dates, lenders and retry', command: ['npm', 'run', '-s', 'test:mutation'] },
  { name: 'the build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'the build of the inspector', command: ['npm', 'run', '-s', 'build:inspector'] },
  {
    name: 'every state and transition of every chart in Chromium',
    command: ['npm', 'run', '-s', 'test:paths', '--', '--night'],
  },
  {
    name: 'the whole app in Chromium: what the day leaves out',
    command: [
      ...['npx', 'playwright', 'test', '-c', 'tests/browser/playwright.config.ts', 'tests/browser'],
      ...['--grep', '@night'],
    ],
    env: { NIGHTLY: '1', REPORT: 'nightly-browser' },
  },
  {
    name: 'every fault of every call',
    command: [
      'npx',
      'playwright',
      'test',
      '-c',
      'tests/browser/playwright.config.ts',
      'tests/browser/faults.spec.ts',
    ],
    env: { NIGHTLY: '1', REPORT: 'nightly-faults' },
  },
  {
    name: 'payments with faults in Chromium',
    command: [
      'npx',
      'playwright',
      'test',
      '-c',
      'tests/browser/playwright.config.ts',
      'tests/browser/payment-visits.spec.ts',
      // The visits mostly wait: with two workers, a third of each core is idle.
      '--workers=4',
    ],
    env: { NIGHTLY: '1', REPORT: 'nightly-visits', VISIT_SEED: String(SEED_OF_TODAY * 1_000) },
  },
  {
    name: 'the money simulation',
    command: ['npm', 'run', '-s', 'money', '--', '--count', '1000', '--seed', String(SEED_OF_TODAY)],
  },
  {
    name: 'every next transition after every faulty answer',
    command: ['npx', 'vitest', 'run', '--project', 'paths', '-t', 'with faults', '--reporter=dot'],
    env: { NIGHTLY: '1' },
  },
  {
    name: 'the paths command, as people run it',
    command: [
      ...['npx', 'vitest', 'run', '--project', 'paths', '--reporter=dot'],
      ...['tests/paths/cli', 'tests/paths/seeded-mutants'],
    ],
    env: { NIGHTLY: '1' },
  },
  {
    name: 'the main walks in Chromium, Chromium 87, Firefox and WebKit, and what these may lack',
    command: ['npm', 'run', '-s', 'test:engines'],
    env: { NIGHTLY: '1' },
  },
  {
    name: 'Bombadil finds what is planted for each of its properties',
    command: ['npx', 'tsx', 'tests/nightly/bombadil/run.ts', '--no-build', '--planted'],
  },
  {
    name: 'Bombadil judges the app from outside, from the seed of today',
    command: [
      ...['npx', 'tsx', 'tests/nightly/bombadil/run.ts', '--no-build', '--budget', '10min'],
      ...['--seed', String(SEED_OF_TODAY)],
    ],
  },
  {
    // A test that passes at a second try only is flaky: here it fails, and reports/nightly-repeats.json counts how often.
    name: 'the day’s tests in Chromium, ten times, without another try',
    command: [
      ...['npx', 'playwright', 'test', '-c', 'tests/browser/playwright.config.ts'],
      ...['--grep-invert', '@night', '--repeat-each', '10', '--retries', '0'],
    ],
    env: { REPORT: 'nightly-repeats' },
  },
  // Seeded mutants, one by one in a copy of the tree; the path tests alone must find them. The longest step.
  { name: 'seeded mutants that the paths must find', command: ['npx', 'tsx', 'tests/mutation/paths/run.ts'] },
  // Last, with the rest of the budget: every minute adds new walks (docs/fault-injection.md).
  {
    name: 'walks with fault injection',
    command: [
      ...['npx', 'tsx', 'tests/paths/cli/main.ts', 'run', '--level', 'phone', '--no-build'],
      // The walks mostly wait for the page: a third worker takes what two leave of two cores.
      ...['--workers', '3', '--seed', String(SEED_OF_TODAY)],
    ],
    takesBudget: true,
  },
];

const minutes = Number(process.argv[2] ?? 210);
if (!(minutes > 0)) throw new Error('The budget is a number of minutes.');
const endsAt = Date.now() + minutes * 60_000;

const failed: string[] = [];
for (const step of STEPS) {
  const startedAt = Date.now();
  const remainingMs = endsAt - startedAt;
  const outcome = remainingMs > 0 ? await run(step, remainingMs) : 'did not fit the budget';
  say(`== ${step.name}: ${outcome ?? 'passed'} (${Math.ceil((Date.now() - startedAt) / 60_000)} min)`);
  if (outcome !== null) failed.push(`${step.name} ${outcome}`);
}
say(failed.length === 0 ? 'Everything passed.' : `FAILED: ${failed.join('; ')}`);
if (failed.length > 0) process.exitCode = 1;

/** Why the step failed; null when it passed. @param budgetMs time after which it is killed */
function run({ name, command, env, takesBudget }: Step, budgetMs: number): Promise<string | null> {
  say(`\n== ${name}`);
  const stepSeconds = Math.max(1, Math.floor(budgetMs / 1_000) - 120);
  const [program = '', ...args] = [...command, ...(takesBudget ? ['--budget', `${stepSeconds}s`] : [])];
  return new Promise((resolve) => {
    // A process group of its own: its children end with it.
    const child = spawn(program, args, { stdio: 'inherit', detached: true, env: { ...process.env, ...env } });
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = true;
      stop(child);
    }, budgetMs);
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => {
      clearTimeout(timer);
      if (isTimedOut) return resolve('was cut short by the budget');
      resolve(code === 0 ? null : 'failed');
    });
  });
}

function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

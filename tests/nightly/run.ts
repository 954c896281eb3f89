/**
 * `npm run test:nightly -- 90`: runs the long tests within a budget in minutes (default 90). Each step gets the rest of the
 * budget; a step that is cut short or no longer fits is reported as failed.
 */
import { type ChildProcess, spawn } from 'node:child_process';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** It ends by itself within `--budget`; two minutes are reserved for running work. */
  readonly takesBudget?: boolean;
}

/** A seed that changes every night. */
const TODAY = Math.floor(Date.now() / 86_400_000);

const STEPS: readonly Step[] = [
  // At night the property tests use a new random seed (tests/support/property.ts).
  {
    name: 'coverage of rules and client',
    command: ['npm', 'run', '-s', 'test:coverage'],
    env: { NIGHTLY: '1' },
  },
  {
    name: 'properties of the books',
    command: [
      ...['npx', 'vitest', 'run', '--project', 'unit'],
      ...['tests/sandbox/repayment/repayment-property.test.ts', 'tests/sandbox/credit-line.test.ts'],
    ],
    env: { NIGHTLY: '1' },
  },
  {
    name: 'paths with what merchants may type, from a seed that no day has seen',
    command: [
      ...['npx', 'tsx', 'tests/paths/cli/main.ts', 'run', '--budget', '5min'],
      ...['--seed', String(TODAY)],
    ],
  },
  {
    name: 'every branch on its real screens, laid out on the narrowest phone',
    command: ['npx', 'tsx', 'tests/paths/cli/main.ts', 'run', '--level', 'layout'],
  },
  { name: 'mutants of money, dates, lenders and retry', command: ['npm', 'run', '-s', 'test:mutation'] },
  { name: 'the build', command: ['npm', 'run', '-s', 'build'] },
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
    name: 'merchants who pay while everything breaks',
    command: [
      'npx',
      'playwright',
      'test',
      '-c',
      'tests/browser/playwright.config.ts',
      'tests/browser/payment-visits.spec.ts',
      // They mostly wait: with two workers, a third of each core is idle.
      '--workers=4',
    ],
    env: { NIGHTLY: '1', REPORT: 'nightly-visits', VISIT_SEED: String(TODAY * 1_000) },
  },
  {
    name: 'merchants who pay, sign and draw credit while callbacks lag and commits fail late',
    command: ['npm', 'run', '-s', 'money', '--', '--count', '1000', '--seed', String(TODAY)],
  },
  {
    name: 'after every answer that goes wrong, every way on',
    command: ['npx', 'vitest', 'run', '--project', 'paths', '-t', 'crossed', '--reporter=dot'],
    env: { NIGHTLY: '1' },
  },
  // Seeded mutants, one by one in a copy of the tree; the path tests alone must find them. The longest step.
  { name: 'mistakes that the paths must find', command: ['npx', 'tsx', 'tests/mutation/paths/run.ts'] },
  // Last, with the rest of the budget: every minute adds new walks (docs/fault-injection.md).
  {
    name: 'merchants who walk by themselves while something goes wrong',
    command: [
      ...['npx', 'tsx', 'tests/paths/fault-injection/run.ts', '--no-build'],
      ...['--seed', String(TODAY)],
    ],
    takesBudget: true,
  },
];

const minutes = Number(process.argv[2] ?? 90);
if (!(minutes > 0)) throw new Error('The budget is a number of minutes.');
const end = Date.now() + minutes * 60_000;

const failed: string[] = [];
for (const step of STEPS) {
  const begun = Date.now();
  const left = end - begun;
  const outcome = left > 0 ? await run(step, left) : 'did not fit the budget';
  say(`== ${step.name}: ${outcome ?? 'passed'} (${Math.ceil((Date.now() - begun) / 60_000)} min)`);
  if (outcome !== null) failed.push(`${step.name} ${outcome}`);
}
say(failed.length === 0 ? 'The night was quiet.' : `FAILED: ${failed.join('; ')}`);
if (failed.length > 0) process.exitCode = 1;

/** Why the step failed; null when it passed. @param budget ms */
function run({ name, command, env, takesBudget }: Step, budget: number): Promise<string | null> {
  say(`\n== ${name}`);
  const own = Math.max(1, Math.floor(budget / 1_000) - 120);
  const [program = '', ...args] = [...command, ...(takesBudget ? ['--budget', `${own}s`] : [])];
  return new Promise((resolve) => {
    // A process group of its own: its children end with it.
    const child = spawn(program, args, { stdio: 'inherit', detached: true, env: { ...process.env, ...env } });
    let isCut = false;
    const timer = setTimeout(() => {
      isCut = true;
      stop(child);
    }, budget);
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => {
      clearTimeout(timer);
      if (isCut) return resolve('was cut short by the budget');
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

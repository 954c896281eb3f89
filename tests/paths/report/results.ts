/** Last results by test file, from the Vitest and Playwright reports in reports/. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { specToken } from '../kit/paths/spec-token';
import { latestOutcomes, readStoredResults } from './last-results';

export interface FileResult {
  readonly passed: number;
  readonly failed: number;
}

export interface Failure {
  readonly file: string;
  readonly name: string;
  /** First line of the error message. */
  readonly reason: string;
  /** Command that replays the path; null when the test cannot be replayed. */
  readonly replay: string | null;
}

/** A test and its duration, ms. */
export interface SlowTest {
  readonly file: string;
  readonly name: string;
  readonly duration: number;
}

export interface Results {
  readonly files: ReadonlyMap<string, FileResult>;
  readonly failures: readonly Failure[];
  /** The twenty slowest tests. */
  readonly slowest: readonly SlowTest[];
}

const SHOWN_SLOW_TESTS = 20;

/** Outcome of one test, from either runner. */
export interface TestOutcome {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly message: string;
  /** Of all tries, ms. Missing in results that were stored before it was recorded. */
  readonly duration?: number;
}

/** Reports with results of path tests and of other tests that requirements name. */
const REPORT_NAMES = ['unit', 'browser', 'paths', 'paths-browser', 'paths-chromium', 'chromium'];

/** @param dir folder of the runners' reports; the path reports are in `paths` below it */
export function readResults(dir = 'reports'): Results {
  const reports = REPORT_NAMES.map((name) => `${dir}/${name}.json`)
    .filter(existsSync)
    .map((file) => ({
      at: statSync(file).mtimeMs,
      outcomes: outcomesIn(JSON.parse(readFileSync(file, 'utf8'))),
    }));
  return resultsOf(latestOutcomes([...reports, ...readStoredResults(`${dir}/paths`)]));
}

/** Failures of one report of either runner. */
export function failuresIn(report: unknown): readonly Failure[] {
  return resultsOf(outcomesIn(report)).failures;
}

/** Number of passed and failed tests by file, and all failures. */
export function resultsOf(outcomes: readonly TestOutcome[]): Results {
  const files = new Map<string, FileResult>();
  for (const { file, passed } of outcomes) {
    const counts = files.get(file) ?? { passed: 0, failed: 0 };
    files.set(file, {
      passed: counts.passed + (passed ? 1 : 0),
      failed: counts.failed + (passed ? 0 : 1),
    });
  }
  const failures = outcomes.filter(({ passed }) => !passed).map(failureOf);
  const slowest = outcomes
    .map(({ file, name, duration = 0 }) => ({ file, name, duration }))
    .sort((one, other) => other.duration - one.duration)
    .slice(0, SHOWN_SLOW_TESTS);
  return { files, failures, slowest };
}

function failureOf({ file, name, message }: TestOutcome): Failure {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const replayCommand = lines.find((line) => /^replay: /.test(line))?.replace(/^replay: /, '');
  const replay = replayCommand ?? (file.endsWith('.spec.ts') ? replayInChromium(file, name) : null);
  return { file, name, reason: lines.find((line) => line !== '') ?? 'no reason given', replay };
}

function replayInChromium(file: string, title: string): string {
  return `npm run paths -- replay ${specToken({ file, title })}`;
}

/** The used parts of the runners' reports. */
interface VitestFile {
  readonly name: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[] | null;
    readonly duration?: number | null;
  }[];
  readonly status: string;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

function outcomesIn(report: unknown): readonly TestOutcome[] {
  // SAFETY: the JSON reporters of Vitest and Playwright write these files.
  const { testResults = [], suites = [] } = report as { testResults?: VitestFile[]; suites?: Suite[] };
  return [...testResults.flatMap(vitestOutcomes), ...suites.flatMap(playwrightOutcomes)];
}

function vitestOutcomes({
  name,
  status,
  message = '',
  assertionResults,
}: VitestFile): readonly TestOutcome[] {
  const file = pathFromRoot(name);
  if (assertionResults.length === 0 && status === 'failed')
    return [{ file, name: 'the file itself', passed: false, message }];
  return assertionResults
    .filter((test) => test.status === 'passed' || test.status === 'failed')
    .map((test) => ({
      file,
      name: test.fullName,
      passed: test.status === 'passed',
      message: (test.failureMessages ?? []).join('\n'),
      duration: test.duration ?? 0,
    }));
}

function playwrightOutcomes({ suites = [], specs = [] }: Suite): readonly TestOutcome[] {
  const ownOutcomes = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file, title, ok, tests }) => ({
      file: pathFromRoot(file),
      name: title,
      passed: ok,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
      duration: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
    }));
  return [...ownOutcomes, ...suites.flatMap(playwrightOutcomes)];
}

/** Path from the project's root: reports contain absolute paths or paths relative to `tests`. */
function pathFromRoot(file: string): string {
  const index = file.lastIndexOf('tests/');
  return index === -1 ? relative('.', `tests/${file}`) : file.slice(index);
}

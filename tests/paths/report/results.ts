/** Last results by test file, from the Vitest and Playwright reports in reports/. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { specToken } from '../kit/spec-token';
import { latest, readStoredResults } from './last-results';

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

export interface Results {
  readonly files: ReadonlyMap<string, FileResult>;
  readonly failures: readonly Failure[];
}

/** Outcome of one test, from either runner. */
export interface TestOutcome {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly message: string;
}

/** Reports with results of path tests and of other tests that requirements name. */
const REPORTS = ['unit', 'browser', 'paths', 'paths-browser', 'paths-chromium'];

/** @param dir folder of the runners' reports; the path reports are in `paths` below it */
export function readResults(dir = 'reports'): Results {
  const reports = REPORTS.map((name) => `${dir}/${name}.json`)
    .filter(existsSync)
    .map((file) => ({ at: statSync(file).mtimeMs, outcomes: read(JSON.parse(readFileSync(file, 'utf8'))) }));
  return resultsOf(latest([...reports, ...readStoredResults(`${dir}/paths`)]));
}

/** Failures of one report of either runner. */
export function failuresIn(report: unknown): readonly Failure[] {
  return resultsOf(read(report)).failures;
}

/** Sums by file. */
export function resultsOf(outcomes: readonly TestOutcome[]): Results {
  const files = new Map<string, FileResult>();
  for (const { file, passed } of outcomes) {
    const before = files.get(file) ?? { passed: 0, failed: 0 };
    files.set(file, {
      passed: before.passed + (passed ? 1 : 0),
      failed: before.failed + (passed ? 0 : 1),
    });
  }
  const failures = outcomes.filter(({ passed }) => !passed).map(failureOf);
  return { files, failures };
}

function failureOf({ file, name, message }: TestOutcome): Failure {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const outcomes = lines.find((line) => /^replay: /.test(line))?.replace(/^replay: /, '');
  const replay = outcomes ?? (file.endsWith('.spec.ts') ? replayInChromium(file, name) : null);
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
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

function read(report: unknown): readonly TestOutcome[] {
  // SAFETY: the JSON reporters of Vitest and Playwright write these files.
  const { testResults = [], suites = [] } = report as { testResults?: VitestFile[]; suites?: Suite[] };
  return [...testResults.flatMap(ofVitest), ...suites.flatMap(ofPlaywright)];
}

function ofVitest({ name, status, message = '', assertionResults }: VitestFile): readonly TestOutcome[] {
  const file = fromTests(name);
  if (assertionResults.length === 0 && status === 'failed')
    return [{ file, name: 'the file itself', passed: false, message }];
  return assertionResults
    .filter((test) => test.status === 'passed' || test.status === 'failed')
    .map((test) => ({
      file,
      name: test.fullName,
      passed: test.status === 'passed',
      message: (test.failureMessages ?? []).join('\n'),
    }));
}

function ofPlaywright({ suites = [], specs = [] }: Suite): readonly TestOutcome[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ file, title, ok, tests }) => ({
      file: fromTests(file),
      name: title,
      passed: ok,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    }));
  return [...own, ...suites.flatMap(ofPlaywright)];
}

/** Path from the project's root: reports contain absolute paths or paths relative to `tests`. */
function fromTests(file: string): string {
  const at = file.lastIndexOf('tests/');
  return at === -1 ? relative('.', `tests/${file}`) : file.slice(at);
}

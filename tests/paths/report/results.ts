/** What the runners said last, by test file: Vitest's report and Playwright's, as they stand in reports/. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { specToken } from '../kit/spec-token';
import { latest, readKept } from './last-results';

export interface FileResult {
  readonly passed: number;
  readonly failed: number;
}

export interface Failure {
  readonly file: string;
  readonly name: string;
  /** The first line of what went wrong. */
  readonly reason: string;
  /** The line that walks this path again; null where the test is none that can be walked again. */
  readonly replay: string | null;
}

export interface Results {
  readonly files: ReadonlyMap<string, FileResult>;
  readonly failures: readonly Failure[];
}

/** One test as either runner tells of it. */
export interface Told {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly message: string;
}

/** Reports that hold results of path tests, and of the other tests that requirements name. */
const REPORTS = ['unit', 'browser', 'paths', 'paths-browser', 'paths-chromium'];

/** @param dir folder of the runners' reports; the path reports are in `paths` below it */
export function readResults(dir = 'reports'): Results {
  const reports = REPORTS.map((name) => `${dir}/${name}.json`)
    .filter(existsSync)
    .map((file) => ({ at: statSync(file).mtimeMs, told: read(JSON.parse(readFileSync(file, 'utf8'))) }));
  return resultsOf(latest([...reports, ...readKept(`${dir}/paths`)]));
}

/** What failed in one report of either runner. */
export function failuresIn(report: unknown): readonly Failure[] {
  return resultsOf(read(report)).failures;
}

/** Sums the tests up by file. */
export function resultsOf(told: readonly Told[]): Results {
  const files = new Map<string, FileResult>();
  for (const { file, passed } of told) {
    const before = files.get(file) ?? { passed: 0, failed: 0 };
    files.set(file, {
      passed: before.passed + (passed ? 1 : 0),
      failed: before.failed + (passed ? 0 : 1),
    });
  }
  const failures = told.filter(({ passed }) => !passed).map(failureOf);
  return { files, failures };
}

function failureOf({ file, name, message }: Told): Failure {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const told = lines.find((line) => /^replay: /.test(line))?.replace(/^replay: /, '');
  const replay = told ?? (file.endsWith('.spec.ts') ? againInChromium(file, name) : null);
  return { file, name, reason: lines.find((line) => line !== '') ?? 'no reason given', replay };
}

function againInChromium(file: string, title: string): string {
  return `npm run paths -- replay ${specToken({ file, title })}`;
}

/** The parts of the runners' reports that are read here. */
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

function read(report: unknown): readonly Told[] {
  // SAFETY: these files are written by Vitest's and Playwright's own JSON reporters.
  const { testResults = [], suites = [] } = report as { testResults?: VitestFile[]; suites?: Suite[] };
  return [...testResults.flatMap(ofVitest), ...suites.flatMap(ofPlaywright)];
}

function ofVitest({ name, status, message = '', assertionResults }: VitestFile): readonly Told[] {
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

function ofPlaywright({ suites = [], specs = [] }: Suite): readonly Told[] {
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

/** The path from the project's root, wherever the report was written and whatever it counts from. */
function fromTests(file: string): string {
  const at = file.lastIndexOf('tests/');
  return at === -1 ? relative('.', `tests/${file}`) : file.slice(at);
}

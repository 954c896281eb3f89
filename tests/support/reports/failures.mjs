// Prints a line for each failure in a report: `node tests/support/reports/failures.mjs paths-browser` reads reports/paths-browser.json.
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Reads reports/<name>.json of a test runner; undefined if there is no such file. */
export function readReport(name) {
  const file = `reports/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Names of the failed tests in a Vitest or Playwright report, with the start of the reason. */
export function failuresOf(report) {
  return [
    ...(report.testResults ?? []).flatMap(failuresOfFile),
    ...specsOf(report).flatMap(failuresOfSpec),
    // Playwright errors outside of any test, such as a server that stopped.
    ...(report.errors ?? []).map(({ message }) => `FAILED: outside of any test: ${reasonOf(message)}`),
  ];
}

function failuresOfFile({ name, status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0) return [`FAILED: ${name}: ${reasonOf(message)}`];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `FAILED: ${fullName}: ${reasonOf(failureMessages[0])}`);
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresOfSpec({ file, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const reason = results.find(({ error }) => error)?.error.message;
      // Tests that passed on a retry are listed too, marked as such.
      return `${status === 'flaky' ? 'at a later try' : 'FAILED'}: ${file}: ${title}: ${reasonOf(reason)}`;
    });
}

/** The first eight lines of an error message in one line: the expected value stands some lines below the first. */
function reasonOf(text = 'no reason given') {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 8)
    .join(' | ')
    .slice(0, 400);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const name of process.argv.slice(2))
    for (const line of failuresOf(readReport(name) ?? {})) process.stdout.write(`${line}\n`);

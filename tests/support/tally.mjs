// Sums the reports of all runners and prints the one line that CI reads: `N passed, N failed`.
import { existsSync, readFileSync } from 'node:fs';

let passed = 0;
let failed = Number(process.argv[2] ?? 0);
for (const name of ['unit', 'paths', 'paths-browser', 'browser', 'judge-paths-browser', 'judge-browser']) {
  const file = `reports/${name}.json`;
  if (!existsSync(file)) continue;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  passed += report.numPassedTests ?? (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0);
  failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
  for (const name of failuresOf(report)) process.stdout.write(`FAILED: ${name}\n`);
  if (report.stats?.flaky > 0)
    process.stdout.write(`${name}: ${report.stats.flaky} passed at the second try\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** Names of what failed, in the words of Vitest's report and of Playwright's, with the first line of the reason. */
function failuresOf(report) {
  const byVitest = (report.testResults ?? []).flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
    ...(file.status === 'failed' && file.assertionResults.length === 0
      ? [`${file.name}: ${firstLine(file.message)}`]
      : []),
  ]);
  return [...byVitest, ...specsOf(report).flatMap(failureOfSpec)];
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failureOfSpec({ file, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const reason = results.find(({ error }) => error)?.error.message;
      return `${file}: ${title} (${status}): ${firstLine(reason)}`;
    });
}

function firstLine(text = 'no reason given') {
  return text.split('\n', 1)[0];
}

// Sums the reports of all runners and prints the one line that CI reads: `N passed, N failed`.
import { failuresOf, readReport } from './failures.mjs';

let passed = 0;
let failed = Number(process.argv[2] ?? 0);
for (const name of ['unit', 'paths', 'chromium', 'engines', 'judge-chromium']) {
  const report = readReport(name);
  if (report === undefined) continue;
  passed += report.numPassedTests ?? (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0);
  failed += report.numFailedTests ?? report.stats?.unexpected ?? 0;
  for (const line of failuresOf(report)) process.stdout.write(`${line}\n`);
  if (report.stats?.flaky > 0) process.stdout.write(`${name}: ${report.stats.flaky} passed at a later try\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Validates the recorded calls of a browser test run: `tsx tests/contract/validate-recordings.ts browser`. Every call must be
 * valid, and a recording without calls fails too. Writes reports/judge-<run>.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { createWireValidator } from './wire-validator';

const run = process.argv[2] ?? 'browser';
const file = `reports/wire/${run}.jsonl`;
const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const validate = await createWireValidator();

const calls = new Map<string, number>();
const broken = new Map<string, Set<string>>();
for (const line of lines) {
  const { operation, problems } = validate(JSON.parse(line));
  calls.set(operation, (calls.get(operation) ?? 0) + 1);
  if (problems.length > 0) broken.set(operation, new Set([...(broken.get(operation) ?? []), ...problems]));
}
for (const [operation, problems] of broken) {
  for (const problem of problems) process.stdout.write(`FAILED: ${operation}: ${problem}\n`);
}
process.stdout.write(
  `Wire validator: ${lines.length} calls of ${calls.size} operations, ${broken.size} broken\n`,
);
const isEmpty = lines.length === 0;
if (isEmpty) process.stdout.write(`FAILED: ${file} holds no call\n`);
const numFailedTests = broken.size + (isEmpty ? 1 : 0);
writeFileSync(
  `reports/judge-${run}.json`,
  JSON.stringify({ numPassedTests: calls.size - broken.size, numFailedTests, calls: lines.length }),
);
if (numFailedTests > 0) process.exitCode = 1;

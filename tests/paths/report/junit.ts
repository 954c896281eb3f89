/** Thresholds and lines of the specification as JUnit, for CI tools. */
import { junitFile, skippedCase, testCase } from './junit-xml';
import type { Report } from './report';

/** A suite of journeys, each a case, and a suite of requirements, each a case. */
export function junit({ journeys, requirements, shortfalls }: Report): string {
  const journeyCases = journeys.map(({ id, title }) =>
    testCase(
      'journeys',
      title,
      shortfalls.filter((line) => line.startsWith(`${id}: `)),
    ),
  );
  const requirementCases = requirements.map(({ id, text, fate, tests }) =>
    fate === 'not run'
      ? skippedCase('requirements', `${id}: ${text}`)
      : testCase('requirements', `${id}: ${text}`, fate === 'held' ? [] : [failureReason(fate, tests)]),
  );
  return junitFile('paths', [
    ['journeys', journeyCases],
    ['requirements', requirementCases],
  ]);
}

function failureReason(fate: string, tests: Report['requirements'][number]['tests']): string {
  if (fate === 'open') return 'No chart and no test verifies it.';
  const failing = tests.filter(({ result }) => (result?.failed ?? 0) > 0).map(({ file }) => file);
  return failing.length > 0
    ? `Failing: ${failing.join(', ')}.`
    : 'A state or transition of it was not walked.';
}

/** The thresholds and the lines of the specification as JUnit, for what reads test reports and nothing else. */
import type { Report } from './report';

/** A suite of journeys, each a case, and a suite of requirements, each a case. */
export function junit({ journeys, requirements, shortfalls }: Report): string {
  const walked = journeys.map(({ id, title }) =>
    testCase(
      'journeys',
      title,
      shortfalls.filter((one) => one.startsWith(`${id}: `)),
    ),
  );
  const lines = requirements.map(({ id, text, fate, tests }) =>
    fate === 'not run'
      ? skipped('requirements', `${id}: ${text}`)
      : testCase('requirements', `${id}: ${text}`, fate === 'held' ? [] : [whyNot(fate, tests)]),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="paths">',
    ...suite('journeys', walked),
    ...suite('requirements', lines),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Case {
  readonly xml: string;
  readonly failed: boolean;
}

function suite(name: string, cases: readonly Case[]): readonly string[] {
  const failures = cases.filter(({ failed }) => failed).length;
  return [
    `  <testsuite name="${name}" tests="${cases.length}" failures="${failures}">`,
    ...cases.map(({ xml }) => xml),
    '  </testsuite>',
  ];
}

function testCase(suiteName: string, name: string, problems: readonly string[]): Case {
  const open = `    <testcase classname="${suiteName}" name="${escaped(name)}"`;
  if (problems.length === 0) return { xml: `${open}/>`, failed: false };
  const text = escaped(problems.join('\n'));
  return {
    xml: `${open}><failure message="${escaped(problems[0] ?? '')}">${text}</failure></testcase>`,
    failed: true,
  };
}

function skipped(suiteName: string, name: string): Case {
  const open = `    <testcase classname="${suiteName}" name="${escaped(name)}"`;
  return { xml: `${open}><skipped/></testcase>`, failed: false };
}

function whyNot(fate: string, tests: Report['requirements'][number]['tests']): string {
  if (fate === 'open') return 'No chart and no test holds it.';
  const failing = tests.filter(({ result }) => (result?.failed ?? 0) > 0).map(({ file }) => file);
  return failing.length > 0 ? `Failing: ${failing.join(', ')}.` : 'A place of it was not walked.';
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** Writes JUnit XML. */

export interface Case {
  readonly xml: string;
  readonly failed: boolean;
}

/** A whole file. @param suites each with its name */
export function junitFile(name: string, suites: readonly (readonly [string, readonly Case[]])[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}">`,
    ...suites.flatMap(([suiteName, cases]) => suite(suiteName, cases)),
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(name: string, cases: readonly Case[]): readonly string[] {
  const failures = cases.filter(({ failed }) => failed).length;
  return [
    `  <testsuite name="${name}" tests="${cases.length}" failures="${failures}">`,
    ...cases.map(({ xml }) => xml),
    '  </testsuite>',
  ];
}

/** @param problems empty for a case that passed */
export function testCase(suiteName: string, name: string, problems: readonly string[]): Case {
  const open = `    <testcase classname="${suiteName}" name="${escaped(name)}"`;
  if (problems.length === 0) return { xml: `${open}/>`, failed: false };
  const text = escaped(problems.join('\n'));
  return {
    xml: `${open}><failure message="${escaped(problems[0] ?? '')}">${text}</failure></testcase>`,
    failed: true,
  };
}

export function skippedCase(suiteName: string, name: string): Case {
  const open = `    <testcase classname="${suiteName}" name="${escaped(name)}"`;
  return { xml: `${open}><skipped/></testcase>`, failed: false };
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

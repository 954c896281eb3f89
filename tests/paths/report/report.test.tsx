import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { planOf, tokenOf } from '../fault-injection/plan';
import { createCoverage } from '../kit/coverage/coverage';
import { inventory } from '../kit/model/inventory';
import { readSpecToken } from '../kit/paths/spec-token';
import { loanChart } from '../kit/sample/sample-chart';
import { requirements } from '../requirements/all';
import type { Requirement } from '../requirements/requirement';
import { isEnough } from '../thresholds';
import { countWalks } from './fault-walks';
import { type JourneyReport, journeyReport } from './journey-report';
import { JourneysSection } from './journeys-section';
import { junit } from './junit';
import { latestOutcomes, readStoredResults, storeResults } from './last-results';
import { layOut } from './layout';
import { layoutFailures } from './layout-failures';
import { Page } from './page';
import { isCurrentPart } from './parts';
import { type Report, shortfallsOf } from './report';
import { requirementTable } from './requirement-table';
import { resultsOf } from './results';
import { readTrend, recorded, recordRun } from './trend';
import { summaryLines } from './write';

const all = inventory(loanChart);
const [first, second] = all.transitions;
if (first === undefined || second === undefined) throw new Error('The sample chart has no branches.');

/** Coverage of the sample chart: everything except the items with these labels. */
function seen(leftOut: readonly string[] = []) {
  const coverage = createCoverage([loanChart]);
  const isIncluded = ({ label }: { readonly label: string }) => !leftOut.includes(label);
  const ids = (items: readonly { readonly id: string; readonly label: string }[]) =>
    items.filter(isIncluded).map(({ id }) => id);
  coverage.add('loan', { states: ids(all.states), transitions: ids(all.transitions) });
  return coverage.parts()[0];
}

function report(options: Partial<Parameters<typeof journeyReport>[0]> = {}): JourneyReport {
  return journeyReport({
    machine: loanChart,
    title: 'Loan',
    purpose: 'A small journey.',
    held: seen(),
    chromium: seen(),
    beyond: {},
    ...options,
  });
}

describe('thresholds', () => {
  it.each([
    [10, 10, 100, true],
    [9, 10, 100, false],
    [9, 10, 90, true],
    [0, 0, 100, true],
  ])('%d of %d for %d percent: %s', (covered, total, percent, expected) => {
    expect(isEnough(covered, total, percent)).toBe(expected);
  });
});

describe('the report of a journey', () => {
  it('has no shortfall when all was walked at both levels', () => {
    expect(report().transitions.every(({ fate }) => fate === 'both')).toBe(true);
    expect(shortfallsOf([report()], [], 'night')).toEqual([]);
  });

  it('lists what was not walked with stubbed ports', () => {
    const short = report({ held: seen([first.label]) });
    expect(short.transitions[0]).toMatchObject({ fate: 'missing' });
    expect(shortfallsOf([short], [], 'night')).toEqual([`loan: not taken: ${first.label}`]);
  });

  it('lists what Chromium did not take, unless it is beyond Chromium', () => {
    const chromium = seen([first.label]);
    expect(shortfallsOf([report({ chromium })], [], 'night')).toEqual([
      `loan: not taken in Chromium: ${first.label}`,
    ]);
    const listed = report({ chromium, beyond: { [first.label]: 'no browser can' } });
    expect(listed.transitions[0]).toMatchObject({ fate: 'beyond', reason: 'no browser can' });
    expect(shortfallsOf([listed], [], 'night')).toEqual([]);
  });

  it('requires of Chromium by day only that it opened the journey', () => {
    const partly = report({ chromium: seen([first.label]) });
    expect(shortfallsOf([partly], [], 'day')).toEqual([]);
    const unopened = report({ chromium: createCoverage([loanChart]).parts()[0] });
    expect(shortfallsOf([unopened], [], 'day')).toEqual(['loan: not opened in Chromium']);
  });

  it('lists entries of beyond Chromium that Chromium took, or that are no transition', () => {
    const listed = report({ beyond: { [first.label]: 'no browser can', 'a -- b --> c': 'gone' } });
    expect(listed.wronglyBeyond).toEqual([first.label, 'a -- b --> c']);
    expect(shortfallsOf([listed], [], 'night')).toHaveLength(2);
  });

  it('has no shortfall for a level that was not walked', () => {
    const held = report({ chromium: undefined });
    expect(held.chromium).toBeNull();
    expect(shortfallsOf([held], [], 'night')).toEqual([]);
  });

  it('reports a journey that was not walked in one line, and counts nothing of it as covered', () => {
    const unwalked = report({ held: undefined, chromium: undefined });
    expect(shortfallsOf([unwalked], [], 'night')).toEqual(['loan: not walked with stubbed ports']);
    const html = renderToStaticMarkup(<JourneysSection journeys={[unwalked]} />);
    expect(html).not.toContain('100 %');
    expect(html).toContain('<td>not walked</td>');
  });

  it('ignores parts of another version of a chart', () => {
    const part = seen();
    if (part === undefined) throw new Error('Nothing was seen.');
    expect(isCurrentPart(loanChart, part)).toBe(true);
    expect(isCurrentPart(loanChart, { ...part, transitions: part.transitions.slice(1) })).toBe(false);
  });
});

const line: Requirement = { id: 'spec 5 row 3', text: 'A rule.' };

describe('the table of requirements', () => {
  const table = (
    lines: readonly Requirement[],
    results = new Map<string, { passed: number; failed: number }>(),
  ) =>
    requirementTable({
      requirements: lines,
      machines: [loanChart],
      journeys: [report()],
      results,
      exists: (file) => file === 'tests/rule.test.ts',
    });

  it('reports a requirement that nothing verifies as open', () => {
    expect(table([line])[0]).toMatchObject({ fate: 'open', places: [], tests: [] });
    expect(shortfallsOf([], table([line]), 'night')).toEqual([
      'specification: spec 5 row 3 is verified by no chart and no test: A rule.',
    ]);
  });

  it('shows the last result of a test', () => {
    const held: Requirement = { ...line, verifiedBy: ['tests/rule.test.ts'] };
    expect(table([held])[0]).toMatchObject({ fate: 'not run', tests: [{ result: null }] });
    const failed = new Map([['tests/rule.test.ts', { passed: 3, failed: 1 }]]);
    expect(table([held], failed)[0]).toMatchObject({ fate: 'failing' });
    const passed = new Map([['tests/rule.test.ts', { passed: 4, failed: 0 }]]);
    expect(table([held], passed)[0]).toMatchObject({ fate: 'held' });
  });

  it('reports a requirement as not run, not as failing, when its journey was not walked', () => {
    const [row] = requirementTable({
      requirements: [{ ...line, operation: 'verifyPan' }],
      machines: [loanChart],
      journeys: [report({ held: undefined, chromium: undefined })],
      results: new Map(),
      exists: () => false,
    });
    expect(row).toMatchObject({ fate: 'not run', places: [{ fate: 'missing', isWalked: false }] });
  });

  it('finds the states that make the call of a requirement', () => {
    const rows = table([{ ...line, operation: 'verifyPan', verifiedBy: [] }]);
    expect(rows[0]?.places.map(({ kind, journey }) => [kind, journey])).toContainEqual(['state', 'loan']);
  });

  it('fails for a test file that does not exist', () => {
    expect(() => table([{ ...line, verifiedBy: ['tests/gone.test.ts'] }])).toThrow('tests/gone.test.ts');
  });

  it('has no line of the specification twice', () => {
    const ids = requirements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('results of the test runners', () => {
  it('are summed by file, with the command that replays a failed path', () => {
    const outcomes = [
      { file: 'tests/paths/a.test.tsx', name: 'walks', passed: true, message: '' },
      {
        file: 'tests/paths/a.test.tsx',
        name: 'walks on',
        passed: false,
        message: '\n\u001b[31mIt stands still.\u001b[39m\nreplay: PATHS_REPLAY=x npx vitest run a',
      },
    ];
    const { files, failures } = resultsOf(outcomes);
    expect(files.get('tests/paths/a.test.tsx')).toEqual({ passed: 1, failed: 1 });
    expect(failures).toEqual([
      {
        file: 'tests/paths/a.test.tsx',
        name: 'walks on',
        reason: 'It stands still.',
        replay: 'PATHS_REPLAY=x npx vitest run a',
      },
    ]);
  });

  it('has a replay command for a test in Chromium, and none for a test that is not a path', () => {
    const failed = (file: string) => ({ file, name: 'is stopped', passed: false, message: 'no' });
    const { failures } = resultsOf([failed('tests/paths/a.spec.ts'), failed('tests/paths/kit/a.test.ts')]);
    const [line = '', none] = failures.map(({ replay }) => replay);
    const [, token = ''] = /^npm run paths -- replay (chromium\.[\w-]+)$/.exec(line ?? '') ?? [];
    expect(readSpecToken(token)).toEqual({ file: 'tests/paths/a.spec.ts', title: 'is stopped' });
    expect(none).toBeNull();
  });
});

describe('failures of --level layout', () => {
  const dir = mkdtempSync(join(tmpdir(), 'laid-out-'));
  const fault = { step: 'the merchant: next', plain: 'in wide: it runs 20 pixels out', token: 'abc' };
  const journeys = [{ journey: 'home', faults: [fault], complaints: ['the console: no'] }];
  writeFileSync(join(dir, 'layout.json'), JSON.stringify({ journeys }));

  it('have the replay command', () => {
    const file = 'tests/paths/home.test.tsx';
    expect(layoutFailures(dir, 0)).toEqual([
      {
        file,
        name: 'laid out: the merchant: next',
        reason: fault.plain,
        replay: 'npm run paths -- replay abc --level layout',
      },
      { file, name: 'laid out', reason: 'the console: no', replay: null },
    ]);
  });

  it('are ignored after a newer complete run', () => {
    expect(layoutFailures(dir, Date.now() + 60_000)).toEqual([]);
  });
});

describe('results of several runs', () => {
  const test = (file: string, passed: boolean) => ({ file, name: 'walks', passed, message: '' });

  it('are the newest ones of each file', () => {
    const outcomes = latestOutcomes([
      { at: 1, outcomes: [test('a', false), test('b', true)] },
      { at: 2, outcomes: [test('a', true)] },
    ]);
    expect(outcomes).toEqual([test('b', true), test('a', true)]);
  });

  it('of `paths run` are stored when a journey was walked completely, or something failed; never with a seeded mutant', () => {
    const dir = mkdtempSync(join(tmpdir(), 'results-'));
    const all = { levels: ['chart', 'screens'], seed: 42 } as const;
    storeResults([test('tests/paths/a.test.tsx', true)], all, join(dir, 'results'));
    storeResults([test('tests/paths/b.test.tsx', true)], { ...all, to: 'x' }, join(dir, 'results'));
    storeResults([test('tests/paths/c.test.tsx', false)], { ...all, to: 'x' }, join(dir, 'results'));
    storeResults([test('tests/paths/d.test.tsx', false)], { ...all, plant: 'chart' }, join(dir, 'results'));
    const files = readStoredResults(dir).flatMap(({ outcomes }) => outcomes.map(({ file }) => file));
    expect(files.sort()).toEqual(['tests/paths/a.test.tsx', 'tests/paths/c.test.tsx']);
  });
});

describe('the printed shortfalls', () => {
  it('are the first ten, the number of the others, and the file that lists all', () => {
    const lines = summaryLines({
      shortfalls: Array.from({ length: 31 }, (_, at) => `j${at}: not walked with stubbed ports`),
      failures: [],
    });
    expect(lines.filter((one) => one.startsWith('FAILED: '))).toHaveLength(10);
    expect(lines).toContain('and 21 more: reports/paths/report.json');
    expect(lines).toContain(
      'Not every journey was walked: `npm run test:paths` walks all of them and writes a full report.',
    );
    expect(summaryLines({ shortfalls: [], failures: [] })[0]).toBe('No shortfalls.');
  });
});

const short = report({ held: seen([first.label, 'terms']), chromium: seen([first.label, second.label]) });
const whole: Report = {
  at: '2026-11-21T10:00:00.000Z',
  journeys: [short],
  requirements: [{ ...line, places: [], tests: [], fate: 'open' }],
  failures: [
    { file: 'tests/paths/a.test.tsx', name: 'walks', reason: 'It & <you>', replay: 'PATHS_REPLAY=x' },
  ],
  shortfalls: shortfallsOf([short], [], 'night'),
  stale: [],
  mutants: null,
  chartMutants: [],
  outside: [],
  walkedFaults: null,
  slowest: [],
  trend: [],
  scope: 'night',
};

describe('earlier runs', () => {
  it('are kept one by one, with what was covered and the time', () => {
    const dir = mkdtempSync(join(tmpdir(), 'trend-'));
    expect(readTrend(dir)).toEqual([]);
    recordRun(dir, whole, 90_000);
    recordRun(dir, { ...whole, scope: 'day', failures: [] }, 60_000);
    const [first, second] = readTrend(dir);
    expect(first).toMatchObject({
      at: whole.at,
      scope: 'night',
      failures: 1 + whole.shortfalls.length,
      duration: 90_000,
    });
    expect(second).toMatchObject({ scope: 'day', failures: whole.shortfalls.length, chartMutants: null });
  });
});

describe('the slowest tests', () => {
  it('are the twenty with the longest duration, the slowest first', () => {
    const outcomes = Array.from({ length: 30 }, (_, index) => ({
      file: 'tests/a.test.ts',
      name: `test ${index}`,
      passed: true,
      message: '',
      duration: index * 100,
    }));
    const { slowest } = resultsOf(outcomes);
    expect(slowest).toHaveLength(20);
    expect(slowest[0]).toEqual({ file: 'tests/a.test.ts', name: 'test 29', duration: 2_900 });
  });
});

describe('walks with injected faults', () => {
  it('are counted by fault, each screen once', () => {
    const walk = (fault: string, screens: readonly string[]) => ({
      token: planOf({ journeys: ['home'], seed: 1, fault })
        .slice(0, 1)
        .map(tokenOf)
        .join(''),
      steps: 3,
      screens,
      walkedSteps: [],
      hasReachedEnd: true,
    });
    expect(
      countWalks([walk('reload', ['home']), walk('slow', ['home', 'pay']), walk('slow', ['pay'])]),
    ).toEqual({
      walks: 3,
      steps: 9,
      screens: 2,
      byFault: [
        ['slow', 2],
        ['reload', 1],
      ],
    });
  });
});

describe('the written report', async () => {
  const drawings = new Map([['loan', await layOut(loanChart)]]);

  it('is JUnit with a case for each journey and each line', () => {
    const xml = junit(whole);
    expect(xml).toContain('<testsuite name="journeys" tests="1" failures="1">');
    expect(xml).toContain('<testsuite name="requirements" tests="1" failures="1">');
    expect(xml).toContain(`loan: not taken: ${first.label.replaceAll('>', '&gt;')}`);
  });

  it('shows mutants, injected faults, judges from outside, earlier runs and slow tests, once there are any', () => {
    const survivor = { chart: 'loan', kind: 'tag dropped', detectedBy: null, equivalent: null } as const;
    const full: Report = {
      ...whole,
      chartMutants: [
        { ...survivor, name: 'pan: pending: tag dropped' },
        { ...survivor, name: 'pan: target swapped', detectedBy: 'approved transitions' },
      ],
      walkedFaults: { walks: 3, steps: 9, screens: 2, byFault: [['reload', 3]] },
      mutants: { seed: '7', results: [{ name: 'fee doubled', verdict: 'caught', by: 'prepayment' }] },
      outside: [
        {
          ...{ judge: 'judge@1', seed: 7, at: whole.at, minutes: 5, tried: '9 actions' },
          checks: [
            { name: 'held', violations: [] },
            { name: 'broken', violations: ['home.7'] },
          ],
        },
      ],
      trend: [recorded(whole, 90_000)],
      slowest: [{ file: 'tests/a.test.ts', name: 'waits', duration: 2_900 }],
    };
    const html = renderToStaticMarkup(<Page report={full} drawings={drawings} sheet="" script="" />);
    expect(html).toContain('<td>1 of 2, 50 %</td><td>0</td><td>pan: pending: tag dropped</td>');
    expect(html).toContain('<th scope="row">reload</th><td>3</td>');
    expect(html).toContain('<th scope="row">fee doubled</th><td>caught</td><td>prepayment</td>');
    expect(html).toContain('judge@1: 9 actions in 5 minutes, 2026-11-21 10:00 UTC, seed 7.');
    expect(html).toContain('<th scope="row">broken</th><td>home.7</td>');
    expect(html).toContain('at night</td>');
    expect(html).toContain('<td>2.9</td>');
  });

  it('is a self-contained page with failures first and their replay commands', () => {
    const html = renderToStaticMarkup(<Page report={whole} drawings={drawings} sheet="" script="" />);
    expect(html).toContain('<h1>One path failed.</h1>');
    expect(html).toContain('PATHS_REPLAY=x');
    expect(html).toContain('class="card missing');
    expect(html).not.toMatch(/<script [^>]*src|<link|src="|url\((?!#)/);
  });
});

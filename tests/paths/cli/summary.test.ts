import { describe, expect, it } from 'vitest';

import type { RunResults } from './progress';
import { isAllWell, summaryOf } from './summary';

describe('a summary', () => {
  const failure = {
    journey: 'home',
    level: 'screens',
    plain: 'in homeUnavailable: no heading',
    shrinkExtent: 'minimal' as const,
    fault: 'retry: no heading',
    plant: null,
    reason: 'no heading\nsecond line',
    step: 'the merchant: retry',
    chart: { state: 'homeUnavailable', status: 'active', transitions: [] },
    path: ['It starts as "home", in loadingHome.', '1. the merchant: retry -> homeUnavailable'],
    found: 12,
    shrunk: 1,
    calls: [],
    screen: null,
    token: 'abc',
    folder: 'reports/paths/failures/home-screens-1',
  };
  const gathered: RunResults = {
    mutants: [],
    reports: [
      { journey: 'home', level: 'chart', paths: 1_200, steps: 30_000 },
      { journey: 'home', level: 'screens', paths: 1, steps: 12, failure },
      {
        journey: 'home',
        level: 'screens',
        paths: 1,
        steps: 14,
        failure,
        reached: { covered: 40, total: 54 },
      },
    ],
    complaints: [{ journey: 'home', test: 'follows the chart rules', reason: 'there is no exit' }],
    others: 3,
    outcomes: [],
    ms: 83_000,
  };

  it('lists what was walked, and each finding once with the command that replays it', () => {
    const lines = summaryOf(gathered).split('\n');
    expect(lines).toContain('home     screens      2     26  40 of 54, 74 %  2 paths FAILED');
    expect(lines.filter((line) => line.includes('replay abc'))).toHaveLength(1);
    expect(lines).toContain('1. home (screens): in homeUnavailable: no heading');
    expect(lines).toContain(
      '  shrunk from 12 steps to 1; details: reports/paths/failures/home-screens-1/failure.md',
    );
    expect(lines).toContain('  raw: no heading');
    expect(lines).toContain('  2 paths failed by it');
    expect(lines).toContain('FAILED: home: follows the chart rules: there is no exit');
    expect(lines.at(-1)).toBe(
      '1 journey, 1,202 paths, 30,026 steps and 3 other tests in 1 min 23 s: 2 problems.',
    );
    expect(isAllWell(gathered)).toBe(false);
    expect(isAllWell({ ...gathered, reports: gathered.reports.slice(0, 1), complaints: [] })).toBe(true);
  });

  it('never reports a journey with a failure as passed', () => {
    const chart = gathered.reports.slice(0, 1);
    expect(summaryOf({ ...gathered, reports: chart })).toContain('walked; see FAILED below');
    expect(summaryOf({ ...gathered, reports: chart })).not.toContain('passed');
  });

  it('shows the changed lines of an approved text', () => {
    const lines = ['  in terms: accept', '    approved: leads to taken', '    now:      leads to left'];
    const complaint = { journey: 'home', test: 'home > leads where', reason: 'home leads elsewhere', lines };
    const summaryText = summaryOf({
      ...gathered,
      reports: gathered.reports.slice(0, 1),
      complaints: [complaint],
    });
    expect(summaryText).toContain('FAILED: home: leads where: home leads elsewhere\n    in terms: accept\n');
  });

  it('reports an interrupted run without claiming that it passed', () => {
    const chart = { ...gathered, reports: gathered.reports.slice(0, 1), complaints: [] };
    expect(summaryOf(chart, 'no failure so far')).toContain('no failure so far.');
    expect(summaryOf(chart, 'no failure so far')).not.toContain('passed');
  });

  it('reports why a requested path cannot be walked', () => {
    const stale = {
      journey: 'home',
      level: 'chart',
      paths: 0,
      steps: 0,
      stale: 'No path leads there.',
    } as const;
    const summaryText = summaryOf({ ...gathered, reports: [stale], complaints: [] });
    expect(summaryText).toContain('NOT WALKED: No path leads there.');
    expect(summaryText).not.toContain('passed');
  });

  it('reports the reached coverage, and fails when it is below the requested one', () => {
    const walked = { journey: 'home', level: 'chart', paths: 1, steps: 10, goal: 1 } as const;
    const reached = (covered: number) => ({
      ...gathered,
      complaints: [],
      mutants: [],
      reports: [{ ...walked, reached: { covered, total: 54 } }],
    });
    expect(summaryOf(reached(12))).toContain('NOT REACHED: home (chart): 22 of 100 % of its branches.');
    expect(isAllWell(reached(12))).toBe(false);
    expect(isAllWell(reached(54))).toBe(true);
  });
});

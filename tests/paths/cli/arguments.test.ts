import { describe, expect, it } from 'vitest';

import { specToken } from '../kit/spec-token';
import { readArguments } from './arguments';
import { journeysNamed, journeyTable } from './journeys';
import type { Gathered } from './progress';
import { replay } from './replay';
import { isAllWell, summaryOf } from './summary';
import { UsageError } from './usage';

describe('the command line', () => {
  it('is read as it is meant', () => {
    const words =
      'run autopay home --level chart,phone --seed 7 --until 95% --budget 300 --workers 4 --watch';
    expect(readArguments(words.split(' '))).toMatchObject({
      command: 'run',
      names: ['autopay', 'home'],
      levels: ['chart', 'phone'],
      plan: { seed: 7, until: 0.95, steps: 300 },
      workers: 4,
      isWatching: true,
    });
    expect(readArguments(['run', '--budget', '5min']).budget).toEqual({ ms: 300_000 });
    expect(readArguments(['run', '--budget', '90s']).plan).toEqual({ seed: 42 });
    expect(readArguments(['run', '--to', 'spec 5 row 3']).plan.to).toBe('spec 5 row 3');
    expect(readArguments([]).command).toBe('help');
    expect(readArguments(['run', '--help']).command).toBe('help');
  });

  it.each([
    [['run', '--level', 'screns'], 'There is no level "screns". Did you mean screens?'],
    [['run', '--until', '0'], '--until takes a percentage such as 100%, not "0".'],
    [['run', '--until', '101%'], '--until takes a percentage'],
    [['run', '--budget', 'much'], '--budget takes steps (400) or time (90s, 5min), not "much".'],
    [['run', '--seed', '-1'], '--seed'],
    [['run', '--workers', 'two'], '--workers takes a whole number, not "two".'],
    [['run', '--weights', 'nowhere.jsonl'], '--weights: there is no file "nowhere.jsonl".'],
    [['run', '--plant', 'tree'], '--plant takes chart or screen, not "tree".'],
    [['run', '--sed', '7'], "Unknown option '--sed'"],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(message);
  });
});

describe('the journeys', () => {
  it('are all listed, with what they have', () => {
    const all = journeysNamed([]);
    expect(all.length).toBeGreaterThan(30);
    expect(all.every(({ held }) => held !== null)).toBe(true);
    const selfie = journeysNamed(['selfie'])[0];
    expect(selfie?.specs.map((file) => file.replace('tests/paths/', ''))).toEqual([
      'selfie-no-camera.spec.ts',
      'selfie-refused.spec.ts',
      'selfie.spec.ts',
    ]);
    expect(journeysNamed(['mandate'])[0]?.specs).toEqual(['tests/paths/mandate.spec.ts']);
    expect(journeyTable(journeysNamed(['autopay']))).toMatch(
      /^journey +states.*\nautopay +\d+ +\d+ .*Autopay$/,
    );
  });

  it.each([
    ['autopya', 'There is no journey "autopya". Did you mean autopay?'],
    ['payment', 'There is no journey "payment". Did you mean payment-status'],
    ['zzzzzz', 'There is no journey "zzzzzz". `npm run paths -- list` shows all.'],
  ])('of the name %s are none, and the nearest are named', (name, message) => {
    expect(() => journeysNamed([name])).toThrow(message);
  });
});

describe('a token', () => {
  const asked = (...args: string[]) => replay(readArguments(args), () => {});

  it.each([
    ['that is missing', [], 'a failure names its token'],
    ['that was cut', ['q1YqSizIUrJSys'], '"q1YqSizIUrJSys" is no token.'],
    [
      'of a test in Chromium that is gone',
      [specToken({ file: 'tests/paths/gone.spec.ts', title: 'x' })],
      'stale',
    ],
    ['that names no test', ['chromium.abc'], 'is no token'],
  ])('%s is refused with the reason', async (_, args, message) => {
    await expect(asked('replay', ...args)).rejects.toThrow(message);
    await expect(asked('replay', ...args)).rejects.toThrow(UsageError);
  });

  it('of Chromium can be replayed, not shrunk', async () => {
    const token = specToken({ file: 'tests/paths/autopay.spec.ts', title: 'x' });
    await expect(asked('shrink', token)).rejects.toThrow('only a path with held ports can be shrunk');
  });
});

describe('a summary', () => {
  const failure = {
    journey: 'home',
    level: 'screens',
    reason: 'no heading\nsecond line',
    step: 'the merchant: retry',
    position: { state: 'homeUnavailable', status: 'active', transitions: [] },
    path: ['It starts as "home", in loadingHome.', '1. the merchant: retry -> homeUnavailable'],
    found: 12,
    shrunk: 1,
    calls: [],
    screen: null,
    token: 'abc',
    folder: 'reports/paths/failures/home-screens-1',
  };
  const gathered: Gathered = {
    reports: [
      { journey: 'home', level: 'chart', paths: 1_200, steps: 30_000 },
      { journey: 'home', level: 'screens', paths: 1, steps: 12, failure },
      { journey: 'home', level: 'screens', paths: 1, steps: 14, failure },
    ],
    complaints: [{ journey: 'home', test: 'keeps the rules of a chart', reason: 'no way out' }],
    others: 3,
    ms: 83_000,
  };

  it('tells a manager what was walked, and each thing that was found once, with how to see it again', () => {
    const lines = summaryOf(gathered).split('\n');
    expect(lines).toContain('home     screens      2     26  2 FAILED');
    expect(lines.filter((line) => line.includes('replay abc'))).toHaveLength(1);
    expect(lines).toContain('1. home (screens): no heading');
    expect(lines).toContain(
      '  shrunk from 12 steps to 1; all of it: reports/paths/failures/home-screens-1/failure.md',
    );
    expect(lines).toContain('FAILED: home: keeps the rules of a chart: no way out');
    expect(lines.at(-1)).toBe(
      '1 journey, 1,202 paths, 30,026 steps and 3 other tests in 1 min 23 s: 2 problems.',
    );
    expect(isAllWell(gathered)).toBe(false);
    expect(isAllWell({ ...gathered, reports: gathered.reports.slice(0, 1), complaints: [] })).toBe(true);
  });
});

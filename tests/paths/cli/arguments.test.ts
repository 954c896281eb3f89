import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specToken } from '../kit/paths/spec-token';
import { encodeWritten } from '../kit/paths/token';
import { readArguments } from './arguments';
import { journeysNamed, journeyTable } from './journeys';
import { checkOptions } from './options';
import { replay } from './replay';
import { UsageError } from './usage';
import { hasEntryUrl, whyNoEntryUrl } from './without-entry-url';

describe('the command line', () => {
  it('is parsed into options', () => {
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
    expect(readArguments(['run', '--seed', '7']).plan).toEqual({ seed: 7, steps: 200 });
    expect(readArguments(['run', '--seed', '7', '--until', '90%']).plan).toEqual({ seed: 7, until: 0.9 });
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
    [['run', '--workers', '0'], '--workers takes one or more, not "0"'],
    [['run', '--workers', 'two'], '--workers takes a whole number, not "two".'],
    [['run', '--weights', 'nowhere.jsonl'], '--weights: there is no file "nowhere.jsonl".'],
    [['run', '--plant', 'tree'], '--plant takes chart or screen, not "tree".'],
    [['run', '--fault', 'flood'], '--fault takes one of drop-before, drop-after, 401,'],
    [['run', '--host', 'fridge'], '--host takes page or phone, not "fridge".'],
    [['replay', 'token', '--steps', 'nowhere.json'], '--steps: there is no file "nowhere.json".'],
    [['record', '--rounds', '0'], '--rounds takes one or more, not "0"'],
    [['run', '--sed', '7'], "Unknown option '--sed'"],
  ])('reports what is wrong with %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(message);
  });
});

describe('a file of weights', () => {
  it('is refused immediately when it is invalid, with its line', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'weights-')), 'batches.jsonl');
    writeFileSync(file, '{"visitor_id":"v","sent_at":0,"events":[]}\nnot a batch\n');
    expect(() => readArguments(['run', '--weights', file])).toThrow(UsageError);
    expect(() => readArguments(['run', '--weights', file])).toThrow('line 2: this is no analytics batch');
  });

  it.each([
    ['that is gone', ['--weights', 'nowhere.jsonl']],
    ['that is none', ['--weights', 'package.json']],
    ['that is a folder', ['--weights', 'tests']],
    ['that is not named', ['--weights']],
  ])('%s is refused, with the valid values', (_, args) => {
    expect(() => readArguments(['run', ...args])).toThrow(UsageError);
    expect(() => readArguments(['run', ...args])).toThrow(
      '--weights takes what `npm run sessions` writes, its counts too: tests/sessions/transition-counts.json.',
    );
  });
});

const WALK = 'home.0.overdue.slow.first-step.page.17';

describe('options without an effect', () => {
  const check = (line: string) => checkOptions(readArguments(line.split(' ')));

  it.each([
    ['list foo', '`list` takes no names: "foo" is too much.'],
    ['list --seed 3', '--seed has no effect on `list`, which takes no options.'],
    ['report autopay', '`report` takes no names'],
    ['replay abc def', '`replay` takes one token: "def" is too much.'],
    ['replay abc --until 100%', '--until has no effect on `replay`'],
    [
      'run contact --level browser --seed 3',
      '--seed has no effect on --level browser, which takes --level, --workers',
    ],
    [
      'run contact --level layout --seed 3',
      '--seed has no effect on --level layout, which takes --level, --workers.',
    ],
    ['run contact --level phone --until 100%', '--until has no effect on --level phone'],
    ['run contact --level phone --budget 40', '--budget takes time (90s, 5min) on --level phone, not steps.'],
    [
      'run contact --level screens,layout --watch',
      '--watch never ends: it only walks --level chart and screens',
    ],
    ['run contact --fault slow', '--fault has no effect on --level chart'],
    ['run contact --level browser --host page', '--host has no effect on --level browser'],
    [`replay ${WALK} --level phone`, '--level has no effect on `replay` of a walk with fault injection'],
    [`replay ${WALK} --budget 90s`, '--budget has no effect on `replay` of a walk'],
    [`shrink ${WALK} --budget 40`, '--budget takes time (90s, 5min) on `shrink` of a walk'],
    ['replay abc --steps package.json', '--steps has no effect on `replay`, which takes --level'],
    ['record --fault slow', '--fault has no effect on `record`, which takes --rounds'],
  ])('%s is a wrong command', (line, message) => {
    expect(() => check(line)).toThrow(UsageError);
    expect(() => check(line)).toThrow(message);
  });

  it('are reported when only one of the levels takes them', () => {
    expect(check('run contact --level chart,browser --seed 3')).toEqual([
      '--seed has no effect on --level browser.',
    ]);
    expect(check('run contact --level chart --seed 3')).toEqual([]);
    expect(check('run contact --level phone --fault slow --host page --seed 3 --budget 30s')).toEqual([]);
    expect(check('run contact --level browser,phone --fault slow --workers 3')).toEqual([
      '--fault has no effect on --level browser.',
    ]);
    expect(check(`shrink ${WALK} --budget 90s --headed`)).toEqual([]);
  });
});

describe('a chart without an entry URL', () => {
  it('is reported, with the journeys that invoke it', () => {
    expect(hasEntryUrl('otp')).toBe(false);
    expect(whyNoEntryUrl('otp')).toBe(
      '"otp" has no entry URL of its own. It is walked as part of mandate-phone, agreement, leads, udyam: name one of them.',
    );
  });
});

describe('the journeys', () => {
  it('are all listed, with their tests and counts', () => {
    const all = journeysNamed([]);
    expect(all.length).toBeGreaterThan(30);
    expect(all.every(({ testFile }) => testFile !== null)).toBe(true);
    const selfie = journeysNamed(['selfie'])[0];
    expect(selfie?.specs.map((file) => file.replace('tests/paths/', ''))).toEqual([
      'selfie-no-camera.spec.ts',
      'selfie-refused.spec.ts',
      'selfie.spec.ts',
    ]);
    expect(journeysNamed(['mandate'])[0]?.specs).toEqual(['tests/paths/mandate.spec.ts']);
    expect(journeyTable(journeysNamed(['autopay']))).toMatch(
      /^journey +states.*\nautopay +\d+ +\d+ +\d+ +yes +yes$/,
    );
    for (const row of journeyTable(all).split('\n')) expect(row.length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['autopya', 'There is no journey "autopya". Did you mean autopay?'],
    ['payment', 'There is no journey "payment". Did you mean payment-status'],
    ['zzzzzz', 'There is no journey "zzzzzz". `npm run paths -- list` shows all.'],
  ])('with the name %s does not exist, and similar names are suggested', (name, message) => {
    expect(() => journeysNamed([name])).toThrow(message);
  });
});

describe('a token', () => {
  const replayed = (...args: string[]) => replay(readArguments(args), () => {});
  const path = encodeWritten({ machine: 'autopay', start: 'cold', moves: [] });

  it.each([
    ['that is missing', [], 'the report of a failure has its token'],
    ['that was cut', ['q1YqSizIUrJSys'], '"q1YqSizIUrJSys" is no token.'],
    [
      'of a test in Chromium that no longer exists',
      [specToken({ file: 'tests/paths/gone.spec.ts', title: 'x' })],
      'stale',
    ],
    ['that names no test', ['chromium.abc'], 'is no token'],
  ])('%s is refused with the reason', async (_, args, message) => {
    await expect(replayed('replay', ...args)).rejects.toThrow(message);
    await expect(replayed('replay', ...args)).rejects.toThrow(UsageError);
  });

  it('that was damaged is not printed in full', async () => {
    const refused = String(await replayed('replay', 'x'.repeat(1_000)).catch(String));
    expect(refused).toContain('(1000 characters)" is no token');
    expect(refused.length).toBeLessThan(150);
  });

  it('of a path with stubbed ports is not walked on another level', async () => {
    await expect(replayed('replay', path, '--level', 'browser')).rejects.toThrow(
      'it is walked on --level chart, screens or layout',
    );
  });

  it('of a chart without screens has no layout level, and a failure of that level is shrunk already', async () => {
    const load = encodeWritten({ machine: 'load', start: 'a load', moves: [] });
    await expect(replayed('replay', load, '--level', 'layout')).rejects.toThrow(
      '"load" has no screens of its own',
    );
    await expect(replayed('shrink', path, '--level', 'layout')).rejects.toThrow(
      'shrunk in the run that finds them',
    );
  });

  it('of a test that is written by hand can be replayed, not shrunk', async () => {
    const token = specToken({ file: 'tests/paths/autopay.spec.ts', title: 'x' });
    await expect(replayed('shrink', token)).rejects.toThrow('can be replayed, but not shrunk');
  });
});

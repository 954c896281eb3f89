import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, createMachine, setup } from 'xstate';

import { readSessionLines } from '../../../../src/inspector/stops/session-lines';
import { transitionCounts } from '../../../../src/inspector/stops/transition-counts';
import { batch, change } from '../../../inspector/stops/batches';
import { transitionsIn } from '../model/graph';
import { done, elapses, fails, person } from '../model/moves';
import { describePath, labelsOf, type Path, stepsAfterStart, stepsFromStart } from '../paths/path';
import { encodePath, replayPath } from '../paths/token';
import { createTestModel } from '../run/test-model';
import { loanChart } from '../sample/sample-chart';
import { type RandomWalkOptions, randomWalk, walksFrom } from './random-walk';
import { goalNamed, shortestPath } from './shortest';
import { readCounts, weighBy } from './weights';

const model = createTestModel(loanChart, {
  starts: [
    { name: 'fresh', input: {} },
    { name: 'with a PAN', input: { knownPan: 'BNZPM2501F' } },
  ],
  abstract: (context) => [
    Math.min(context.attempts, 3),
    Math.min(context.polls, 2),
    context.done.includes('pan'),
    context.pan !== '',
  ],
  events: [
    done('getUserState', { blocked: false }, 'free'),
    done('getUserState', { blocked: true }, 'blocked'),
    fails('getUserState', new Error('down')),
    done('verifyPan', { ok: true }, 'good'),
    done('verifyPan', { ok: false }, 'bad'),
    fails('verifyPan', new Error('down')),
    done('acceptTerms', { status: 'paid' }, 'paid'),
    done('acceptTerms', { status: 'unknown' }, 'unknown'),
    fails('acceptTerms', new Error('down')),
    done('getLoanStatus', { paid: true }, 'paid'),
    done('getLoanStatus', { paid: false }, 'not yet'),
    fails('getLoanStatus', new Error('down')),
    elapses('slow'),
    elapses('poll'),
    person({ type: 'pan.submitted', pan: 'BNZPM2501F' }),
    person({ type: 'terms.accepted' }),
    person({ type: 'help.left' }),
    person({ type: 'back' }),
    person({ type: 'retry' }),
  ],
});

const { logic } = model;
const walks = (options: RandomWalkOptions) =>
  model.getPaths(randomWalk(options), { allowDuplicatePaths: true });

describe('the shortest path', () => {
  it('ends at a state or at a transition', () => {
    const toState = shortestPath(logic, goalNamed(loanChart, 'disbursed'));
    expect(toState && describePath(toState)).toBe(
      'with a PAN: getUserState: free > verifyPan: good > terms.accepted > acceptTerms: paid => disbursed',
    );
    const toBack = shortestPath(logic, goalNamed(loanChart, 'terms -- back --> pan'));
    expect(toBack && labelsOf(toBack)).toEqual(['getUserState: free', 'verifyPan: good', 'back']);
    const toFirst = shortestPath(logic, goalNamed(loanChart, 'loan.loadingUser'));
    expect(toFirst && labelsOf(toFirst)).toEqual([]);
  });

  it('leads to a requirement that the chart names', () => {
    const chart = createMachine({
      id: 'chart',
      initial: 'form',
      states: {
        form: { on: { next: 'middle' } },
        middle: { on: { next: { target: 'end', meta: { requirements: ['spec 5 row 3'] } } } },
        end: { type: 'final' },
      },
    });
    const small = createTestModel(chart, {
      starts: [{ name: 'start' }],
      events: [person({ type: 'next' })],
    });
    const path = shortestPath(small.logic, goalNamed(chart, 'spec 5 row 3'));
    expect(path?.steps.slice(1).map(({ state }) => state.snapshot.value)).toEqual(['form', 'middle', 'end']);
  });

  it('suggests similar names when the chart does not have that name', () => {
    expect(() => goalNamed(loanChart, 'disbused')).toThrow(
      '"loan" has no state, transition or requirement "disbused". Did you mean disbursed?',
    );
  });

  it('does not exist when the samples lead nowhere else', () => {
    const poor = createTestModel(loanChart, {
      starts: [{ name: 'fresh', input: {} }],
      events: [done('getUserState', { blocked: true }, 'blocked')],
    });
    expect(shortestPath(poor.logic, goalNamed(loanChart, 'terms'))).toBeUndefined();
  });
});

describe('a walk until a share is covered', () => {
  const shareOf = (paths: readonly Path[]) => {
    const taken = paths.flatMap((path) => stepsFromStart(path).flatMap(({ state }) => state.transitions));
    return new Set(taken).size / transitionsIn(model.graph).size;
  };
  const stepsOf = (paths: readonly Path[]) => paths.reduce((sum, path) => sum + labelsOf(path).length, 0);

  it('ends when all is taken, and is the same for the same seed', () => {
    const all = walks({ seed: 7, until: 1, steps: 5_000 });
    expect(shareOf(all)).toBe(1);
    expect(stepsOf(all)).toBeLessThan(5_000);
    const half = walks({ seed: 7, until: 0.5, steps: 5_000 });
    expect(shareOf(half)).toBeGreaterThanOrEqual(0.5);
    expect(half.length).toBeLessThan(all.length);
    expect(half.map(describePath)).toEqual(all.slice(0, half.length).map(describePath));
  });

  it('ends when its steps are used up', () => {
    const short = walks({ seed: 7, until: 1, steps: 10 });
    expect(stepsOf(short)).toBe(10);
    expect(shareOf(short)).toBeLessThan(1);
  });

  it('continues as long as the caller requests more', () => {
    const endless = walksFrom(logic, { seed: 7 });
    const first = endless.next().value;
    expect(labelsOf(endless.next().value).length).toBeGreaterThan(0);
    const [same] = walks({ seed: 7, steps: labelsOf(first).length + 1 });
    expect(same && describePath(same)).toBe(describePath(first));
  });
});

describe('weights from merchants’ transitions', () => {
  const countedEvents = Array.from({ length: 300 }, (_, at) =>
    change('loadingUser xstate.done.actor.getUserState help', { at, journey: 'loan' }),
  );

  it('lead a walk along frequent transitions, and sometimes along others', () => {
    const first = (weigh?: ReturnType<typeof weighBy>) =>
      walks({ seed: 3, steps: 900, ...(weigh === undefined ? {} : { weigh }) }).map(
        (path) => labelsOf(path)[0],
      );
    const share = (labels: readonly (string | undefined)[]) =>
      labels.filter((label) => label === 'getUserState: blocked').length / labels.length;
    expect(share(first())).toBeLessThan(0.5);
    const weighed = first(weighBy(transitionCounts([batch(countedEvents)]), 'loan'));
    expect(share(weighed)).toBeGreaterThan(0.9);
    expect(weighed).toContain('getUserState: free');
  });

  it('are read from a file of batches, and an invalid line is reported', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'batches-')), 'batches.jsonl');
    writeFileSync(file, `${JSON.stringify(batch(countedEvents))}\n\n`);
    expect(readCounts(file).get('loan')?.get('loadingUser|xstate.done.actor.getUserState|help')).toBe(300);
    writeFileSync(file, `${JSON.stringify(batch(countedEvents))}\n{"events":\n`);
    expect(() => readCounts(file)).toThrow(`${file}, line 2: this is no analytics batch.`);
  });

  it('are read from the gzipped sessions of this repository', () => {
    const counts = readCounts('tests/browser/support/sessions-24.jsonl.gz');
    const reading = readSessionLines(
      gunzipSync(readFileSync('tests/browser/support/sessions-24.jsonl.gz')).toString(),
    );
    if (!reading.ok) throw new Error('no sessions');
    expect(counts).toEqual(transitionCounts(reading.batches.map((one) => one.batch)));
    expect(counts.get('loan-entry')?.size).toBeGreaterThan(0);
  });

  it('are read from a file of counts', () => {
    const counts = readCounts('tests/sessions/transition-counts.json');
    expect(counts.get('account-flow')?.get('CONFIRM_FORM|offer.confirmed|confirmingOffer')).toBeGreaterThan(
      0,
    );
    const folder = mkdtempSync(join(tmpdir(), 'counts-'));
    const packed = join(folder, 'counts.json.gz');
    writeFileSync(packed, gzipSync('{"loan":{"|xstate.init|loadingUser":4}}'));
    expect(readCounts(packed).get('loan')?.get('|xstate.init|loadingUser')).toBe(4);
  });

  it.each([
    ['counts without figures', '{"loan":{"a|b|c":"often"}}', 'line 1: this is no analytics batch'],
    ['counts of what is no change of a state', '{"loan":{"a":3}}', 'line 1: this is no analytics batch'],
    ['no counts at all', '{}', 'line 1: this is no analytics batch'],
    ['nothing', '\n', 'there is nothing in it'],
    ['a file that was packed and cut off', gzipSync('{}').subarray(0, 12), 'it cannot be unpacked'],
  ])('are not read from an invalid file: %s', (_, text, message) => {
    const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'counts');
    writeFileSync(file, text);
    expect(() => readCounts(file)).toThrow(message);
  });
});

describe('data from arbitraries', () => {
  const form = setup({
    // SAFETY: `types` carries types only; XState never reads the values.
    types: {
      context: {} as { readonly amount: number },
      events: {} as { readonly type: 'amount.given'; readonly amount: number } | { readonly type: 'again' },
    },
    guards: { isEnough: (_, amount: number) => amount >= 100 },
  }).createMachine({
    id: 'form',
    context: { amount: 0 },
    initial: 'empty',
    states: {
      empty: {
        on: {
          'amount.given': {
            guard: { type: 'isEnough', params: ({ event }) => event.amount },
            target: 'given',
            actions: assign({ amount: ({ event }) => event.amount }),
          },
        },
      },
      given: { on: { again: 'empty' } },
    },
  });
  const formModel = createTestModel(form, {
    starts: [{ name: 'start' }],
    events: [
      person(
        { type: 'amount.given', amount: 500 },
        {
          arbitrary: fc.record({
            type: fc.constant('amount.given'),
            amount: fc.integer({ min: 0, max: 1_000 }),
          }),
        },
      ),
      person({ type: 'again' }),
    ],
    abstract: () => null,
  });
  const amounts = (seed: number) =>
    formModel
      .getPaths(randomWalk({ seed, steps: 200 }), { allowDuplicatePaths: true })
      .flatMap((path) =>
        stepsAfterStart(path).flatMap(({ event: { move } }) =>
          move.kind === 'person' && 'amount' in move.event ? [move.event.amount] : [],
        ),
      );

  it('are drawn by the seed, in addition to the fixed sample, and only when the chart accepts them', () => {
    expect(amounts(1)).toEqual(amounts(1));
    expect(amounts(1)).not.toEqual(amounts(2));
    expect(new Set(amounts(1)).size).toBeGreaterThan(20);
    expect(amounts(1)).toContain(500);
    expect(amounts(1).every((amount) => Number(amount) >= 100)).toBe(true);
  });

  it('do not change the graph, and are part of the path that used them', () => {
    expect(formModel.graph.nodes.size).toBe(2);
    const [path] = formModel.getPaths(randomWalk({ seed: 1, steps: 60 }));
    if (path === undefined) throw new Error('No walk.');
    expect(labelsOf(replayPath(formModel.logic, encodePath(path)))).toEqual(labelsOf(path));
    expect(labelsOf(path).some((label) => /^amount\.given \{"amount":(?!500\b)\d+\}$/.test(label))).toBe(
      true,
    );
  });
});

/** What `createTestModel` tells of its chart, and what it refuses: names that the chart does not have. */
import { describe, expect, it } from 'vitest';
import { createShortestPathsGen } from 'xstate/graph';

import { transitionCover } from '../generators/cover';
import { randomWalk } from '../generators/random-walk';
import { done, elapses, fails, person, route } from '../model/moves';
import { loanChart } from '../sample/sample-chart';
import { createTestModel } from './test-model';

type Samples = Parameters<typeof createTestModel<typeof loanChart>>[1]['events'];

const modelWith = (...events: Samples) =>
  createTestModel(loanChart, { starts: [{ name: 'new', input: {} }], events });

const small = modelWith(
  done('getUserState', { blocked: true }, 'blocked'),
  fails('getUserState', new Error('broken'), 'broken'),
  person({ type: 'help.left' }),
);

describe('what the samples do not reach', () => {
  it('is listed: states, then transitions, in the order of the chart', () => {
    const uncovered = small.uncovered();
    expect(uncovered).toContain('pan');
    expect(uncovered).toContain('loadFailed -- retry --> loadingUser');
    expect(uncovered).not.toContain('help');
    expect(uncovered).not.toContain('help -- help.left --> left');
    expect(uncovered).toHaveLength(8 + 22);
    expect(uncovered[0]).toBe('routingStart');
  });
});

it('gives the paths of a generator of `xstate/graph`', () => {
  const ends = small.getPaths(createShortestPathsGen()).map(({ description }) => description);
  expect(ends).toContain('new: getUserState: blocked > help.left => left');
});

it('explores no further than its limit, whichever generator explores it first', () => {
  const limited = () =>
    createTestModel(loanChart, {
      starts: [{ name: 'new', input: {} }],
      events: [done('getUserState', { blocked: true }, 'blocked')],
      limit: 1,
    });
  expect(() => limited().getPaths(transitionCover())).toThrow('has more than 1 steps');
  expect(() => limited().getPaths(randomWalk({ seed: 1, steps: 5, until: 0.5 }))).toThrow(
    'has more than 1 steps',
  );
});

it('has shortest paths that run, also to a state that several answers lead to, the shortest first', async () => {
  const model = modelWith(
    done('getUserState', { blocked: true }, 'blocked'),
    fails('getUserState', new Error('broken'), 'broken'),
    person({ type: 'retry' }),
    person({ type: 'help.left' }),
  );
  const paths = model.getShortestPaths();
  expect(paths.map(({ weight }) => weight)).toEqual(paths.map(({ weight }) => weight).sort((a, b) => a - b));
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) await path.test();
});

describe('a sample', () => {
  it.each<[string, () => Samples[number], string]>([
    [
      'port that answers',
      () => done('getUserStat', {}),
      'invokes no port "getUserStat". Did you mean getUserState',
    ],
    ['port that fails', () => fails('verfyPan', {}), 'invokes no port "verfyPan". Did you mean verifyPan?'],
    ['delay', () => elapses('slwo'), 'has no delay "slwo". Did you mean slow'],
    [
      'state of a delay',
      () => elapses('slow', 'verifyingPn'),
      'has no state "verifyingPn". Did you mean loan.verifyingPan?',
    ],
    ['link', () => route('#term'), 'has no route to "term". Did you mean terms?'],
    [
      'event',
      // @ts-expect-error no such event
      () => person({ type: 'help.lft' }),
      'takes no event "help.lft". Did you mean help.left?',
    ],
  ])('of a %s that the chart does not have is refused', (_, sample, message) => {
    expect(() => modelWith(sample())).toThrow(`"loan" ${message}`);
  });

  it('is refused in the same way when a function makes it', () => {
    expect(() => modelWith(() => [done('getUserStat', {})]).graph).toThrow('invokes no port "getUserStat"');
  });
});

describe('a test of a path', () => {
  const [path] = small.getPaths(transitionCover());

  it.each<[string, Parameters<NonNullable<typeof path>['test']>[0], string]>([
    ['state', { states: { lft: () => {} } }, 'has no state "lft". Did you mean left?'],
    ['state by its id', { states: { '#loan.lft': () => {} } }, 'has no state "#loan.lft"'],
    ['event', { events: { 'help.lft': () => {} } }, 'takes no event "help.lft". Did you mean help.left?'],
  ])('refuses a key that is no %s of the chart', async (_, params, message) => {
    await expect(path?.test(params)).rejects.toThrow(`"loan" ${message}`);
  });

  it('takes states by value, by id and by `*`, and events of persons, ports and timers', async () => {
    const states = { help: () => {}, '#loan.left': () => {}, '*': () => {} };
    await path?.test({ states, events: { 'xstate.error.actor.verifyPan': () => {} } });
  });
});

import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { loanChart } from '../sample/sample-chart';
import { chartRules } from './chart-rules';

const base = setup({
  actors: { ask: fromPromise(() => Promise.resolve()) },
  guards: { maybe: () => true },
  delays: { slow: 10 },
});
type States = NonNullable<Parameters<typeof base.createMachine>[0]['states']>;
type Config = States[string];

const described = { description: 'One line.' };
const end = { ...described, type: 'final' } as const;

/** Violations of a chart with a state `a` (or of another name) and a valid final state. */
const wrongs = (state: Config, name = 'a', others: States = {}) =>
  chartRules(
    base.createMachine({
      id: 'm',
      initial: name,
      states: { [name]: { ...described, ...state }, end, ...others },
    }),
  );
const out = { on: { go: 'end' } };
const ask = { id: 'ask', src: 'ask', onDone: 'end', onError: 'end' } as const;

describe('chart rules', () => {
  it('accept the sample chart', () => {
    expect(chartRules(loanChart)).toEqual([]);
  });

  it.each<[string, string[], string]>([
    [
      'no invoke on a final state',
      wrongs(out, 'a', { b: { ...described, type: 'final', invoke: ask } }),
      'm: b: a final state invokes something',
    ],
    ['no state with the id of its chart', wrongs({ ...out, id: 'm' }), 'm: a: has the id of its chart'],
    [
      'no branch after an unguarded event branch',
      wrongs({ on: { go: [{ target: 'end' }, { guard: 'maybe', target: 'end' }] } }),
      'm: a: a branch after an unguarded one is never taken (go)',
    ],
    [
      'no branch after an unguarded outcome',
      wrongs({ invoke: { ...ask, onDone: [{ target: 'end' }, { target: 'end' }] } }),
      'm: a: a branch after an unguarded one is never taken (ask done)',
    ],
    [
      'no branch after an unguarded timer',
      wrongs({ after: { slow: [{ target: 'end' }, { target: 'end' }] } }),
      'm: a: a branch after an unguarded one is never taken (after slow)',
    ],
    [
      'no branch after an unguarded always',
      wrongs({ always: [{ target: 'end' }, { target: 'end' }] }, 'routingA'),
      'm: routingA: a branch after an unguarded one is never taken (always)',
    ],
    [
      'no onError under on',
      wrongs({ on: { onError: 'end' } }),
      'm: a: "onError" is under "on": an outcome belongs to its invoke',
    ],
    [
      'no error event under on',
      wrongs({ on: { 'xstate.error.actor.ask': 'end' } }),
      'm: a: "xstate.error.actor.ask" is under "on": an outcome belongs to its invoke',
    ],
    [
      'an invoke has onDone',
      wrongs({ ...out, invoke: { id: 'ask', src: 'ask', onError: 'end' } }),
      'm: a: "ask" has no onDone',
    ],
    [
      'an invoke has onError',
      wrongs({ ...out, invoke: { id: 'ask', src: 'ask', onDone: 'end' } }),
      'm: a: "ask" has no onError',
    ],
    [
      'an invoke has an id',
      wrongs({ invoke: { src: 'ask', onDone: 'end', onError: 'end' } }),
      'm: a: an invoke has no id of its own',
    ],
    ['a state has a way out', wrongs({}), 'm: a: there is no exit'],
    [
      'do not count a transition to the same state as an exit',
      wrongs({ on: { again: { target: 'a', reenter: true } } }),
      'm: a: there is no exit',
    ],
    [
      'routing only routes',
      wrongs({ ...out, always: 'end' }, 'routingA'),
      'm: routingA: a routing state has more than "always"',
    ],
    ['routing routes', wrongs({}, 'routingA'), 'm: routingA: a routing state has no "always"'],
    [
      'routing has an unguarded last branch',
      wrongs({ always: [{ guard: 'maybe', target: 'end' }] }, 'routingA'),
      'm: routingA: the last branch is guarded',
    ],
    ['only routing has always', wrongs({ always: 'end' }), 'm: a: has "always" but is not named routing...'],
    [
      'waiting is pending',
      wrongs(out, 'loadingOffers'),
      'm: loadingOffers: waits, but is not tagged pending',
    ],
    [
      'waiting in capitals is pending',
      wrongs(out, 'SUBMITTING_FORM'),
      'm: SUBMITTING_FORM: waits, but is not tagged pending',
    ],
    ['a state is described', wrongs({ ...out, description: ' ' }), 'm: a: has no description'],
    [
      'in one line',
      wrongs({ ...out, description: 'Two\nlines.' }),
      'm: a: the description is longer than a line',
    ],
    [
      'a tap commits nothing',
      wrongs({ on: { pay: 'paid' } }, 'a', { paid: { ...end, tags: ['committed'] } }),
      'm: a: "pay" enters paid, which is committed: only an answer of the server may',
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual([expected]);
  });

  it('require that every delay exists', () => {
    const machine = setup({}).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { ...described, after: { never: 'end', 20: 'end' } }, end },
    });
    expect(chartRules(machine)).toEqual(['m: a: the delay "never" does not exist']);
  });

  it('check the root too', () => {
    const machine = base.createMachine({
      id: 'm',
      initial: 'a',
      on: { error: '.end' },
      states: { a: described, end },
    });
    expect(chartRules(machine)).toEqual([
      'm: (root): "error" is under "on": an outcome belongs to its invoke',
    ]);
  });

  it('allow a transition from a committed state to a committed one', () => {
    const committed = { tags: ['committed'] };
    expect(wrongs({ ...committed, on: { next: 'paid' } }, 'a', { paid: { ...end, ...committed } })).toEqual(
      [],
    );
  });
});

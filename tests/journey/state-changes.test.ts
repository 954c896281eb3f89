import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor, createMachine, type InspectionEvent } from 'xstate';

import { callCharts, createStateChangeReporter, type StateChange } from '../../src/journey/state-changes';

const load = createMachine({
  id: 'load',
  initial: 'loading',
  states: { loading: { always: 'ready' }, ready: { type: 'final' } },
});
const child = createMachine({
  id: 'child',
  initial: 'asking',
  states: { asking: { on: { answered: 'done' } }, done: { type: 'final' } },
});
const journey = createMachine({
  id: 'journey',
  context: {
    secret: '9876543210',
    approval: { userState: { primaryNbfc: 'USFB' } },
    offers: [{ nbfc: 'ARTHMATE' }],
  },
  initial: 'loading',
  states: {
    loading: { invoke: { src: load, onDone: 'routing' } },
    routing: { always: 'form' },
    form: {
      initial: 'empty',
      on: { typed: { actions: [] }, sent: 'asking' },
      states: { empty: { on: { filled: 'full' } }, full: {} },
    },
    asking: { invoke: { src: child, id: 'child', onDone: 'end' } },
    end: { type: 'final' },
  },
});

function watched() {
  const changes: StateChange[] = [];
  const follow = createStateChangeReporter((change) => changes.push(change));
  const inspect = (step: InspectionEvent) => follow(step, 0);
  return { changes, inspect };
}

const short = ({ journey: of, from, to, event }: StateChange) => [of, from, to, event];

describe('state changes', () => {
  it('are one for each step of a journey and of those it invokes, with the type of the event', () => {
    const { changes, inspect } = watched();
    const actor = createActor(journey, { inspect }).start();
    actor.send({ type: 'typed', pan: 'ABCPE1234F' });
    actor.send({ type: 'filled' });
    actor.send({ type: 'sent' });
    actor.getSnapshot().children.child?.send({ type: 'answered' });
    expect(changes.map(short)).toEqual([
      ['journey', null, 'loading', 'xstate.init'],
      ['journey', 'loading', 'routing', 'xstate.done.actor.0.journey.loading'],
      ['journey', 'routing', 'form.empty', 'xstate.done.actor.0.journey.loading'],
      ['journey', 'form.empty', 'form.full', 'filled'],
      ['journey', 'form.full', 'asking', 'sent'],
      ['child', null, 'asking', 'xstate.init'],
      ['child', 'asking', 'done', 'answered'],
      ['journey', 'asking', 'end', 'xstate.done.actor.child'],
    ]);
  });

  it('contain the lender if the chart knows it, and nothing else of its context', () => {
    const { changes, inspect } = watched();
    createActor(journey, { inspect }).start();
    expect(changes[0]).toEqual({
      journey: 'journey',
      from: null,
      to: 'loading',
      event: 'xstate.init',
      lender: 'USFB',
    });
  });

  it('carry no lender from a list of offers', () => {
    const { changes, inspect } = watched();
    const context = { offers: [{ nbfc: 'ARTHMATE' }], loan: null };
    createActor(createMachine({ id: 'offers', context }), { inspect }).start();
    expect(changes.map(({ lender }) => lender)).toEqual([null]);
  });

  it('show parallel states', () => {
    const { changes, inspect } = watched();
    const parallel = createMachine({
      id: 'both',
      type: 'parallel',
      states: { left: { initial: 'on', states: { on: {} } }, right: {} },
    });
    createActor(parallel, { inspect }).start();
    expect(changes[0]?.to).toBe('left.on,right');
  });

  it('omit the charts of calls', () => {
    const ids = readdirSync('machines/shared')
      .flatMap((file) => [
        ...readFileSync(`machines/shared/${file}`, 'utf8').matchAll(/createMachine\(\{\s*id: '([^']+)'/g),
      ])
      .map(([, id]) => id);
    // A one-time code is entered by the merchant: drop-offs there are recorded.
    expect(new Set(ids.filter((id) => id !== 'otp'))).toEqual(callCharts);
  });
});

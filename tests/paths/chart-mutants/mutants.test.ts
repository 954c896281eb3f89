/** Mutants of a chart are made of its data, one mistake each, and the checks of the kit detect them. */
import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';

import { chartRules } from '../kit/judge/chart-rules';
import type { ExploreOptions } from '../kit/model/graph';
import { done, elapses, fails, person, timers } from '../kit/model/moves';
import { createTestModel } from '../kit/run/test-model';
import { detect, mutatedJourney } from './detect';
import { type ChartMutant, chartMutants, mutantKinds } from './mutants';
import { observe } from './observe';

interface Context {
  readonly amount: number;
  readonly shownAmount: number;
  readonly polls: number;
}

/** A payment: it is sent with the amount that was shown, and asked for three times. */
const paymentChart = setup({
  types: {
    // SAFETY: `types` carries types only; XState never reads the values.
    context: {} as Context,
    events: {} as { type: 'amount.changed' } | { type: 'paid' } | { type: 'back' },
    tags: {} as 'pending',
  },
  actors: {
    pay: fromPromise<string, { readonly amount: number }>(() => Promise.reject(new Error('not provided'))),
    ask: fromPromise<boolean>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isPaid: (_, isPaid: boolean) => isPaid,
    mayAskAgain: ({ context }) => context.polls < 3,
  },
  actions: {
    change: assign({ amount: 300 }),
    show: assign({ shownAmount: ({ context }) => context.amount }),
    count: assign({ polls: ({ context }) => context.polls + 1 }),
    note: (_, _reason: { readonly text: string }) => {},
  },
  delays: { poll: 5_000 },
}).createMachine({
  id: 'payment',
  context: { amount: 100, shownAmount: 200, polls: 0 },
  initial: 'ready',
  states: {
    ready: {
      description: 'The bill is shown.',
      meta: { path: '/pay' },
      on: { 'amount.changed': { actions: ['change', 'show'] }, paid: 'submittingPayment' },
    },
    submittingPayment: {
      description: 'The payment is sent.',
      tags: 'pending',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ amount: context.shownAmount }),
        onDone: 'checkingPayment',
        onError: { target: 'ready', actions: { type: 'note', params: { text: 'failed' } } },
      },
    },
    checkingPayment: {
      description: 'The bank is asked.',
      tags: 'pending',
      entry: 'count',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          { guard: 'mayAskAgain', target: 'waitingForBank' },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
    waitingForBank: {
      description: 'A pause before the next poll.',
      tags: 'pending',
      after: { poll: 'checkingPayment' },
      on: { back: 'ready' },
    },
    paid: { description: 'The bill is paid.', type: 'final' },
  },
});

const options: ExploreOptions<typeof paymentChart> = {
  starts: [{ name: 'a bill' }],
  events: [
    person({ type: 'amount.changed' }),
    person({ type: 'paid' }),
    person({ type: 'back' }),
    done('pay', 'pay-1'),
    fails('pay', 'no'),
    done('ask', true),
    done('ask', false),
    fails('ask', 'no'),
    elapses('poll'),
    timers(),
  ],
  abstract: ({ amount, shownAmount, polls }) => [amount, shownAmount, Math.min(polls, 4)],
};

const mutants = chartMutants(paymentChart, observe(paymentChart, options));
const journey = mutatedJourney(createTestModel(paymentChart, options), options, {});

function mutantNamed(name: string): ChartMutant {
  const found = mutants.find((mutant) => mutant.name === name);
  if (found === undefined)
    throw new Error(`There is no mutant "${name}": ${mutants.map((m) => m.name).join('; ')}`);
  return found;
}

describe('mutants of a chart', () => {
  it('are made of a chart that passes all checks', async () => {
    const unchanged: ChartMutant = {
      name: 'none',
      kind: 'tag dropped',
      state: null,
      machine: paymentChart,
    };
    expect(chartRules(paymentChart)).toEqual([]);
    expect(await detect(unchanged, journey)).toEqual({ detectedBy: null, isSame: true });
  });

  it('have names of their own, and leave the chart as it is', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutatedJourney(createTestModel(paymentChart, options), options, {}).approved).toEqual(
      journey.approved,
    );
  });

  it('are of every kind', () => {
    const kinds = new Set(mutants.map(({ kind }) => kind));
    expect(mutantKinds.filter((kind) => !kinds.has(kind))).toEqual(['reentry changed']);
  });

  it.each([
    ['checkingPayment: ask onDone 2: guard negated'],
    ['checkingPayment: ask onDone 2: guard dropped'],
    ['checkingPayment: ask onDone 1 and 2: branches reordered'],
    ['checkingPayment: ask onDone 1: target swapped'],
    ['mayAskAgain: polls + 1: bound moved'],
    ['mayAskAgain: polls - 1: bound moved'],
    ['poll: times 10: delay scaled'],
    ['submittingPayment: pay amount by amount: input replaced'],
    ['checkingPayment: entry count: action dropped'],
    ['ready: amount.changed change and show: actions reordered'],
    ['submittingPayment: pending: tag dropped'],
    ['ready: /pay: path dropped'],
    ['submittingPayment: pay onError note text: param changed'],
  ])('are detected: %s', async (name) => {
    const { detectedBy } = await detect(mutantNamed(name), journey);
    expect(detectedBy).not.toBeNull();
  });
});

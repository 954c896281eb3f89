/** Charts for the inspector's tests. */
import { and, createMachine, fromPromise, not, setup } from 'xstate';

import type { Measure } from '../../src/inspector/chart/figure';

/** Text widths without a canvas. */
export const measure: Measure = (text, font) => text.length * (font === 'name' ? 8 : 6.4);

/** Nested and parallel states, an invoked call, a delay, a composed guard, an internal transition, an ignored event. */
export const shop = setup({
  guards: { isOpen: () => true, isPaid: () => false },
  actions: { count: () => {} },
  actors: { getDay: fromPromise(() => Promise.resolve()) },
  delays: { closing: 5_000 },
}).createMachine({
  id: 'shop',
  initial: 'open',
  on: { fire: '.closed' },
  states: {
    open: {
      description: 'The "shop": serves; all day',
      type: 'parallel',
      states: {
        till: {
          initial: 'empty',
          states: { empty: { on: { sold: 'full' } }, full: { on: { emptied: 'empty', sold: {} } } },
        },
        door: { initial: 'shut', states: { shut: {} } },
      },
      on: {
        counted: { actions: 'count' },
        leave: { guard: and(['isOpen', not('isPaid')]), target: 'closed' },
      },
      after: { closing: 'asking' },
    },
    asking: { invoke: { id: 'getDay', src: 'getDay', onDone: 'closed', onError: 'open' } },
    closed: { type: 'final', meta: { path: '/closed' } },
  },
});

/** A chart of so many states and transitions, chosen by a fixed rule. */
export function large(states: number, transitions: number) {
  const name = (index: number) => `state${index % states}`;
  const on = (index: number) =>
    Object.fromEntries(
      Array.from({ length: Math.ceil(transitions / states) }, (_, k) => k)
        .filter((k) => index + k * states < transitions)
        .map((k) => [`event${k}.happened`, name(k === 0 ? index + 1 : (index * 7 + k * 5) % states)]),
    );
  return createMachine({
    id: 'large',
    initial: name(0),
    states: Object.fromEntries(
      Array.from({ length: states }, (_, index) => [
        name(index),
        { description: `The merchant is at step number ${index} of the journey.`, on: on(index) },
      ]),
    ),
  });
}

import { describe, expect, it, vi } from 'vitest';
import { assign, createMachine } from 'xstate';

import type { Binding } from '../../src/journey/binding';
import { type LoadedJourney, prepareJourney, type RunningJourney } from '../../src/journey/running-journey';
import { preloadNextJourneys } from '../../src/routes/preload-next-journeys';
import { whenPageIsIdle } from '../../src/routes/when-page-is-idle';

/** A journey named home that first waits for an answer, with each kind of link to other journeys. */
const home = (screens: LoadedJourney['screens'] = {}): RunningJourney =>
  prepareJourney(
    'home',
    {
      machine: createMachine(
        {
          context: { redirectTo: '/', loan: '7' },
          initial: 'loading',
          states: {
            loading: { tags: 'pending', on: { answered: 'shown' } },
            shown: {
              on: {
                pay: 'paying',
                details: { target: 'left', actions: { type: 'goTo', params: '/termloan/loan-details' } },
                cancel: { target: 'left', actions: 'goToCancellation' },
                choose: {
                  target: 'left',
                  actions: { type: 'goTo', params: (from: { event: { path: string } }) => from.event.path },
                },
                back: { target: 'left', actions: { type: 'goTo', params: '/supplier' } },
                history: { target: 'left', actions: { type: 'goTo', params: '/termloan/history' } },
              },
            },
            paying: { tags: 'pending', on: { answered: 'paymentOpened' } },
            paymentOpened: { type: 'final', meta: { redirectPattern: '/payment/status/$paymentId' } },
            left: { type: 'final' },
          },
        },
        {
          actions: {
            goTo: assign({ redirectTo: (_, to) => to }),
            goToCancellation: assign({
              redirectTo: ({ context }) => `/termloan/cancel-loan/${context.loan}?from=home`,
            }),
          },
        },
      ),
      input: () => ({}),
      screens,
    },
    { entryUrl: '/termloan/home', params: {}, search: {} },
    1,
  );

/** A binding that shows one journey after another. */
function binding() {
  let running: RunningJourney | null = null;
  let tell = () => {};
  const port: Pick<Binding, 'running' | 'subscribe'> = {
    running: () => running,
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  };
  const show = (next: RunningJourney | null) => {
    running = next;
    tell();
  };
  return { port, show };
}

describe('the journeys that can come next by the chart', () => {
  it('are loaded when no call is pending and the page is idle, at most three, once', () => {
    const { port, show } = binding();
    const load = vi.fn();
    const idle: (() => void)[] = [];
    preloadNextJourneys(port, load, (task) => idle.push(task));
    const journey = home();
    show(journey);
    journey.actor.start();
    expect(idle).toHaveLength(0);
    journey.actor.send({ type: 'answered' });
    expect(load).not.toHaveBeenCalled();
    // Each task may schedule another one.
    for (const task of idle) {
      const before = load.mock.calls.length;
      task();
      expect(load.mock.calls.length - before).toBeLessThanOrEqual(1);
    }
    expect(load.mock.calls).toEqual([['payment-status'], ['loan-details'], ['cancel-loan']]);
    const tasks = idle.length;
    show(journey);
    expect(idle).toHaveLength(tasks);
  });

  it('are loaded for a journey that runs already', () => {
    const { port, show } = binding();
    const load = vi.fn();
    const journey = home();
    show(journey);
    journey.actor.start();
    journey.actor.send({ type: 'answered' });
    const idle: (() => void)[] = [];
    preloadNextJourneys(port, load, (task) => idle.push(task));
    for (const task of idle) task();
    expect(load.mock.calls).toEqual([['payment-status'], ['loan-details'], ['cancel-loan']]);
  });

  it('are loaded after the screens that the journey itself imports lazily', () => {
    const { port, show } = binding();
    const loaded: string[] = [];
    const importScreen = () => {
      loaded.push('screen');
      return Promise.reject(new Error('offline'));
    };
    const idle: (() => void)[] = [];
    preloadNextJourneys(
      port,
      (id) => void loaded.push(id),
      (task) => idle.push(task),
    );
    const journey = home({ shown: () => null, paying: Object.assign(() => null, { load: importScreen }) });
    show(journey);
    journey.actor.start();
    journey.actor.send({ type: 'answered' });
    for (const task of idle) task();
    expect(loaded).toEqual(['screen', 'payment-status', 'loan-details', 'cancel-loan']);
  });

  it('are not loaded for a journey that was left before its answer', () => {
    const { port, show } = binding();
    const whenIdle = vi.fn();
    preloadNextJourneys(port, vi.fn(), whenIdle);
    const journey = home();
    show(journey);
    journey.actor.start();
    show(null);
    journey.actor.send({ type: 'answered' });
    expect(whenIdle).not.toHaveBeenCalled();
  });
});

describe('a page that is idle', () => {
  /** A page whose browser reports this connection. */
  const pageWith = (connection: object | undefined) => {
    const requestIdleCallback = vi.fn();
    const navigator = connection === undefined ? {} : { connection };
    // SAFETY: nothing else of the window is read.
    return { page: { navigator, requestIdleCallback } as unknown as Window, requestIdleCallback };
  };

  it.each([
    ['a quick connection', { effectiveType: '4g', saveData: false }, 1],
    ['a connection of which nothing is known', undefined, 1],
    ['Save-Data', { effectiveType: '4g', saveData: true }, 0],
    ['2G', { effectiveType: '2g' }, 0],
    ['slow 2G', { effectiveType: 'slow-2g' }, 0],
  ])('with %s', (_, connection, times) => {
    const { page, requestIdleCallback } = pageWith(connection);
    whenPageIsIdle(() => {}, page);
    expect(requestIdleCallback).toHaveBeenCalledTimes(times);
  });
});

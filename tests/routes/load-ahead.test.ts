import { describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';

import type { Binding } from '../../src/journey/binding';
import { prepareJourney, type RunningJourney } from '../../src/journey/running';
import { loadAhead, whenPageIsIdle } from '../../src/routes/load-ahead';

/** A journey called home that waits for an answer first. */
const home = (): RunningJourney =>
  prepareJourney(
    'home',
    {
      machine: createMachine({
        initial: 'loading',
        states: { loading: { tags: 'pending', on: { answered: 'shown' } }, shown: {} },
      }),
      input: () => ({}),
      screens: {},
    },
    { door: '/termloan/home', params: {}, search: {} },
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

describe('the journeys that likely come next', () => {
  it('are loaded when the screen waits for nothing and the page is idle, and once', () => {
    const { port, show } = binding();
    const load = vi.fn();
    const idle: (() => void)[] = [];
    loadAhead(port, load, (task) => idle.push(task));
    const journey = home();
    show(journey);
    journey.actor.start();
    expect(idle).toHaveLength(0);
    journey.actor.send({ type: 'answered' });
    expect(load).not.toHaveBeenCalled();
    for (const task of idle) task();
    expect(load.mock.calls).toEqual([['payment-status'], ['prepayment']]);
    show(journey);
    expect(idle).toHaveLength(1);
  });

  it('are not loaded for a journey that was left before it had its answer', () => {
    const { port, show } = binding();
    const whenIdle = vi.fn();
    loadAhead(port, vi.fn(), whenIdle);
    const journey = home();
    show(journey);
    journey.actor.start();
    show(null);
    journey.actor.send({ type: 'answered' });
    expect(whenIdle).not.toHaveBeenCalled();
  });
});

describe('a page that is idle', () => {
  /** A page whose browser says this of its connection. */
  const pageWith = (connection: object | undefined) => {
    const requestIdleCallback = vi.fn();
    const navigator = connection === undefined ? {} : { connection };
    // SAFETY: of the window nothing else is read.
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

// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { assign, setup } from 'xstate';

import type { PathParams } from '../../machines/shared/journey';
import { typesOf } from '../../machines/shared/port';
import { createBinding } from '../../src/journey/bind';

/** A journey whose second page has an id in its URL, which is known only after the check was started. */
const checkMachine = setup({
  types: typesOf<{
    context: PathParams;
    input: PathParams['pathParams'];
    events: { type: 'check.begun'; id: string } | { type: 'check.left' } | { type: 'back' };
  }>(),
}).createMachine({
  id: 'check',
  context: ({ input }) => ({ pathParams: input }),
  initial: 'routingEntryUrl',
  states: {
    routingEntryUrl: {
      always: [{ guard: ({ context }) => 'checkId' in context.pathParams, target: 'check' }, 'before'],
    },
    before: {
      id: 'before',
      meta: { path: '/check' },
      route: {},
      on: {
        'check.begun': {
          target: 'check',
          actions: assign({ pathParams: ({ event }) => ({ checkId: event.id }) }),
        },
      },
    },
    check: {
      id: 'check',
      meta: { path: '/check/$checkId' },
      route: {},
      on: { 'check.left': 'before', back: 'before' },
    },
  },
});

/** A tab that reports each of its URLs to the binding, as the router does. */
function openedAt(first: string) {
  const entries = [first];
  let index = 0;
  const started = vi.fn();
  const written: string[] = [];
  const binding = createBinding({
    load: async () => ({
      machine: checkMachine,
      input: ({ params }) => {
        started(params);
        return params;
      },
      screens: {},
    }),
    address: {
      path: () => entries[index] ?? '/',
      index: () => index,
      canGoBack: () => index > 0,
      leave: (fallback) => fallback(),
      goBack: () => {},
      go(to, { replace }) {
        if (!replace) index += 1;
        entries.length = index;
        written.push(to);
        void arrive(to);
      },
      reopen: () => {},
    },
    whenReady: (_, start) => {
      start();
      return () => {};
    },
  });

  function arrive(to: string): Promise<void> {
    entries[index] = to;
    const checkId = /^\/check\/(.+)$/.exec(to)?.[1];
    const entryUrl = checkId === undefined ? '/check' : '/check/$checkId';
    return binding.open({
      journey: 'account-flow',
      entryUrl,
      params: checkId === undefined ? {} : { checkId },
      search: {},
    });
  }
  return {
    binding,
    arrive,
    started,
    written,
    path: () => entries[index],
    /** The merchant follows a link, or types a URL. */
    async visit(to: string) {
      index += 1;
      entries.length = index;
      await arrive(to);
    },
    /** The browser's own back. */
    async goBack(steps: number) {
      index -= steps;
      await arrive(entries[index] ?? '/');
    },
  };
}

describe('the params of a path', () => {
  it('are filled from the journey’s context, and its own URL does not restart it', async () => {
    const tab = openedAt('/check');
    await tab.arrive('/check');
    tab.binding.running()?.actor.send({ type: 'check.begun', id: 'eky_1' });
    expect(tab.written).toEqual(['/check/eky_1']);
    expect(tab.binding.running()?.actor.getSnapshot().value).toBe('check');
    expect(tab.started).toHaveBeenCalledTimes(1);
  });

  it('are kept on a page without params: it is a step of the same visit', async () => {
    const tab = openedAt('/check/eky_1');
    await tab.arrive('/check/eky_1');
    tab.binding.running()?.actor.send({ type: 'check.left' });
    expect(tab.written).toEqual(['/check']);
    await tab.arrive('/check/eky_1');
    expect(tab.binding.running()?.actor.getSnapshot().value).toBe('check');
    expect(tab.started).toHaveBeenCalledTimes(1);
  });

  it('of another id are another visit', async () => {
    const tab = openedAt('/check/eky_1');
    await tab.arrive('/check/eky_1');
    await tab.arrive('/check/eky_2');
    expect(tab.started.mock.calls).toEqual([[{ checkId: 'eky_1' }], [{ checkId: 'eky_2' }]]);
  });

  it('that the visit itself reached are steps of it: back past the page of another id does not restart it', async () => {
    const tab = openedAt('/check');
    await tab.arrive('/check');
    const send = tab.binding.running()?.actor.send;
    send?.({ type: 'check.begun', id: 'eky_1' });
    send?.({ type: 'check.left' });
    send?.({ type: 'check.begun', id: 'eky_2' });
    expect(tab.written).toEqual(['/check/eky_1', '/check', '/check/eky_2']);
    await tab.goBack(2);
    expect(tab.binding.running()?.actor.getSnapshot().value).toBe('before');
    expect([tab.path(), tab.started.mock.calls.length]).toEqual(['/check', 1]);
  });

  it('of an ended visit restart it, also by back', async () => {
    const tab = openedAt('/check/eky_1');
    await tab.arrive('/check/eky_1');
    await tab.visit('/check/eky_2');
    await tab.goBack(1);
    expect(tab.started.mock.calls).toEqual([
      [{ checkId: 'eky_1' }],
      [{ checkId: 'eky_2' }],
      [{ checkId: 'eky_1' }],
    ]);
  });
});

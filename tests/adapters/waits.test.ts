// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { createWait } from '../../src/adapters/wait';

const clock = { now: () => 0, observe: () => {}, wait: () => Promise.resolve() };

/** Starts a wait that the clock ends immediately; resolves when it has ended. */
function begin(input: { readonly requiresVisiblePage?: true }) {
  const actor = createActor(createWait({ clock }), { input: { ms: 1_000, waitId: 'a code', ...input } });
  const done = vi.fn();
  actor.subscribe({ complete: done });
  actor.start();
  return { actor, done };
}

afterEach(() => vi.restoreAllMocks());

it('a wait ends after its time, whether or not the page is visible', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { done } = begin({});
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});

it('a code that is sent without a tap waits until the page is visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const listens = vi.spyOn(window, 'addEventListener');
  const { actor, done } = begin({ requiresVisiblePage: true });
  await vi.waitFor(() => expect(listens).toHaveBeenCalled());
  expect(done).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  actor.stop();
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { whenPageIsShown, whenPageReturns } from '../../src/bridge/page-visibility';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The page's visibility and connection; changes dispatch the browser's events. */
function phone({ hidden = false, online = true } = {}) {
  const hiddenNow = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const onlineNow = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const done = vi.fn();
  const leaving = new AbortController();
  return {
    done,
    leaving,
    async becomes(now: { hidden?: boolean; online?: boolean }, event: string) {
      if (now.hidden !== undefined) hiddenNow.mockReturnValue(now.hidden);
      if (now.online !== undefined) onlineNow.mockReturnValue(now.online);
      window.dispatchEvent(new Event(event));
      await settle();
    },
  };
}

/** The types of event that are listened to from now on. */
function listenersOf(target: EventTarget): ReadonlySet<string> {
  const open = new Set<string>();
  const { addEventListener, removeEventListener } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation((type, ...rest) => {
    open.add(type);
    addEventListener.call(target, type, ...rest);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, ...rest) => {
    open.delete(type);
    removeEventListener.call(target, type, ...rest);
  });
  return open;
}

afterEach(() => vi.restoreAllMocks());

describe('waiting for the page to be shown', () => {
  it('ends immediately on a visible page', async () => {
    const { done, leaving } = phone();
    void whenPageIsShown(window, leaving.signal).then(done);
    await settle();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['it is hidden', { hidden: true }, { hidden: false }, 'visibilitychange'],
    ['the phone is offline', { online: false }, { online: true }, 'online'],
  ])('lasts while %s', async (_, before, after, event) => {
    const { done, leaving, becomes } = phone(before);
    void whenPageIsShown(window, leaving.signal).then(done);
    await becomes({}, 'focus');
    expect(done).not.toHaveBeenCalled();
    await becomes(after, event);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('lasts until it is neither hidden nor offline', async () => {
    const { done, leaving, becomes } = phone({ hidden: true, online: false });
    void whenPageIsShown(window, leaving.signal).then(done);
    await becomes({ hidden: false }, 'visibilitychange');
    expect(done).not.toHaveBeenCalled();
    await becomes({ online: true }, 'online');
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('waiting for the page to return', () => {
  it('lasts while nothing happens, and ends by an event of the host', async () => {
    const { done, leaving, becomes } = phone();
    void whenPageReturns(window, leaving.signal).then(done);
    await settle();
    expect(done).not.toHaveBeenCalled();
    await becomes({}, 'resume');
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('ignores events after the wait was aborted', async () => {
    const { done, leaving, becomes } = phone({ online: false });
    void whenPageReturns(window, leaving.signal).then(done);
    leaving.abort();
    await becomes({ online: true }, 'online');
    await becomes({}, 'resume');
    expect(done).not.toHaveBeenCalled();
  });

  it.each([
    ['ended', (_: AbortController) => window.dispatchEvent(new Event('resume'))],
    ['was aborted', (leaving: AbortController) => leaving.abort()],
  ])('leaves no listener when it %s', async (_, end) => {
    const { leaving } = phone();
    const listeners = [listenersOf(window), listenersOf(leaving.signal)];
    void whenPageReturns(window, leaving.signal);
    for (const open of listeners) expect(open.size).toBeGreaterThan(0);
    end(leaving);
    await settle();
    expect(listeners.flatMap((open) => [...open.keys()])).toEqual([]);
  });

  it('adds no listener after an abort', () => {
    const { leaving } = phone();
    leaving.abort();
    const listeners = listenersOf(window);
    void whenPageReturns(window, leaving.signal);
    expect(listeners.size).toBe(0);
  });
});

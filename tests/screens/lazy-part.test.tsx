// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrReload } from '../../src/journey/code-not-loaded';
import { lazyPart } from '../../src/screens/shared/lazy-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page with a part that `bring` loads. */
function pageWith(bring: () => Promise<string>) {
  const usePart = lazyPart(bring);
  return function Page() {
    const { part, hasImportFailed } = usePart();
    return <p>{part ?? (hasImportFailed ? 'missing' : 'on its way')}</p>;
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows a loaded part immediately, and loads it only once', async () => {
  const bring = vi.fn(() => Promise.resolve('here'));
  const Page = pageWith(bring);
  const { unmount } = render(<Page />);
  await pass(0);
  unmount();
  render(<Page />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(1);
});

it('shows that a part is missing, and retries every three seconds until it is loaded', async () => {
  const bring = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('here');
  const Page = pageWith(bring);
  render(<Page />);
  expect(screen.getByText('on its way')).toBeTruthy();
  await pass(0);
  expect(screen.getByText('missing')).toBeTruthy();
  await pass(3_000);
  expect(screen.getByText('missing')).toBeTruthy();
  await pass(3_000);
  expect(screen.getByText('here')).toBeTruthy();
  await pass(10_000);
  expect(bring).toHaveBeenCalledTimes(3);
});

it('stops retrying after its page was left', async () => {
  const bring = vi.fn(() => Promise.reject(new Error('offline')));
  const Page = pageWith(bring);
  const { unmount } = render(<Page />);
  await pass(0);
  unmount();
  await pass(10_000);
  expect(bring).toHaveBeenCalledTimes(1);
});

/** A page whose server is reachable or not. */
function pageOf(isServed: () => Promise<Response>) {
  const reload = vi.fn();
  vi.stubGlobal('fetch', vi.fn(isServed));
  // SAFETY: only the page's location is used.
  const page = { location: { href: 'https://loans.example/', reload } } as unknown as Window;
  return { reload, page };
}

describe('code that is awaited', () => {
  it('reloads a page that is reachable while its code fails to load: another version, or an import that browsers never retry', async () => {
    const { page, reload } = pageOf(async () => new Response());
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    await expect(loadOrReload(load, page)).rejects.toThrow('gone');
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  });

  it('never reloads a page that is unreachable: it would be lost', async () => {
    for (const answer of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response(null, { status: 503 }),
    ]) {
      const { page, reload } = pageOf(answer);
      await expect(loadOrReload(() => Promise.reject(new Error('offline')), page)).rejects.toThrow('offline');
      expect(reload).not.toHaveBeenCalled();
    }
  });

  it('is not reloaded when the network came back meanwhile', async () => {
    const { page, reload } = pageOf(async () => new Response());
    const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue();
    await loadOrReload(load, page);
    expect(reload).not.toHaveBeenCalled();
  });
});

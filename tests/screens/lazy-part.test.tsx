// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askHard } from '../../src/journey/missing-code';
import { lazyPart } from '../../src/screens/shared/lazy-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page whose part arrives as `bring` says. */
function pageWith(bring: () => Promise<string>) {
  const usePart = lazyPart(bring);
  return function Page() {
    const { part, isMissing } = usePart();
    return <p>{part ?? (isMissing ? 'missing' : 'on its way')}</p>;
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows what is here already at once, and asks for it only once', async () => {
  const bring = vi.fn(() => Promise.resolve('here'));
  const Page = pageWith(bring);
  const { unmount } = render(<Page />);
  await pass(0);
  unmount();
  render(<Page />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(1);
});

it('says that a part is missing, and asks again every three seconds until it is here', async () => {
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

it('asks for nothing any more once its page is left', async () => {
  const bring = vi.fn(() => Promise.reject(new Error('offline')));
  const Page = pageWith(bring);
  const { unmount } = render(<Page />);
  await pass(0);
  unmount();
  await pass(10_000);
  expect(bring).toHaveBeenCalledTimes(1);
});

/** A page whose server answers, or does not. */
function pageOf(isServed: () => Promise<Response>) {
  const reload = vi.fn();
  vi.stubGlobal('fetch', vi.fn(isServed));
  // SAFETY: what is asked of the page is its location only.
  const page = { location: { href: 'https://loans.example/', reload } } as unknown as Window;
  return { reload, page };
}

describe('code that somebody waits for', () => {
  it('reloads a page that is served while its code does not come: another version, or an import that is never tried again', async () => {
    const { page, reload } = pageOf(async () => new Response());
    const load = vi.fn(() => Promise.reject(new Error('gone')));
    await expect(askHard(load, page)).rejects.toThrow('gone');
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
  });

  it('never reloads a page that is not served: nothing would be left of it', async () => {
    for (const answer of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response(null, { status: 503 }),
    ]) {
      const { page, reload } = pageOf(answer);
      await expect(askHard(() => Promise.reject(new Error('offline')), page)).rejects.toThrow('offline');
      expect(reload).not.toHaveBeenCalled();
    }
  });

  it('is not reloaded for where the network came back meanwhile', async () => {
    const { page, reload } = pageOf(async () => new Response());
    const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue();
    await askHard(load, page);
    expect(reload).not.toHaveBeenCalled();
  });
});

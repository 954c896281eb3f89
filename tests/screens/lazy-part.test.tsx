// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrReload } from '../../src/journey/code-not-loaded';
import { lazyPart } from '../../src/screens/shared/lazy-part';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page with a part that `bring` loads. */
function pageWith(bring: () => Promise<string>, options?: { readonly isOptional: boolean }) {
  const usePart = lazyPart(bring, options);
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

// Another component in place of a shown form would lose what is typed into it.
it('keeps the part that is shown when a second import of it arrives', async () => {
  const after = (ms: number, part: string) => () =>
    new Promise<string>((resolve) => setTimeout(() => resolve(part), ms));
  const bring = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(after(4_000, 'the first form'))
    .mockImplementationOnce(after(1_500, 'another form'));
  const Page = pageWith(bring);
  render(<Page />);
  await pass(4_000);
  expect(screen.getByText('the first form')).toBeTruthy();
  await pass(1_000);
  expect(bring).toHaveBeenCalledTimes(2);
  expect(screen.getByText('the first form')).toBeTruthy();
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

/** A page whose server is reachable or not. @param ageMs since it was opened, by a reload or otherwise */
function pageOf(isServed: () => Promise<Response>, openedBy: 'reload' | 'navigate' = 'navigate', ageMs = 0) {
  const reload = vi.fn();
  vi.stubGlobal('fetch', vi.fn(isServed));
  const performance = { now: () => ageMs, getEntriesByType: () => [{ type: openedBy }] };
  // SAFETY: only the page's location and performance are used.
  const page = { location: { href: 'https://loans.example/', reload }, performance } as unknown as Window;
  return { reload, page };
}

const served = async () => new Response();
const gone = () => Promise.reject(new Error('gone'));

describe('code that is awaited', () => {
  it('reloads a page that is reachable while its code fails to load: another version, or an import that browsers never retry', async () => {
    const { page, reload } = pageOf(served);
    const load = vi.fn(gone);
    const loading = expect(loadOrReload(load, { page })).rejects.toThrow('gone');
    await pass(0);
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
    await pass(3_000);
    await loading;
  });

  it('never reloads a page that is unreachable: it would be lost', async () => {
    for (const answer of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response(null, { status: 503 }),
    ]) {
      const { page, reload } = pageOf(answer);
      await expect(loadOrReload(gone, { page })).rejects.toThrow('gone');
      expect(reload).not.toHaveBeenCalled();
    }
  });

  it('is not reloaded when the network came back meanwhile', async () => {
    const { page, reload } = pageOf(served);
    const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue();
    await loadOrReload(load, { page });
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads a page automatically once a minute, not again and again; a tap reloads it at any time', async () => {
    const young = pageOf(served, 'reload', 59_000);
    await expect(loadOrReload(gone, { page: young.page, isAutomatic: true })).rejects.toThrow('gone');
    expect(young.reload).not.toHaveBeenCalled();
    void loadOrReload(gone, { page: young.page }).catch(() => {});
    await pass(0);
    expect(young.reload).toHaveBeenCalledTimes(1);

    const old = pageOf(served, 'reload', 60_000);
    void loadOrReload(gone, { page: old.page, isAutomatic: true }).catch(() => {});
    await pass(0);
    expect(old.reload).toHaveBeenCalledTimes(1);
  });
});

describe('a page of a browser that remembers failed imports', () => {
  /** The location of the test's own window, with the parts that a reload needs. */
  function stubReload() {
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'https://loans.example/', reload });
    vi.stubGlobal('fetch', vi.fn(served));
    return reload;
  }

  it('is reloaded without a tap once the service is reachable: only that helps', async () => {
    const reload = stubReload();
    const Page = pageWith(gone);
    render(<Page />);
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
    // The message would be seen for a moment only.
    expect(screen.getByText('on its way')).toBeTruthy();
  });

  it('is not reloaded for an optional part', async () => {
    const reload = stubReload();
    const Page = pageWith(gone, { isOptional: true });
    render(<Page />);
    await pass(3_000);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(reload).not.toHaveBeenCalled();
  });
});

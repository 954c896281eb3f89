// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedCopy } from '../../src/copy/shared';
import { askHard } from '../../src/journey/missing-code';
import { lazyPart } from '../../src/screens/shared/lazy-part';
import { lazyScreen } from '../../src/screens/shared/lazy-screen';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page whose part arrives as `bring` says. */
function pageWith(bring: () => Promise<string>) {
  const later = lazyPart(bring);
  function Later() {
    const { part, isMissing } = later.usePart();
    return <p>{part ?? (isMissing ? 'missing' : 'on its way')}</p>;
  }
  return { later, Later };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows what was loaded ahead of its time at once', async () => {
  const bring = vi.fn(() => Promise.resolve('here'));
  const { later, Later } = pageWith(bring);
  await later.load();
  render(<Later />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(1);
});

it('says that a part is missing, and asks again every three seconds until it is here', async () => {
  const bring = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('here');
  const { Later } = pageWith(bring);
  render(<Later />);
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
  const { Later } = pageWith(bring);
  const { unmount } = render(<Later />);
  await pass(0);
  unmount();
  await pass(10_000);
  expect(bring).toHaveBeenCalledTimes(1);
});

/** A journey's screen behind a part that arrives as `bring` says. */
function screenWith(bring: () => Promise<{ readonly offer: () => React.ReactNode }>) {
  const later = lazyPart(bring);
  return lazyScreen<{ readonly back: () => void }, 'offer'>(later.usePart, 'Pay', ({ back }) => (
    <button type="button" onClick={back}>
      on its way
    </button>
  ))('offer');
}
const offer = { offer: () => <p>the offer</p> };

it('a screen that does not arrive says so, with a way on and a way back: nobody waits for ever without a word', async () => {
  const bring = vi.fn<() => Promise<typeof offer>>().mockRejectedValue(new Error('offline'));
  const Shown = screenWith(bring);
  const back = vi.fn();
  render(<Shown back={back} />);
  fireEvent.click(screen.getByRole('button', { name: 'on its way' }));
  expect(back).toHaveBeenCalledTimes(1);
  await pass(0);
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy();
  expect(screen.getByText(sharedCopy.whyNotLoaded)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(2);
});

it('a screen that is missing is asked for at once where the merchant wants it', async () => {
  const bring = vi
    .fn<() => Promise<typeof offer>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(offer);
  const Shown = screenWith(bring);
  render(<Shown back={() => {}} />);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('the offer')).toBeTruthy();
});

it('a part that did not come is asked for as soon as the phone is online, and the words follow the connection', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const bring = vi
    .fn<() => Promise<typeof offer>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(offer);
  const Shown = screenWith(bring);
  render(<Shown back={() => {}} />);
  await pass(0);
  expect(screen.getByRole('heading', { name: 'No internet' })).toBeTruthy();
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('the offer')).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(2);
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

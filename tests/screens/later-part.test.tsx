// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { laterPart } from '../../src/screens/shared/later-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page whose part arrives as `bring` says. */
function pageWith(bring: () => Promise<string>) {
  const later = laterPart(bring);
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

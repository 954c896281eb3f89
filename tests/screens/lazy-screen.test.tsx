// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadLazyScreens } from '../../src/journey/screen';
import { lazyScreen } from '../../src/screens/shared/pages/lazy-screen';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Props {
  readonly back: () => void;
}

const Code = () => <p>the code</p>;
const lazyCode = (importScreen: () => Promise<typeof Code>) => lazyScreen<Props>('Shop', importScreen);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a lazily imported screen', () => {
  it('is shown at once where it was loaded ahead', async () => {
    const importScreen = vi.fn(() => Promise.resolve(Code));
    const Screen = lazyCode(importScreen);
    await loadLazyScreens({ start: () => null, routed: { choose: () => Screen }, code: Screen });
    render(<Screen back={() => {}} />);
    expect(screen.getByText('the code')).toBeTruthy();
    expect(importScreen).toHaveBeenCalledTimes(1);
  });

  it('shows its own title, and a way back, until it is imported', async () => {
    const Screen = lazyCode(() => Promise.resolve(Code));
    const back = vi.fn();
    render(<Screen back={back} />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.getByText('Shop')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
    await pass(0);
    expect(screen.getByText('the code')).toBeTruthy();
  });

  it('shows a message with a way back when the import fails, and is shown once a later import succeeds', async () => {
    const importScreen = vi
      .fn<() => Promise<typeof Code>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Code);
    const Screen = lazyCode(importScreen);
    const back = vi.fn();
    render(<Screen back={back} />);
    await pass(0);
    expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(screen.getByText('the code')).toBeTruthy();
  });

  it('that could not be loaded ahead is imported again when it is shown, before a failure is shown', async () => {
    const importScreen = vi
      .fn<() => Promise<typeof Code>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Code);
    const Screen = lazyCode(importScreen);
    await loadLazyScreens({ code: Screen }).catch(() => {});
    render(<Screen back={() => {}} />);
    expect(screen.getByRole('status')).toBeTruthy();
    await pass(0);
    expect(screen.getByText('the code')).toBeTruthy();
  });

  it('that cannot be loaded ahead is reported to the caller', async () => {
    const Screen = lazyCode(() => Promise.reject(new Error('offline')));
    await expect(loadLazyScreens({ code: Screen })).rejects.toThrow('offline');
  });
});

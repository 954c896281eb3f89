// @vitest-environment jsdom
/** The address of the live page follows what is selected, and what is selected follows the address. */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { liveRoute, navigateTo, useRoute } from '../../../../src/inspector/location';
import { NOTHING_SELECTED, useLiveSelection } from '../../../../src/inspector/views/live/use-live-selection';

/** @param openedFile name of the file that is shown; null for what is followed live */
function useLivePage(openedFile: string | null = null) {
  const route = useRoute();
  if (route.kind !== 'live') throw new Error(`${route.kind} is not the live page.`);
  return useLiveSelection(route, openedFile);
}

const row = (cursor: number) => ({ ...NOTHING_SELECTED, cursor, isRow: true });
/** The browser tells of a changed address later. */
const hashChange = () =>
  new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));

beforeEach(async () => {
  if (window.location.hash === '#/live') return;
  const changed = hashChange();
  window.location.hash = '#/live';
  await changed;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('follows at once: a reload right after a click shows what was chosen', async () => {
  const { result } = renderHook(() => useLivePage());
  const changed = hashChange();
  act(() => result.current.setSelection(row(7)));
  expect(window.location.hash).toBe('#/live?at=7&row=1');
  await act(() => changed);
  act(() => result.current.setSelection(NOTHING_SELECTED));
  expect(window.location.hash).toBe('#/live');
});

it('follows the last of two choices, also where the browser has not yet reported the first', async () => {
  const { result } = renderHook(() => useLivePage());
  act(() => result.current.setSelection(row(7)));
  act(() => result.current.setSelection(row(8)));
  await waitFor(() => expect(window.location.hash).toBe('#/live?at=8&row=1'));
  expect(result.current.selection.cursor).toBe(8);
});

it('is followed: a link to another moment selects it, and stays', async () => {
  const { result } = renderHook(() => useLivePage());
  act(() => result.current.setSelection(row(7)));
  const changed = hashChange();
  window.location.hash = '#/live/x%3A3?at=3';
  await act(() => changed);
  expect(result.current.selection).toMatchObject({ cursor: 3, isRow: false });
  expect(window.location.hash).toBe('#/live/x%3A3?at=3');
});

it('does not overwrite an address that is opened in the same moment', async () => {
  const before = hashChange();
  window.location.hash = '#/live/x%3A3';
  await before;
  const { result } = renderHook(() => useLivePage());
  const changed = hashChange();
  act(() => {
    result.current.setSelection(row(7));
    navigateTo(liveRoute());
  });
  await act(() => changed);
  expect(window.location.hash).toBe('#/live');
  expect(result.current.selection.cursor).toBeNull();
});

it('changes 25 times in 10 s at most; then it follows what rests', async () => {
  const { result } = renderHook(() => useLivePage());
  for (let no = 1; no <= 25; no += 1) {
    const changed = hashChange();
    act(() => result.current.setSelection(row(no)));
    await act(() => changed);
  }
  expect(window.location.hash).toBe('#/live?at=25&row=1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let no = 26; no <= 40; no += 1) act(() => result.current.setSelection(row(no)));
  expect(window.location.hash).toBe('#/live?at=25&row=1');
  act(() => vi.advanceTimersByTime(300));
  expect(window.location.hash).toBe('#/live?at=40&row=1');
});

describe('a link to a moment of a file that is not open', () => {
  const FOLLOWED: { readonly file: string | null } = { file: null };
  const OPENED: typeof FOLLOWED = { file: 'other.json' };
  const LINK = '#/live?at=3&file=other.json';
  beforeEach(async () => {
    const linked = hashChange();
    window.location.hash = LINK;
    await linked;
  });

  it.each([null, 'opened.json'])('selects nothing of what is shown, and stays: %s', async (openedFile) => {
    const { result } = renderHook(() => useLivePage(openedFile));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(result.current).toMatchObject({ isOfOtherFile: true, selection: { cursor: null } });
    expect(window.location.hash).toBe(LINK);
  });

  it('is given up for what is selected', async () => {
    const { result } = renderHook(() => useLivePage());
    const changed = hashChange();
    act(() => result.current.setSelection(row(7)));
    await act(() => changed);
    expect(result.current).toMatchObject({ isOfOtherFile: false, selection: { cursor: 7 } });
    expect(window.location.hash).toBe('#/live?at=7&row=1');
  });

  it('is not played when the file is opened, where the same moment of another recording was', async () => {
    const { result, rerender } = renderHook(({ file }) => useLivePage(file), { initialProps: FOLLOWED });
    const selected = hashChange();
    act(() => result.current.setSelection({ ...NOTHING_SELECTED, cursor: 3, isPlaying: true }));
    await act(() => selected);
    const linked = hashChange();
    window.location.hash = LINK;
    await act(() => linked);
    rerender(OPENED);
    expect(result.current.selection).toMatchObject({ cursor: 3, isPlaying: false });
  });

  it('is none where a file was closed in which nothing was selected', () => {
    const { result, rerender } = renderHook(({ file }) => useLivePage(file), {
      initialProps: OPENED,
    });
    act(() => result.current.setSelection(NOTHING_SELECTED));
    rerender(FOLLOWED);
    expect(result.current.isOfOtherFile).toBe(false);
  });

  it('selects its moment once the file is opened', () => {
    const { result, rerender } = renderHook(({ file }) => useLivePage(file), {
      initialProps: FOLLOWED,
    });
    rerender(OPENED);
    expect(result.current).toMatchObject({ isOfOtherFile: false, selection: { cursor: 3 } });
  });
});

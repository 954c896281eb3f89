// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedCopy } from '#messages/shared';
import { lazyOptional, lazyPage } from '../../src/routes/lazy-page';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  // jsdom does not implement scrolling.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const Offer = () => <p>the offer</p>;
const broken = () => new Error('offline');

type Bring = () => Promise<ComponentType>;

/** Not loaded by the router, nor as the page is shown. */
const missingTwice = () =>
  vi.fn<Bring>().mockRejectedValueOnce(broken()).mockRejectedValueOnce(broken()).mockResolvedValue(Offer);

/** Opens a page from a previous one; `bring` loads its code. */
async function open(bring: Bring) {
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: () => <p>the page before</p> }),
    createRoute({ getParentRoute: () => root, path: '/offer', component: lazyPage(bring) }),
  ];
  const history = createMemoryHistory({ initialEntries: ['/', '/offer'], initialIndex: 1 });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  await router.load();
  render(<RouterProvider router={router} />);
}

it('a page whose chunk does not load shows a message, with a retry and a way back', async () => {
  await open(vi.fn<Bring>().mockRejectedValue(broken()));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy();
  expect(screen.getByText(sharedCopy.whyNotLoaded)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await pass(0);
  expect(screen.getByText('the page before')).toBeTruthy();
});

it('a page whose preload failed is requested again before a message is shown', async () => {
  await open(vi.fn<Bring>().mockRejectedValueOnce(broken()).mockResolvedValue(Offer));
  expect(screen.queryByRole('heading', { name: 'This page did not load' })).toBeNull();
  await pass(0);
  expect(screen.getByText('the offer')).toBeTruthy();
});

it('a missing page is requested again when the merchant retries', async () => {
  await open(missingTwice());
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('the offer')).toBeTruthy();
});

it('a page that failed to load is requested as soon as the phone is online, and the text follows the connection', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const bring = missingTwice();
  await open(bring);
  await pass(0);
  expect(screen.getByRole('heading', { name: 'No internet' })).toBeTruthy();
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('the offer')).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(3);
});

it('an optional part of a page is not reported as missing: nothing is shown in its position until it is loaded', async () => {
  const Extra = lazyOptional(vi.fn<Bring>().mockRejectedValueOnce(broken()).mockResolvedValue(Offer));
  const { container } = render(<Extra />);
  await pass(0);
  expect(container.innerHTML).toBe('');
  await pass(3_000);
  expect(screen.getByText('the offer')).toBeTruthy();
});

/** Leaving the app and returning: to an external page, and to the host's own. */
import { expect, it, vi } from 'vitest';
import type { Bridge, CapabilityResult, NativeCapabilities } from '../../src/bridge/bridge';
import { createBrowserBridge } from '../../src/bridge/browser';
import { leaveForPage, returnToHost } from '../../src/bridge/leave';
import { fakePage } from './fake-page';

const URL = 'https://bank.example/approve';
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A page in a host with this outcome of `navigate` and `back`; null is a browser without a native host. */
function setUp(outcome: CapabilityResult['outcome'] | null) {
  const [assign, reload] = [vi.fn(), vi.fn()];
  const { page } = fakePage();
  Object.assign(page.location, { assign, reload });
  const answer: CapabilityResult =
    outcome === 'done' ? { outcome, value: null } : { outcome: outcome ?? 'unavailable', failure: null };
  const navigate = vi.fn(async () => answer);
  const browser = createBrowserBridge('device-1', 'test');
  // SAFETY: leaving uses only these two abilities.
  const capabilities = { navigate, back: async () => answer } as unknown as NativeCapabilities;
  const bridge: Bridge =
    outcome === null
      ? browser
      : {
          ...browser,
          info: () => ({ ...browser.info(), kind: 'native' }),
          capabilities: () => Promise.resolve(capabilities),
        };
  return { page, bridge, assign, reload, navigate };
}

it('a host opens the page in a separate view, and reports the merchant’s return', async () => {
  const { page, bridge, assign, navigate } = setUp('done');
  const back = vi.fn();
  const leaving = leaveForPage(page, bridge, URL).then(back);
  await settle();
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ url: URL });
  expect([assign.mock.calls.length, back.mock.calls.length]).toEqual([0, 0]);
  page.dispatchEvent(new Event('resume'));
  await leaving;
});

it('without another listener for a return, closing the external page reloads ours', async () => {
  const { page, bridge, reload } = setUp('done');
  const leaving = leaveForPage(page, bridge, URL, { reloadsOnReturn: true });
  await settle();
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('resume'));
  await leaving;
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a refusal of the host is respected: the page is not opened by other means', async () => {
  const { page, bridge, assign } = setUp('refused');
  await expect(leaveForPage(page, bridge, URL)).rejects.toThrow('does not open');
  expect(assign).not.toHaveBeenCalled();
});

it.each(['unanswered', 'unavailable', null] as const)(
  'otherwise the URL replaces the page: %s',
  async (outcome) => {
    const { page, bridge, assign } = setUp(outcome);
    const leaving = leaveForPage(page, bridge, URL);
    await settle();
    expect(assign).toHaveBeenCalledExactlyOnceWith(URL);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await leaving;
  },
);

it('back goes to the host, and the current page is reloaded when the web view is shown again', async () => {
  const { page, bridge } = setUp('done');
  const [fallback, onReturn] = [vi.fn(), vi.fn()];
  returnToHost(page, bridge, { fallback, onReturn });
  await settle();
  expect([fallback.mock.calls.length, onReturn.mock.calls.length]).toEqual([0, 0]);
  page.dispatchEvent(new Event('resume'));
  page.dispatchEvent(new Event('resume'));
  expect([fallback.mock.calls.length, onReturn.mock.calls.length]).toEqual([0, 1]);
});

it.each(['refused', 'unanswered', 'unavailable', null] as const)(
  'without a host that goes back, the app does it: %s',
  async (outcome) => {
    const { page, bridge } = setUp(outcome);
    const fallback = vi.fn();
    returnToHost(page, bridge, { fallback, onReturn: () => {} });
    await settle();
    expect(fallback).toHaveBeenCalledTimes(1);
  },
);

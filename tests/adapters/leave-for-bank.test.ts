// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { leaveForBank } from '../../src/adapters/leave-for-bank';

const PAGE = 'https://bank.example/mandate?id=1';
const BACK = '/termloan/enach?returned=true';

function pageThatLeaves() {
  const leaveFor = vi.fn((_url: string) => Promise.resolve());
  return { app: { leaveFor, allowedPageHosts: ['bank.example'] }, leaveFor };
}

it('a bank’s page receives the return URL', async () => {
  const { app, leaveFor } = pageThatLeaves();
  await leaveForBank(app, PAGE, BACK, new AbortController().signal);
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(
    `${PAGE}&return_to=${encodeURIComponent(`${window.location.origin}${BACK}`)}`,
    { reloadsOnReturn: true },
  );
});

it('the page does not navigate any more after the message that the bank’s page does not open', async () => {
  const { app, leaveFor } = pageThatLeaves();
  await leaveForBank(app, PAGE, BACK, AbortSignal.abort());
  expect(leaveFor).not.toHaveBeenCalled();
});

it.each([null, 'javascript:alert(1)', 'http://bank.example/', 'https://elsewhere.example/'])(
  '%s is no page to leave for',
  async (url) => {
    const { app, leaveFor } = pageThatLeaves();
    await expect(leaveForBank(app, url, BACK, new AbortController().signal)).rejects.toThrow('no page');
    expect(leaveFor).not.toHaveBeenCalled();
  },
);

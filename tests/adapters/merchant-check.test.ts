/**
 * The signed-in merchant may change while a page is open: in another tab, in the background, or by a refreshed token of a host.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { failure, type Outcome } from '../../machines/domain/base/failure';
import type { Merchant } from '../../machines/domain/merchant/merchant';
import { createMerchantCheck } from '../../src/adapters/merchant-check';
import { createClientStorage } from '../../src/storage/client-storage';
import type { SafeStorage } from '../../src/storage/storage';

const isHere = (id: string): Outcome<Merchant> => ({
  ok: true,
  data: { id, displayName: null, mobile: null, udyamNumber: null, udyamStatus: null },
});
const nobodyCanSay: Outcome<Merchant> = { ok: false, failure: failure('connection') };

function area(): SafeStorage {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => items.set(key, value) !== undefined,
    remove: (key) => void items.delete(key),
  };
}

/** Merchant A's page. `signIn` signs a merchant in, in a tab with this session storage; all tabs share the local storage. */
function setUp(mode: 'token' | 'cookie' = 'token') {
  const [session, local] = [area(), area()];
  const signIn = (id: string, tab: SafeStorage) => {
    const storage = createClientStorage(tab, local, () => 'device-1');
    storage.setOwner({ id, udyamStatus: null });
    return storage;
  };
  const storage = signIn('A', session);
  const onChanged = vi.fn(() => storage.clear());
  const readMerchantOfToken = vi.fn(async (_token: string): Promise<Outcome<Merchant>> => isHere('A'));
  const readMerchant = vi.fn(async (): Promise<Outcome<Merchant>> => isHere('A'));
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { hidden: false }),
  });
  const check = createMerchantCheck({
    storage,
    credentials: () => (mode === 'token' ? { mode, token: 'old' } : { mode }),
    readMerchantOfToken,
    readMerchant,
    onChanged,
  });
  // SAFETY: the check only listens to the page, and asks whether its document is hidden.
  check.watch(page as unknown as Window);
  const show = (isHidden: boolean) => {
    page.document.hidden = isHidden;
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  const say = (type: string, fields: object = {}) =>
    page.dispatchEvent(Object.assign(new Event(type), fields));
  return { check, storage, signIn, session, local, onChanged, readMerchantOfToken, readMerchant, show, say };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a fresh token', () => {
  it('of the same merchant may be used', async () => {
    const { check, onChanged } = setUp();
    expect(await check.isOfSessionMerchant('fresh')).toBe(true);
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('of another merchant may not be used, and the session ends first', async () => {
    const { check, readMerchantOfToken, onChanged } = setUp();
    readMerchantOfToken.mockResolvedValue(isHere('B'));
    const isOfSessionMerchant = check
      .isOfSessionMerchant('fresh')
      .then((answer) => [answer, onChanged.mock.calls.length]);
    expect(await isOfSessionMerchant).toEqual([false, 1]);
  });

  it('is checked once more when one answer was lost', async () => {
    const { check, readMerchantOfToken } = setUp();
    readMerchantOfToken.mockResolvedValueOnce(nobodyCanSay);
    expect(await check.isOfSessionMerchant('fresh')).toBe(true);
  });

  it('may not be used when its owner is unknown, and does not change the current merchant', async () => {
    const { check, readMerchantOfToken, onChanged } = setUp();
    readMerchantOfToken.mockResolvedValue(nobodyCanSay);
    expect(await check.isOfSessionMerchant('fresh')).toBe(false);
    expect([readMerchantOfToken.mock.calls.length, onChanged.mock.calls.length]).toEqual([2, 0]);
  });

  it('is not checked when it is already in use, or when no merchant is known yet', async () => {
    const { check, storage, readMerchantOfToken } = setUp();
    expect(await check.isOfSessionMerchant('old')).toBe(true);
    storage.clear();
    expect(await check.isOfSessionMerchant('fresh')).toBe(true);
    expect(readMerchantOfToken).not.toHaveBeenCalled();
  });

  it('is not used when the session ended during the check', async () => {
    const { check, storage, readMerchantOfToken } = setUp();
    readMerchantOfToken.mockImplementation(async () => {
      storage.clear();
      return isHere('A');
    });
    expect(await check.isOfSessionMerchant('fresh')).toBe(false);
  });
});

describe('the merchant is checked again', () => {
  it.each([
    ['after two minutes away', 120_000, 1],
    ['not after a minute away', 60_000, 0],
  ])('%s', async (_, awayMs, times) => {
    const { show, readMerchant } = setUp();
    show(true);
    await vi.advanceTimersByTimeAsync(awayMs);
    show(false);
    expect(readMerchant).toHaveBeenCalledTimes(times);
  });

  it('when the network is back, and another merchant ends the session', async () => {
    const { say, readMerchant, onChanged } = setUp('cookie');
    readMerchant.mockResolvedValue(isHere('B'));
    say('online');
    await vi.advanceTimersByTimeAsync(0);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('when the page is restored from the browser’s cache', async () => {
    const { say, readMerchant } = setUp();
    say('pageshow', { persisted: false });
    expect(readMerchant).not.toHaveBeenCalled();
    say('pageshow', { persisted: true });
    expect(readMerchant).toHaveBeenCalledTimes(1);
  });

  it('and calls wait for the answer', async () => {
    const { check, say, readMerchant } = setUp();
    let answer = (_: Outcome<Merchant>) => {};
    readMerchant.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    say('online');
    const sent = vi.fn();
    void check.waitForCheck().then(sent);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).not.toHaveBeenCalled();
    answer(isHere('A'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('what other pages stored in the browser', () => {
  it('another tab has another merchant, with the same cookie: the session ends without a call', () => {
    const { signIn, say, onChanged, readMerchant } = setUp('cookie');
    signIn('B', area());
    say('storage', { key: 'v1:kept' });
    expect([onChanged.mock.calls.length, readMerchant.mock.calls.length]).toEqual([1, 0]);
  });

  it('a host’s token belongs to this page: the service is called', () => {
    const { signIn, say, onChanged, readMerchant } = setUp('token');
    signIn('B', area());
    say('storage', { key: 'v1:kept' });
    expect([onChanged.mock.calls.length, readMerchant.mock.calls.length]).toEqual([0, 1]);
  });

  it('another tab of the same merchant changes nothing', () => {
    const { signIn, say, onChanged, readMerchant } = setUp('cookie');
    signIn('A', area()).writeOfferId('off_1');
    say('storage', { key: 'v1:kept' });
    expect([onChanged.mock.calls.length, readMerchant.mock.calls.length]).toEqual([0, 0]);
  });

  it('the session ended in another tab: the service is called', () => {
    const { signIn, say, readMerchant } = setUp('cookie');
    signIn('A', area()).clear();
    say('storage', { key: 'v1:kept' });
    expect(readMerchant).toHaveBeenCalledTimes(1);
  });

  it('a newer page of this tab had another merchant: the restored page ends its session', () => {
    const { signIn, session, say, onChanged } = setUp('token');
    signIn('B', session);
    say('pageshow', { persisted: true });
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('writes nothing of this merchant into the record of the other one, which ending the session keeps', () => {
    const { storage, signIn, local } = setUp('cookie');
    signIn('B', area()).write('note', 'of B');
    const record = local.read('kept');
    expect(record).toContain('of B');
    storage.write('lastKnownLoan', { due: 1 });
    storage.clear();
    expect(local.read('kept')).toBe(record);
  });
});

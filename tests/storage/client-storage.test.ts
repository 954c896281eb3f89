import { describe, expect, it } from 'vitest';

import { type ClientStorage, createClientStorage } from '../../src/storage/client-storage';
import { newId } from '../../src/storage/new-id';
import { createSafeStorage } from '../../src/storage/storage';

/** A browser's storage in memory; it can be full. */
function area(start: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(start));
  let isFull = false;
  const storage: Storage = {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => {
      items.delete(key);
    },
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
  const fill = () => {
    isFull = true;
  };
  return { items, fill, safe: createSafeStorage(() => storage) };
}

const forbidden = () =>
  createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });

let ids = 0;
const nextId = () => {
  ids += 1;
  return `id-${ids}`;
};

type Merchant = Parameters<ClientStorage['setOwner']>[0];
const me: Merchant = { id: 'mer_1', udyamStatus: null };
const another: Merchant = { id: 'mer_2', udyamStatus: 'REGISTERED' };
const record = (of: string, values: object = {}) => ({ 'v1:kept': JSON.stringify({ of, ...values }) });
const keptIn = ({ items }: ReturnType<typeof area>): unknown => JSON.parse(items.get('v1:kept') ?? 'null');

/** The app's storage after the merchant was identified. */
function storageOf(session: ReturnType<typeof area>, local: ReturnType<typeof area>, merchant = me) {
  const clientStorage = createClientStorage(session.safe, local.safe, nextId);
  clientStorage.setOwner(merchant);
  return clientStorage;
}

describe('the chosen offer', () => {
  it('is written to session and local storage, under a versioned key, with its merchant', () => {
    const [session, local] = [area(), area()];
    storageOf(session, local).writeOfferId('off_1');
    expect(keptIn(session)).toEqual({ of: 'mer_1', loanOfferId: 'off_1' });
    expect(keptIn(local)).toMatchObject({ of: 'mer_1', loanOfferId: 'off_1' });
  });

  it('is read from the session first', () => {
    const session = area(record('mer_1', { loanOfferId: 'here' }));
    const local = area(record('mer_1', { loanOfferId: 'elsewhere' }));
    expect(storageOf(session, local).readOfferId()).toBe('here');
  });

  it('is read from the local storage in a new tab', () => {
    expect(storageOf(area(), area(record('mer_1', { loanOfferId: 'off_1' }))).readOfferId()).toBe('off_1');
  });

  it('is null when none was chosen', () => {
    expect(storageOf(area(), area()).readOfferId()).toBeNull();
  });

  it('is kept in memory where both storages are forbidden', () => {
    const clientStorage = createClientStorage(forbidden(), forbidden(), nextId);
    clientStorage.setOwner(me);
    clientStorage.writeOfferId('off_1');
    expect(clientStorage.readOfferId()).toBe('off_1');
  });

  it('is the new one, not an old one, when the storages are full', () => {
    const old = record('mer_1', { loanOfferId: 'old' });
    const [session, local] = [area(old), area(old)];
    const clientStorage = storageOf(session, local);
    session.fill();
    local.fill();
    clientStorage.writeOfferId('new');
    expect(clientStorage.readOfferId()).toBe('new');
  });

  it.each([
    ["another release's key", { kept: '{"of":"mer_1","loanOfferId":"old"}' }],
    ['garbage', { 'v1:kept': '{"of":' }],
    ['a record of nobody', { 'v1:kept': '{"loanOfferId":"off_1"}' }],
    ['a value that is no text', record('mer_1', { loanOfferId: { id: 'off_1' } })],
    ['a list', { 'v1:kept': '[]' }],
    ['null', { 'v1:kept': 'null' }],
  ])('is not read from %s', (_, items) => {
    expect(storageOf(area(items), area(items)).readOfferId()).toBeNull();
  });

  it('stays when the same merchant signs in again', () => {
    const [session, local] = [area(), area()];
    const clientStorage = storageOf(session, local);
    clientStorage.writeOfferId('off_1');
    clientStorage.setOwner(me);
    expect([clientStorage.readOfferId(), storageOf(area(), local).readOfferId()]).toEqual(['off_1', 'off_1']);
  });
});

describe('a shared phone', () => {
  const left = record('mer_1', { loanOfferId: 'off_1', selfie: { id: 'slf_1', status: 'PASSED' } });

  it('gives the next merchant nothing, and removes everything', () => {
    const [session, local] = [area(left), area(left)];
    const clientStorage = storageOf(session, local, another);
    expect([clientStorage.readOfferId(), clientStorage.read('selfie')]).toEqual([null, undefined]);
    expect([...session.items.values(), ...local.items.values()].join()).not.toMatch(/mer_1|off_1|slf_1/);
  });

  it('gives nothing before the merchant is known', () => {
    const clientStorage = createClientStorage(area(left).safe, area(left).safe, nextId);
    expect([clientStorage.readOfferId(), clientStorage.read('selfie')]).toEqual([null, undefined]);
  });

  it('loses nothing of a merchant by what is written before it is known who is signed in', () => {
    const [session, local] = [area(left), area(left)];
    const clientStorage = createClientStorage(session.safe, local.safe, nextId);
    clientStorage.write('lastKnownLoan', null);
    clientStorage.writeInTab('qrAccountId', 'acc_1');
    clientStorage.setOwner(me);
    expect([clientStorage.readOfferId(), clientStorage.read('selfie')]).toEqual([
      'off_1',
      { id: 'slf_1', status: 'PASSED' },
    ]);
  });

  it('has nothing of a merchant any more when the session ends before it is known who is signed in', () => {
    const [session, local] = [area(left), area(left)];
    createClientStorage(session.safe, local.safe, nextId).clear();
    expect([...session.items, ...local.items]).toEqual([]);
  });

  it('gives the next merchant nothing when old values cannot be overwritten', () => {
    const [session, local] = [area(left), area(left)];
    session.fill();
    local.fill();
    const clientStorage = storageOf(session, local, another);
    expect([clientStorage.readOfferId(), clientStorage.read('selfie')]).toEqual([null, undefined]);
  });

  it('removes the offer in memory when the merchant changes in one page', () => {
    const clientStorage = createClientStorage(forbidden(), forbidden(), nextId);
    clientStorage.setOwner(me);
    clientStorage.writeOfferId('off_1');
    clientStorage.setOwner(another);
    expect(clientStorage.readOfferId()).toBeNull();
  });

  it('removes everything but the device id when the session ends', () => {
    const [session, local] = [area(), area()];
    const clientStorage = storageOf(session, local);
    const device = clientStorage.deviceId();
    clientStorage.writeOfferId('off_1');
    clientStorage.write('supplier', { id: 'sup_1', status: null });
    clientStorage.clear();
    expect(clientStorage.readOfferId()).toBeNull();
    expect([[...session.items], [...local.items]]).toEqual([[], [['v1:device-id', device]]]);
  });

  it('knows the merchant of the page until another one signs in', () => {
    const clientStorage = createClientStorage(area().safe, area().safe, nextId);
    expect(clientStorage.merchantIds().ofPage).toBeNull();
    clientStorage.setOwner(me);
    clientStorage.clear();
    expect(clientStorage.merchantIds()).toMatchObject({ signedIn: null, ofPage: me.id });
    clientStorage.setOwner(another);
    expect(clientStorage.merchantIds()).toMatchObject({ signedIn: another.id, ofPage: another.id });
  });

  it('removes values without an error where storage is forbidden', () => {
    expect(() => createClientStorage(forbidden(), forbidden(), nextId).clear()).not.toThrow();
  });

  it('does not read another tab’s values of another merchant', () => {
    const local = area();
    const clientStorage = storageOf(area(), local);
    clientStorage.write('selfie', { id: 'slf_1', status: 'PASSED' });
    storageOf(area(), local, another);
    expect(clientStorage.read('selfie')).toBeUndefined();
  });
});

describe('what is not finished', () => {
  const HOUR_MS = 3_600_000;

  /** A process of the app: the session storage is its own, the local storage is the phone's. */
  function process(local: ReturnType<typeof area>, now = 0, merchant = me) {
    const clientStorage = createClientStorage(area().safe, local.safe, nextId, () => now);
    clientStorage.setOwner(merchant);
    return clientStorage;
  }

  it('survives the end of the process, for a day', () => {
    const local = area();
    process(local).writeUnfinished('draft', { monthlySale: '45000' });
    expect(process(local, 23 * HOUR_MS).readUnfinished('draft')).toEqual({ monthlySale: '45000' });
    expect(process(local, 24 * HOUR_MS).readUnfinished('draft')).toBeUndefined();
  });

  it('is gone once it is removed, and for the next merchant', () => {
    const local = area();
    const clientStorage = process(local);
    clientStorage.writeUnfinished('draft', 'one');
    clientStorage.writeUnfinished('draft', null);
    expect(clientStorage.readUnfinished('draft')).toBeUndefined();
    clientStorage.writeUnfinished('draft', 'two');
    expect(process(local, 0, another).readUnfinished('draft')).toBeUndefined();
    expect([...local.items.values()].join()).not.toContain('two');
  });

  it.each([['text'], [7], [['soon', 'value']], [{ at: 0 }]])('is not read from %j', (value) => {
    const clientStorage = process(area());
    clientStorage.write('draft', value);
    expect(clientStorage.readUnfinished('draft')).toBeUndefined();
  });
});

describe('the id of the device', () => {
  it('stays the same in one tab', () => {
    const clientStorage = createClientStorage(area().safe, area().safe, nextId);
    expect(clientStorage.deviceId()).toBe(clientStorage.deviceId());
  });

  it('stays the same in the next visit', () => {
    const local = area();
    const first = createClientStorage(area().safe, local.safe, nextId).deviceId();
    expect(createClientStorage(area().safe, local.safe, nextId).deviceId()).toBe(first);
  });

  it('is not stored in the session', () => {
    const session = area();
    createClientStorage(session.safe, area().safe, nextId).deviceId();
    expect(session.items.size).toBe(0);
  });

  it('stays the same in one tab where storage is forbidden', () => {
    const clientStorage = createClientStorage(forbidden(), forbidden(), nextId);
    expect(clientStorage.deviceId()).toBe(clientStorage.deviceId());
  });
});

describe('safe storage', () => {
  it('reports that it could not write', () => {
    const full = area();
    full.fill();
    expect([full.safe.write('a', 'b'), forbidden().write('a', 'b'), area().safe.write('a', 'b')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('reads nothing where it is forbidden', () => {
    expect(forbidden().read('a')).toBeNull();
  });
});

describe('a new id', () => {
  it('is 32 hexadecimal digits', () => {
    expect(newId()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is different each time', () => {
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  });
});

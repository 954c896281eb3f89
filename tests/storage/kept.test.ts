import { describe, expect, it } from 'vitest';

import { createKept } from '../../src/storage/kept';
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

describe('the chosen offer', () => {
  it('is written to session and local storage, under a versioned key', () => {
    const [session, local] = [area(), area()];
    createKept(session.safe, local.safe, nextId).keepOfferId('off_1');
    expect([[...session.items], [...local.items]]).toEqual([
      [['v1:loan-offer-id', 'off_1']],
      [['v1:loan-offer-id', 'off_1']],
    ]);
  });

  it('is read from the session first', () => {
    const session = area({ 'v1:loan-offer-id': 'here' });
    const local = area({ 'v1:loan-offer-id': 'elsewhere' });
    expect(createKept(session.safe, local.safe, nextId).readOfferId()).toBe('here');
  });

  it('is read from the local storage in a new tab', () => {
    const local = area({ 'v1:loan-offer-id': 'off_1' });
    expect(createKept(area().safe, local.safe, nextId).readOfferId()).toBe('off_1');
  });

  it('is null when none was chosen', () => {
    expect(createKept(area().safe, area().safe, nextId).readOfferId()).toBeNull();
  });

  it('is kept in memory where both storages are forbidden', () => {
    const kept = createKept(forbidden(), forbidden(), nextId);
    kept.keepOfferId('off_1');
    expect(kept.readOfferId()).toBe('off_1');
  });

  it('is the new one, not an old one, where the storages are full', () => {
    const [session, local] = [area({ 'v1:loan-offer-id': 'old' }), area({ 'v1:loan-offer-id': 'old' })];
    const kept = createKept(session.safe, local.safe, nextId);
    session.fill();
    local.fill();
    kept.keepOfferId('new');
    expect(kept.readOfferId()).toBe('new');
  });

  it("is not read from another release's key", () => {
    const session = area({ 'loan-offer-id': 'old', 'v0:loan-offer-id': 'older' });
    expect(createKept(session.safe, area().safe, nextId).readOfferId()).toBeNull();
  });
});

describe('the id of the device', () => {
  it('stays the same in one tab', () => {
    const kept = createKept(area().safe, area().safe, nextId);
    expect(kept.deviceId()).toBe(kept.deviceId());
  });

  it('stays the same in the next visit', () => {
    const local = area();
    const first = createKept(area().safe, local.safe, nextId).deviceId();
    expect(createKept(area().safe, local.safe, nextId).deviceId()).toBe(first);
  });

  it('is not kept in the session', () => {
    const session = area();
    createKept(session.safe, area().safe, nextId).deviceId();
    expect(session.items.size).toBe(0);
  });

  it('stays the same in one tab where storage is forbidden', () => {
    const kept = createKept(forbidden(), forbidden(), nextId);
    expect(kept.deviceId()).toBe(kept.deviceId());
  });
});

describe('safe storage', () => {
  it('says that it could not write', () => {
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

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  });
});

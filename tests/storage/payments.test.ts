import { describe, expect, it } from 'vitest';

import { createClientStorage } from '../../src/storage/client-storage';
import { paymentMemoryOf } from '../../src/storage/payment-memory';
import type { SafeStorage } from '../../src/storage/storage';

function area(): { readonly safe: SafeStorage; readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  const safe: SafeStorage = {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => {
      items.set(key, value);
      return true;
    },
    remove: (key) => void items.delete(key),
  };
  return { safe, items };
}

const refusing: SafeStorage = { read: () => null, write: () => false, remove: () => {} };
const sealed = { checksum: 'sum', mCode: 'code', encdata: 'data' };

/** A page of the app with the tab's and the browser's storage; a reload is another one with the same storage. */
function open(tab: SafeStorage, browser: SafeStorage = area().safe, now = Date.now()) {
  const clientStorage = createClientStorage(
    tab,
    browser,
    () => 'id',
    () => now,
  );
  return {
    memory: paymentMemoryOf(clientStorage),
    clear: clientStorage.clear,
    isFor: (id: string) => clientStorage.setOwner({ id, udyamStatus: null }),
    again: () => paymentMemoryOf(clientStorage),
  };
}

const sealedKeys = (items: ReadonlyMap<string, string>) =>
  [...items.keys()].filter((key) => key.startsWith('sealed'));

describe('the amounts stored by a tab', () => {
  it('keeps the first amount of each payment across a reload', () => {
    const { safe } = area();
    const first = open(safe).memory;
    first.storeShownAmount('pay_1', 241_500);
    first.storeShownAmount('pay_1', 300_000);
    const reloaded = open(safe).memory;
    expect([reloaded.readShownAmount('pay_1'), reloaded.readShownAmount('pay_2')]).toEqual([241_500, null]);
    reloaded.storeShownAmount('pay_1', 1);
    expect(reloaded.readShownAmount('pay_1')).toBe(241_500);
  });

  it('does not read an amount that it did not write', () => {
    const { safe, items } = area();
    open(safe).memory.storeShownAmount('pay_1', 241_500);
    const [key = ''] = items.keys();
    expect(items.get(key)).toBe('241500');
    items.set(key, '12e3');
    expect(open(safe).memory.readShownAmount('pay_1')).toBeNull();
  });
});

describe('the result of the hosted page', () => {
  it('is stored for its own payment, until it is decided and the session ends', () => {
    const { safe, items } = area();
    open(safe).memory.storeEncryptedResult('pay_1', sealed);
    const reloaded = open(safe);
    const { memory } = reloaded;
    expect([memory.readEncryptedResult('pay_1'), memory.readEncryptedResult('pay_2')]).toEqual([
      sealed,
      null,
    ]);
    memory.markResultDecided();
    expect(memory.readEncryptedResult('pay_1')).toEqual(sealed);
    reloaded.clear();
    expect([memory.readEncryptedResult('pay_1'), sealedKeys(items)]).toEqual([null, []]);
  });

  it('survives the end of the process, and a day after its decision it is gone', () => {
    const browser = area();
    const page = open(area().safe, browser.safe);
    page.isFor('mer_1');
    page.memory.storeEncryptedResult('pay_1', sealed);
    const next = open(area().safe, browser.safe);
    next.isFor('mer_1');
    expect(next.memory.readEncryptedResult('pay_1')).toEqual(sealed);
    next.memory.markResultDecided();
    const hours = (count: number) => Date.now() + count * 3_600_000;
    open(area().safe, browser.safe, hours(23)).isFor('mer_1');
    expect(sealedKeys(browser.items)).toHaveLength(3);
    open(area().safe, browser.safe, hours(25)).isFor('mer_1');
    expect(sealedKeys(browser.items)).toEqual([]);
  });

  it('is each tab’s own, and only its own is decided', () => {
    const browser = area();
    const [first, second] = [open(area().safe, browser.safe), open(area().safe, browser.safe)];
    first.memory.storeEncryptedResult('pay_1', sealed);
    second.memory.storeEncryptedResult('pay_2', sealed);
    expect(first.memory.readEncryptedResult('pay_1')).toEqual(sealed);
    first.memory.markResultDecided();
    first.clear();
    expect(first.memory.readEncryptedResult('pay_1')).toBeNull();
    expect(open(area().safe, browser.safe).memory.readEncryptedResult('pay_2')).toEqual(sealed);
  });

  it('is undecided again when another payment returns', () => {
    const { safe } = area();
    const page = open(safe);
    page.memory.storeEncryptedResult('pay_1', sealed);
    page.memory.markResultDecided();
    page.memory.storeEncryptedResult('pay_2', sealed);
    page.clear();
    expect([page.memory.readEncryptedResult('pay_1'), page.memory.readEncryptedResult('pay_2')]).toEqual([
      null,
      sealed,
    ]);
  });

  it.each([
    ['was here when it came back', true],
    ['is known only after it came back', false],
  ])('survives the session while it has no outcome, for the merchant who %s', (_, isKnown) => {
    const { safe, items } = area();
    const before = open(safe);
    if (isKnown) before.isFor('mer_1');
    before.memory.storeEncryptedResult('pay_1', sealed);
    before.clear();
    expect(before.memory.readEncryptedResult('pay_1')).toEqual(sealed);
    const after = open(safe);
    after.isFor('mer_1');
    expect(after.memory.readEncryptedResult('pay_1')).toEqual(sealed);
    after.clear();
    after.isFor('mer_2');
    expect([after.memory.readEncryptedResult('pay_1'), sealedKeys(items)]).toEqual([null, []]);
  });

  it('belongs to the last merchant, when the session ended on the other page', () => {
    const [tab, browser] = [area(), area()];
    open(tab.safe, browser.safe).isFor('mer_1');
    const back = open(tab.safe, browser.safe);
    back.memory.storeEncryptedResult('pay_1', sealed);
    back.clear();
    const another = open(tab.safe, browser.safe);
    another.isFor('mer_2');
    expect([another.memory.readEncryptedResult('pay_1'), sealedKeys(tab.items)]).toEqual([null, []]);
  });

  it('is null for another merchant, also when it cannot be removed', () => {
    const { safe } = area();
    const first = open(safe);
    first.isFor('mer_1');
    first.memory.storeEncryptedResult('pay_1', sealed);
    const page = open({ ...safe, remove: () => {} });
    page.isFor('mer_2');
    expect(page.memory.readEncryptedResult('pay_1')).toBeNull();
  });

  it.each(['', '{}', '["pay_1","sum"]', '["pay_1",1,2,3]', 'null'])('is not read from %s', (text) => {
    const { safe, items } = area();
    items.set('sealed-payment', text);
    expect(open(safe).memory.readEncryptedResult('pay_1')).toBeNull();
  });

  it('is kept in memory per page when the storage refuses', () => {
    const page = open(refusing, refusing);
    page.memory.storeShownAmount('pay_1', 5);
    page.memory.storeEncryptedResult('pay_1', sealed);
    expect([page.again().readShownAmount('pay_1'), page.again().readEncryptedResult('pay_1')]).toEqual([
      5,
      sealed,
    ]);
    page.isFor('mer_1');
    expect(page.memory.readEncryptedResult('pay_1')).toEqual(sealed);
  });
});

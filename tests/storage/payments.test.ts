import { describe, expect, it } from 'vitest';

import { createKept } from '../../src/storage/kept';
import { paymentMemoryOf } from '../../src/storage/payments';
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

/** A page of the app over the tab's and the browser's storage; a reload is another one over the same. */
function open(tab: SafeStorage, browser: SafeStorage = area().safe) {
  const kept = createKept(tab, browser, () => 'id');
  return {
    memory: paymentMemoryOf(kept),
    forget: kept.forget,
    isFor: (id: string) => kept.belongTo({ id, udyamStatus: null }),
    again: () => paymentMemoryOf(kept),
  };
}

const sealedKeys = (items: ReadonlyMap<string, string>) =>
  [...items.keys()].filter((key) => key.startsWith('sealed'));

describe('the amounts that a tab told', () => {
  it('keeps the amount that was told first, by payment, over a reload', () => {
    const { safe } = area();
    const first = open(safe).memory;
    first.keepToldAmount('pay_1', 241_500);
    first.keepToldAmount('pay_1', 300_000);
    const reloaded = open(safe).memory;
    expect([reloaded.readToldAmount('pay_1'), reloaded.readToldAmount('pay_2')]).toEqual([241_500, null]);
    reloaded.keepToldAmount('pay_1', 1);
    expect(reloaded.readToldAmount('pay_1')).toBe(241_500);
  });

  it('does not read an amount that it did not write', () => {
    const { safe, items } = area();
    items.set('told:pay_1', '12e3');
    expect(open(safe).memory.readToldAmount('pay_1')).toBeNull();
  });
});

describe('what the hosted page came back with', () => {
  it('is kept for its own payment, until it is decided and the session ends', () => {
    const { safe, items } = area();
    open(safe).memory.keepSealed('pay_1', sealed);
    const reloaded = open(safe);
    const { memory } = reloaded;
    expect([memory.readSealed('pay_1'), memory.readSealed('pay_2')]).toEqual([sealed, null]);
    memory.settleSealed();
    expect(memory.readSealed('pay_1')).toEqual(sealed);
    reloaded.forget();
    expect([memory.readSealed('pay_1'), sealedKeys(items)]).toEqual([null, []]);
  });

  it('is open anew when another payment comes back', () => {
    const { safe } = area();
    const page = open(safe);
    page.memory.keepSealed('pay_1', sealed);
    page.memory.settleSealed();
    page.memory.keepSealed('pay_2', sealed);
    page.forget();
    expect([page.memory.readSealed('pay_1'), page.memory.readSealed('pay_2')]).toEqual([null, sealed]);
  });

  it.each([
    ['was here when it came back', true],
    ['is known only after it came back', false],
  ])('outlives the session while nobody decided it, for the merchant who %s', (_, isKnown) => {
    const { safe, items } = area();
    const before = open(safe);
    if (isKnown) before.isFor('mer_1');
    before.memory.keepSealed('pay_1', sealed);
    before.forget();
    expect(before.memory.readSealed('pay_1')).toEqual(sealed);
    const after = open(safe);
    after.isFor('mer_1');
    expect(after.memory.readSealed('pay_1')).toEqual(sealed);
    after.forget();
    after.isFor('mer_2');
    expect([after.memory.readSealed('pay_1'), sealedKeys(items)]).toEqual([null, []]);
  });

  it('is of the merchant who was here last, when the session ended on the other page', () => {
    const [tab, browser] = [area(), area()];
    open(tab.safe, browser.safe).isFor('mer_1');
    const back = open(tab.safe, browser.safe);
    back.memory.keepSealed('pay_1', sealed);
    back.forget();
    const another = open(tab.safe, browser.safe);
    another.isFor('mer_2');
    expect([another.memory.readSealed('pay_1'), sealedKeys(tab.items)]).toEqual([null, []]);
  });

  it('is nothing for another merchant, also where it cannot be taken away', () => {
    const { safe } = area();
    const first = open(safe);
    first.isFor('mer_1');
    first.memory.keepSealed('pay_1', sealed);
    const page = open({ ...safe, remove: () => {} });
    page.isFor('mer_2');
    expect(page.memory.readSealed('pay_1')).toBeNull();
  });

  it.each(['', '{}', '["pay_1","sum"]', '["pay_1",1,2,3]', 'null'])('is not read from %s', (text) => {
    const { safe, items } = area();
    items.set('sealed-payment', text);
    expect(open(safe).memory.readSealed('pay_1')).toBeNull();
  });

  it('is one memory for one page, and serves where the storage refuses', () => {
    const page = open(refusing, refusing);
    page.memory.keepToldAmount('pay_1', 5);
    page.memory.keepSealed('pay_1', sealed);
    expect([page.again().readToldAmount('pay_1'), page.again().readSealed('pay_1')]).toEqual([5, sealed]);
    page.isFor('mer_1');
    expect(page.memory.readSealed('pay_1')).toEqual(sealed);
  });
});

import { describe, expect, it } from 'vitest';

import { createPaymentMemory } from '../../src/storage/payments';
import type { SafeStorage } from '../../src/storage/storage';

function area(): { readonly safe: SafeStorage; readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const safe: SafeStorage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
  };
  return { safe, kept };
}

const refusing: SafeStorage = { read: () => null, write: () => false, remove: () => {} };
const nobody = () => null;
const sealed = { checksum: 'sum', mCode: 'code', encdata: 'data' };

describe('what a tab remembers of its payments', () => {
  it('keeps the amount that was told first, by payment, over a reload', () => {
    const { safe } = area();
    const first = createPaymentMemory(safe, nobody);
    first.keepToldAmount('pay_1', 241_500);
    first.keepToldAmount('pay_1', 300_000);
    const reloaded = createPaymentMemory(safe, nobody);
    expect([reloaded.readToldAmount('pay_1'), reloaded.readToldAmount('pay_2')]).toEqual([241_500, null]);
    reloaded.keepToldAmount('pay_1', 1);
    expect(reloaded.readToldAmount('pay_1')).toBe(241_500);
  });

  it('does not read an amount that it did not write', () => {
    const { safe, kept } = area();
    kept.set('told:pay_1', '12e3');
    expect(createPaymentMemory(safe, nobody).readToldAmount('pay_1')).toBeNull();
  });

  it('keeps one sealed answer, for its own payment, until it is decided and the session ends', () => {
    const { safe, kept } = area();
    createPaymentMemory(safe, nobody).keepSealed('pay_1', sealed);
    const reloaded = createPaymentMemory(safe, nobody);
    expect([reloaded.readSealed('pay_1'), reloaded.readSealed('pay_2')]).toEqual([sealed, null]);
    reloaded.settleSealed();
    expect(reloaded.readSealed('pay_1')).toEqual(sealed);
    reloaded.forget();
    expect([reloaded.readSealed('pay_1'), kept.size]).toEqual([null, 0]);
    reloaded.settleSealed();
    expect(kept.size).toBe(0);
  });

  it.each([
    ['was here when it came back', 'mer_1', nobody],
    ['is known only after it came back', null, nobody],
    ['was here last, and is not known any more', null, () => 'mer_1'],
  ])('keeps what nobody decided over the end of the session, for the merchant who %s', (_, first, last) => {
    const { safe, kept } = area();
    const before = createPaymentMemory(safe, last);
    if (first !== null) before.belongTo(first);
    before.keepSealed('pay_1', sealed);
    before.forget();
    const after = createPaymentMemory(safe, nobody);
    after.belongTo('mer_1');
    expect(after.readSealed('pay_1')).toEqual(sealed);
    after.forget();
    after.belongTo('mer_2');
    expect([after.readSealed('pay_1'), kept.size]).toEqual([null, 0]);
  });

  it('gives another merchant nothing, also where it cannot be taken away', () => {
    const kept = JSON.stringify(['mer_1', 'open', 'pay_1', 'sum', 'code', 'data']);
    const memory = createPaymentMemory({ ...refusing, read: () => kept }, nobody);
    memory.belongTo('mer_2');
    expect(memory.readSealed('pay_1')).toBeNull();
  });

  it.each(['', '{}', '[]', '["","open","pay_1","sum"]', '["","open","pay_1",1,2,3]', 'null'])(
    'takes %s for nothing',
    (text) => {
      const { safe, kept } = area();
      kept.set('sealed-payment', text);
      expect(createPaymentMemory(safe, nobody).readSealed('pay_1')).toBeNull();
    },
  );

  it('serves from memory where the storage refuses', () => {
    const memory = createPaymentMemory(refusing, nobody);
    memory.keepToldAmount('pay_1', 5);
    memory.keepSealed('pay_1', sealed);
    expect([memory.readToldAmount('pay_1'), memory.readSealed('pay_1')]).toEqual([5, sealed]);
  });
});

import { describe, expect, it } from 'vitest';

import { createKept } from '../../src/storage/kept';
import { forgetStarted, keepStarted, readStarted } from '../../src/storage/started-payment';
import type { SafeStorage } from '../../src/storage/storage';

function area(): SafeStorage {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => {
      items.set(key, value);
      return true;
    },
    remove: (key) => void items.delete(key),
  };
}

const started = { id: 'pay_1', loanId: 'loan_1' };

describe('a payment that was begun', () => {
  it('is found again in a new tab by its merchant, until it has ended', () => {
    const local = area();
    const first = createKept(area(), local, () => 'id');
    first.belongTo({ id: 'mer_1', udyamStatus: null });
    keepStarted(first, started);
    const next = createKept(area(), local, () => 'id');
    expect(readStarted(next)).toBeNull();
    next.belongTo({ id: 'mer_1', udyamStatus: null });
    expect(readStarted(next)).toEqual(started);
    forgetStarted(next);
    expect(readStarted(next)).toBeNull();
  });

  it('is not kept for a stranger, and not given to another merchant', () => {
    const local = area();
    const stranger = createKept(area(), local, () => 'id');
    keepStarted(stranger, started);
    expect(local.read('kept')).toBeNull();
    stranger.belongTo({ id: 'mer_1', udyamStatus: null });
    keepStarted(stranger, started);
    stranger.belongTo({ id: 'mer_2', udyamStatus: null });
    expect(readStarted(stranger)).toBeNull();
  });

  it.each([undefined, null, 'pay_1', [], ['pay_1'], [1, 2], { id: 'pay_1' }])(
    'is not read from %j',
    (kept) => {
      expect(readStarted({ read: () => kept })).toBeNull();
    },
  );
});

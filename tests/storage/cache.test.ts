import { describe, expect, it } from 'vitest';

import { createCache } from '../../src/storage/cache';

/** The browser's storage, with the typed keys on top. */
function cacheOver(values: Record<string, unknown> = {}) {
  const cache = createCache({
    read: (name) => values[name],
    write: (name, value) => {
      values[name] = value;
    },
  });
  return { cache, values };
}

describe('the cache of the merchant', () => {
  it.each(['supplier', 'selfie'] as const)('keeps id and status of a %s', (name) => {
    const { cache } = cacheOver();
    cache.store(name, { id: 'x_1', status: 'PASSED' });
    expect(cache.read(name)).toEqual({ id: 'x_1', status: 'PASSED' });
  });

  it('stores nothing else: no name, number or picture', () => {
    const { cache, values } = cacheOver();
    const supplier = { id: 'sup_1', status: null, displayName: 'Ramesh Stores', mobile: '9876543210' };
    cache.store('supplier', supplier);
    expect(values).toEqual({ supplier: { id: 'sup_1', status: null } });
  });

  it('reads nothing else', () => {
    const { cache } = cacheOver({ supplier: { id: 'sup_1', status: null, mobile: '9876543210' } });
    expect(cache.read('supplier')).toEqual({ id: 'sup_1', status: null });
  });

  it.each([
    undefined,
    null,
    'sup_1',
    7,
    [],
    {},
    { id: 'x' },
    { status: 'x' },
    { id: 1, status: null },
    { id: 'x', status: 1 },
  ])('takes %j for nothing', (value) => {
    expect(cacheOver({ supplier: value }).cache.read('supplier')).toBeNull();
  });
});

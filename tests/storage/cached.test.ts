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

const draft = { journey: 'udyam', version: 2, step: 'business-details', ids: { application: 'app_1' } };

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
    const { cache } = cacheOver({ merchant: { id: 'mer_1', status: null, mobile: '9876543210' } });
    expect(cache.read('merchant')).toEqual({ id: 'mer_1', status: null });
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

describe('a draft', () => {
  it('is read by its journey in its version', () => {
    const { cache } = cacheOver();
    cache.writeDraft(draft);
    expect(cache.readDraft('udyam', 2)).toEqual(draft);
  });

  it.each([
    ['another version', 'udyam', 1],
    ['another journey', 'pan', 2],
  ] as const)('is not read by %s', (_, journey, version) => {
    expect(cacheOver({ draft }).cache.readDraft(journey, version)).toBeNull();
  });

  it('contains ids and the step only', () => {
    const { cache, values } = cacheOver();
    const answers = { ...draft, aadhaar: '234567890123' };
    cache.writeDraft(answers);
    expect(values).toEqual({ draft });
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { ...draft, ids: null },
    { ...draft, ids: ['a'] },
    { ...draft, ids: { a: 1 } },
    { ...draft, step: 1 },
    { ...draft, version: '2' },
    { ...draft, journey: null },
  ])('takes %j for nothing', (value) => {
    expect(cacheOver({ draft: value }).cache.readDraft('udyam', 2)).toBeNull();
  });
});

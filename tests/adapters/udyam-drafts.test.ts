import { describe, expect, it } from 'vitest';

import { keepUdyamDraft, readUdyamDrafts } from '../../src/adapters/udyam-drafts';

/** A tab's storage, as text. */
function tab() {
  const kept = new Map<string, string>();
  return {
    written: () => [...kept.values()].join(),
    readInTab: (name: string): unknown => JSON.parse(kept.get(name) ?? 'null'),
    keepInTab: (name: string, value: unknown) => void kept.set(name, JSON.stringify(value)),
  };
}

describe('the stored draft of a registration', () => {
  it('has the non-personal fields of each page until the page is saved', () => {
    const store = tab();
    keepUdyamDraft(store, 'kyc', {
      name: 'Meena Kumari',
      panNumber: 'ABCPK1234F',
      aadhaarNumber: '999941057058',
    });
    keepUdyamDraft(store, 'business', { businessName: 'Meena Stores', organisationType: 'PROPRIETARY' });
    keepUdyamDraft(store, 'size', { turnover: '5,40,000', employeesMale: '1' });
    expect(readUdyamDrafts(store)).toEqual({
      business: { organisationType: 'PROPRIETARY' },
      size: { turnover: '5,40,000', employeesMale: '1' },
    });
    expect(store.written()).not.toMatch(/Meena|ABCPK|9999/);
    keepUdyamDraft(store, 'business', null);
    expect(Object.keys(readUdyamDrafts(store))).toEqual(['size']);
  });

  it('is ignored when it is not in the stored shape', () => {
    for (const odd of [null, 7, 'text', [], { size: 'text' }, { elsewhere: { turnover: '1' } }]) {
      const store = tab();
      store.keepInTab('udyamDrafts', odd);
      expect(readUdyamDrafts(store)).toEqual({});
    }
    const store = tab();
    store.keepInTab('udyamDrafts', { size: { turnover: 5, employeesMale: '1', name: 'Meena' } });
    expect(readUdyamDrafts(store)).toEqual({ size: { employeesMale: '1' } });
  });
});

import { describe, expect, it } from 'vitest';

import { readUdyamDrafts, writeUdyamDraft } from '../../src/adapters/udyam-drafts';

/** The storage of unfinished values, as text. */
function drafts() {
  const storage = new Map<string, string>();
  return {
    written: () => [...storage.values()].join(),
    readUnfinished: (name: string): unknown => JSON.parse(storage.get(name) ?? 'null'),
    writeUnfinished: (name: string, value: unknown) => void storage.set(name, JSON.stringify(value)),
  };
}

describe('the stored draft of a registration', () => {
  it('has the non-personal fields of each page until the page is saved', () => {
    const store = drafts();
    writeUdyamDraft(store, 'kyc', {
      name: 'Meena Kumari',
      panNumber: 'ABCPK1234F',
      aadhaarNumber: '999941057058',
    });
    writeUdyamDraft(store, 'business', { businessName: 'Meena Stores', organisationType: 'PROPRIETARY' });
    writeUdyamDraft(store, 'size', { turnover: '5,40,000', employeesMale: '1' });
    expect(readUdyamDrafts(store)).toEqual({
      business: { organisationType: 'PROPRIETARY' },
      size: { turnover: '5,40,000', employeesMale: '1' },
    });
    expect(store.written()).not.toMatch(/Meena|ABCPK|9999/);
    writeUdyamDraft(store, 'business', null);
    expect(Object.keys(readUdyamDrafts(store))).toEqual(['size']);
  });

  it('is ignored when it is not in the stored shape', () => {
    for (const odd of [null, 7, 'text', [], { size: 'text' }, { elsewhere: { turnover: '1' } }]) {
      const store = drafts();
      store.writeUnfinished('udyamDrafts', odd);
      expect(readUdyamDrafts(store)).toEqual({});
    }
    const store = drafts();
    store.writeUnfinished('udyamDrafts', { size: { turnover: 5, employeesMale: '1', name: 'Meena' } });
    expect(readUdyamDrafts(store)).toEqual({ size: { employeesMale: '1' } });
  });
});

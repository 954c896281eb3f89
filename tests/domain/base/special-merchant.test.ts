import { describe, expect, it } from 'vitest';

import { isSpecialMerchantCode } from '../../../machines/domain/base/special-merchant';

describe('isSpecialMerchantCode (spec 5)', () => {
  const special = ['TEST-1', 'TEST-2', 'TEST-3'];

  it.each([...special, 'PYTM', 'PYTM0001'])('%s is special', (code) => {
    expect(isSpecialMerchantCode(code, special)).toBe(true);
  });

  it.each(['', 'TEST', 'TEST-10', 'test-1', 'pytm0001', 'XPYTM', 'PYT'])('%j is not', (code) => {
    expect(isSpecialMerchantCode(code, special)).toBe(false);
  });

  it('recognises the prefix without a configured list', () => {
    expect([isSpecialMerchantCode('TEST-1', []), isSpecialMerchantCode('PYTM7', [])]).toEqual([false, true]);
  });
});

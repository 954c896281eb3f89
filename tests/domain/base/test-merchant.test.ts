import { describe, expect, it } from 'vitest';

import { isTestMerchantCode } from '../../../machines/domain/base/test-merchant';

describe('isTestMerchantCode (spec 5)', () => {
  const special = ['TEST-1', 'TEST-2', 'TEST-3'];

  it.each([...special, 'PYTM', 'PYTM0001'])('%s is special', (code) => {
    expect(isTestMerchantCode(code, special)).toBe(true);
  });

  it.each(['', 'TEST', 'TEST-10', 'test-1', 'pytm0001', 'XPYTM', 'PYT'])('%j is not', (code) => {
    expect(isTestMerchantCode(code, special)).toBe(false);
  });

  it('recognises the prefix without a configured list', () => {
    expect([isTestMerchantCode('TEST-1', []), isTestMerchantCode('PYTM7', [])]).toEqual([false, true]);
  });
});

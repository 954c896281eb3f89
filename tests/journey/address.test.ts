import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';

import { createAddress } from '../../src/routes/address';

function at(href: string) {
  const history = createMemoryHistory({ initialEntries: [href] });
  const address = createAddress(history, { returnToHost: ({ fallback }) => fallback() }, () => {});
  return {
    go: (path: string, how: { readonly replace?: boolean; readonly keepsQuery?: boolean } = {}) => {
      address.go(path, { replace: false, ...how });
      return history.location.href;
    },
    length: () => history.length,
  };
}

describe('the query that is kept from page to page', () => {
  it('is the whole query if the chart keeps it, for both history methods', () => {
    const shown = at('/register-udyam?from=shop+front&ref=7&navigation=true');
    expect(shown.go('/register-udyam/kyc', { keepsQuery: true })).toBe(
      '/register-udyam/kyc?from=shop+front&ref=7&navigation=true',
    );
    expect(shown.go('/register-udyam/otp/aadhaar', { keepsQuery: true, replace: true })).toBe(
      '/register-udyam/otp/aadhaar?from=shop+front&ref=7&navigation=true',
    );
    expect(shown.length()).toBe(2);
  });

  it('is the navigation only for every other page', () => {
    expect(at('/register-udyam/kyc?ref=7&navigation=true').go('/termloan')).toBe('/termloan?navigation=true');
    expect(at('/termloan?ref=7').go('/register-udyam/kyc')).toBe('/register-udyam/kyc');
  });

  it('a path may replace the query', () => {
    expect(at('/register-udyam').go('/termloan/register-business?ref=7')).toBe(
      '/termloan/register-business?ref=7',
    );
  });
});

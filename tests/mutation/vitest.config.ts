import { defineConfig } from 'vitest/config';

/** The tests that judge mutants of money, dates, lenders and retry: small and quick, without the app around them. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: [
      'tests/domain/{money,dates,due,rules,derived,form-fields,sums,lender-names}.test.ts',
      'tests/api/recovery.test.ts',
    ],
    setupFiles: ['tests/support/strict-console.ts'],
  },
});

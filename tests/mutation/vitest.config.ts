import { defineConfig } from 'vitest/config';

/** The unit tests that are run against the mutants of money, dates, lenders and retry: small, fast, without a DOM. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: [
      'tests/domain/{base/money,base/dates,loan/due,rules,derived,form-fields,sums,lenders}.test.ts',
      'tests/api/recovery.test.ts',
    ],
    setupFiles: ['tests/support/strict-console.ts'],
  },
});

import type { ViteUserConfig } from 'vitest/config';

/** How Vitest runs the unit and path tests; Playwright runs the browser tests. */
export const vitest: NonNullable<ViteUserConfig['test']> = {
  // By default Vitest leaves one core free: with two cores, that is half of the machine.
  maxWorkers: 2,
  // Enabled by `npm run test:coverage`; code that decides about money and answers must be covered almost completely.
  coverage: {
    provider: 'v8',
    include: ['machines/domain/**/*.ts', 'src/api/**/*.ts'],
    reporter: ['text', 'json-summary'],
    reportsDirectory: 'reports/coverage',
    thresholds: { lines: 95, branches: 95 },
  },
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        // The sandbox compiles its contract in the first test of a file: slow on a busy machine.
        testTimeout: 20_000,
        hookTimeout: 20_000,
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: ['tests/paths/**', 'tests/browser/**'],
        setupFiles: ['tests/support/strict-console.ts'],
      },
    },
    {
      extends: true,
      test: {
        name: 'paths',
        testTimeout: 20_000,
        hookTimeout: 20_000,
        include: ['tests/paths/**/*.test.{ts,tsx}'],
        // The report of a failed path holds its screen with the first-paint style sheet; by default Vitest loads no styles.
        css: { include: [/first-paint\.css/] },
        setupFiles: ['tests/support/strict-console.ts'],
      },
    },
  ],
};

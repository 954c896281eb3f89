import type { ViteUserConfig } from 'vitest/config';

/** Configuration of Vitest for unit and path tests. Playwright runs the browser tests. */
export const vitest: NonNullable<ViteUserConfig['test']> = {
  // By default Vitest leaves one core free: of two cores, that is half.
  maxWorkers: 2,
  // Enabled by `npm run test:coverage`. Only domain rules and the client, which decide about money, have thresholds.
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
        // In the first test of a file the sandbox compiles its contract, which is slow on a busy machine.
        testTimeout: 20_000,
        hookTimeout: 20_000,
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: ['tests/paths/**', 'tests/browser/**', 'tests/engines/**'],
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
        // By default Vitest loads no CSS. The report of a failed path shows the screen with this style sheet.
        css: { include: [/first-paint\.css/] },
        setupFiles: ['tests/support/strict-console.ts'],
      },
    },
    {
      extends: true,
      test: {
        name: 'engines',
        // A whole loan, with the start of a browser, on a busy machine.
        testTimeout: 90_000,
        hookTimeout: 60_000,
        include: ['tests/engines/**/*.test.ts'],
        globalSetup: ['tests/engines/global-setup.ts'],
      },
    },
  ],
};

import type { ViteUserConfig } from 'vitest/config';

/** How Vitest runs the unit tests and the paths; the browser's are Playwright's. */
export const vitest: NonNullable<ViteUserConfig['test']> = {
  // Vitest leaves one core to whoever works beside it: with two cores, that is half of the machine.
  maxWorkers: 2,
  // Asked for by `npm run test:coverage`; what decides about money and answers is covered nearly whole.
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
        // A failed path keeps its screen with the sheet that is seen first; Vitest reads no styles unless told.
        css: { include: [/first-paint\.css/] },
        setupFiles: ['tests/support/strict-console.ts'],
      },
    },
  ],
};

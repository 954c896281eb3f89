import type { ViteUserConfig } from 'vitest/config';

import { ByEnvironment } from './by-environment.ts';
import { isNight } from './night.ts';

/** Files that mock modules, load them again, or replace `document`: in workers of their own, as nothing of it may be another file's. */
export const isolatedFiles = [
  'tests/inspector/chart/drawing.test.tsx',
  'tests/inspector/pictures.test.ts',
  'tests/inspector/stops/comparison/comparison-page.test.tsx',
  'tests/inspector/stops/journey-view.test.tsx',
  'tests/inspector/stops/stops-search.test.tsx',
  'tests/inspector/views/app.test.tsx',
  'tests/inspector/views/copy-panel.test.tsx',
  'tests/inspector/views/live/explanation.test.tsx',
  'tests/inspector/views/live/live-page.test.tsx',
  'tests/inspector/views/main.test.ts',
  'tests/inspector/views/page-keys.test.tsx',
  'tests/paths/cli/run-journeys.test.ts',
  'tests/paths/support/on-screen.test.tsx',
  'tests/process-death/process-death.test.ts',
  'tests/process-death/typed.test.tsx',
  'tests/ui/long-list.test.tsx',
];

/** Tests of what judges and pictures each state by night: they run before it, with `NIGHTLY=1`. */
const nightlyFiles = ['tests/access/planted.test.ts', 'tests/pictures/states/pictures.test.ts'];

const setupFiles = [
  'tests/support/computed-styles.ts',
  'tests/support/owner-stacks.ts',
  'tests/support/strict-console.ts',
  'tests/support/left-clean.ts',
];

/** Configuration of Vitest for unit and path tests. Playwright runs the browser tests. */
export const vitest: NonNullable<ViteUserConfig['test']> = {
  // By default Vitest leaves one core free: of two cores, that is half.
  maxWorkers: 2,
  // Node's young generation is 16 MB: exploring charts fills it many times a second, and a fifth of the time was garbage collection. Most of a
  // file's code runs a few times only: optimizing it late, and compiling it to baseline code at once, takes 5 to 20 % less time.
  execArgv: ['--max-semi-space-size=64', '--interrupt-budget=400000', '--always-sparkplug'],
  // In a fresh clone the path tests load what the unit tests have compiled. Elsewhere a renamed file could be loaded under its old name.
  experimental: { fsModuleCache: process.env.CI !== undefined },
  sequence: { sequencer: ByEnvironment },
  // By default Vitest loads no CSS. The report of a failed path shows the screen with this style sheet.
  css: { include: [/first-paint\.css/] },
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
        // Loading the modules again for each file took a third of the time. What files share is cleared by left-clean.ts.
        isolate: false,
        // In the first test of a file the sandbox compiles its contract, which is slow on a busy machine.
        testTimeout: 20_000,
        hookTimeout: 20_000,
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [
          ...['tests/paths/**', 'tests/browser/**', 'tests/engines/**'],
          ...isolatedFiles,
          ...(isNight ? [] : nightlyFiles),
        ],
        setupFiles,
      },
    },
    {
      extends: true,
      test: {
        name: 'paths',
        isolate: false,
        testTimeout: 20_000,
        hookTimeout: 20_000,
        include: ['tests/paths/**/*.test.{ts,tsx}'],
        exclude: isolatedFiles,
        setupFiles,
      },
    },
    {
      extends: true,
      test: {
        name: 'isolated',
        testTimeout: 20_000,
        hookTimeout: 20_000,
        include: isolatedFiles,
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

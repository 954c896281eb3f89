/** Fails a test that writes errors or warnings to the console, even if its assertions hold. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

import { complain, takeComplaints } from './console-complaints';

beforeEach(() => {
  takeComplaints();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complain(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeComplaints()).toEqual([]);
});

// A lazy import may still be loading: cut off, it would be missing in every test file that follows.
afterAll(() => vi.dynamicImportSettled());

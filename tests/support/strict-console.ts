/** Vitest setup: fails a test that writes errors or warnings to the console. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

import { recordComplaint, takeComplaints } from './console-complaints';

beforeEach(() => {
  takeComplaints();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      recordComplaint(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeComplaints()).toEqual([]);
});

// Wait for dynamic imports: one that is interrupted at the end of a file stays broken in all following test files.
afterAll(() => vi.dynamicImportSettled());

/** A test that makes the console complain has failed, also when its assertions hold. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

import { complain, takeComplaints } from './console-complaints';

beforeEach(() => {
  takeComplaints();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complain(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeComplaints()).toEqual([]);
});

// What a page loads later may still be on its way: cut off, it would be missing from every file that comes after this one.
afterAll(() => vi.dynamicImportSettled());

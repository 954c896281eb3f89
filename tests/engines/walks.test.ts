/** The main walks in the engines that merchants have, on the production build with the sandbox lender (docs/coverage.md). */
import { describe, inject, it } from 'vitest';

import { engines, programsOrSkip } from './engines';
import { visitWith } from './visit';
import { walks } from './walks';

const isNight = process.env.NIGHTLY !== undefined;
/** A call with its retries, on a busy machine. */
const TIMEOUT_MS = 20_000;

// By day Chromium is tested by Playwright (tests/browser, tests/paths).
const tested = engines.filter(({ name }) => isNight || name !== 'Chromium');

describe.each(tested)('$name', (engine) => {
  for (const walk of walks.filter(({ byDay }) => isNight || byDay.some((name) => name === engine.name)))
    it(walk.name, async (context) => {
      const programs = programsOrSkip(engine, context);
      await visitWith(() => engine.open(programs), inject('origin'), walk, TIMEOUT_MS);
    });
});

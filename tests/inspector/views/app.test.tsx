// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { App } from '../../../src/inspector/app';
import { loadJourneys } from '../../../src/inspector/catalogue';
import { createRecording } from '../../../src/inspector/live/recording';
import { liveSession } from '../live-session';

// The worker that lays out charts is a file of the build.
vi.mock('elkjs/lib/elk-worker.min.js?url', () => ({ default: '' }));
// jsdom does not know its element `search`.
vi.mock('../../../src/inspector/views/search-box', () => ({ SearchBox: () => null }));

const journeys = await loadJourneys();
const session = liveSession(createRecording());

beforeEach(() => {
  window.location.hash = '#/';
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['[', journeys.at(-1)?.id],
  [']', journeys[0]?.id],
])('the key %s leads from the overview to the chart %s', (key, id) => {
  render(<App journeys={journeys} session={session} />);
  fireEvent.keyDown(window, { key });
  expect(window.location.hash).toBe(`#/${id}`);
});

import { describe, expect, it } from 'vitest';

import { readSessionLines } from '../../../src/inspector/stops/session-lines';
import { batch, change } from './batches';

const one = batch([change('- xstate.init open', { at: 1 })], 5);

describe('a file of sessions', () => {
  it('has batches as the service stores them, and batches of a known persona', () => {
    const lines = `${JSON.stringify(one)}\n\n${JSON.stringify({ persona: 'offers', until: 9, batch: one })}\n`;
    expect(readSessionLines(lines)).toEqual({
      ok: true,
      batches: [
        { persona: null, until: null, batch: one },
        { persona: 'offers', until: 9, batch: one },
      ],
    });
  });

  it.each([
    ['', { problem: 'empty' }],
    ['\n  \n', { problem: 'empty' }],
    [`${JSON.stringify(one)}\n{"visitor_id": "f`, { problem: 'not-json', line: 2 }],
    ['{"journeys": []}', { problem: 'not-a-batch', line: 1 }],
    ['[]', { problem: 'not-a-batch', line: 1 }],
    [JSON.stringify({ ...one, events: [{ id: 'x' }] }), { problem: 'not-a-batch', line: 1 }],
    [JSON.stringify({ persona: 7, batch: one }), { problem: 'not-a-batch', line: 1 }],
    [JSON.stringify({ persona: 'offers', until: 'soon', batch: one }), { problem: 'not-a-batch', line: 1 }],
  ])('that is none is refused with the line that is wrong: %s', (text, problem) => {
    expect(readSessionLines(text)).toEqual({ ok: false, ...problem });
  });
});

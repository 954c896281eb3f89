/** Fault pairs with stubbed ports: every fault of an answer has a name, and each pair with a next transition has a path. */
import { describe, expect, it, vi } from 'vitest';

import { done, fails, person } from '../../kit/model/moves';
import { labelsOf } from '../../kit/paths/path';
import { createTestModel } from '../../kit/run/test-model';
import { loanChart } from '../../kit/sample/sample-chart';
import { answerFaultOf, doubleTapUser, faultPairPaths, faultPairs } from './fault-pairs';

const model = createTestModel(loanChart, {
  starts: [{ name: 'new', input: {} }],
  events: [
    done('getUserState', { blocked: false }, 'known'),
    fails('getUserState', new Error('broken'), 'our own fault'),
    person({ type: 'retry' }),
    person({ type: 'pan.submitted', pan: 'marked' }),
    done('verifyPan', { ok: true }, 'right'),
    fails('verifyPan', new Error('broken'), 'our own fault'),
    person({ type: 'help.left' }),
  ],
});

describe('the fault of an answer', () => {
  it.each(['connection', 'timeout', 'refused', 'malformed'] as const)('is %s by its reason', (reason) => {
    expect(answerFaultOf({ kind: 'done', port: 'load', output: { ok: false, failure: { reason } } })).toBe(
      reason,
    );
  });

  it('is a crash when a port fails, and null for a good answer, a person or a timer', () => {
    expect(answerFaultOf({ kind: 'fails', port: 'load', error: new Error('broken') })).toBe('crash');
    expect(answerFaultOf({ kind: 'done', port: 'load', output: { ok: true } })).toBeNull();
    expect(answerFaultOf({ kind: 'done', port: 'load', output: undefined })).toBeNull();
    expect(answerFaultOf({ kind: 'person', event: { type: 'back' } })).toBeNull();
    expect(answerFaultOf({ kind: 'after', timer: 'slow' })).toBeNull();
  });
});

describe('the paths', () => {
  it('take each next transition after each fault, by the shortest path', () => {
    expect(faultPairs(model)).toEqual([
      'getUserState:crash in loadingUser > retry',
      'verifyPan:crash in verifyingPan > help.left',
    ]);
    expect(faultPairPaths(model).map(labelsOf)).toEqual([
      ['getUserState fails: our own fault', 'retry'],
      [
        'getUserState: known',
        expect.stringContaining('pan.submitted'),
        'verifyPan fails: our own fault',
        'help.left',
      ],
    ]);
  });
});

it('a double-tapping user taps a button again while it is shown and the journey is active, and nothing else', async () => {
  const click = vi.fn();
  let isOver = false;
  // SAFETY: only `click` is used.
  const thumb = doubleTapUser({ click } as unknown as Parameters<typeof doubleTapUser>[0], () => isOver);
  const element = (button: object | null) =>
    // SAFETY: only `closest` is used.
    ({ closest: () => button }) as unknown as Element;
  const taps = async (button: object | null) => {
    click.mockClear();
    await thumb.click(element(button));
    return click.mock.calls.length;
  };
  expect(await taps({ isConnected: true })).toBe(2);
  expect(await taps({ isConnected: false })).toBe(1);
  expect(await taps(null)).toBe(1);
  isOver = true;
  expect(await taps({ isConnected: true })).toBe(1);
});

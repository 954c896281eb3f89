// @vitest-environment jsdom
/** Tabs of the browser in a recording, and what the inspector keeps over its own reload. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { restoreEarlierPages, storeEarlierPages } from '../../src/inspector/live/earlier-pages';
import { createRecording, type Recording } from '../../src/inspector/live/recording';
import { readRecording, writeRecording } from '../../src/inspector/live/recording-file';
import { startSession } from '../../src/inspector/live/session';
import { begins, takesStep } from './messages';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const opensIn = (recording: Recording, page: string, tab: string) =>
  recording.accept({
    from: 'app',
    kind: 'messages',
    page,
    tab,
    path: '/',
    first: 0,
    messages: [begins('a', 'home'), takesStep('a', 'home')],
  });
const leaves = (recording: Recording, page: string) => recording.accept({ from: 'app', kind: 'left', page });
const numbersIn = (recording: Recording) =>
  Object.fromEntries(recording.pages().map(({ id, tab }) => [id, tab.number]));

describe('tabs', () => {
  it('have numbers, in their order, that a reload does not change', () => {
    const recording = createRecording();
    opensIn(recording, 'p', 'left-one');
    opensIn(recording, 'q', 'right-one');
    leaves(recording, 'p');
    opensIn(recording, 'p again', 'left-one');
    expect(numbersIn(recording)).toEqual({ p: 1, q: 2, 'p again': 1 });
  });

  it('are told apart when the browser has duplicated one, with its id', () => {
    const recording = createRecording();
    opensIn(recording, 'p', 'one');
    opensIn(recording, 'q', 'one');
    expect(numbersIn(recording)).toEqual({ p: 1, q: 2 });
  });

  it('keep their numbers when a duplicated one is reloaded, also after the other one was closed', () => {
    let time = 0;
    const recording = createRecording(() => time);
    opensIn(recording, 'p', 'one');
    opensIn(recording, 'q', 'one');
    leaves(recording, 'q');
    opensIn(recording, 'q again', 'one');
    expect(numbersIn(recording)['q again']).toBe(2);
    leaves(recording, 'p');
    time = 60_000;
    leaves(recording, 'q again');
    opensIn(recording, 'q once more', 'one');
    expect(numbersIn(recording)['q once more']).toBe(2);
  });

  it('keep their numbers in a file, without their ids', () => {
    const recording = createRecording();
    opensIn(recording, 'p', 'secret-one');
    opensIn(recording, 'q', 'secret-two');
    const text = writeRecording(recording, 1);
    expect(text).not.toContain('secret');
    const opened = readRecording(text);
    expect(opened.ok && numbersIn(opened.recording)).toEqual({ page1: 1, page2: 2 });
  });
});

describe('the inspector’s own reload', () => {
  it('keeps the closed pages, in their tab; the open ones send all again', () => {
    const before = createRecording();
    opensIn(before, 'p', 'one');
    leaves(before, 'p');
    opensIn(before, 'q', 'one');
    storeEarlierPages(before, 1);

    const after = createRecording();
    restoreEarlierPages(after);
    opensIn(after, 'q', 'one');
    expect(after.pages().map(({ isLive, tab }) => [isLive, tab.number])).toEqual([
      [false, 1],
      [true, 1],
    ]);
    expect(after.entries()).toHaveLength(4);
    // A second reload keeps them too.
    storeEarlierPages(after, 2);
    const again = createRecording();
    restoreEarlierPages(again);
    expect(again.entries()).toHaveLength(2);
  });

  it('loses the closed pages, and nothing else, where the browser does not allow storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const recording = createRecording();
    restoreEarlierPages(recording);
    opensIn(recording, 'p', 'one');
    leaves(recording, 'p');
    storeEarlierPages(recording, 1);
    expect(recording.pages()).toHaveLength(1);
  });

  it('keeps nothing when nothing was closed, and reads no foreign text', () => {
    const recording = createRecording();
    opensIn(recording, 'p', 'one');
    storeEarlierPages(recording, 1);
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('inspector-earlier-pages', '{"format":"other"}');
    const other = createRecording();
    restoreEarlierPages(other);
    expect(other.pages()).toEqual([]);
  });
});

describe('the numbers of tabs after the inspector’s own reload', () => {
  /** The events of the inspector's page. */
  let page: EventTarget;

  beforeEach(() => {
    page = new EventTarget();
    vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) =>
      page.addEventListener(type, listener),
    );
    // Heartbeats.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage() {}
      },
    );
  });

  /** @param record records before the reload @returns the recording after it */
  function reloaded(record: (recording: Recording) => void) {
    record(startSession().recording);
    page.dispatchEvent(new Event('pagehide'));
    return startSession().recording;
  }

  it('are those before, whichever answers first; a new tab has the next one', () => {
    const after = reloaded((before) => {
      opensIn(before, 'p', 'one');
      opensIn(before, 'q', 'two');
      opensIn(before, 'r', 'three');
      leaves(before, 'p');
      before.clear();
    });
    for (const [page, tab] of [
      ['s', 'four'],
      ['r', 'three'],
      ['q', 'two'],
    ] as const)
      opensIn(after, page, tab);
    expect(numbersIn(after)).toEqual({ q: 2, r: 3, s: 4 });
  });

  it('are those before for duplicated tabs too, whether open or closed', () => {
    const after = reloaded((before) => {
      opensIn(before, 'p', 'one');
      opensIn(before, 'q', 'one');
      opensIn(before, 'r', 'one');
      leaves(before, 'q');
    });
    opensIn(after, 'r', 'one');
    opensIn(after, 'p', 'one');
    expect(after.pages().map(({ isLive, tab }) => [isLive, tab.number])).toEqual([
      [false, 2],
      [true, 3],
      [true, 1],
    ]);
  });

  it.each(['', 'null', '{}', '[]', '{"tabs":[7,{"tab":{"id":1}}],"pages":[["p"],7]}'])(
    'begin with 1 where what was stored is %j',
    (stored) => {
      sessionStorage.setItem('inspector-tabs', stored);
      const { recording } = startSession();
      opensIn(recording, 'p', 'one');
      expect(numbersIn(recording)).toEqual({ p: 1 });
    },
  );

  it('begin with 1 where the browser does not allow storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const after = reloaded((before) => opensIn(before, 'p', 'one'));
    opensIn(after, 'q', 'two');
    expect(numbersIn(after)).toEqual({ q: 1 });
  });
});

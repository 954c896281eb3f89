/** Reading aloud: by the host, by the browser's own voices, and by nobody; and what ends it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { HostInfo } from '../../src/bridge/bridge';
import { createBrowserBridge } from '../../src/bridge/browser';
import { createSpeech } from '../../src/bridge/speech';
import { fakeSpeechSynthesis, type TestVoice } from '../support/fake-speech';
import { fakePage } from './fake-page';

const HINDI: TestVoice = { lang: 'hi-IN', localService: true };
const SENTENCES = ['आपको एक लाख रुपये मिलेंगे।', 'आप कुल दो लाख रुपये चुकाएँगे।'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @param speaks languages in which a host reads aloud; undefined without a host */
function speechOf(
  voices: readonly TestVoice[] | null,
  { speaks }: Pick<HostInfo, 'speaks'> = {},
  tag = 'hi-IN',
) {
  const { synthesis, ...control } = fakeSpeechSynthesis(voices ?? []);
  const { page, document } = fakePage(voices === null ? {} : { speechSynthesis: synthesis });
  const plain = createBrowserBridge('device-1', 'test');
  const bridge = {
    ...plain,
    info: () => ({ ...plain.info(), speaks }),
    speak: vi.fn(() => new Promise<'done' | 'unanswered'>((resolve) => answers.push(resolve))),
    stopSpeaking: vi.fn(),
  };
  const answers: ((outcome: 'done' | 'unanswered') => void)[] = [];
  const speech = createSpeech(page, bridge, tag);
  /** Starts a reading. `isOver` says whether it has ended. */
  const start = () => {
    const stop = new AbortController();
    const reading = { isOver: false, stop: () => stop.abort() };
    void speech.speak(SENTENCES, stop.signal).then(() => {
      reading.isOver = true;
    });
    return reading;
  };
  return { ...control, speech, start, page, document, bridge, answers };
}

type Speaking = ReturnType<typeof speechOf>;

const endings: readonly (readonly [
  name: string,
  end: (given: Speaking & { readonly reading: ReturnType<Speaking['start']> }) => void,
])[] = [
  ['an abort', ({ reading }) => reading.stop()],
  ['an error of the engine', ({ failNext }) => failNext()],
  ['the page that is left', ({ page }) => page.dispatchEvent(new Event('pagehide'))],
  [
    'the page that is hidden',
    ({ document }) => {
      document.hidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['another reading', ({ start }) => start()],
];

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('there is a voice', () => {
  it.each([
    ['hi-IN', [HINDI], true],
    ['hi-IN', [{ lang: 'hi_IN', localService: true }], true],
    ['hi-IN', [{ lang: 'en-IN', localService: true }], false],
    ['mr-IN', [HINDI], false],
    ['hi-IN', [{ lang: 'hi-IN', localService: false }], false],
    ['hi-IN', [], false],
    ['hi-IN', null, false],
  ] as const)('for %s, of %j: %s', (tag, voices, isAvailable) => {
    expect(speechOf(voices, {}, tag).speech.isAvailable()).toBe(isAvailable);
  });

  it.each([
    [['en', 'hi'], true],
    [['en'], false],
    [undefined, false],
  ])('of a host that reads %j in Hindi: %s', (speaks, isAvailable) => {
    expect(speechOf(null, { speaks }).speech.isAvailable()).toBe(isAvailable);
  });

  it('once the browser has loaded it', () => {
    const { speech, load } = speechOf([]);
    const listener = vi.fn();
    const remove = speech.onVoicesChanged(listener);
    load([HINDI]);
    expect([speech.isAvailable(), listener.mock.calls.length]).toEqual([true, 1]);
    remove();
    load([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('by the browser', () => {
  it('the sentences are read one after the other, with the voice of the language', async () => {
    const { start, spoken, endNext } = speechOf([{ lang: 'en-IN', localService: true }, HINDI]);
    const reading = start();
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual(SENTENCES.map((text) => [text, 'hi-IN']));
    endNext();
    await settle();
    expect(reading.isOver).toBe(false);
    endNext();
    await settle();
    expect(reading.isOver).toBe(true);
  });

  it.each(endings)('is ended by %s', async (_, end) => {
    const speech = speechOf([HINDI]);
    const reading = speech.start();
    speech.beginNext();
    end({ ...speech, reading });
    await settle();
    expect([reading.isOver, speech.cancel.mock.calls.length]).toEqual([true, 1]);
  });

  it('another reading is not ended by the one before it', async () => {
    const { start, waiting } = speechOf([HINDI]);
    const first = start();
    const second = start();
    await settle();
    first.stop();
    await settle();
    expect([first.isOver, second.isOver, waiting().length]).toEqual([true, false, SENTENCES.length]);
  });

  it('a voice that does not begin is given up, one that begins is not', async () => {
    const silent = speechOf([HINDI]);
    const reading = silent.start();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reading.isOver).toBe(true);
    const heard = speechOf([HINDI]);
    const long = heard.start();
    heard.beginNext();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(long.isOver).toBe(false);
  });
});

describe('by the host', () => {
  it('gets the whole text with its language, before the voices of the browser', async () => {
    const { start, bridge, spoken, answers } = speechOf([HINDI], { speaks: ['hi'] });
    const reading = start();
    expect(bridge.speak).toHaveBeenCalledExactlyOnceWith({ text: SENTENCES.join(' '), language: 'hi-IN' });
    expect(spoken).toEqual([]);
    answers[0]?.('done');
    await settle();
    expect([reading.isOver, bridge.stopSpeaking.mock.calls.length]).toEqual([true, 0]);
  });

  it('is stopped by an abort at once, and not by one that comes after the end', async () => {
    const { start, bridge, answers } = speechOf(null, { speaks: ['hi-IN'] });
    const first = start();
    first.stop();
    await settle();
    expect([first.isOver, bridge.stopSpeaking.mock.calls.length]).toEqual([true, 1]);
    const second = start();
    answers[1]?.('done');
    await settle();
    second.stop();
    expect([second.isOver, bridge.stopSpeaking.mock.calls.length]).toEqual([true, 1]);
  });

  it('is stopped when it has not answered in time', async () => {
    const { start, bridge, answers } = speechOf(null, { speaks: ['hi'] });
    const reading = start();
    answers[0]?.('unanswered');
    await settle();
    expect([reading.isOver, bridge.stopSpeaking.mock.calls.length]).toEqual([true, 1]);
  });
});

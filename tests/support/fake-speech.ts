/** A browser's speech synthesis without sound: a test begins, ends and fails the utterances. Replaces `SpeechSynthesisUtterance`. */
import { vi } from 'vitest';

export type TestVoice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

class TestUtterance {
  lang = '';
  voice: TestVoice | null = null;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

export function fakeSpeechSynthesis(voicesAtStart: readonly TestVoice[]) {
  vi.stubGlobal('SpeechSynthesisUtterance', TestUtterance);
  let voices = voicesAtStart;
  /** All utterances, and those that are read or wait. */
  const spoken: TestUtterance[] = [];
  let queue: TestUtterance[] = [];
  const cancel = vi.fn(() => {
    const cancelled = queue;
    queue = [];
    // As in Chromium, the utterances hear of it later.
    queueMicrotask(() => {
      for (const utterance of cancelled) utterance.onerror?.();
    });
  });
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: TestUtterance) {
      spoken.push(utterance);
      queue.push(utterance);
    },
    cancel,
  });
  return {
    synthesis,
    spoken,
    cancel,
    waiting: () => queue,
    /** The browser has loaded its voices. */
    load(loaded: readonly TestVoice[]) {
      voices = loaded;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
    beginNext: () => queue[0]?.onstart?.(),
    endNext: () => queue.shift()?.onend?.(),
    failNext: () => queue.shift()?.onerror?.(),
  };
}

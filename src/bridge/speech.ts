import type { Speech } from '../../machines/domain/base/speech';
import type { Bridge, SpokenText } from './bridge';

/** A voice that does not begin within this time is silent: a browser may list it without having it. */
const SILENCE_MS = 5_000;

/**
 * Creates the speech of a page: by the host where it says that it reads the language aloud, else by the browser, where the phone has a voice
 * for it. Voices of a server are not used: the amounts of a loan would leave the phone. Android web views have no voices.
 * @param tag language of the page, BCP 47
 */
export function createSpeech(page: Window, bridge: Bridge, tag: string): Speech {
  const synthesis: SpeechSynthesis | undefined = page.speechSynthesis;
  const doesHostSpeak = () =>
    bridge.info().speaks?.some((language) => isSameLanguage(language, tag)) === true;
  const voice = () =>
    synthesis?.getVoices().find(({ lang, localService }) => localService && isSameLanguage(lang, tag));

  async function read(sentences: readonly string[], signal: AbortSignal): Promise<void> {
    if (doesHostSpeak()) return readByHost(bridge, { text: sentences.join(' '), language: tag }, signal);
    const browserVoice = voice();
    if (synthesis !== undefined && browserVoice !== undefined)
      await readByBrowser(synthesis, browserVoice, sentences, signal);
  }

  /** Ends what is being read. */
  let endCurrent = () => {};
  return {
    isAvailable: () => doesHostSpeak() || voice() !== undefined,
    onVoicesChanged(listener) {
      // Safari 15 has no such event; its voices are there from the start.
      synthesis?.addEventListener?.('voiceschanged', listener);
      return () => synthesis?.removeEventListener?.('voiceschanged', listener);
    },
    async speak(sentences, signal) {
      endCurrent();
      const reading = new AbortController();
      const end = () => reading.abort();
      endCurrent = end;
      const endIfHidden = () => page.document.hidden && end();
      signal.addEventListener('abort', end);
      page.addEventListener('pagehide', end);
      page.document.addEventListener('visibilitychange', endIfHidden);
      await read(sentences, reading.signal);
      signal.removeEventListener('abort', end);
      page.removeEventListener('pagehide', end);
      page.document.removeEventListener('visibilitychange', endIfHidden);
    },
  };
}

async function readByHost(bridge: Bridge, spoken: SpokenText, signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', bridge.stopSpeaking);
  const aborted = new Promise<'aborted'>((resolve) => {
    signal.addEventListener('abort', () => resolve('aborted'));
  });
  const outcome = await Promise.race([bridge.speak(spoken), aborted]);
  signal.removeEventListener('abort', bridge.stopSpeaking);
  if (outcome === 'unanswered') bridge.stopSpeaking();
}

/** One utterance for each sentence: some engines stop in the middle of a long one. */
function readByBrowser(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  sentences: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let isOver = false;
    const end = () => {
      // The events of these sentences still come after they were cancelled, when others may be read.
      if (isOver) return;
      isOver = true;
      clearTimeout(silence);
      synthesis.cancel();
      resolve();
    };
    const silence = setTimeout(end, SILENCE_MS);
    signal.addEventListener('abort', end);
    for (const [at, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.onstart = () => clearTimeout(silence);
      utterance.onerror = end;
      if (at === sentences.length - 1) utterance.onend = end;
      synthesis.speak(utterance);
    }
  });
}

/** Whether two BCP 47 tags are of one language. Android writes `hi_IN`. */
function isSameLanguage(tag: string, other: string): boolean {
  const languageOf = (name: string) => name.split(/[-_]/)[0]?.toLowerCase();
  return languageOf(tag) === languageOf(other);
}

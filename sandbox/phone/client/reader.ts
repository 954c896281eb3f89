/** The phone reads aloud: it shows what it reads, and is heard where this browser has a voice for the language. */

/** How fast a text is read where nothing is heard. */
const CHARACTERS_PER_SECOND = 14;

/** @param caption shows what is being read; empty otherwise */
export function createReader(caption: HTMLElement) {
  let finish: (isReadToEnd: boolean) => void = () => {};
  return {
    /** Reads the text of a `speak` request, instead of another one. @returns whether it was read to its end */
    read(payload: unknown): Promise<boolean> {
      finish(false);
      const { text, language } = spokenText(payload);
      caption.textContent = text;
      return new Promise((resolve) => {
        const silentReading = setTimeout(() => finish(true), (text.length / CHARACTERS_PER_SECOND) * 1_000);
        const voice = speechSynthesis
          .getVoices()
          .find(({ lang }) => lang.slice(0, 2) === language.slice(0, 2));
        finish = (isReadToEnd) => {
          finish = () => {};
          clearTimeout(silentReading);
          speechSynthesis.cancel();
          caption.textContent = '';
          resolve(isReadToEnd);
        };
        if (voice === undefined) return;
        clearTimeout(silentReading);
        const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang });
        const finishThis = finish;
        utterance.addEventListener('end', () => finish === finishThis && finish(true));
        utterance.addEventListener('error', () => finish === finishThis && finish(false));
        speechSynthesis.speak(utterance);
      });
    },
    stop: () => finish(false),
  };
}

function spokenText(payload: unknown): { readonly text: string; readonly language: string } {
  const { text, language }: { text?: unknown; language?: unknown } = Object(payload);
  return { text: String(text ?? ''), language: String(language ?? '') };
}

import { type MouseEvent, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { listenCopy as copy } from '#messages/spoken';
import type { Speech } from '../../../../machines/domain/base/speech';
import { Icon } from '../../../ui/base/icon';
import { TextButton } from '../../../ui/base/text-button';
import { VisuallyHidden } from '../../../ui/theme/visually-hidden';
import { SpeechContext } from './speech-context';

interface ListenButtonProps {
  /** What is read aloud. It must not contain personal data. */
  readonly sentences: readonly string[];
  /** What the sentences are about, for a screen reader, where a page has several of these buttons. */
  readonly about?: string;
}

/** What is being read. */
interface Reading {
  readonly text: string;
  readonly stop: () => void;
}

/** Reads the sentences aloud, and stops that. Nothing where there is no voice for the language of the page. */
export function ListenButton(props: ListenButtonProps) {
  const load = useContext(SpeechContext);
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    // Without its code there is no button.
    load?.().then(setSpeech, () => {});
  }, [load]);
  return speech === null ? null : <ButtonWithSpeech {...props} speech={speech} />;
}

function ButtonWithSpeech({ sentences, about, speech }: ListenButtonProps & { readonly speech: Speech }) {
  const isAvailable = useSyncExternalStore(speech.onVoicesChanged, speech.isAvailable, () => false);
  const text = sentences.join('\n');
  const [reading, setReading] = useState<Reading | null>(null);
  // An amount may have changed meanwhile: what is read must be what is shown.
  const isOutdated = reading !== null && reading.text !== text;
  useEffect(() => {
    if (isOutdated) reading.stop();
  }, [reading, isOutdated]);
  useEffect(() => {
    return () => reading?.stop();
  }, [reading]);

  function toggle({ detail }: MouseEvent): void {
    // The second click of a double tap would stop it at once.
    if (detail > 1) return;
    if (reading !== null) {
      reading.stop();
      return;
    }
    const controller = new AbortController();
    setReading({ text, stop: () => controller.abort() });
    void speech.speak(sentences, controller.signal).then(() => setReading(null));
  }

  if (!isAvailable) return null;
  return (
    <TextButton alone onClick={toggle}>
      <Icon name={reading === null ? 'sound' : 'stop'} size={20} />
      <span>
        {reading === null ? copy.listen : copy.stop}
        {about !== undefined && <VisuallyHidden>{copy.about(about)}</VisuallyHidden>}
      </span>
    </TextButton>
  );
}

import { useState } from 'react';

import { notesCopy as copy } from '../../copy/inspector-notes';
import { noteKey, setNote, useNotes } from './notes';

interface NoteFieldProps {
  readonly journey: string;
  /** Path of the state. */
  readonly state: string;
}

/** The note on a state. */
export function NoteField({ journey, state }: NoteFieldProps) {
  const key = noteKey(journey, state);
  const note = useNotes()[key] ?? '';
  const [isStored, setStored] = useState(true);
  return (
    <section className="note">
      <h3>{copy.title}</h3>
      <textarea
        aria-label={copy.label(state)}
        rows={note === '' ? 2 : 4}
        maxLength={2_000}
        placeholder={copy.placeholder}
        value={note}
        onChange={({ target }) => setStored(setNote(key, target.value))}
      />
      <p className="quiet-text">{isStored ? copy.where : copy.notStored}</p>
    </section>
  );
}

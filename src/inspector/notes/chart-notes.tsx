import { type ChangeEvent, useRef, useState } from 'react';

import { notesCopy as copy } from '../../copy/inspector-notes';
import type { Journey } from '../catalogue';
import { pathText } from '../chart/chart';
import { save } from '../export/save';
import { chartHash } from '../location';
import { addNotes, noteKey, useNotes, writeNotes } from './notes';

/** The notes on the states of a chart, and all notes as a file. */
export function ChartNotes({ journey: { id, chart } }: { readonly journey: Journey }) {
  const notes = useNotes();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState('');
  const noted = chart.states.flatMap((state) => {
    const note = notes[noteKey(id, pathText(state))];
    return note === undefined ? [] : [{ state: pathText(state), note }];
  });
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Without this, choosing the same file again would cause no change event.
    target.value = '';
    if (file === undefined) return;
    // A file that is not there any more cannot be read.
    const result = addNotes(await file.text().catch(() => ''));
    setResult(result === null ? copy.foreign(file.name) : copy.added(result.added, result.leftOut));
  };
  return (
    <section className="note">
      <h3>{copy.all}</h3>
      {noted.length === 0 && <p className="quiet-text">{copy.none}</p>}
      <ul className="plain">
        {noted.map(({ state, note }) => (
          <li key={state}>
            <a href={chartHash(id, state)}>{state}</a>: {note}
          </li>
        ))}
      </ul>
      <p className="answers">
        <button
          type="button"
          className="quiet"
          disabled={Object.keys(notes).length === 0}
          onClick={() => save('notes.json', 'application/json', writeNotes(notes))}
        >
          {copy.save}
        </button>
        <button type="button" className="quiet" onClick={() => input.current?.click()}>
          {copy.open}
        </button>
        <input ref={input} type="file" hidden aria-label={copy.openLabel} accept=".json" onChange={open} />
      </p>
      {result !== '' && <p role="status">{result}</p>}
    </section>
  );
}

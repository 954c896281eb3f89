import { useMemo } from 'react';

import type { Journey } from '../catalogue';
import { pathText } from '../chart/chart';
import { countOf, type Notes, noteKey, useNotes } from './notes';

/** How many notes each state has, by the id of the state: each line is one, as where a file of notes was added. */
export type NoteMarks = ReadonlyMap<string, number>;

const none: NoteMarks = new Map();

/** The states of a journey that have notes. */
export function noteMarksOf({ id, chart }: Journey, notes: Notes): NoteMarks {
  return new Map(
    chart.states.flatMap((state) => {
      const note = notes[noteKey(id, pathText(state))];
      return note === undefined ? [] : [[state.id, countOf(note)] as const];
    }),
  );
}

/** As `noteMarksOf`; renders again when a note changes. None for a chart that is no journey's. */
export function useNoteMarks(journey: Journey | null): NoteMarks {
  const notes = useNotes();
  return useMemo(() => (journey === null ? none : noteMarksOf(journey, notes)), [journey, notes]);
}

/** Texts of the analyst's notes on states. */
export const notesCopy = {
  title: 'Note',
  label: (state: string) => `Note on ${state}`,
  placeholder: 'What you want to remember about this state',
  where: 'Kept in this browser only, on this computer. Write no personal data here.',
  notStored: 'This browser stores nothing: the note is gone when you close the page. Save it as a file.',
  all: 'Notes',
  none: 'No notes on this chart.',
  save: 'Save all notes',
  open: 'Open notes…',
  openLabel: 'Open a file of notes',
  foreign: (name: string) => `${name} is no file of notes.`,
  /** @param leftOut number of notes without room */
  added: (count: number, leftOut: number) =>
    [
      count === 0 ? 'No note was added.' : count === 1 ? '1 note was added.' : `${count} notes were added.`,
      ...(leftOut === 0 ? [] : [`${leftOut} had no room: a state has 2,000 characters of notes at most.`]),
    ].join(' '),
  /** Of the mark on a chart. */
  count: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  legend: 'number of notes on a state: each line is one',
} as const;

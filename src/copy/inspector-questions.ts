/** Texts of the inspector's questions about all charts. */
export const questionsCopy = {
  title: 'Ask the charts',
  nav: 'Ask',
  lead: 'A question about all charts at once. They are read for each answer, so it is what the app does.',
  ask: 'Question',
  questions: {
    noBack: 'Where can a merchant not go back?',
    event: 'Where does an event lead?',
    guard: 'What does a rule decide?',
    within: 'What happens by itself within a time?',
    slower: 'What takes longer than a time?',
    call: 'Which states make a call?',
  },
  about: {
    noBack: null,
    event: 'Event, or a part of its name',
    guard: 'Rule, or a part of its name',
    within: 'Seconds',
    slower: 'Seconds',
    call: 'Call, or a part of its name',
  },
  problems: { missing: '', 'not-a-number': 'Seconds are a number, such as 5 or 0.5.' },
  count: (answers: number) => (answers === 1 ? '1 answer' : `${answers.toLocaleString('en-IN')} answers`),
  headings: ['Journey', 'State', 'On', 'Leads to'],
} as const;

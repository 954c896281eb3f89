/** How a code reaches the person, in the word that a sentence says. */
export type CodeChannel = 'SMS' | 'e-mail';

/** Words of a one-time code, whatever it is for. */
export const codeCopy = {
  code: 'Code',
  missing: (by: CodeChannel) => `Type the 6 digits from the ${by}.`,
  malformed: (by: CodeChannel) => `The code has 6 digits. Check the ${by}.`,
  wrong: (by: CodeChannel) => `This code is not right. Check the ${by} and type it again.`,
  expired: 'This code is too old. Get a new one.',
  summary: 'Check one thing',
  sendAgain: 'Send again',
  sendAgainIn: (time: string) => `Send again in ${time}`,
  noSendsLeft: 'No more codes can be sent',
  triesLeft: (count: number) => (count === 1 ? '1 try left' : `${count} tries left`),
} as const;

/** How a one-time code is delivered, as a word inside a sentence. */
export type CodeChannel = 'SMS' | 'e-mail';

/** Texts of the form for a one-time code, the same for every purpose. */
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

/** Texts of a screen with a waiting time. */
interface CodeWaitTexts {
  readonly heading: string;
  readonly lead: string;
  /** Label of the button that leaves. */
  readonly later: string;
}

/** Texts that a journey may replace by its own, which name the purpose of the code. */
export interface OtpPageTexts {
  readonly notAccepted: string;
  readonly sendUnanswered: { readonly heading: string; readonly lead: (by: CodeChannel) => string };
  readonly checkUnanswered: { readonly heading: string; readonly lead: (by: CodeChannel) => string };
  readonly nextCode: CodeWaitTexts;
  readonly blocked: CodeWaitTexts;
}

/** Texts of the shared code screens that are the same for every purpose. */
export const otpCopy = {
  sending: (by: CodeChannel) => `Sending the code by ${by}`,
  notSent: 'No new code was sent',
  arrived: 'I have the code',
  tooSoon: {
    heading: 'One moment',
    lead: 'It is still too soon for the next step. Nothing is locked. You can try again in',
    later: 'Go back, come later',
  },
  /** After a reload: the phone number was not stored, so a new code can only be sent after a restart. */
  restart: 'No code? Start again',
} as const;

/** Default texts. */
export const otpPageTexts: OtpPageTexts = {
  notAccepted: 'The code was not taken',
  sendUnanswered: {
    heading: 'We do not know yet if the code was sent',
    lead: (by) =>
      `The answer did not reach us. If the ${by} has come, you can type the code. If not, tap Check again.`,
  },
  checkUnanswered: {
    heading: 'We do not know yet if the code was taken',
    lead: () => 'The answer did not reach us. Nothing is lost. Tap Check again: we ask what happened.',
  },
  nextCode: {
    heading: 'One moment',
    lead: 'A code was sent a short time ago. The next one comes by itself in',
    later: 'Go back',
  },
  blocked: {
    heading: 'Too many tries',
    lead: 'To keep your account safe, we wait before the next code. You can try again in',
    later: 'Go back, come later',
  },
};

import type { PaperSharing } from '../../../machines/domain/files/paper-sharing';
import type { PaperChannel } from '../../../machines/domain/loan/papers-sent';

/** Texts about the signed papers: where they were sent, and where they can be read. */
export const papersCopy = {
  readInApp: 'You can read your signed papers in this app at any time.',
  open: 'See your papers',
  send: 'Send',
  byMail: 'Send by e-mail',
  /** Before the address of the page, in a message without the paper itself. */
  opensInAppOnly: 'It opens only in my loan app:',
} as const;

/** What to say after a paper was to be sent on; null where nothing is to be said. Nobody knows whether it was sent. */
export const sharingTexts: Readonly<Record<PaperSharing, string | null>> = {
  fileOpened: null,
  textOpened: null,
  dismissed: null,
  linkOpened:
    'This phone cannot send the paper itself. WhatsApp opened with a link to it. The link opens only in this app, for you.',
  ready: 'The paper is ready now. Tap once more to send it.',
  unreadable: 'We could not get the paper. Check your internet and try again.',
  notOpened: 'WhatsApp did not open. Open the paper and send it from there.',
};

/** Texts of what is sent on about a loan. They must not contain personal data. */
export const sentCopy = {
  /** A loan by its lender, and by the last four digits of its account where they are known. */
  loan: (lender: string) => `My loan with ${lender}`,
  loanWithAccount: (lender: string, lastDigits: string) => `My loan ••${lastDigits} with ${lender}`,
  /** @param loan from `loan` or `loanWithAccount` */
  loanOn: (loan: string, date: string) => `${loan} on ${date}`,
  paper: (name: string, loan: string) => `${name}. ${loan}.`,
  paperWithDate: (name: string, date: string, loan: string) => `${name}, ${date}. ${loan}.`,
} as const;

/** Where the signed papers were sent on a day. */
export const papersSentCopy = {
  /** @param ways from `way`, listed with `and` */
  sent: (ways: string, date: string) => `Your signed papers were sent ${ways} on ${date}.`,
  and: (first: string, last: string) => `${first} and ${last}`,
  /** By the channel. @param to masked address or number */
  way: {
    EMAIL: (to: string) => `by e-mail to ${to}`,
    SMS: (to: string) => `by SMS to ${to}`,
    WHATSAPP: (to: string) => `by WhatsApp to ${to}`,
  } satisfies Readonly<Record<PaperChannel, (to: string) => string>>,
} as const;

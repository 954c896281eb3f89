import type { PaperSharing } from '../../machines/domain/files/paper-sharing';
import type { PaperChannel, SentPapers } from '../../machines/domain/loan/papers-sent';
import { formatDate } from './dates';

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

interface Paper {
  readonly name: string;
  readonly lender: string;
  /** Number of the loan account, of which the last four digits are said; null where it is not known. */
  readonly loanAccount: string | null;
  /** Day of the paper, in milliseconds; null where it is not known. */
  readonly on: number | null;
}

/** Text of a paper that is sent on. Must not contain personal data. */
export function paperText({ name, lender, loanAccount, on }: Paper): string {
  const day = on === null ? '' : `, ${formatDate(on)}`;
  return `${name}${day}. ${loanName(lender, loanAccount)}.`;
}

/** A loan by its lender and the last four digits of its account: "My loan ••4321 with Arthmate". */
export function loanName(lender: string, loanAccount: string | null): string {
  return `My loan ${loanAccount === null ? '' : `••${loanAccount.slice(-4)} `}with ${lender}`;
}

const channelNames: Readonly<Record<PaperChannel, string>> = {
  EMAIL: 'e-mail',
  SMS: 'SMS',
  WHATSAPP: 'WhatsApp',
};

/** Where the signed papers were sent, a sentence for each day. Says nothing that the service did not say. */
export function papersSentLines(papers: readonly SentPapers[]): readonly string[] {
  const days = new Map<string, string[]>();
  for (const { channel, to, time } of papers) {
    const day = formatDate(time);
    days.set(day, [...(days.get(day) ?? []), `by ${channelNames[channel]} to ${to}`]);
  }
  return [...days].map(([day, ways]) => `Your signed papers were sent ${listed(ways)} on ${day}.`);
}

/** "a, b and c". */
function listed(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

import { papersSentCopy, sentCopy } from '#messages/papers';
import type { SentPapers } from '../../machines/domain/loan/papers-sent';
import { formatDate } from './dates';

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
  const loan = loanName(lender, loanAccount);
  return on === null ? sentCopy.paper(name, loan) : sentCopy.paperWithDate(name, formatDate(on), loan);
}

/** A loan by its lender and the last four digits of its account: "My loan ••4321 with Arthmate". */
export function loanName(lender: string, loanAccount: string | null): string {
  return loanAccount === null
    ? sentCopy.loan(lender)
    : sentCopy.loanWithAccount(lender, loanAccount.slice(-4));
}

/** Where the signed papers were sent, a sentence for each day. Says nothing that the service did not say. */
export function papersSentLines(papers: readonly SentPapers[]): readonly string[] {
  const days = new Map<string, string[]>();
  for (const { channel, to, time } of papers) {
    const day = formatDate(time);
    days.set(day, [...(days.get(day) ?? []), papersSentCopy.way[channel](to)]);
  }
  return [...days].map(([day, ways]) => papersSentCopy.sent(listed(ways), day));
}

/** "a, b and c". */
function listed(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : papersSentCopy.and(parts.slice(0, -1).join(', '), last);
}

import { HELD, type Message } from '../../telemetry/inspection/protocol';

import { newestOf } from './held';

/** A message with the number that its page gave it. */
export interface Told {
  readonly no: number;
  readonly message: Message;
}

/**
 * What was heard of all pages, for a while: a repetition is known by its number and by what it says, since whoever shares
 * the origin may use up a page's numbers.
 */
export interface Heard {
  /** Whether it is told for the first time; it is known from then on. @param isPassed its number lies before the newest */
  readonly isNews: (page: string, told: Told, isPassed: boolean) => boolean;
  /** What was heard until now is not asked for any more. */
  readonly clear: () => void;
}

export function createHeard(now: () => number): Heard {
  /** When each was heard (ms), the oldest first. */
  const known = new Map<string, number>();
  let forgottenUntil = Number.NEGATIVE_INFINITY;
  const forgetOldest = () => {
    for (const [name, at] of known) {
      if (known.size <= HELD) return;
      known.delete(name);
      forgottenUntil = at;
    }
  };
  return {
    isNews(page, told, isPassed) {
      const name = nameOf(page, told);
      if (known.has(name) || (isPassed && Number(told.message.createdAt) <= forgottenUntil)) return false;
      known.set(name, now());
      if (known.size > HELD * 1.2) forgetOldest();
      return true;
    },
    clear() {
      known.clear();
      forgottenUntil = now();
    },
  };
}

function nameOf(page: string, { no, message: { type, sessionId, createdAt } }: Told): string {
  return `${no} ${createdAt} ${type} ${sessionId} ${page}`;
}

/** Puts what one page tells into its order. */
export interface Hearing {
  /** What is news, in its order; what stands beyond a hole waits until the page has repeated itself. */
  readonly hear: (first: number, messages: readonly Message[]) => readonly Told[];
  /** The page had its time to repeat itself. What still waits is taken if it did not, and was made up if it did. */
  readonly settle: () => readonly Told[];
  /** Whether something stands beyond a hole. */
  readonly isWaiting: () => boolean;
  /** Number after the highest that was told. */
  readonly end: () => number;
}

/** @param missed a hole was found: the page is to repeat itself */
export function createHearing(page: string, heard: Heard, missed: () => void): Hearing {
  let next = 0;
  let waiting: readonly Told[] = [];
  let fitsSince = false;
  const take = (all: readonly Told[]) => {
    const news = all.filter((told) => heard.isNews(page, told, told.no < next));
    const last = all.at(-1)?.no ?? -1;
    // Whoever tells something else under a number that is passed is believed: it counts on from there.
    next = news.length > 0 ? last + 1 : Math.max(next, last + 1);
    return news;
  };
  const takeWaiting = () => {
    const inOrder = [...waiting].sort((a, b) => a.no - b.no);
    let end = next;
    for (const { no } of inOrder) if (no <= end) end = Math.max(end, no + 1);
    waiting = inOrder.filter(({ no }) => no >= end);
    return take(inOrder.filter(({ no }) => no < end));
  };
  return {
    hear(first, messages) {
      const all = messages.map((message, index) => ({ no: first + index, message }));
      if (first > next) {
        if (waiting.length === 0) fitsSince = false;
        waiting = newestOf([...waiting, ...all], ({ message }) => message);
        missed();
        return [];
      }
      fitsSince = true;
      const news = take(all);
      return waiting.length === 0 ? news : [...news, ...takeWaiting()];
    },
    settle() {
      const left = fitsSince ? [] : [...waiting].sort((a, b) => a.no - b.no);
      waiting = [];
      return take(left);
    },
    isWaiting: () => waiting.length > 0,
    end: () => waiting.reduce((end, { no }) => Math.max(end, no + 1), next),
  };
}

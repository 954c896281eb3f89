import { MAX_MESSAGES, type Message } from '../../telemetry/inspection/protocol';

import { newestOf } from './message-store';

/** A message with its page's number. */
export interface NumberedMessage {
  readonly no: number;
  readonly message: Message;
}

/**
 * Recently received messages of all pages. A repetition is recognised by number and content, because another page of the
 * origin may send with the same numbers.
 */
export interface ReceivedMessages {
  /**
   * Whether it is received for the first time; it is remembered from then on. @param isPassed its number is before the newest
   */
  readonly isNew: (page: string, numbered: NumberedMessage, isPassed: boolean) => boolean;
  /** Earlier messages are no longer needed. */
  readonly clear: () => void;
}

export function createHeard(now: () => number): ReceivedMessages {
  /** Time of receipt of each (ms), the oldest first. */
  const known = new Map<string, number>();
  let forgottenUntil = Number.NEGATIVE_INFINITY;
  const clearOldest = () => {
    for (const [name, at] of known) {
      if (known.size <= MAX_MESSAGES) return;
      known.delete(name);
      forgottenUntil = at;
    }
  };
  return {
    isNew(page, numbered, isPassed) {
      const name = nameOf(page, numbered);
      if (known.has(name) || (isPassed && Number(numbered.message.createdAt) <= forgottenUntil)) return false;
      known.set(name, now());
      if (known.size > MAX_MESSAGES * 1.2) clearOldest();
      return true;
    },
    clear() {
      known.clear();
      forgottenUntil = now();
    },
  };
}

function nameOf(page: string, { no, message: { type, sessionId, createdAt } }: NumberedMessage): string {
  return `${no} ${createdAt} ${type} ${sessionId} ${page}`;
}

/** Orders the messages of one page. */
export interface MessageOrder {
  /** New messages in order; those after a gap wait until the page has repeated its messages. */
  readonly receive: (first: number, messages: readonly Message[]) => readonly NumberedMessage[];
  /**
   * The page had time to repeat its messages. Waiting messages are released if it did not, and dropped as forged if it did.
   */
  readonly settle: () => readonly NumberedMessage[];
  /** Whether messages wait after a gap. */
  readonly isWaiting: () => boolean;
  /** Number after the highest received. */
  readonly end: () => number;
}

/** @param missed called for a gap: the page has to repeat its messages */
export function createMessageOrder(page: string, heard: ReceivedMessages, missed: () => void): MessageOrder {
  let next = 0;
  let waiting: readonly NumberedMessage[] = [];
  let fitsSince = false;
  const take = (all: readonly NumberedMessage[]) => {
    const fresh = all.filter((numbered) => heard.isNew(page, numbered, numbered.no < next));
    const last = all.at(-1)?.no ?? -1;
    // Different content under an earlier number is accepted: numbering continues from there.
    next = fresh.length > 0 ? last + 1 : Math.max(next, last + 1);
    return fresh;
  };
  const takeWaiting = () => {
    const inOrder = [...waiting].sort((a, b) => a.no - b.no);
    let end = next;
    for (const { no } of inOrder) if (no <= end) end = Math.max(end, no + 1);
    waiting = inOrder.filter(({ no }) => no >= end);
    return take(inOrder.filter(({ no }) => no < end));
  };
  return {
    receive(first, messages) {
      const all = messages.map((message, index) => ({ no: first + index, message }));
      if (first > next) {
        if (waiting.length === 0) fitsSince = false;
        waiting = newestOf([...waiting, ...all], ({ message }) => message);
        missed();
        return [];
      }
      fitsSince = true;
      const fresh = take(all);
      return waiting.length === 0 ? fresh : [...fresh, ...takeWaiting()];
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

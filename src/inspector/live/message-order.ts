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
  const receivedAt = new Map<string, number>();
  let lastRemovedAt = Number.NEGATIVE_INFINITY;
  const clearOldest = () => {
    for (const [key, time] of receivedAt) {
      if (receivedAt.size <= MAX_MESSAGES) return;
      receivedAt.delete(key);
      lastRemovedAt = time;
    }
  };
  return {
    isNew(page, numbered, isPassed) {
      const key = keyOf(page, numbered);
      if (receivedAt.has(key) || (isPassed && Number(numbered.message.createdAt) <= lastRemovedAt))
        return false;
      receivedAt.set(key, now());
      if (receivedAt.size > MAX_MESSAGES * 1.2) clearOldest();
      return true;
    },
    clear() {
      receivedAt.clear();
      lastRemovedAt = now();
    },
  };
}

function keyOf(page: string, { no, message: { type, sessionId, createdAt } }: NumberedMessage): string {
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

/** @param onGap called for a gap: the page has to repeat its messages */
export function createMessageOrder(
  page: string,
  received: ReceivedMessages,
  onGap: () => void,
): MessageOrder {
  let nextNo = 0;
  let waitingMessages: readonly NumberedMessage[] = [];
  let hasReceivedInOrder = false;
  const acceptNew = (numberedMessages: readonly NumberedMessage[]) => {
    const newMessages = numberedMessages.filter((numbered) =>
      received.isNew(page, numbered, numbered.no < nextNo),
    );
    const lastNo = numberedMessages.at(-1)?.no ?? -1;
    // Different content under an earlier number is accepted: numbering continues from there.
    nextNo = newMessages.length > 0 ? lastNo + 1 : Math.max(nextNo, lastNo + 1);
    return newMessages;
  };
  const acceptWaiting = () => {
    const sorted = [...waitingMessages].sort((a, b) => a.no - b.no);
    let end = nextNo;
    for (const { no } of sorted) if (no <= end) end = Math.max(end, no + 1);
    waitingMessages = sorted.filter(({ no }) => no >= end);
    return acceptNew(sorted.filter(({ no }) => no < end));
  };
  return {
    receive(first, messages) {
      const numberedMessages = messages.map((message, index) => ({ no: first + index, message }));
      if (first > nextNo) {
        if (waitingMessages.length === 0) hasReceivedInOrder = false;
        waitingMessages = newestOf([...waitingMessages, ...numberedMessages], ({ message }) => message);
        onGap();
        return [];
      }
      hasReceivedInOrder = true;
      const newMessages = acceptNew(numberedMessages);
      return waitingMessages.length === 0 ? newMessages : [...newMessages, ...acceptWaiting()];
    },
    settle() {
      const remaining = hasReceivedInOrder ? [] : [...waitingMessages].sort((a, b) => a.no - b.no);
      waitingMessages = [];
      return acceptNew(remaining);
    },
    isWaiting: () => waitingMessages.length > 0,
    end: () => waitingMessages.reduce((end, { no }) => Math.max(end, no + 1), nextNo),
  };
}

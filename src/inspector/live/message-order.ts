import { MAX_MESSAGES, type Message } from '../../telemetry/inspection/protocol';

import { newestOf } from './message-store';

/** A message with the number that its page gave it. */
export interface NumberedMessage {
  readonly no: number;
  readonly message: Message;
}

/**
 * Remembers the recently received messages of all pages, to recognise repetitions. A repetition has the same number, time, type and
 * actor: another page of the origin may send other messages with the same numbers.
 */
export interface ReceivedMessages {
  /**
   * Whether a message is received for the first time; remembers it.
   * @param hasEarlierNumber a message with a later number was already received
   */
  readonly isNew: (page: string, numberedMessage: NumberedMessage, hasEarlierNumber: boolean) => boolean;
  /** Forgets all messages. Those created before are treated as received. */
  readonly clear: () => void;
}

export function createReceivedMessages(now: () => number): ReceivedMessages {
  /** Time of receipt (ms) by the key of the message, the oldest first. */
  const receivedAt = new Map<string, number>();
  let lastRemovedAt = Number.NEGATIVE_INFINITY;
  const removeOldest = () => {
    for (const [key, time] of receivedAt) {
      if (receivedAt.size <= MAX_MESSAGES) return;
      receivedAt.delete(key);
      lastRemovedAt = time;
    }
  };
  return {
    isNew(page, numberedMessage, hasEarlierNumber) {
      const key = keyOf(page, numberedMessage);
      if (
        receivedAt.has(key) ||
        (hasEarlierNumber && Number(numberedMessage.message.createdAt) <= lastRemovedAt)
      )
        return false;
      receivedAt.set(key, now());
      if (receivedAt.size > MAX_MESSAGES * 1.2) removeOldest();
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
  /** Returns the new messages in order. Messages after a gap wait until the page has repeated its messages. */
  readonly receive: (first: number, messages: readonly Message[]) => readonly NumberedMessage[];
  /**
   * To be called when the page had time to repeat its messages. Returns the waiting messages if the page repeated none; if it
   * did, they do not belong to its messages, so they are dropped as forged.
   */
  readonly settle: () => readonly NumberedMessage[];
  /** Whether messages wait after a gap. */
  readonly isWaiting: () => boolean;
  /** The number after the highest received number. */
  readonly end: () => number;
}

/** @param onGap called when messages are missing, so that the page has to repeat its messages */
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
    // New messages with earlier numbers are accepted: the page's numbering continues from there.
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

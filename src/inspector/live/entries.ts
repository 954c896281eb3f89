import type { Message } from '../../telemetry/inspection/protocol';

/** A recorded message. */
export interface Entry {
  /** Number of the entry: entries are numbered without gaps. */
  readonly no: number;
  /** Key of the actor, and id of the page. */
  readonly actor: string;
  readonly page: string;
  /** When the message was created, ms. */
  readonly at: number;
  /** Path of the page when it sent the message; of a past that it sent again, the path at the repetition. */
  readonly path: string;
  readonly message: Message;
}

/** The state value in a message, if any. */
export function valueIn(message: Message): unknown {
  if (message.type === '@app.microstep') return message.value;
  return message.type === '@xstate.event' ? undefined : Reflect.get(message.snapshot, 'value');
}

/** How many of an actor's entries, which are sorted, have a number up to this one. */
export function countUpTo(actorEntries: readonly Entry[], upTo: number): number {
  let low = 0;
  let high = actorEntries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((actorEntries[middle]?.no ?? 0) <= upTo) low = middle + 1;
    else high = middle;
  }
  return low;
}

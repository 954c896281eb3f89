import { type EventObject, fromCallback } from 'xstate';

/**
 * A typed effect that goes on while its state lasts: it tells the chart by events, and is ended by leaving the state.
 * @template TOrder what it can be told
 */
export function watch<TOrder extends EventObject = EventObject>() {
  return fromCallback<TOrder>(() => {
    throw new Error('This port has no body: an adapter must provide one.');
  });
}

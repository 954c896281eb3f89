import { type EventObject, fromCallback } from 'xstate';

/**
 * A typed callback actor that runs as long as its state: it sends events to the chart, and stops when the state is left.
 * @template TOrder events that it accepts
 */
export function watch<TOrder extends EventObject = EventObject>() {
  return fromCallback<TOrder>(() => {
    throw new Error('This port has no body: an adapter must provide one.');
  });
}

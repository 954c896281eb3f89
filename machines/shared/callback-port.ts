import { type EventObject, fromCallback } from 'xstate';

/**
 * A port for a callback actor, which runs as long as its state and may send events to the chart.
 * @template TReceived events that the actor accepts
 */
export function callbackPort<TReceived extends EventObject = EventObject>() {
  return fromCallback<TReceived>(() => {
    throw new Error('This port has no implementation: an adapter must provide one.');
  });
}

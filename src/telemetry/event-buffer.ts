/** Buffers events until their listener is loaded; each is delivered once, in order. Events above the bound are dropped. */
export interface EventBuffer<TEvent> {
  readonly add: (event: TEvent) => void;
  /** Delivers the buffered events, then every new one, to the listener. `createdAt`: ms by the phone's own clock. */
  readonly deliverTo: (listener: (event: TEvent, createdAt: number) => void) => void;
}

const MAX_BUFFERED_EVENTS = 600;

/** Creates a buffer. The scripts that a page begins with have it; what reads the events is loaded after the first page is shown. */
export function createEventBuffer<TEvent>(): EventBuffer<TEvent> {
  const buffered: (readonly [TEvent, number])[] = [];
  let listener = (event: TEvent, createdAt: number): void => {
    if (buffered.length < MAX_BUFFERED_EVENTS) buffered.push([event, createdAt]);
  };
  return {
    add: (event) => listener(event, Date.now()),
    deliverTo(newListener) {
      listener = newListener;
      for (const [event, createdAt] of buffered.splice(0)) newListener(event, createdAt);
    },
  };
}

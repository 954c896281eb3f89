/** Buffers events until their listener is loaded: in order, bounded, and delivered once. */
export interface EventBuffer<TNote> {
  readonly add: (note: TNote) => void;
  /** From now on events go directly to the listener, the buffered ones first. `at`: ms by the phone's own clock. */
  readonly deliverTo: (listener: (note: TNote, at: number) => void) => void;
}

const BOUND = 600;

/** The only telemetry code of the first page: the rest is loaded after it is shown. */
export function createEventBuffer<TNote>(): EventBuffer<TNote> {
  const buffered: (readonly [TNote, number])[] = [];
  let listener = (note: TNote, at: number): void => {
    if (buffered.length < BOUND) buffered.push([note, at]);
  };
  return {
    add: (note) => listener(note, Date.now()),
    deliverTo(next) {
      listener = next;
      for (const [note, at] of buffered.splice(0)) next(note, at);
    },
  };
}

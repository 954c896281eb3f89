/** What happened before its listener was loaded: kept in order, up to a bound, and handed over once. */
export interface EventBuffer<TNote> {
  readonly add: (note: TNote) => void;
  /** From now on notes go straight to the listener, the early ones first. `at`: ms by the phone's own clock. */
  readonly handOver: (listener: (note: TNote, at: number) => void) => void;
}

const BOUND = 600;

/** All of telemetry that the first page carries: the rest is loaded after it is shown. */
export function createEventBuffer<TNote>(): EventBuffer<TNote> {
  const early: (readonly [TNote, number])[] = [];
  let listener = (note: TNote, at: number): void => {
    if (early.length < BOUND) early.push([note, at]);
  };
  return {
    add: (note) => listener(note, Date.now()),
    handOver(next) {
      listener = next;
      for (const [note, at] of early.splice(0)) next(note, at);
    },
  };
}

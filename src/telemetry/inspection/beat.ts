/**
 * How often it is looked whether there is something to tell, ms. One timer for as long as an inspector is open: to set one for
 * each tap, and to put it off, cost the page more than the telling itself.
 */
const BEAT_MS = 800;

/** A tap, its answer and what follows from it go together, once it was quiet for so long. */
const QUIET_MS = 400;

/** Where the browser does not say how long it is idle, ms. */
const SLICE_MS = 4;

type Run = (left: () => number) => void;

interface Waiting {
  readonly run: Run;
  readonly lastAt: () => number;
}

export interface Beat {
  /**
   * Runs once, when the page has nothing better to do; `left` tells how many ms it may take. Gives what cancels it.
   * @param lastAt when the newest note was made (ms): it is put off by one beat, for more to come; null: it is the rest of
   * what was begun
   */
  readonly whenIdle: (run: Run, lastAt: (() => number) | null) => () => void;
  readonly stop: () => void;
}

/** A batch costs much the same whatever is in it, and whoever follows sees it soon enough: it is told at the beat after a pause. */
export function createBeat(): Beat {
  let waiting: Waiting | null = null;
  let isPutOff = false;
  let cancelIdle = () => {};
  const beat = () => {
    if (waiting === null) return;
    const { run, lastAt } = waiting;
    isPutOff = !isPutOff && Date.now() - lastAt() < QUIET_MS;
    if (isPutOff) return;
    waiting = null;
    cancelIdle = onceIdle(run);
  };
  const timer = setInterval(beat, BEAT_MS);
  return {
    whenIdle(run, lastAt) {
      if (lastAt === null) cancelIdle = onceIdle(run);
      else waiting = { run, lastAt };
      return () => {
        waiting = null;
        cancelIdle();
      };
    },
    stop: () => clearInterval(timer),
  };
}

/** Safari has no idle callback: there, a short slice at once. */
function onceIdle(run: Run): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), {
      timeout: 1_000,
    });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(() => {
    const until = performance.now() + SLICE_MS;
    run(() => until - performance.now());
  });
  return () => clearTimeout(id);
}

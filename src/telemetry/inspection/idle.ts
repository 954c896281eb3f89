/** Time given to `run` where the browser does not report its idle time. */
const SLICE_MS = 4;

/**
 * Calls `run` once, when the page is idle, after a second at the latest. Safari has no idle callback: there `run` is called in
 * the next task.
 * @param run its `remainingMs` returns the remaining idle time
 * @returns a function that cancels it
 */
export function whenIdle(run: (remainingMs: () => number) => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback((deadline) => run(() => deadline.timeRemaining()), {
      timeout: 1_000,
    });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(() => {
    const deadlineMs = performance.now() + SLICE_MS;
    run(() => deadlineMs - performance.now());
  });
  return () => clearTimeout(id);
}

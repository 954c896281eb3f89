/** Time slice where the browser does not report its idle time, ms. */
const SLICE_MS = 4;

/**
 * Runs once when the page is idle, after a second at the latest. Safari has no idle callback: it gets a short slice at once.
 * @param run its `left` returns the remaining ms
 * @returns a function that cancels it
 */
export function whenIdle(run: (left: () => number) => void): () => void {
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

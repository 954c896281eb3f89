/** Time given to `run` where the browser does not report its idle time. */
const SLICE_MS = 4;

/**
 * Calls `run` once, when the page is idle, after a second at the latest. Safari has no idle callback: there `run` is called in
 * a task of its own, by a message instead of a timer, because the timers of a hidden tab are throttled, and the app's tab is hidden while
 * the inspector beside it is shown.
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
  const { port1: receiver, port2: sender } = new MessageChannel();
  const close = () => {
    receiver.onmessage = null;
    receiver.close();
  };
  receiver.onmessage = () => {
    close();
    const deadlineMs = performance.now() + SLICE_MS;
    run(() => deadlineMs - performance.now());
  };
  sender.postMessage(null);
  return close;
}

/** Interval between two checks. */
const POLL_INTERVAL_MS = 50;

/** Polls a condition. @returns whether it became true within `limitMs` */
export function waitUntil(condition: () => boolean, limitMs: number): Promise<boolean> {
  if (condition()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (found: boolean) => {
      clearInterval(poll);
      clearTimeout(timeout);
      resolve(found);
    };
    const poll = setInterval(() => condition() && finish(true), POLL_INTERVAL_MS);
    const timeout = setTimeout(() => finish(false), limitMs);
  });
}

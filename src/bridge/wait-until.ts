const LOOK_EVERY_MS = 50;

/** Polls for something that may appear late. @returns whether it came within `limitMs` */
export function waitUntil(isThere: () => boolean, limitMs: number): Promise<boolean> {
  if (isThere()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = (found: boolean) => {
      clearInterval(look);
      clearTimeout(giveUp);
      resolve(found);
    };
    const look = setInterval(() => isThere() && stop(true), LOOK_EVERY_MS);
    const giveUp = setTimeout(() => stop(false), limitMs);
  });
}

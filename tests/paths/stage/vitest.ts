/**
 * What stands in for Vitest when a journey's test file is loaded into a browser: its checks are the real ones, its own tests
 * are not declared, and what it wants done before all tests is kept for whoever walks a path.
 */
export { expect } from 'vitest';

/** What the journey's file wants done before a path is walked. */
export const preparations: (() => unknown)[] = [];

/** A clock that stands still, as the file asks for it: what counts down would change the picture. */
function useFakeTimers({ now = Date.now() }: { readonly now?: number | Date } = {}): void {
  const stands = Number(now);
  const RealDate = Date;
  // SAFETY: a Date in all but what it says when it is asked for the time of day.
  globalThis.Date = class extends RealDate {
    constructor(...of: readonly number[]) {
      // SAFETY: Date's own constructor takes what this one is given, whatever it is.
      super(...((of.length === 0 ? [stands] : of) as [number]));
    }
    static override now = () => stands;
  } as DateConstructor;
  Object.assign(globalThis, { setInterval: () => 0, clearInterval: () => {} });
}

export const vi = {
  useFakeTimers,
  useRealTimers: () => {},
  stubGlobal: (name: string, value: unknown) => void Object.assign(globalThis, { [name]: value }),
};

const declaresNothing = () => {};
export const describe = Object.assign(declaresNothing, { each: () => declaresNothing });
export const it = Object.assign(() => {}, { each: () => declaresNothing });
export const afterAll = declaresNothing;
export const afterEach = declaresNothing;
export const beforeEach = declaresNothing;
export function beforeAll(prepare: () => unknown): void {
  preparations.push(prepare);
}

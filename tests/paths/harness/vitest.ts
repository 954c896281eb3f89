/**
 * Stub of Vitest when a journey's test file is loaded into a browser: `expect` is the real one, the tests of the file are not declared,
 * and its `beforeAll` hooks are stored for the walk.
 */
export { expect } from 'vitest';

/** `beforeAll` hooks of the journey's file, to run before a path is walked. */
export const preparations: (() => unknown)[] = [];

/** Stops the clock at the requested time: countdowns would change the picture. */
function useFakeTimers({ now = Date.now() }: { readonly now?: number | Date } = {}): void {
  const stoppedAt = Number(now);
  const RealDate = Date;
  // SAFETY: a Date that differs only in its current time.
  globalThis.Date = class extends RealDate {
    constructor(...args: readonly number[]) {
      // SAFETY: the constructor of Date takes the same arguments.
      super(...((args.length === 0 ? [stoppedAt] : args) as [number]));
    }
    static override now = () => stoppedAt;
  } as DateConstructor;
  Object.assign(globalThis, { setInterval: () => 0, clearInterval: () => {} });
}

export const vi = {
  useFakeTimers,
  useRealTimers: () => {},
  stubGlobal: (name: string, value: unknown) => void Object.assign(globalThis, { [name]: value }),
};

const ignoreDeclaration = () => {};
export const describe = Object.assign(ignoreDeclaration, { each: () => ignoreDeclaration });
export const it = Object.assign(() => {}, { each: () => ignoreDeclaration });
export const afterAll = ignoreDeclaration;
export const afterEach = ignoreDeclaration;
export const beforeEach = ignoreDeclaration;
export function beforeAll(prepare: () => unknown): void {
  preparations.push(prepare);
}

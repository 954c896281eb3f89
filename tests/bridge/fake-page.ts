/** A fake window for the bridge, without a browser; calls are recorded. */
import { vi } from 'vitest';

export const ORIGIN = 'https://loans.test';

export function fakePage(overrides: Readonly<Record<string, unknown>> = {}) {
  const assign = vi.fn<(url: string) => void>();
  const open = vi.fn<(url: string, target: string) => { opener: unknown } | null>(() => ({ opener: 'us' }));
  const back = vi.fn();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const properties = {
    location: { origin: ORIGIN, assign },
    history: { back, length: 2 },
    navigator: {},
    document,
    open,
    ...overrides,
  };
  // SAFETY: the bridge uses only these parts of a window.
  const page = Object.assign(new EventTarget(), properties) as unknown as Window;
  return { page, assign, open, back, document };
}

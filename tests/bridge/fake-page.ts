/** A window as the bridge sees it, without a browser: what it was asked for is noted. */
import { vi } from 'vitest';

export const ORIGIN = 'https://loans.test';

export function fakePage(more: Readonly<Record<string, unknown>> = {}) {
  const assign = vi.fn<(url: string) => void>();
  const open = vi.fn<(url: string, target: string) => { opener: unknown } | null>(() => ({ opener: 'us' }));
  const back = vi.fn();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const parts = {
    location: { origin: ORIGIN, assign },
    history: { back, length: 2 },
    navigator: {},
    document,
    open,
    ...more,
  };
  // SAFETY: the bridge touches nothing of a window but what is here.
  const page = Object.assign(new EventTarget(), parts) as unknown as Window;
  return { page, assign, open, back, document };
}

import type { Outcome } from '../../machines/domain/base/failure';
import type { App } from './app';

/** Timeout of an optional read, in milliseconds. */
const OPTIONAL_READ_TIMEOUT_MS = 3_000;

/** Timeout of a read without which a page shows less, in milliseconds: longer, so that a slow network does not hide it. */
const OPTIONAL_PART_TIMEOUT_MS = 8_000;

/** Result of an optional read; null when it fails or takes longer than 3 seconds: the page continues without it. */
export function readWithTimeout<TData>(
  { clock }: Pick<App, 'clock'>,
  call: Promise<Outcome<TData>>,
  signal: AbortSignal,
): Promise<TData | null> {
  const data = call.then((answer) => (answer.ok ? answer.data : null));
  return Promise.race([data, clock.wait(OPTIONAL_READ_TIMEOUT_MS, signal).then(() => null)]);
}

/**
 * What an optional part of a page reads; null when it takes longer than 8 seconds: the page is shown without it. A page's own load
 * would otherwise wait for its silent call until its timeout, and fail.
 */
export function partWithTimeout<TPart>(
  { clock }: Pick<App, 'clock'>,
  part: Promise<TPart>,
  signal: AbortSignal,
): Promise<TPart | null> {
  return Promise.race([part, clock.wait(OPTIONAL_PART_TIMEOUT_MS, signal).then(() => null)]);
}

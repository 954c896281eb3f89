import type { Outcome } from '../../machines/domain/base/failure';
import type { App } from './app';

/** How long a page waits for an optional read, in milliseconds. */
const OPTIONAL_READ_LIMIT_MS = 3_000;

/** Result of an optional read; null when it fails or takes too long: the page continues without it. */
export function readWithTimeout<TData>(
  { clock }: Pick<App, 'clock'>,
  reading: Promise<Outcome<TData>>,
  signal: AbortSignal,
): Promise<TData | null> {
  const known = reading.then((answer) => (answer.ok ? answer.data : null));
  return Promise.race([known, clock.wait(OPTIONAL_READ_LIMIT_MS, signal).then(() => null)]);
}

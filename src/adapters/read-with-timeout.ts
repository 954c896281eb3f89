import type { Outcome } from '../../machines/domain/base/failure';
import type { App } from './app';

/** Timeout of an optional read, in milliseconds. */
const OPTIONAL_READ_TIMEOUT_MS = 3_000;

/** Result of an optional read; null when it fails or takes longer than 3 seconds: the page continues without it. */
export function readWithTimeout<TData>(
  { clock }: Pick<App, 'clock'>,
  call: Promise<Outcome<TData>>,
  signal: AbortSignal,
): Promise<TData | null> {
  const data = call.then((answer) => (answer.ok ? answer.data : null));
  return Promise.race([data, clock.wait(OPTIONAL_READ_TIMEOUT_MS, signal).then(() => null)]);
}

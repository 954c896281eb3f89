import type { Outcome } from '../../machines/domain/base/failure';
import type { App } from './app';

/** So long a page waits for what only helps it, in milliseconds. */
const PATIENCE = 3_000;

/** What helps beside what a page is about; null when it could not be read in time: the page goes on without it. */
export function inTime<TData>(
  { clock }: Pick<App, 'clock'>,
  asked: Promise<Outcome<TData>>,
  signal: AbortSignal,
): Promise<TData | null> {
  const known = asked.then((answer) => (answer.ok ? answer.data : null));
  return Promise.race([known, clock.wait(PATIENCE, signal).then(() => null)]);
}

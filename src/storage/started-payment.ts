import {
  readStartedPayments,
  type StartedPayment,
  withStarted,
} from '../../machines/domain/payment/started-payment';
import type { ClientStorage } from './client-storage';

const STARTED = 'started';

type Memory = Pick<ClientStorage, 'browser'>;

/** In-memory fallback for browsers that refuse to store. */
const unstored = new WeakMap<Memory['browser'], unknown>();

/**
 * Undecided payments started on this phone within a day, newest first. Not stored by merchant: paying by a link needs no session. A
 * borrower is shown only those of their own loan, anybody else only the one whose URL they have.
 * @param now milliseconds, by the service's clock
 */
export function readStarted({ browser }: Memory, now: number): readonly StartedPayment[] {
  return readStartedPayments(unstored.get(browser) ?? parse(browser.read(STARTED)), now);
}

/** Stores a payment that is about to be made. */
export function storeStarted(memory: Memory, started: StartedPayment): void {
  write(memory, withStarted(readStarted(memory, started.startedAt), started));
}

/** The service has decided it: no warning is needed any more. @param now milliseconds, by the service's clock */
export function clearStarted(memory: Memory, id: string, now: number): void {
  const list = readStarted(memory, now);
  if (list.some((one) => one.id === id))
    write(
      memory,
      list.filter((one) => one.id !== id),
    );
}

function write({ browser }: Memory, list: readonly StartedPayment[]): void {
  if (browser.write(STARTED, JSON.stringify(list))) unstored.delete(browser);
  else unstored.set(browser, list);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

import {
  readStartedPayments,
  type StartedPayment,
  withStartedPayment,
} from '../../machines/domain/payment/started-payment';
import type { ClientStorage } from './client-storage';

const KEY = 'started';

type LocalStore = Pick<ClientStorage, 'browser'>;

/** In-memory fallback for browsers that refuse to store. */
const inMemory = new WeakMap<LocalStore['browser'], unknown>();

/**
 * Undecided payments started on this phone within a day, newest first. They are not stored by merchant, because paying by a link
 * needs no session. A borrower is shown only payments for their own loan; anybody else only the payment whose URL they opened.
 * @param now milliseconds, by the service's clock
 */
export function readStarted({ browser }: LocalStore, now: number): readonly StartedPayment[] {
  return readStartedPayments(inMemory.get(browser) ?? parse(browser.read(KEY)), now);
}

/** Stores a payment that is about to be made. */
export function storeStarted(store: LocalStore, payment: StartedPayment): void {
  write(store, withStartedPayment(readStarted(store, payment.startedAt), payment));
}

/** Removes a payment once the service has decided it. @param now milliseconds, by the service's clock */
export function clearStarted(store: LocalStore, id: string, now: number): void {
  const payments = readStarted(store, now);
  if (payments.some((payment) => payment.id === id))
    write(
      store,
      payments.filter((payment) => payment.id !== id),
    );
}

function write({ browser }: LocalStore, payments: readonly StartedPayment[]): void {
  if (browser.write(KEY, JSON.stringify(payments))) inMemory.delete(browser);
  else inMemory.set(browser, payments);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

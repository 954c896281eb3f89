import {
  readStartedPayments,
  type StartedPayment,
  withStartedPayment,
} from '../../machines/domain/payment/started-payment';
import type { ClientStorage } from './client-storage';

const KEY = 'started';

type LocalStore = Pick<ClientStorage, 'localArea'>;

/** In-memory fallback for browsers that refuse to store. */
const inMemory = new WeakMap<LocalStore['localArea'], unknown>();

/**
 * Undecided payments started on this phone within a day, newest first. They are not stored by merchant, because paying by a link
 * needs no session. A borrower is shown only payments for their own loan; anybody else only the payment whose URL they opened.
 * @param now milliseconds, by the service's clock
 */
export function readStoredPayments({ localArea }: LocalStore, now: number): readonly StartedPayment[] {
  return readStartedPayments(inMemory.get(localArea) ?? parse(localArea.read(KEY)), now);
}

/** Stores a payment that is about to be made; false when it is only in memory, and so lost at a reload. */
export function storeStartedPayment(store: LocalStore, payment: StartedPayment): boolean {
  return write(store, withStartedPayment(readStoredPayments(store, payment.startedAt), payment));
}

/** Removes a payment once the service has decided it. @param now milliseconds, by the service's clock */
export function clearStartedPayment(store: LocalStore, id: string, now: number): void {
  const payments = readStoredPayments(store, now);
  if (payments.some((payment) => payment.id === id))
    write(
      store,
      payments.filter((payment) => payment.id !== id),
    );
}

function write({ localArea }: LocalStore, payments: readonly StartedPayment[]): boolean {
  const isStored = localArea.write(KEY, JSON.stringify(payments));
  if (isStored) inMemory.delete(localArea);
  else inMemory.set(localArea, payments);
  return isStored;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

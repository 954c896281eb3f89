import { RECENT_PAYMENT_WINDOW_MS } from '../../machines/domain/trade/supplier-credit';
import type { ClientStorage } from './client-storage';

const KEY = 'supplierOrders';

/** Supplier id, order id, time in milliseconds. */
type OrderEntry = readonly [string, string, number];

type Orders = Readonly<Record<string, string>>;

/**
 * Ids of the orders started in the last half hour and not known to have failed, by supplier: they may have been paid.
 * @param now milliseconds, by the service's clock
 */
export function readOrders({ read }: Pick<ClientStorage, 'read'>, now: number): Orders {
  return Object.fromEntries(
    entriesOf(read(KEY)).flatMap(([supplierId, orderId, storedAt]) =>
      now - storedAt < RECENT_PAYMENT_WINDOW_MS ? [[supplierId, orderId]] : [],
    ),
  );
}

/** Stores the order of a started supplier payment; it replaces an earlier order of the same supplier. */
export function storeOrder(
  { read, write }: Pick<ClientStorage, 'read' | 'write'>,
  supplierId: string,
  orderId: string,
  now: number,
): void {
  const others = entriesOf(read(KEY)).filter(
    ([otherSupplierId, , storedAt]) =>
      otherSupplierId !== supplierId && now - storedAt < RECENT_PAYMENT_WINDOW_MS,
  );
  write(KEY, [...others, [supplierId, orderId, now]]);
}

/** Removes a supplier's order, so that the next payment creates a new one. Call it only when nothing was paid. */
export function clearOrder({ read, write }: Pick<ClientStorage, 'read' | 'write'>, supplierId: string): void {
  write(
    KEY,
    entriesOf(read(KEY)).filter(([otherSupplierId]) => otherSupplierId !== supplierId),
  );
}

/** Reads the stored entries; malformed ones are ignored. */
function entriesOf(stored: unknown): readonly OrderEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [supplierId, orderId, storedAt]: readonly unknown[] = entry;
    const isValid =
      typeof supplierId === 'string' && typeof orderId === 'string' && typeof storedAt === 'number';
    return isValid ? [[supplierId, orderId, storedAt] as const] : [];
  });
}

import { RECENT_PAYMENT_WINDOW_MS } from '../../machines/domain/trade/supplier-credit';
import type { ClientStorage } from './client-storage';

const NAME = 'supplierOrders';

type Orders = Readonly<Record<string, string>>;

/**
 * Ids of orders of the last half hour with an unknown outcome, by supplier.
 * @param now milliseconds, by the service's clock
 */
export function readOrders({ read }: Pick<ClientStorage, 'read'>, now: number): Orders {
  return Object.fromEntries(
    entriesOf(read(NAME)).flatMap(([supplierId, orderId, at]) =>
      now - at < RECENT_PAYMENT_WINDOW_MS ? [[supplierId, orderId]] : [],
    ),
  );
}

/** Stores the order of a started supplier payment; it replaces the one before. */
export function storeOrder(
  { read, write }: Pick<ClientStorage, 'read' | 'write'>,
  supplierId: string,
  orderId: string,
  now: number,
): void {
  const others = entriesOf(read(NAME)).filter(
    ([of, , at]) => of !== supplierId && now - at < RECENT_PAYMENT_WINDOW_MS,
  );
  write(NAME, [...others, [supplierId, orderId, now]]);
}

/** Nothing was paid for this order: the next payment creates a new one. */
export function clearOrder({ read, write }: Pick<ClientStorage, 'read' | 'write'>, supplierId: string): void {
  write(
    NAME,
    entriesOf(read(NAME)).filter(([of]) => of !== supplierId),
  );
}

function entriesOf(kept: unknown): readonly (readonly [string, string, number])[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [supplierId, orderId, at]: readonly unknown[] = entry;
    const isWhole = typeof supplierId === 'string' && typeof orderId === 'string' && typeof at === 'number';
    return isWhole ? [[supplierId, orderId, at] as const] : [];
  });
}

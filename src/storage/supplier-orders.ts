import { RECENT } from '../../machines/domain/supplier-credit';
import type { Kept } from './kept';

const NAME = 'supplierOrders';

type Orders = Readonly<Record<string, string>>;

/**
 * Orders of the last half hour whose end this browser does not know, by supplier: ids only.
 * @param now milliseconds, by the service's clock
 */
export function readOrders({ read }: Pick<Kept, 'read'>, now: number): Orders {
  return Object.fromEntries(
    entriesOf(read(NAME)).flatMap(([supplierId, orderId, at]) =>
      now - at < RECENT ? [[supplierId, orderId]] : [],
    ),
  );
}

/** Keeps the order that a payment to a supplier was begun as; the one before is given up. */
export function keepOrder(
  { read, write }: Pick<Kept, 'read' | 'write'>,
  supplierId: string,
  orderId: string,
  now: number,
): void {
  const others = entriesOf(read(NAME)).filter(([of, , at]) => of !== supplierId && now - at < RECENT);
  write(NAME, [...others, [supplierId, orderId, now]]);
}

/** Nothing was paid as this supplier's order: the next payment is one of its own. */
export function forgetOrder({ read, write }: Pick<Kept, 'read' | 'write'>, supplierId: string): void {
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

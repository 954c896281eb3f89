import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import { type Supplier, supplierOf } from '../../../machines/domain/trade/supplier';
import type { SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import { supplierWords } from '../../copy/supplier-words';

/** What a supplier is called: by the merchant's own name for it, else by the end of its phone number. */
export function supplierName({ name, mobileNumber }: Pick<Supplier, 'name' | 'mobileNumber'>): string {
  return name ?? `${supplierWords.unnamed} ${maskedMobile(mobileNumber)}`.trim();
}

/** The name of the supplier of this id; of one that is not on the list any more, that. */
export function nameOf({ book }: SupplierCredit, supplierId: string | null): string {
  const known = supplierId === null ? null : supplierOf(book, supplierId);
  return known === null ? supplierWords.unknown : supplierName(known);
}

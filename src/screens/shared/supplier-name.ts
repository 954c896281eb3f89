import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import { type Supplier, supplierOf } from '../../../machines/domain/trade/supplier';
import type { SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import { supplierTexts } from '../../copy/supplier-texts';

/** The display name of a supplier: the merchant's own name for it, else the end of its phone number. */
export function supplierName({ name, mobileNumber }: Pick<Supplier, 'name' | 'mobileNumber'>): string {
  return name ?? `${supplierTexts.unnamed} ${maskedMobile(mobileNumber)}`.trim();
}

/** The name of the supplier with this id; a fallback for one that is no longer in the list. */
export function nameOf({ book }: SupplierCredit, supplierId: string | null): string {
  const known = supplierId === null ? null : supplierOf(book, supplierId);
  return known === null ? supplierTexts.unknown : supplierName(known);
}

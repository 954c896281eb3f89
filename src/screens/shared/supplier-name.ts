import { supplierTexts } from '#messages/supplier-texts';
import { maskedMobile } from '../../../machines/domain/merchant/merchant';
import { type Supplier, supplierOf } from '../../../machines/domain/trade/supplier';
import type { SupplierCredit } from '../../../machines/domain/trade/supplier-credit';

/** The display name of a supplier: its name, otherwise the last digits of its mobile number. */
export function supplierName({ name, mobileNumber }: Pick<Supplier, 'name' | 'mobileNumber'>): string {
  return name ?? supplierTexts.withMobile(maskedMobile(mobileNumber));
}

/** The display name of the supplier with this id; a general text where the list has no such supplier. */
export function supplierNameById(
  { suppliersAndTransactions }: SupplierCredit,
  supplierId: string | null,
): string {
  const supplier = supplierId === null ? null : supplierOf(suppliersAndTransactions, supplierId);
  return supplier === null ? supplierTexts.unknown : supplierName(supplier);
}

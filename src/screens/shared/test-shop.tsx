import type { SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import { supplierTexts } from '../../copy/supplier-texts';
import { Banner } from '../../ui/feedback/banner';

/** Says that the payment partner's code of this merchant is a test (spec 5); nothing for any other code. */
export function TestShop({ credit: { isTest, customer } }: { readonly credit: SupplierCredit }) {
  if (!isTest) return null;
  return (
    <Banner tone="due" title={supplierTexts.test.title}>
      {supplierTexts.test.text(customer.merchantCode ?? '')}
    </Banner>
  );
}

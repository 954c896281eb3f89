import type { SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import { supplierWords } from '../../copy/supplier-words';
import { Banner } from '../../ui/feedback/banner';

/** Says that the payment partner's code of this merchant is a test (spec 5); nothing for any other code. */
export function TestShop({ credit: { isTest, customer } }: { readonly credit: SupplierCredit }) {
  if (!isTest) return null;
  return (
    <Banner tone="due" title={supplierWords.test.title}>
      {supplierWords.test.text(customer.merchantCode ?? '')}
    </Banner>
  );
}

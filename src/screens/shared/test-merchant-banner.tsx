import { supplierTexts } from '#messages/supplier-texts';
import type { SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import { Banner } from '../../ui/feedback/banner';

/** Warns that the payment partner's code of this merchant is a test code (spec 5); renders nothing otherwise. */
export function TestMerchantBanner({ credit: { isTest, customer } }: { readonly credit: SupplierCredit }) {
  if (!isTest) return null;
  return (
    <Banner tone="due" title={supplierTexts.test.title}>
      {supplierTexts.test.text(customer.merchantCode ?? '')}
    </Banner>
  );
}

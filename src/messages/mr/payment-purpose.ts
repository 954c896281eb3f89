import type * as english from '../en/payment-purpose';
import type { Translation } from '../translation';

export const paymentPurpose: Translation<typeof english.paymentPurpose> = {
  instalment: 'एक हप्ता',
  overdue: 'आजपर्यंत भरायचे सर्व',
  full: 'भरायचे राहिलेले सर्व',
  foreclosure: 'कर्ज मुदतीआधी बंद करणे',
  custom: 'कर्जाचा काही भाग',
  supplier: 'पुरवठादाराचे बिल',
};

import type * as english from '../en/payment-purpose';
import type { Translation } from '../translation';

export const paymentPurpose: Translation<typeof english.paymentPurpose> = {
  instalment: 'एक किस्त',
  overdue: 'आज तक जो कुछ भरना है',
  full: 'जो कुछ भरना बाकी है',
  foreclosure: 'लोन समय से पहले बंद करना',
  custom: 'लोन का एक हिस्सा',
  supplier: 'सप्लायर का बिल',
};

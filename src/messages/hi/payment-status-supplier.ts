import type * as english from '../en/payment-status-supplier';
import type { Translation } from '../translation';

export const supplierPaymentCopy: Translation<typeof english.supplierPaymentCopy> = {
  paidTo: 'आपके सप्लायर को भुगतान हुआ',
  paidToName: (name) => `${name} को भुगतान हुआ`,
  invoiceNext: 'अब बिल जोड़ना है',
  invoiceNextDetail: 'लोन देने वाली संस्था को इस भुगतान का बिल चाहिए। अपने सप्लायर से बिल माँगें, और उसकी फ़ोटो जोड़ें।',
  addInvoice: 'बिल जोड़ें',
  toHome: 'आगे बढ़ें',
  transaction: 'लेन-देन नंबर',
  settlingLead: 'हम पूछ रहे हैं कि आपके सप्लायर को पैसे मिले या नहीं। इसमें कुछ मिनट लग सकते हैं। दोबारा भुगतान न करें।',
  undecidedHeading: 'आपके सप्लायर के भुगतान की अभी पुष्टि नहीं हुई है',
  undecidedLead: 'पैसे डूबे नहीं हैं। कृपया दोबारा भुगतान न करें। थोड़ी देर में फिर पूछें।',
  invoiceNeeded: 'पहले आपके सप्लायर का बिल चाहिए। उसे इस भुगतान में जोड़ें, फिर पूछें।',
  later: 'बाहर जाएँ, बाद में देखें',
  undecryptedHeading: 'अभी पता नहीं कि आपका भुगतान हुआ या नहीं',
  undecryptedLead:
    'हम “बाद में भुगतान” वाले पेज का जवाब पढ़ नहीं पाए। अगर आपने भुगतान किया है, तो वह आपके भुगतानों में होगा। दोबारा भुगतान करने से पहले वहाँ ज़रूर देखें।',
  payments: 'अपने भुगतान देखें',
  credit: 'अगर यह भुगतान नहीं हुआ, तो रकम आपकी उधार सीमा में वापस आ जाएगी।',
};

import type * as english from '../en/supplier-transaction';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';
import { confirmingPayment } from './supplier-messages';

export const supplierTransactionCopy: Translation<typeof english.supplierTransactionCopy> = {
  title: 'सप्लायर को भुगतान',
  loading: 'आपका भुगतान लाया जा रहा है',
  refresh: 'ताज़ा करें',
  to: (name) => `${name} को`,
  day: 'दिन',
  invoice: 'बिल',
  invoiceUploaded: 'मिल गया',
  invoiceMissing: 'बाकी है',
  invoiceNotNeeded: 'ज़रूरत नहीं',
  reference: 'रेफ़रेंस नंबर',
  copyReference: 'रेफ़रेंस नंबर कॉपी करें',
  leads: {
    CREATED: '“बाद में भुगतान” वाले पेज पर भुगतान नहीं किया गया। आपकी उधार सीमा में से कुछ इस्तेमाल नहीं हुआ।',
    PENDING: 'यह रकम आपकी उधार सीमा में से इस्तेमाल हो गई है। इस भुगतान की पुष्टि होने पर पैसे आपके सप्लायर को मिलते हैं।',
    SUCCESS: 'पैसे आपके सप्लायर को मिल गए हैं।',
    FAILED: 'आपके सप्लायर को भुगतान नहीं हुआ।',
  },
  confirm: 'भुगतान की पुष्टि करें',
  addInvoice: 'बिल जोड़ें',
  otherInvoice: 'दूसरा बिल भेजें',
  toCredit: 'अपनी उधार सीमा देखें',
  confirming: {
    heading: confirmingPayment,
    lead: 'हम पूछ रहे हैं कि आपके सप्लायर को पैसे मिले या नहीं। इसमें कुछ मिनट लग सकते हैं। दोबारा भुगतान न करें।',
    leave: 'बाहर जाएँ, बाद में देखें',
  },
  undecided: {
    heading: 'अभी पुष्टि नहीं हुई है',
    lead: 'पैसे डूबे नहीं हैं। कृपया दोबारा भुगतान न करें। थोड़ी देर में फिर पूछें।',
    invoiceNeeded: 'पहले आपके सप्लायर का बिल चाहिए। उसे जोड़ें, फिर भुगतान की पुष्टि करें।',
  },
  invoicePage: {
    title: 'बिल',
    heading: 'हमें बिल दिखाएँ',
    lead: (name) => `वह कागज़ जो ${name} ने आपको इस भुगतान के लिए दिया। फ़ोटो या PDF, ज़्यादा से ज़्यादा 5\u00a0MB।`,
    payment: 'भुगतान की रकम',
    problem: 'कोई दूसरा लें',
    preparing: 'बिल तैयार किया जा रहा है',
    alt: 'आपका चुना हुआ बिल',
    noPreview: 'इसे यहाँ दिखाया नहीं जा सकता। भेजा जा सकता है।',
    pdf: 'PDF फ़ाइल',
    readyHeading: 'क्या इसे पढ़ना आसान है?',
    readyLead: 'नंबर, दिन और रकम दिखने चाहिए।',
    send: 'बिल भेजें',
    notSent: 'बिल नहीं भेजा गया',
    again: 'कोई दूसरा लें',
  },
  sending: 'भेजे जाने तक यह पेज खुला रखें।',
  unanswered: {
    heading: 'अभी पक्का पता नहीं है',
    lead: `जवाब हम तक नहीं पहुँचा, इसलिए हमें नहीं पता कि बिल पहुँचा या नहीं। “${sharedCopy.checkAgain}” पर टैप करें।`,
  },
  uploaded: {
    heading: 'आपका बिल हमें मिल गया है',
    lead: 'यह इस भुगतान के साथ रखा गया है।',
    action: 'भुगतान देखें',
  },
  nothing: {
    heading: 'कोई बिल बाकी नहीं है',
    lead: 'इस सप्लायर के हर भुगतान का बिल है, या उसकी ज़रूरत नहीं है।',
  },
  notFound: {
    heading: 'हमें यह भुगतान नहीं मिला',
    lead: 'यह आपका भुगतान नहीं है, या इसमें बिल नहीं लगता। अपने भुगतान देखें।',
  },
};

import type * as english from '../en/history';
import type { Translation } from '../translation';
import { moneyCopy } from './money';

export const historyCopy: Translation<typeof english.historyCopy> = {
  title: 'इतिहास',
  loading: 'आपके भुगतानों की जानकारी आ रही है',
  refresh: 'ताज़ा करें',
  paidInAll: 'आपने कुल चुकाए',
  lender: (name) => `लोन देने वाली संस्था: ${name}`,
  lateCharges: moneyCopy.lateCharges,
  lateChargesHint: 'अब तक जितना लगा',
  lateChargesPaid: 'उसमें से भर दिया',
  statement: 'स्टेटमेंट',
  open: 'खोलें',
  share: 'भेजें',
  print: 'प्रिंट करें',
  statementInApp: 'स्टेटमेंट सिर्फ़ मेरे लोन ऐप में खुलता है:',
  filter: 'क्या दिखाएँ',
  list: 'भुगतान और देरी शुल्क, सबसे नए पहले',
  nothingHere: 'अब तक इस तरह का कुछ नहीं है।',
  withoutDate: 'बिना तारीख',
  reference: (text) => `रेफ़रेंस नंबर ${text}`,
  ofInstalment: (number) => `किस्त ${number} के लिए`,
  empty: {
    heading: 'यहाँ अभी कुछ नहीं है',
    lead: 'किस्त भरने पर वह यहाँ तुरंत दिखेगी।',
    action: 'होम पर जाएँ',
  },
  none: {
    heading: 'अभी आपका कोई लोन नहीं है',
    lead: 'लोन लेने पर हर भुगतान यहाँ दिखेगा।',
    action: 'ऑफ़र देखें',
  },
  unavailable: 'हम भुगतान का इतिहास नहीं खोल पाए',
};

export const historyPrintCopy: Translation<typeof english.historyPrintCopy> = {
  when: 'तारीख',
  what: 'क्या',
  status: 'स्थिति',
  amount: 'रकम',
};

export const filterNames: Translation<typeof english.filterNames> = {
  all: 'सभी',
  payments: 'भुगतान',
  autopay: 'ऑटोपे',
  'late-charges': moneyCopy.lateCharges,
  foreclosure: 'समय से पहले बंद',
};

export const paymentStatusLabels: Translation<typeof english.paymentStatusLabels> = {
  CREATED: 'अभी नहीं भरा',
  PENDING: 'बैंक पुष्टि कर रहा है',
  SUCCESS: 'भर दिया',
  FAILED: 'नहीं हो पाया',
  CANCELLED: 'रद्द',
  EXPIRED: 'समय पर नहीं भरा',
  REFUND_INITIATED: 'पैसे वापस आ रहे हैं',
  REFUNDED: 'पैसे वापस आ गए',
};

export const entryTitles: Translation<typeof english.entryTitles> = {
  lateCharge: moneyCopy.lateCharge,
  foreclosure: 'लोन बंद करने का भुगतान',
  autopay: 'ऑटोपे से भुगतान',
  payment: 'भुगतान',
};

export const lateChargeStatuses: Translation<typeof english.lateChargeStatuses> = {
  paid: 'भर दिया',
  waived: 'माफ़',
  partlyPaid: (amount) => `${amount} भर दिए`,
  unpaid: 'अभी नहीं भरा',
};

export const statementLines: Translation<typeof english.statementLines> = {
  paid: (amount) => `भर दिए: ${amount}`,
  left: (amount) => `भरने बाकी: ${amount}`,
  lateCharges: (amount) => `${moneyCopy.lateChargesSoFar}: ${amount}`,
};

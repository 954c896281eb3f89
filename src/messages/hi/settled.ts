import type * as english from '../en/settled';
import type { Translation } from '../translation';

export const settledCopy: Translation<typeof english.settledCopy> = {
  title: 'लोन बंद',
  loading: 'आपके बंद लोन की जानकारी आ रही है',
  headings: {
    complete: 'आपका लोन पूरा चुक गया है',
    foreclosed: 'आपका लोन बंद हो गया है',
    settled: 'आपके लोन का सेटलमेंट हो गया है',
    returned: 'आपने लोन लौटा दिया',
    cancelled: 'यह लोन रद्द हो गया',
  },
  leads: {
    complete: (lender) => `आपने हर किस्त भर दी। अब आपको ${lender} को कुछ नहीं चुकाना है।`,
    foreclosed: (lender) => `आपने इसे समय से पहले बंद किया। अब आपको ${lender} को कुछ नहीं चुकाना है।`,
    settled: (lender) =>
      `${lender} ने उससे कम लिया जितना चुकाना था, और बाकी माफ़ कर दिया। अब आपको इस लोन का कुछ नहीं चुकाना है। आपके क्रेडिट रिकॉर्ड में यह “सेटल्ड” दिखता है।`,
    returned: (lender) => `आपने इसे समय रहते रद्द किया। अब आपको ${lender} को कुछ नहीं चुकाना है।`,
    cancelled: (lender) => `${lender} से पैसे भेजे नहीं जा सके, या वापस ले लिए गए। आपको इस लोन का कुछ नहीं चुकाना है।`,
  },
  paidInAll: 'आपने कुल चुकाए',
  principal: 'लोन की चुकाई गई रकम',
  costs: 'ब्याज और शुल्क',
  closedOn: 'बंद होने की तारीख',
  lastPayment: 'आखिरी भुगतान',
  payments: 'कितने भुगतान',
  loanAccount: 'लोन खाता',
  lender: 'संस्था',
  cashback: (amount) => `${amount} का कैशबैक आना है`,
  cashbackDetail: (lender) => `आपने हर किस्त समय पर भरी, इसलिए यह आपको ${lender} से मिलेगा। कब मिलेगा, यह उनसे पूछें।`,
  papers: 'आपके कागज़ात',
  noDues: 'नो-ड्यूज़ पत्र',
  noDuesDetail: 'इसमें लिखा है कि अब आपको कुछ नहीं चुकाना है। इसे सँभालकर रखें।',
  noDuesSoon: 'आपका नो-ड्यूज़ पत्र जल्द तैयार होगा। थोड़ी देर बाद फिर जाँचें।',
  statement: 'खाते का स्टेटमेंट',
  autopay: {
    title: 'ऑटोपे',
    ended: (bank) => `यह खत्म हो गया है। ${bank} से अब कोई किस्त नहीं कटेगी।`,
    ending: (bank) => `यह खत्म हो रहा है। ${bank} ने अभी इसकी पुष्टि नहीं की है। अब आपको कुछ नहीं चुकाना है।`,
    none: 'इस लोन के लिए ऑटोपे नहीं था।',
    unknown: 'हम आपके बैंक से पूछ नहीं पाए कि यह खत्म हुआ या नहीं। थोड़ी देर बाद फिर पूछें।',
    // Followed by a postposition.
    yourBank: 'आपके बैंक',
  },
  paymentsUnknown: 'अभी आपके भुगतानों की जानकारी नहीं मिल पाई।',
  history: 'सभी भुगतान',
  newLoan: 'नया लोन लें',
  none: {
    heading: 'आपका ऐसा कोई लोन नहीं है जो खत्म हो चुका हो',
    lead: 'जब कोई लोन पूरा चुक जाएगा, तब उसका पत्र यहाँ मिलेगा।',
    action: 'शुरुआत पर जाएँ',
  },
  unavailable: 'हम आपका लोन खोल नहीं पाए',
};

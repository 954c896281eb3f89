import type * as english from '../en/payment-status-outcome';
import type { Translation } from '../translation';
import { moneyCopy } from './money';

export const outcomeCopy: Translation<typeof english.outcomeCopy> = {
  pending: {
    heading: 'आपके बैंक ने अभी जवाब नहीं दिया है',
    lead: (amount) => `हो सकता है ${amount} आपके बैंक खाते से कट गए हों। पैसे डूबे नहीं हैं। कृपया दोबारा भुगतान न करें।`,
    unreportedHeading: 'आपके बैंक से अभी तक कोई जानकारी नहीं मिली है',
    unreportedLead: (amount) =>
      `अगर आपका UPI ऐप या बैंक बताता है कि ${amount} का भुगतान हो गया है, तो दोबारा भुगतान न करें। पैसे पहुँचने में ज़्यादा समय लग सकता है।`,
    askedAt: 'हमने आखिरी बार पूछा',
    askBank: 'पूरा न हो, तो इस दिन से बैंक से पूछें',
    started: 'आपने भुगतान शुरू किया',
    bank: 'आपका बैंक पुष्टि कर रहा है',
    bankDetail: 'तब तक पैसे आपके बैंक के पास हैं',
    waitingForPayment: 'हम आपके भुगतान का इंतज़ार कर रहे हैं',
    unreportedDetail: 'पैसे आपके पास या आपके बैंक के पास हैं',
    next: (lender) => `${lender} को पैसे मिलेंगे`,
    nextDetail: 'या आपका बैंक पैसे आपको वापस भेजेगा। आपकी रसीद यहाँ आएगी',
  },
  paid: {
    to: 'किसे भुगतान हुआ',
    time: 'कब भुगतान हुआ',
    allocation: 'इससे क्या भरा गया',
    principal: 'लोन की रकम (मूलधन)',
    interest: 'ब्याज',
    lateCharges: moneyCopy.lateCharges,
    fees: 'फ़ीस',
    total: 'कुल',
    excess: (amount) => `${amount} बाकी रकम से ज़्यादा थे। वे उसी खाते में वापस जाएँगे जिससे आए थे।`,
    after: {
      heading: 'अब आपका लोन',
      left: moneyCopy.leftToPay,
      next: { instalment: 'अगली किस्त', overdue: 'अब भी भरना है', custom: 'आगे भरना है' },
      on: 'भरने की तारीख',
      oldest: 'कब से बकाया',
      allPaid: 'सभी किस्तें भर दी गई हैं',
      ended: {
        complete: 'आपका लोन पूरा चुक गया है',
        foreclosed: 'आपका लोन बंद हो गया है',
        settled: 'आपके लोन का सेटलमेंट हो गया है',
        returned: 'आपने यह लोन लौटा दिया',
        cancelled: 'यह लोन रद्द हो गया',
      },
      owesNothing: (lender) => `अब आपको इस लोन के लिए ${lender} को कुछ नहीं चुकाना है।`,
      onRecord: 'आपके क्रेडिट रिकॉर्ड में यह “सेटल्ड” दिखता है।',
      returned: 'आपने लौटाया',
      returnPurpose: 'लोन लौटाना',
      letter: 'नो-ड्यूज़ पत्र लें',
      ending: 'देखें कि यह कैसे खत्म हुआ',
    },
    print: 'प्रिंट करें',
    share: 'WhatsApp पर भेजें',
    shareFailed: 'WhatsApp नहीं खुला। चाहें तो रेफ़रेंस नंबर कॉपी करें।',
    shared: (amount, lender, purpose, reference) =>
      `${lender} को ${amount} का भुगतान हुआ (${purpose})। रेफ़रेंस नंबर: ${reference}`,
    sharedWithTime: (amount, lender, purpose, time, reference) =>
      `${time}: ${lender} को ${amount} का भुगतान हुआ (${purpose})। रेफ़रेंस नंबर: ${reference}`,
    home: 'होम पर जाएँ',
    done: 'ठीक है',
  },
  refund: {
    comingHeading: 'आपके पैसे वापस आ रहे हैं',
    comingLead: (amount) =>
      `आपके बैंक ने ${amount} काटे, पर भुगतान पूरा नहीं हुआ। पूरे पैसे उसी खाते में वापस जाएँगे जिससे आपने भुगतान किया था।`,
    backHeading: 'आपके पैसे वापस हो गए',
    backLead: (amount) => `${amount} उसी खाते में वापस गए जिससे आपने भुगतान किया था। यह भुगतान नहीं गिना जाएगा।`,
    why: 'क्यों',
    since: 'कब से वापस आ रहे हैं',
    on: 'वापस भेजने की तारीख',
    askBank: 'वापस न आएँ, तो इस दिन से बैंक से पूछें',
  },
  notPaid: {
    cancelledHeading: 'आपने यह भुगतान रद्द किया',
    expiredHeading: 'इस भुगतान का समय खत्म हो गया',
    expiredText: (amount) =>
      `हमें समय पर पैसों की जानकारी नहीं मिली। अगर आपका UPI ऐप या बैंक बताता है कि ${amount} का भुगतान हो गया है, तो दोबारा भुगतान न करें। पैसे पहुँचने में ज़्यादा समय लग सकता है।`,
    endedText: 'लोन बंद है, और अब कुछ भरना बाकी नहीं है। फिर भी जो पैसे आएँगे, वे उसी खाते में वापस जाएँगे जिससे आए थे।',
    nothing: 'कोई पैसा नहीं कटा।',
    again: 'फिर भुगतान करें',
    done: 'ठीक है',
    link: 'फिर भुगतान करने के लिए वही भुगतान लिंक खोलें जो आपको भेजा गया था।',
  },
  payerDone: {
    heading: 'अब यह पेज बंद किया जा सकता है',
    paid: (amount, lender, shop) =>
      `${lender} को ${shop ?? 'इस दुकान'} के लोन के लिए ${amount} मिल गए हैं। धन्यवाद।`,
    open: 'भुगतान की स्थिति देखने के लिए यही लिंक फिर खोलें।',
    see: 'यह भुगतान देखें',
  },
};

export const paymentReasons: Translation<typeof english.paymentReasons> = {
  insufficient_funds: 'बैंक खाते में काफ़ी पैसे नहीं थे।',
  incorrect_pin: 'UPI पिन गलत था।',
  payment_timed_out: 'बैंक ने समय पर जवाब नहीं दिया।',
  bank_technical_error: 'बैंक में तकनीकी खराबी थी।',
  authentication_failed: 'बैंक यह जाँच नहीं पाया कि यह आप ही हैं।',
  transaction_limit_exceeded: 'रकम बैंक खाते की सीमा से ज़्यादा है।',
  debit_instrument_blocked: 'बैंक ने यह कार्ड या खाता ब्लॉक किया है।',
  bank_account_invalid: 'बैंक को इस खाते की जानकारी नहीं है।',
  payment_cancelled: 'भुगतान रद्द किया गया।',
  nothing_due: 'जब पैसे आए, तब कुछ भरना बाकी नहीं था।',
  loan_already_ended: 'जब पैसे आए, तब लोन पहले ही बंद हो चुका था।',
  more_than_owed: 'यह बाकी रकम से ज़्यादा था।',
};

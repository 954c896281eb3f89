import type * as english from '../en/cancel-loan';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

export const cancelLoanCopy: Translation<typeof english.cancelLoanCopy> = {
  title: 'लोन रद्द करें',
  loading: 'लोन देने वाली संस्था से पूछा जा रहा है कि लोन रद्द हो सकता है या नहीं',
  missing: { title: 'एक बात देख लें', text: 'अगर यह लोन रद्द करना है, तो बॉक्स पर टिक करें।' },
  keep: 'लोन रहने दें',
  notice: {
    changed: {
      title: 'यह बदल गया है',
      text: 'लोन देने वाली संस्था अब कुछ और माँग रही है। कोई भुगतान नहीं हुआ है। इसे दोबारा पढ़ें, उसके बाद फ़ैसला करें।',
    },
    refused: 'लोन रद्द नहीं हुआ है',
  },
  free: {
    heading: 'पैसे आने से पहले रद्द करें',
    youPay: 'आपको देना है',
    lead: (lender) => `${lender} ने अभी पैसे नहीं भेजे हैं। रद्द करने के पैसे नहीं लगते।`,
    whatHappens: [
      'लोन देने वाली संस्था पैसे नहीं भेजेगी।',
      'आपको कुछ नहीं देना है: न फ़ीस, न ब्याज, न देरी शुल्क।',
      'बाद में नया लोन माँगा जा सकता है।',
    ],
    consent: (lender) => `मुझे ${lender} का यह लोन रद्द करना है।`,
    action: 'लोन रद्द करें',
  },
  coolingOff: {
    heading: 'लोन लौटाएँ',
    lead: 'शुरू के दिनों में लोन लौटाया जा सकता है। लोन की रकम और जितने दिन लोन आपके पास रहा, उतने दिनों का ब्याज चुकाना होता है।',
    youPay: 'अभी कुल देना है',
    cancelTimeLeft: 'बाकी समय',
    timeLeft: {
      days: (days, hours) => `${days}\u00a0दिन ${hours}\u00a0${plural(hours, { one: 'घंटा', other: 'घंटे' })}`,
      hours: (hours, minutes) =>
        `${hours}\u00a0${plural(hours, { one: 'घंटा', other: 'घंटे' })} ${minutes}\u00a0मिनट`,
      minutes: (minutes, seconds) => `${minutes}:${seconds}`,
    },
    until: (time) => `${time} तक`,
    principal: 'लोन की रकम',
    principalHint: 'जो पैसे आपको मिले, और उनमें से कटी फ़ीस',
    cost: 'जितने दिन लोन रहा, उतने दिनों का ब्याज',
    trueCost: {
      title: 'आपका कितना खर्च होगा',
      received: 'आपके खाते में आए',
      deductedFees: 'पहले काटी गई फ़ीस और GST',
      interest: 'जितने दिन लोन रहा, उतने दिनों का ब्याज',
      cost: 'आपका खर्च',
    },
    alreadyPaid: 'आप पहले चुका चुके हैं',
    refundAmount: 'संस्था से आपको वापस मिलेंगे',
    total: 'आपको देना है',
    pending: {
      title: (amount) => `${amount} का भुगतान रास्ते में है`,
      text: 'बैंक ने अभी इसकी पुष्टि नहीं की है। लोन लौटाने के लिए अभी भुगतान करने पर पैसे दो बार कट सकते हैं।',
      see: 'यह भुगतान देखें',
    },
    tomorrow: 'ब्याज हर दिन बढ़ता है। यह रकम आज के लिए है।',
    consent: (lender) => `मुझे यह लोन ${lender} को लौटाना है। यह मेरा भुगतान पहुँचने पर ही रद्द होगा।`,
    action: (amount) => `${amount} भरने के लिए आगे बढ़ें`,
    actionForNothing: 'लोन रद्द करें',
  },
  unanswered: {
    heading: 'अभी पता नहीं कि लोन रद्द हुआ या नहीं',
    lead: `जवाब हम तक नहीं पहुँचा। आपने अभी कोई भुगतान नहीं किया है। “${sharedCopy.checkAgain}” पर टैप करें: हम लोन देने वाली संस्था से पूछेंगे।`,
  },
  cancelled: {
    heading: 'आपका लोन रद्द हो गया है',
    lead: (lender) => `${lender} ने इसे रद्द कर दिया है। आपको इस लोन का कुछ नहीं चुकाना है।`,
    action: 'अपने लोन देखें',
  },
  tooLate: {
    heading: 'रद्द करने का समय निकल गया है',
    lead: (until) => `यह लोन ${until} तक लौटाया जा सकता था।`,
    leadWithoutTime: 'जिन दिनों में यह लोन लौटाया जा सकता था, वे निकल गए हैं।',
    instead: 'लोन अब भी समय से पहले बंद हो सकता है',
    insteadText: (lender) =>
      `जितना बाकी है, वह सब एक साथ ${lender} को चुकाएँ। पहले आपको पूरा खर्च दिखेगा, फ़ीस और ब्याज मिलाकर।`,
    action: 'लोन बंद करने का खर्च देखें',
  },
  ended: {
    heading: 'यह लोन पहले ही खत्म हो चुका है',
    lead: 'रद्द करने के लिए कुछ नहीं है।',
    action: 'देखें कि यह कैसे खत्म हुआ',
  },
  notFound: {
    heading: 'यह आपके लोन में से नहीं है',
    lead: 'इस ऐप में आपके अकाउंट में हमें ऐसा कोई लोन नहीं मिला। अपना लोन देखें।',
    action: 'अपने लोन पर जाएँ',
  },
  unavailable: { heading: 'हम लोन देने वाली संस्था से पूछ नहीं पाए' },
};

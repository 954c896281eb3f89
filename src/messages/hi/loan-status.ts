import type * as english from '../en/loan-status';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';
import { sharedCopy } from './shared';

export const loanStatusCopy: Translation<typeof english.loanStatusCopy> = {
  title: 'लोन की स्थिति',
  loading: 'पूछा जा रहा है कि आपके पैसे कहाँ हैं',
  pending: {
    heading: 'आपके पैसे रास्ते में हैं',
    lead: 'आपने हस्ताक्षर कर दिए हैं। लोन देने वाली संस्था आपके बैंक खाते में पैसे भेजती है। हम दो मिनट तक देखते रहेंगे।',
    signed: 'आपने एग्रीमेंट पर हस्ताक्षर किए',
    sending: (lender) => `${lender} की ओर से पैसे भेजे जा रहे हैं`,
    sendingDetail: 'अभी',
    byHand: 'लोन देने वाली संस्था में यह काम एक कर्मचारी करता है। इसमें ज़्यादा समय लग सकता है।',
    inBank: 'आपके खाते में',
    unknown: {
      heading: 'हम पूछ रहे हैं कि आपके पैसे कहाँ हैं',
      lead: 'आपने हस्ताक्षर कर दिए हैं। लोन देने वाली संस्था ने अभी हमें आपके लोन की स्थिति नहीं बताई है। हम दो मिनट तक देखते रहेंगे।',
      asking: (lender) => `हम ${lender} से पूछ रहे हैं`,
    },
    cancelHint: 'मन बदल गया? जब तक लोन देने वाली संस्था पैसे नहीं भेजती, रद्द करने के पैसे नहीं लगते।',
    cancel: 'यह लोन रद्द करें',
    checkFailed: `अभी हम पूछ नहीं पाए। “${sharedCopy.checkAgain}” पर टैप करें।`,
  },
  disbursed: {
    heading: 'पैसे आपके खाते में आ गए हैं',
    account: 'बैंक खाता',
    reference: 'रेफ़रेंस नंबर (UTR)',
    date: 'भेजने की तारीख',
    nextInstalment: 'अगली किस्त',
    nextInstalmentOn: (date) => `${date} को भरनी है`,
    lender: 'संस्था',
    loanAccount: 'लोन खाता',
    action: 'होम पर जाएँ',
  },
  rejected: {
    heading: 'लोन देने वाली संस्था ने पैसे नहीं भेजे',
    lead: (lender) => `${lender} ने यह लोन रोक दिया। कोई पैसा नहीं भेजा गया, और आपको कुछ नहीं चुकाना है।`,
    why: 'क्यों, और आगे क्या करें',
  },
  cancelled: {
    heading: 'यह लोन रद्द हो गया',
    lead: 'अगर इससे पहले पैसे आपके खाते में आ गए थे, तो उन्हें लोन देने वाली संस्था को लौटाना होगा। पक्का न हो, तो हमसे पूछें।',
  },
  ended: {
    heading: 'यह लोन बंद हो चुका है',
    lead: (lender) => `अब आपको इस लोन के लिए ${lender} को कुछ नहीं चुकाना है।`,
    paid: 'आपने कुल चुकाए',
    closedOn: 'बंद होने की तारीख',
    papers: 'लोन बंद होने के कागज़ात देखें',
  },
  none: {
    heading: 'देखने के लिए आपका कोई लोन नहीं है',
    lead: 'लोन लेने पर यहाँ दिखेगा कि पैसे कब आएँगे।',
  },
  unavailable: {
    heading: 'हम आपका लोन खोल नहीं पाए',
    error: fallbacks.latestLoan,
  },
  toStart: 'शुरुआत पर वापस जाएँ',
};

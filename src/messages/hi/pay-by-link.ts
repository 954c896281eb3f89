import type * as english from '../en/pay-by-link';
import type { Translation } from '../translation';
import { paymentPurpose } from './payment-purpose';
import { sharedCopy } from './shared';

/** Followed by a postposition: hence "इस दुकान". */
function borrower(name: string | null): string {
  return name ?? 'इस दुकान';
}

export const payByLinkCopy: Translation<typeof english.payByLinkCopy> = {
  title: 'लिंक से भुगतान',
  loading: 'लोन देने वाली संस्था से पूछा जा रहा है कि यह किसलिए है',
  loadingPurpose: (purpose) => `इस लिंक में लिखा है: ${purpose}। लोन देने वाली संस्था से पूछा जा रहा है कि यह किसलिए है`,
  purpose: paymentPurpose,
  earlier: {
    lead: (name) =>
      `आपने इस फ़ोन पर ${borrower(name)} के लिए एक भुगतान शुरू किया था। हमें आपके बैंक से अभी तक कोई जानकारी नहीं मिली है। अगर आपका UPI ऐप या बैंक बताता है कि भुगतान हो गया है, तो दोबारा भुगतान न करें।`,
    anyway: 'मैंने भुगतान नहीं किया। बिल देखें',
  },
  bill: {
    heading: (name) => `${borrower(name)} के लिए भुगतान करें`,
    lead: (lender) => `पैसे लोन देने वाली संस्था ${lender} को जाएँगे। आपको यहाँ अकाउंट बनाने की ज़रूरत नहीं है।`,
    paidTo: 'किसे मिलेगा',
    loanOf: 'किसका लोन',
    purpose: 'किसलिए',
    validUntil: 'लिंक कब तक चलेगा',
    asksFor: 'लिंक की रकम',
    alreadyPaid: 'पहले ही भर दिया',
    left: 'आपको भरना है',
    otherAmount: (before, current) =>
      `इस लिंक में ${before} लिखा है। लोन देने वाली संस्था ${current} माँग रही है; आपको यही भरना है।`,
    safety: 'यह दुकान जान-पहचान की हो, तभी भुगतान करें। इस पेज पर हम कभी आपका पिन या कोई कोड नहीं माँगते।',
    refused: 'भुगतान नहीं खुला',
    action: (amount) => `${amount} भरें`,
  },
  unanswered: {
    heading: 'अभी पक्का पता नहीं है',
    lead: `जवाब हम तक नहीं पहुँचा। कोई पैसा नहीं गया है। “${sharedCopy.checkAgain}” पर टैप करें: हम लोन देने वाली संस्था से पूछेंगे। आपका भुगतान कभी दो बार नहीं होता।`,
  },
  amountChanged: {
    heading: 'रकम बदल गई है',
    lead: (name) =>
      `लोन देने वाली संस्था अब दूसरी रकम माँग रही है। कोई भुगतान नहीं हुआ है। फिर देखें, या ${borrower(name)} से नया लिंक माँगें।`,
    action: 'अभी की रकम देखें',
  },
  paid: {
    heading: 'इस लिंक का भुगतान हो चुका है',
    lead: (lender, name) =>
      `${lender} को ${borrower(name)} के लोन के पैसे मिल गए हैं। आपको कुछ नहीं करना है। यह पेज बंद किया जा सकता है।`,
  },
  nothingLeft: {
    heading: 'इस लिंक से कुछ भरना बाकी नहीं है',
    lead: 'लोन देने वाली संस्था इस लोन के लिए अब और पैसे नहीं माँग रही है। अभी कोई भुगतान नहीं हुआ है।',
  },
  expired: {
    heading: 'यह लिंक बहुत पुराना है',
    lead: (name) => `इससे अब भुगतान नहीं किया जा सकता। ${borrower(name)} से नया लिंक माँगें।`,
    validUntil: 'यह कब तक चला',
  },
  notFound: {
    heading: 'हमें इस लिंक की जानकारी नहीं है',
    lead: 'पूरा लिंक खोलें, आखिरी अक्षर तक। फिर भी न चले, तो नया लिंक माँगें।',
  },
  unavailable: { heading: 'हम यह लिंक खोल नहीं पाए' },
  prepareLink: 'नया लिंक माँगें',
  askForLinkMessage: 'आपका भुगतान लिंक अब काम नहीं कर रहा है। कृपया मुझे नया लिंक भेजें।',
  toStart: 'शुरू के पेज पर जाएँ',
};

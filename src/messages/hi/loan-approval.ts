import type * as english from '../en/loan-approval';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';
import { sharedCopy } from './shared';

export const loanApprovalCopy: Translation<typeof english.loanApprovalCopy> = {
  title: 'लोन की मंज़ूरी',
  loading: 'लोन देने वाली संस्था से आपके लोन के बारे में पूछा जा रहा है',
  deciding: {
    heading: (lender) => `${lender} में आपका लोन देखा जा रहा है`,
    lead: `आपको कुछ नहीं करना है। हम एक मिनट तक देखते रहेंगे। उसके बाद “${sharedCopy.checkAgain}” पर टैप करें।`,
    steps: {
      account: 'ऑफ़र और बैंक खाता भेज दिया',
      decision: 'लोन देने वाली संस्था फ़ैसला करती है',
      decisionDetail: 'अभी',
      agreement: 'आप एग्रीमेंट पढ़ें और हस्ताक्षर करें',
      agreementDetail: 'इसके बाद',
    },
    checkFailed: `अभी हम लोन देने वाली संस्था से पूछ नहीं पाए। “${sharedCopy.checkAgain}” पर टैप करें।`,
  },
  approved: {
    title: 'मंज़ूर लोन',
    heading: 'पढ़ें कि लोन देने वाली संस्था ने क्या मंज़ूर किया',
    lead: (lender) => `${lender} ने आपके लिए यह लोन मंज़ूर किया है। अभी किसी कागज़ पर हस्ताक्षर नहीं हुए हैं।`,
    keyFacts: 'मुख्य जानकारी',
    action: 'आगे बढ़ें',
  },
  rejected: {
    heading: (lender) => `${lender} ने यह लोन मंज़ूर नहीं किया`,
    lead: 'यह लोन देने वाली संस्था का फ़ैसला है। आपने किसी कागज़ पर हस्ताक्षर नहीं किए और आपको कुछ नहीं चुकाना है।',
    whatNow: 'अब क्या करें',
    options: [
      { title: 'दूसरे ऑफ़र देखें', detail: 'कोई दूसरी संस्था अलग फ़ैसला कर सकती है।' },
      { title: 'बाद में फिर कोशिश करें', detail: 'नियमित बिक्री और चुकाए गए लोन से मदद मिलती है।' },
    ],
    action: 'शुरुआत पर वापस जाएँ',
  },
  unavailable: {
    userState: fallbacks.userState,
    offers: fallbacks.offers,
    mandate: 'आपके ऑटोपे की जानकारी नहीं मिल पाई',
  },
};

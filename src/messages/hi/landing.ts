import type * as english from '../en/landing';
import type { Translation } from '../translation';
import { expectedDebitCopy } from './expected-debit';
import { landingPageCopy } from './landing-page';

export const landingCopy: Translation<typeof english.landingCopy> = {
  alsoOffered: 'आपके लिए और भी',
  credit: 'सप्लायर को बाद में भुगतान करें',
  registration: 'अपने कारोबार का रजिस्ट्रेशन करें',
  registrationDetail: 'उद्यम, छोटे कारोबारों का मुफ़्त रजिस्टर।',
  partners: 'पार्टनर के ऑफ़र',
  partnersDetail: 'किसी और संस्था के पास आपके लिए लोन हो सकता है।',
  score: 'आपका क्रेडिट स्कोर',
  scoreDetail: 'इसे मुफ़्त में देखें, आसान शब्दों में।',
  terms: 'यह सेवा कैसे काम करती है',
  termsDetail: 'हम क्या करते हैं, और लोन देने वाली संस्था क्या करती है।',
  unavailable: 'आपका लोन अभी नहीं दिख रहा है',
  unavailableDetail: 'हम पूछ नहीं सके। फिर कोशिश करने के लिए टैप करें।',
  unavailableAction: landingPageCopy.openLoan,
};

export const creditCopy: Translation<typeof english.creditCopy> = {
  usable: (amount) => `${amount} इस्तेमाल किए जा सकते हैं।`,
  overdue: (days) => `${days}\u00a0दिन से बकाया है। पहले इसे चुकाएँ।`,
  spent: 'पूरी सीमा इस्तेमाल हो चुकी है। फिर से इस्तेमाल करने के लिए कुछ रकम चुकाएँ।',
  unknown: 'माल अभी खरीदें, भुगतान बाद में करें।',
};

export const loanTexts: Translation<typeof english.loanTexts> = {
  awaitingDisbursal: {
    title: 'आपके पैसे रास्ते में हैं',
    details: ['हस्ताक्षर हो गए। लोन देने वाली संस्था पैसे आपके खाते में भेजती है।'],
    action: 'देखें कि पैसे कहाँ हैं',
  },
  stopped: {
    title: 'अभी आगे नहीं बढ़ा जा सकता',
    details: ['वजह पढ़ें, और यह भी कि आगे क्या किया जा सकता है।'],
    action: 'वजह देखें',
  },
  notEligible: {
    title: 'अभी आपके लिए कोई लोन नहीं है',
    details: ['इसका फ़ैसला लोन देने वाली संस्था करती है। यह बदल सकता है।'],
    action: 'वजह देखें',
  },
  awaitingLender: {
    title: 'लोन देने वाली संस्था आपसे संपर्क करेगी',
    details: ['आपका ऑफ़र पक्का हो गया है। फ़ोन अपने पास रखें।'],
    action: 'देखें कि आगे क्या होगा',
  },
  tooManyTries: {
    title: 'बहुत बार कोशिश हो चुकी है',
    details: ['कुछ भी नहीं खोया है। बाद में फिर पूछा जा सकता है।'],
    action: 'देखें कि कब आगे बढ़ें',
  },
  eligibilityUnknown: {
    title: 'आपकी दुकान के लिए लोन',
    details: ['हम नहीं देख सके कि अभी आवेदन हो सकता है या नहीं।'],
    action: 'मेरी स्थिति देखें',
  },
  resume: {
    title: 'आपका लोन आपके इंतज़ार में है',
    details: ['आपने अब तक जो किया, वह सेव है।'],
    action: 'मेरे लोन पर आगे बढ़ें',
  },
  alreadyConfirmed: {
    title: 'आपने पहले एक ऑफ़र पक्का किया था',
    details: ['अभी आपके लिए कोई नया ऑफ़र नहीं है।'],
    action: 'उसकी स्थिति देखें',
  },
  offers: {
    title: 'आपको लोन मिल सकता है',
    details: ['ऑफ़र देखें। देखने पर लोन लेना ज़रूरी नहीं हो जाता।'],
    action: landingPageCopy.action,
  },
  apply: {
    title: 'लोन के लिए आवेदन करें',
    details: ['हर चरण सेव होता है। अपना PAN कार्ड पास रखें।'],
    action: 'लोन के लिए आवेदन करें',
  },
};

export const applicationCopy: Translation<typeof english.applicationCopy> = {
  title: 'आपका आवेदन सेव है',
  next: 'जहाँ रुके थे, वहीं से आगे बढ़ें।',
  nextStep: (step, of) => `अब चरण ${step} है (कुल ${of})।`,
  action: 'आगे बढ़ें',
  stepAction: (step, of) => `आगे बढ़ें: चरण ${step} (कुल ${of})`,
};

export const runningLoanCopy: Translation<typeof english.runningLoanCopy> = {
  runs: 'आपका लोन चल रहा है',
  toPay: (amount) => `${amount} भरने हैं`,
  waitForBank: 'फिर भुगतान करने से पहले अपने बैंक के जवाब का इंतज़ार करें।',
  ifPaid: 'अगर आपका UPI ऐप कहे कि भुगतान हो गया, तो फिर भुगतान न करें।',
  needNotPay: expectedDebitCopy.needNotPay,
  autopayIsOn: 'ऑटोपे चालू है।',
  howItStands: 'इसकी स्थिति देखें।',
  see: 'मेरा लोन देखें',
  pay: 'भुगतान पर जाएँ',
};

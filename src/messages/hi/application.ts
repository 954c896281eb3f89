import type * as english from '../en/application';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

const save = 'सेव करें और आगे बढ़ें';
const notSent = 'फ़ोटो नहीं भेजी गई। इसे फिर से लें या चुनें।';

export const applicationCopy: Translation<typeof english.applicationCopy> = {
  title: 'आपका आवेदन',
  loading: 'हम पूछ रहे हैं कि कौन से चरण पूरे हो चुके हैं।',
  heading: 'ऑफ़र तक आपका रास्ता',
  lead: 'हर चरण सेव हो जाता है। चाहें तो बीच में रुकें, और बाद में वापस आएँ।',
  unavailable: 'आपके आवेदन की जानकारी नहीं मिली',
  again: sharedCopy.checkAgain,
  score: 'आपका क्रेडिट स्कोर',
  seeWhy: 'अब क्या करें, देखें',
  decision: 'संस्था का जवाब देखें',
  waitingTitle: 'कोई इसे देख रहा है',
  waitingDetail: 'अभी आपको कुछ नहीं करना है। यह पूरा होने पर हम यहाँ दिखाएँगे।',
  stopped: 'अभी नहीं हो सकता',
  doneSteps: (done, total) => `पूरे हुए चरण: ${total} में से ${done}`,
  continueAt: (number, total) => `आगे बढ़ें: चरण ${number} (कुल ${total})`,
  stepOf: (number, total, name) => `चरण ${number} (कुल ${total}): ${name}`,
};

export const stepNames: Translation<typeof english.stepNames> = {
  pan: 'PAN कार्ड',
  kyc: 'पहचान का सबूत',
  'verify-selfie': 'सेल्फ़ी',
  'basic-information': 'आपके बारे में',
  'shop-information': 'दुकान कहाँ है',
  'application-form': 'बिक्री और कमाई',
  'loan-information': 'पैसे किस काम के लिए',
  'business-info': 'क्या बिकता है',
  bank: 'बैंक खाता',
};

export const statusLabels: Translation<typeof english.statusLabels> = {
  done: 'पूरा हुआ',
  open: 'अगला',
  waiting: 'जाँच हो रही है',
  stopped: 'अभी नहीं हो सकता',
  locked: 'बाद में',
};

export const applicationStepCopy: Translation<typeof english.applicationStepCopy> = {
  save,
  saving: 'सेव हो रहा है।',
  notSaved: 'यह अभी सेव नहीं हुआ है',
  earnsMore: 'कमाई बिक्री से ज़्यादा है। क्या यह सही है?',
  earnsMoreDetail: (earned, sold) =>
    `आपने लिखा है: एक महीने में कमाई ${earned}, बिक्री ${sold}। अगर यह सही है, तो “${save}” पर फिर से टैप करें।`,
  notServed: 'इस पिनकोड में अभी कोई संस्था लोन नहीं देती। इसे जाँच लें, या अपनी किसी दूसरी दुकान का पिनकोड लिखें।',
  notSure: 'अभी पक्का पता नहीं है',
  notSureProfile: `अभी पक्का पता नहीं कि यह सेव हुआ या नहीं: जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें। कुछ भी दो बार सेव नहीं होता।`,
  notSurePhoto: `अभी पक्का पता नहीं कि आपकी फ़ोटो पहुँची या नहीं: जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें, या पीछे जाएँ और फ़ोटो के बिना आगे बढ़ें।`,

  location: {
    title: 'आपकी दुकान कहाँ है?',
    reason: 'दुकान की जगह बताने से लोन देने वाली संस्था को उसे ढूँढने में मदद मिलती है। इसके बिना भी आगे बढ़ा जा सकता है।',
    ask: 'मेरी दुकान की जगह बताएँ',
    asking: 'आपका फ़ोन जगह ढूँढ रहा है।',
    known: 'आपकी दुकान की जगह सेव है।',
    found: 'जगह मिल गई। यह इस पेज के साथ सेव होगी।',
    without: 'इसके बिना आगे बढ़ें, या फिर कोशिश करें।',
    settings: 'सेटिंग खोलें',
  },
  photo: {
    title: 'आपकी दुकान की फ़ोटो',
    reason: 'बाहर खड़े होकर लें, ताकि दुकान का सामने का हिस्सा और बोर्ड दिखे। इसके बिना भी आगे बढ़ा जा सकता है।',
    sent: 'आपकी फ़ोटो लोन देने वाली संस्था के पास है।',
    notSent,
    notSentBecause: (reason) => `${notSent} ${reason}`,
  },
  examples: {
    heading: 'लोन कैसा हो सकता है',
    lead: 'ये उदाहरण हैं, ऑफ़र नहीं। फ़ैसला लोन देने वाली संस्था करती है, और आपके ऑफ़र अलग हो सकते हैं।',
    upTo: 'ज़्यादा से ज़्यादा लगभग',
    loan: 'लोन',
    inBank: 'आपके खाते में आएँगे',
    payInAll: 'आप कुल चुकाएँगे',
    fees: 'फ़ीस और GST',
    who: 'ऑफ़र हमारी पार्टनर संस्थाओं से आते हैं। हर ऑफ़र में लोन देने वाली संस्था का नाम होता है।',
    goOn: 'आगे बढ़ें',
    example: (number) => `उदाहरण ${number}`,
  },
  business: {
    known: 'आपके कारोबार का रजिस्ट्रेशन',
    name: 'कारोबार',
    gstin: 'GSTIN',
    udyam: 'उद्यम',
    reopened: 'आपने दुकान की जानकारी बदली है। कृपया इन्हें एक बार फिर देखें।',
    register: 'उद्यम में मुफ़्त रजिस्ट्रेशन करें',
  },
  bank: {
    heading: 'आपका कौन सा खाता इस्तेमाल में है?',
    lead: 'लोन के पैसे दर्ज किए हुए किसी खाते में भेजे जा सकते हैं। वह खाता आपको ऑफ़र के साथ चुनना है।',
    onFile: 'दर्ज है',
    addAnother: 'दूसरा खाता जोड़ें',
    goOn: 'आगे बढ़ें',
    addHeading: 'अपना बैंक खाता जोड़ें',
    addLead: 'खाता आपके अपने नाम पर हो। अभी न कुछ भेजा जाता है, न कुछ लिया जाता है।',
  },
  decision: {
    heading: 'सारे चरण पूरे हो गए',
    lead: 'अब लोन देने वाली संस्थाएँ वह देखती हैं जो आपने बताया है। वे अपने ऑफ़र यहाँ दिखाती हैं। इसका कोई खर्च नहीं है।',
    waitingHeading: 'आपका काम हो गया',
    waitingLead: 'लोन देने वाली संस्था आपकी पहचान जाँच रही है। उसके बाद ऑफ़र आ सकते हैं।',
    done: { title: 'आपने सब बता दिया', detail: 'यह लोन देने वाली संस्था के पास सेव है।' },
    now: { title: 'संस्थाएँ फ़ैसला करती हैं', detail: 'उनका जवाब इसी पेज पर दिखता है।' },
    next: { title: 'आप ऑफ़र की तुलना करें', detail: 'कोई एक चुनें, या कोई भी न लें।' },
    ask: `हम पाँच मिनट तक देखते रहेंगे। उसके बाद “${sharedCopy.checkAgain}” पर टैप करें।`,
    checkFailed: `अभी हम पूछ नहीं पाए। “${sharedCopy.checkAgain}” पर टैप करें।`,
    steps: 'अपने जवाब देखें या बदलें',
  },
};

export const stepHeadings: Translation<typeof english.stepHeadings> = {
  'basic-information': 'अपने बारे में बताएँ',
  'shop-information': 'अपनी दुकान के बारे में बताएँ',
  'application-form': 'आपकी दुकान कैसी चल रही है?',
  'loan-information': 'पैसे किस काम के लिए हैं?',
  'business-info': 'कारोबार किस तरह का है?',
};

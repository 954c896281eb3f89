import type * as english from '../en/udyam';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

export const udyamCopy: Translation<typeof english.udyamCopy> = {
  title: 'उद्यम रजिस्ट्रेशन',
  loading: 'हम पूछ रहे हैं कि आपका रजिस्ट्रेशन कहाँ तक पहुँचा है।',
  unavailable: 'हम आपका रजिस्ट्रेशन नहीं पढ़ पाए',
  notOffered: {
    heading: 'अभी यहाँ रजिस्ट्रेशन नहीं हो सकता',
    lead: 'आपने यहाँ पहले जो बताया, वह सेव है। सरकार की अपनी उद्यम साइट पर रजिस्ट्रेशन मुफ़्त में किया जा सकता है: इसके लिए किसी को पैसे न दें।',
    action: 'रजिस्ट्रेशन की स्थिति देखें',
  },
  heading: 'अपने कारोबार का रजिस्ट्रेशन करें। यह मुफ़्त है।',
  lead: 'उद्यम छोटे कारोबारों का सरकारी रजिस्टर है। इसमें करीब 10\u00a0मिनट लगते हैं, और कोई कागज़ नहीं भेजना पड़ता।',
  warning: {
    title: 'इसके लिए किसी को पैसे न दें',
    text: 'सरकार कोई फ़ीस नहीं लेती, और हम भी नहीं लेते। जो पैसे माँगे, वह आपको ठग रहा है।',
  },
  needed: 'ये चीज़ें पास रखें',
  needs: [
    { title: 'आधार, और उससे जुड़ा फ़ोन', detail: 'उस फ़ोन पर एक कोड आता है।' },
    { title: 'PAN', detail: 'आपका अपना, अगर कारोबार सिर्फ़ आपका है।' },
    { title: 'बैंक खाता नंबर और IFSC', detail: 'ये आपकी पासबुक में हैं। कोई पैसा नहीं कटता।' },
    {
      title: 'पिछले साल की बिक्री',
      detail: 'छोटी दुकान के लिए मोटा अंदाज़ा ठीक है। और यह भी कि आपके साथ कौन काम करता है।',
    },
  ],
  start: 'शुरू करें',
  goOnHeading: 'अपना रजिस्ट्रेशन आगे बढ़ाएँ',
  goOnLead: 'आपने जो बताया, वह सेव है। यह मुफ़्त है: इसके लिए किसी को पैसे न दें।',
  doneSteps: (done, total) =>
    plural(done, {
      one: `${total} में से ${done} चरण पूरा हुआ`,
      other: `${total} में से ${done} चरण पूरे हुए`,
    }),
  continueAt: (number, total) => `आगे बढ़ें: चरण ${number} (कुल ${total})`,
  stepOf: (number, total, name) => `चरण ${number} (कुल ${total}): ${name}`,
  save: 'सेव करें और आगे बढ़ें',
  saveKyc: 'सेव करें और कोड लें',
  saving: 'हम इसे सेव कर रहे हैं।',
  notSaved: 'यह अभी सेव नहीं हुआ है',
  change: 'बदलें',
  later: 'बाद में',
  toLoan: 'अपने लोन पर जाएँ',
  panSays: (name) => `जैसा आपके PAN पर है: ${name}`,
  free: 'यह मुफ़्त है। इसके लिए किसी को पैसे न दें।',
  people: 'वहाँ काम करने वाले लोग, आपको मिलाकर',
  unanswered: {
    heading: 'अभी पक्का पता नहीं है',
    lead: `अभी पक्का पता नहीं कि यह सेव हुआ या नहीं: जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें। कुछ भी दो बार सेव नहीं होता।`,
  },
  // The search knows the list's English words, and Hindi words in Latin letters only.
  nic: {
    loading: 'सूची आ रही है।',
    unavailable: 'सूची नहीं आई।',
    found: (count) => plural(count, { one: `${count} मिला`, other: `${count} मिले` }),
    none: 'कुछ नहीं मिला। अंग्रेज़ी अक्षरों में कोई दूसरा शब्द लिखें, जैसे दुकान में क्या बिकता या बनता है।',
    more: (count) =>
      plural(count, {
        one: `${count} और है। सही वाला ढूँढने के लिए एक और शब्द लिखें।`,
        other: `${count} और हैं। सही वाला ढूँढने के लिए एक और शब्द लिखें।`,
      }),
    chosen: 'चुने हुए',
    remove: (name) => `हटाएँ: ${name}`,
    full: '10 ही चुने जा सकते हैं। दूसरा चुनने के लिए कोई एक हटाएँ।',
  },
  verification: {
    notSent: 'अभी कोई कोड नहीं है',
    send: 'कोड भेजें',
    enter: 'कोड लिखें',
    otherNumber: 'नंबर बदलें',
    otherEmail: 'ईमेल बदलें',
  },
  confirmation: {
    heading: 'क्या यह सब सही है?',
    lead: 'अभी कुछ नहीं भेजा गया है। इसके बाद यह उद्यम रजिस्टर को भेजा जाता है।',
    notSent: 'यह अभी भेजा नहीं गया है',
    consentMissing: 'अगर सब सही है और भेजा जा सकता है, तो इस बॉक्स पर टिक करें।',
    send: 'उद्यम रजिस्टर को भेजें',
    codeNote: (mobile) => `यह मुफ़्त है। आखिरी कोड ${mobile} पर आता है।`,
    checked: 'कोड से जाँचा गया',
    check: { MOBILE: 'इस नंबर को कोड से जाँचें', EMAIL: 'इस ईमेल को कोड से जाँचें' },
    pan: 'PAN',
    gstin: 'GSTIN',
    aadhaar: 'आधार',
    mobile: 'मोबाइल',
    email: 'ईमेल',
    yes: 'हाँ',
    no: 'नहीं',
    employees: 'लोग',
    men: (count) => `${count} पुरुष`,
    women: (count) => plural(count, { one: `${count} महिला`, other: `${count} महिलाएँ` }),
    others: (count) => `${count} अन्य`,
    disability: 'दिव्यांगता',
    none: 'कोई नहीं',
    address: 'पता',
    account: 'खाता',
    category: 'वर्ग',
    owned: 'किसका है',
    mostly: 'ज़्यादातर',
    kinds: 'कारोबार के प्रकार',
    sales: 'पिछले साल की बिक्री',
    machines: 'मशीनें और औज़ार',
  },
  sending: 'हम इसे उद्यम रजिस्टर को भेज रहे हैं, एक ही बार।',
  sendUnanswered: {
    heading: 'अभी पता नहीं कि यह भेजा गया या नहीं',
    lead: `जवाब हम तक नहीं पहुँचा। कुछ खोया नहीं है, और कुछ भी दो बार नहीं भेजा जाता। “${sharedCopy.checkAgain}” पर टैप करें।`,
  },
  submitted: {
    heading: 'उद्यम रजिस्टर इसे देख रहा है',
    lead: 'अभी आपको कुछ नहीं करना है। आपका उद्यम नंबर यहीं आएगा।',
    sent: { title: 'आपने इसे भेज दिया', detail: 'यह मुफ़्त था।' },
    now: { title: 'उद्यम रजिस्टर जानकारी मिला रहा है', detail: 'अक्सर कुछ मिनट, कभी-कभी कुछ दिन।' },
    next: { title: 'आपको उद्यम नंबर मिलेगा', detail: 'और सर्टिफ़िकेट भी, मुफ़्त में।' },
    number: 'आवेदन नंबर',
    sentOn: 'भेजने की तारीख',
    ask: `हम दो मिनट तक देखते रहेंगे। उसके बाद “${sharedCopy.checkAgain}” पर टैप करें, या बाद में आएँ।`,
    checkFailed: `अभी हम पूछ नहीं पाए। “${sharedCopy.checkAgain}” पर टैप करें।`,
    later: 'लोन पर जाएँ, बाद में देखें',
  },
  registered: {
    heading: 'आपके कारोबार का रजिस्ट्रेशन हो गया है',
    lead: 'यह आपका उद्यम नंबर है। यह खत्म नहीं होता, और इसे रिन्यू कराने की ज़रूरत नहीं है।',
    number: 'उद्यम नंबर',
    business: 'कारोबार',
    copy: 'नंबर कॉपी करें',
    certificate:
      'सर्टिफ़िकेट सरकार के पेज udyamregistration.gov.in पर मुफ़्त में प्रिंट किया जा सकता है। इसके लिए, या रिन्यू कराने के लिए, किसी को पैसे न दें।',
  },
  failed: {
    heading: 'उद्यम रजिस्टर यह नहीं कर पाया',
    lead: 'आपने जो बताया, उसमें से कुछ खोया नहीं है। इसे फिर से भेजा जा सकता है, मुफ़्त में।',
    reason: 'उद्यम रजिस्टर का कहना है',
    action: 'देख लें और फिर भेजें',
  },
  mismatch: {
    heading: 'कुछ आपके PAN से मेल नहीं खाता',
    lead: 'उद्यम रजिस्टर ने आपकी बताई जानकारी आपके PAN से मिलाई। इसे ठीक करें, और फिर भेजें, मुफ़्त में।',
    what: 'मेल नहीं खाता',
    unknown: 'आपका नाम या PAN',
    reason: 'उद्यम रजिस्टर का कहना है',
    action: 'ठीक करें',
  },
};

export const udyamSectionNames: Translation<typeof english.udyamSectionNames> = {
  kyc: 'आधार और PAN',
  'personal-details': 'आपके बारे में',
  'business-details': 'आपका कारोबार',
  'bank-details': 'बैंक खाता',
  confirmation: 'देख लें और भेजें',
};

export const udyamSectionStatus: Translation<typeof english.udyamSectionStatus> = {
  done: 'पूरा',
  open: 'अगला',
  locked: 'बाद में',
};

export const udyamHeadings: Translation<typeof english.udyamHeadings> = {
  kyc: 'कारोबार का मालिक कौन है?',
  'personal-details': 'आपके बारे में',
  activity: 'आपका कारोबार क्या करता है?',
  business: 'आपके कारोबार के बारे में',
  size: 'कारोबार कितना बड़ा है?',
  address: 'आपका कारोबार कहाँ है?',
  'bank-details': 'कारोबार का बैंक खाता',
};

export const udyamLeads: Translation<typeof english.udyamLeads> = {
  kyc: 'उद्यम रजिस्टर आपका नाम आपके PAN से मिलाता है, और आपके आधार से जुड़े फ़ोन पर कोड भेजता है।',
  activity: 'इसे सरकार की सूची में ढूँढें। कई चुने जा सकते हैं।',
  'bank-details': 'उद्यम रजिस्टर इसे सरकारी योजनाओं के लिए दर्ज करता है। कोई पैसा नहीं लिया जाता।',
};

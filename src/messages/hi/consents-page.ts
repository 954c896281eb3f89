import type * as english from '../en/consents-page';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

const keep = 'ऐसे ही रहने दें';

export const consentsCopy: Translation<typeof english.consentsCopy> = {
  title: 'आपकी सहमतियाँ',
  loading: 'आपकी सहमतियाँ लाई जा रही हैं',
  heading: 'आपने किन बातों पर सहमति दी',
  lead: 'आपने कब, किसे और किसलिए हाँ कहा। इस सूची से कभी कुछ नहीं हटाया जाता।',
  inForce: 'लागू',
  noneInForce: 'आपकी कोई सहमति अभी लागू नहीं है।',
  ended: 'वापस ली गईं या खत्म हुईं',
  who: 'किसे',
  what: 'किसलिए',
  product: 'सिर्फ़ इसके लिए',
  given: 'सहमति दी गई',
  endedOn: 'वापस ली गई या खत्म हुई',
  versionOf: (version) => `इस टेक्स्ट का वर्ज़न ${version}`,
  timeNotGiven: 'समय नहीं बताया गया',
  text: 'आपने क्या पढ़ा था',
  textElsewhere: 'सहमति किसी दूसरे पेज पर दी गई, जैसे आपके बैंक के पेज पर। उसका टेक्स्ट वहीं लिखा था।',
  takeBack: 'वापस लें',
  takeBackOf: (title) => `वापस लें: ${title}`,
  takenBack: (title) => `वापस ली गई: ${title}`,
  takenBackDetail: 'अब यह सहमति लागू नहीं है। यह तारीख के साथ इस सूची में रहेगी।',
  none: {
    heading: 'आपने अभी तक कोई सहमति नहीं दी है',
    lead: 'आपकी हर सहमति अपने टेक्स्ट और तारीख के साथ यहाँ दिखेगी।',
    action: 'शुरुआत पर जाएँ',
  },
  withdrawal: {
    heading: (title) => `“${title}” की सहमति वापस लें?`,
    lead: 'पढ़ें कि इसके बाद क्या होगा। वापस लेने के पैसे नहीं लगते।',
    confirm: 'हाँ, वापस लें',
    keep,
    sending: 'वापस ली जा रही है',
    refused: 'यह सहमति वापस नहीं ली गई',
  },
  unanswered: {
    heading: 'अभी पता नहीं कि सहमति वापस ली गई या नहीं',
    lead: `जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें: हम पूछेंगे कि क्या हुआ।`,
  },
  unavailable: 'आपकी सहमतियाँ नहीं पढ़ी जा सकीं',
};

export const consentPurposes: Translation<typeof english.consentPurposes> = {
  PAN_CHECK: { title: 'आपके PAN की जाँच', what: 'आपका PAN और जन्मतिथि जाँचने के लिए' },
  KYC_REGISTRY: {
    title: 'KYC रजिस्ट्री से सवाल',
    what: 'लोन देने वाली संस्था को आपकी पहचान बताने के लिए',
  },
  AADHAAR_CHECK: {
    title: 'आधार से जाँच',
    what: 'आपका नाम, जन्मतिथि, पता और फ़ोटो लोन देने वाली संस्था को देने के लिए',
  },
  SELFIE_CHECK: { title: 'आपकी सेल्फ़ी की जाँच', what: 'आपकी फ़ोटो का मिलान आपके पहचान पत्र की फ़ोटो से करने के लिए' },
  CREDIT_BUREAU: { title: 'आपका क्रेडिट स्कोर', what: 'आपका क्रेडिट स्कोर बताने के लिए' },
  LOAN_AGREEMENT: {
    title: 'लोन का एग्रीमेंट और मुख्य जानकारी',
    what: 'आपको वैसे ही लोन देने के लिए, जैसा कागज़ात में लिखा है',
  },
  AUTOPAY: { title: 'ऑटोपे', what: 'आपके बैंक खाते से हर किस्त लेने के लिए' },
  WHATSAPP_MESSAGES: {
    title: 'WhatsApp पर लोन के मैसेज',
    what: 'आपको लोन के बारे में मैसेज भेजने के लिए',
  },
  LEAD_CONTACT: { title: 'आपका नाम और नंबर', what: 'आपका नाम और मोबाइल नंबर पाने के लिए' },
  LEAD_PROFILE: {
    title: 'आपकी दुकान की जानकारी',
    what: 'यह जानने के लिए: आपकी दुकान की बिक्री, दुकान कितनी पुरानी है, चालू खाता और GST',
  },
  UDYAM_REGISTRATION: { title: 'उद्यम रजिस्ट्रेशन', what: 'आपके कारोबार की जानकारी पाने के लिए' },
  other: { title: 'दूसरी सहमति', what: 'नीचे के टेक्स्ट में लिखा है' },
};

export const consentParties: Translation<typeof english.consentParties> = {
  app: 'यह ऐप',
  lender: 'लोन देने वाली संस्था',
  unknown: 'नाम नहीं बताया गया',
};

export const consentProducts: Translation<typeof english.consentProducts> = {
  TERM_LOAN: 'इस ऐप में आपका लोन',
  PARTNER_LOAN: 'इस पार्टनर का लोन',
  UDYAM: 'आपके कारोबार का रजिस्ट्रेशन',
};

export const obstacles: Translation<typeof english.obstacles> = {
  CHECK_DONE: {
    reason: 'इसे वापस नहीं लिया जा सकता: यह काम हो चुका है।',
    instead: 'लोन देने वाली संस्था से पूछें कि वह आपकी कौन सी जानकारी रखती है, और कितने समय तक। उसके संपर्क मदद पेज पर हैं।',
  },
  AGREEMENT_SIGNED: {
    reason: 'इसे वापस नहीं लिया जा सकता: आपने एग्रीमेंट पर हस्ताक्षर कर दिए हैं।',
    instead: 'लोन कब तक लौटाया जा सकता है, यह आपके एग्रीमेंट में लिखा है।',
  },
  DATA_SENT: {
    reason: 'इसे यहाँ वापस नहीं लिया जा सकता: आपकी जानकारी भेजी जा चुकी है।',
    instead: 'पार्टनर से इसे मिटाने को कहें।',
  },
  REGISTRATION_SENT: {
    reason: 'इसे यहाँ वापस नहीं लिया जा सकता: यह जानकारी सरकारी रजिस्टर में पहुँच चुकी है।',
    instead: 'रजिस्ट्रेशन वहीं बदला या खत्म किया जाता है।',
  },
  other: {
    reason: 'इसे यहाँ वापस नहीं लिया जा सकता।',
    instead: 'हमारी सहायता टीम से पूछें कि इसे कैसे खत्म किया जाए।',
  },
};

const agreeAgain = 'सहमति फिर दी जा सकती है';

export const consequences: Translation<typeof english.consequences> = {
  MESSAGES_STOP: [
    {
      title: 'WhatsApp पर लोन के मैसेज नहीं आएँगे',
      detail: 'भरने की तारीखें और रसीदें इस ऐप में रहेंगी।',
    },
    { title: 'आपका लोन वैसा ही रहेगा', detail: 'किस्तें उन्हीं तारीखों पर भरनी हैं।' },
    { title: agreeAgain, detail: 'मदद पेज पर, जब चाहें।' },
  ],
  CHECK_STOPS: [
    {
      title: 'आधार से जाँच रुक जाएगी',
      detail: 'आधार से लोन देने वाली संस्था को कुछ नहीं दिया जाएगा।',
    },
    {
      title: 'इसे फिर शुरू किया जा सकता है',
      detail: 'लोन देने से पहले लोन देने वाली संस्था के लिए आपकी पहचान जानना ज़रूरी है।',
    },
  ],
  SCORE_NOT_ASKED: [
    { title: 'आपका क्रेडिट स्कोर अब नहीं पूछा जाएगा', detail: 'तब यह ऐप उसे नहीं दिखाएगा।' },
    { title: 'जो तय हो चुका है, वह वैसा ही रहेगा', detail: 'आपका मौजूदा लोन नहीं बदलेगा।' },
    { title: agreeAgain, detail: 'क्रेडिट स्कोर के पेज पर, जब चाहें।' },
  ],
  other: [
    {
      title: 'जिस काम के लिए यह सहमति चाहिए, वह रुक जाएगा',
      detail: 'हमारी सहायता टीम और जानकारी दे सकती है। वापस लेने से पहले पूछ लें।',
    },
  ],
};

export const notTakenBack: Translation<typeof english.notTakenBack> = {
  stillInForce: 'आपका अनुरोध मिला, लेकिन सहमति अब भी लागू है। फिर कोशिश करें, या हमारी सहायता टीम से पूछें।',
  notWithdrawable: `इसे अब वापस नहीं लिया जा सकता। “${keep}” पर टैप करें: फिर सूची में कारण लिखा होगा।`,
  notFound: `यह सहमति अब नहीं मिल रही है। सूची फिर देखने के लिए “${keep}” पर टैप करें।`,
};

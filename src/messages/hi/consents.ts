import type * as english from '../en/consents';
import type { Translation } from '../translation';

export const consentTexts: Translation<typeof english.consentTexts> = {
  PAN_CHECK: {
    version: '1',
    text: () => 'मैं सहमत हूँ कि लोन देने वाली संस्था सिर्फ़ इस लोन के लिए मेरा PAN और मेरी जन्मतिथि जाँचे।',
  },
  KYC_REGISTRY: {
    version: '1',
    text: () => 'मैं सहमत हूँ कि लोन देने वाली संस्था सिर्फ़ इस लोन के लिए केंद्रीय KYC रजिस्ट्री से मेरे बारे में पूछे।',
  },
  AADHAAR_CHECK: {
    version: '1',
    text: () => 'मैं सहमत हूँ कि आधार सिर्फ़ इस लोन के लिए मेरा नाम, जन्मतिथि, पता और फ़ोटो लोन देने वाली संस्था को दे।',
  },
  SELFIE_CHECK: {
    version: '1',
    text: () => 'बटन पर टैप करने का मतलब है कि आप सहमत हैं: आपकी फ़ोटो ली जाए और इस जाँच के लिए भेजी जाए।',
  },
  CREDIT_BUREAU: {
    version: '1',
    text: (bureau) =>
      `मैं सहमत हूँ कि लोन देने वाली संस्था सिर्फ़ इस लोन के लिए ${bureau} से मेरा क्रेडिट स्कोर पूछे। यह ऐप वह स्कोर मुझे दिखाता है।`,
  },
  LOAN_AGREEMENT: {
    version: '1',
    text: (lender) => `मैंने एग्रीमेंट और मुख्य जानकारी पढ़ ली है, और मैं ${lender} से यह लोन लेने के लिए सहमत हूँ।`,
  },
  WHATSAPP_MESSAGES: {
    version: '1',
    text: () => 'भरने की तारीखें, रसीदें और आपके लोन के बारे में जवाब। ये मैसेज यहाँ कभी भी बंद किए जा सकते हैं।',
  },
  LEAD_CONTACT: {
    version: '1',
    text: (partner) => `मैं सहमत हूँ कि ${partner} को मेरा नाम और मोबाइल नंबर मिले। मेरे फ़ोन पर एक कोड आएगा।`,
  },
  LEAD_PROFILE: {
    version: '1',
    text: (partner) =>
      `मैं सहमत हूँ कि ${partner} को यह जानकारी मिले, ताकि देखा जा सके कि उसके पास मेरी दुकान के लिए लोन है या नहीं।`,
  },
  UDYAM_REGISTRATION: {
    version: '1',
    text: () =>
      'यह सब सही है। मैं सहमत हूँ कि यह जानकारी उद्यम रजिस्टर को भेजी जाए, जो इसे मेरे आधार और PAN से मिलाता है।',
  },
};

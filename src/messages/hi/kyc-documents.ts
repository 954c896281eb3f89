import type * as english from '../en/kyc-documents';
import type { Translation } from '../translation';

export const previewTexts: Translation<typeof english.previewTexts> = {
  AADHAAR_FRONT: { name: 'आधार, सामने', alt: 'आपके आधार का सामने का हिस्सा, अंक संस्था ने छिपाए हैं' },
  AADHAAR_BACK: { name: 'आधार, पीछे', alt: 'आपके आधार का पीछे का हिस्सा, अंक संस्था ने छिपाए हैं' },
  SELFIE: { name: 'सेल्फ़ी', alt: 'आपकी सेल्फ़ी' },
};

export const documentStatusLabels: Translation<typeof english.documentStatusLabels> = {
  PENDING: 'जाँच हो रही है',
  VERIFIED: 'जाँच में सही',
  REJECTED: 'मंज़ूर नहीं',
};

export const selfieRejections: Translation<typeof english.selfieRejections> = {
  NO_FACE: 'कोई चेहरा नहीं दिखा।',
  MULTIPLE_FACES: 'फ़ोटो में एक से ज़्यादा चेहरे थे।',
  TOO_DARK: 'फ़ोटो में बहुत अँधेरा था।',
  TOO_BRIGHT: 'फ़ोटो में रोशनी बहुत तेज़ थी।',
  BLURRED: 'फ़ोटो साफ़ नहीं थी।',
  FACE_TOO_FAR: 'चेहरा बहुत दूर था।',
  FACE_TOO_CLOSE: 'चेहरा बहुत पास था।',
  EYES_CLOSED: 'आँखें बंद थीं।',
  LIVENESS_FAILED: 'यह नहीं दिखा कि सामने कोई व्यक्ति था।',
  MISMATCH_WITH_ID: 'चेहरा आधार की फ़ोटो से नहीं मिला।',
  TIMEOUT: 'जाँच में बहुत ज़्यादा समय लगा।',
  UPLOAD_FAILED: 'फ़ोटो नहीं पहुँची।',
  ATTEMPTS_EXCEEDED: 'बहुत ज़्यादा कोशिशें हो गईं।',
};

export const documentRejections: Translation<typeof english.documentRejections> = {
  notReadable: 'यह पढ़ा नहीं जा सका।',
  other: 'लोन देने वाली संस्था इसे मंज़ूर नहीं कर सकी।',
};

import type * as english from '../en/identity-documents';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const aadhaarPhotosCopy: Translation<typeof english.aadhaarPhotosCopy> = {
  heading: 'आपके आधार कार्ड की फ़ोटो',
  lead: 'दोनों तरफ़ की फ़ोटो लें। फ़ोटो में चारों कोने दिखें, फ़्लैश न चले, और हर शब्द साफ़ हो।',
  now: {
    AADHAAR_FRONT: 'अब सामने की तरफ़: जिस पर आपकी फ़ोटो है',
    AADHAAR_BACK: 'अब पीछे की तरफ़: जिस पर आपका पता है',
  },
  missing: 'फ़ोटो अभी नहीं दी गई',
  aadhaar: 'इसके बजाय आधार का कोड लें',
  notAccepted: 'यह फ़ोटो काम में नहीं ली जा सकती',
  preparingText: 'फ़ोटो आपके फ़ोन पर छोटी की जा रही है। उसमें दर्ज जगह और समय हटा दिए जाते हैं।',
  review: {
    heading: {
      AADHAAR_FRONT: 'क्या सामने का सब कुछ पढ़ा जा सकता है?',
      AADHAAR_BACK: 'क्या पीछे का सब कुछ पढ़ा जा सकता है?',
    },
    lead: 'अगर कोई शब्द साफ़ नहीं है, तो फ़ोटो फिर से लें।',
    alt: 'आपकी ली हुई फ़ोटो',
    notShown: 'फ़ोटो नहीं दिखाई जा सकती।',
    pdf: 'यह PDF फ़ाइल है। इसे यहाँ नहीं दिखाया जा सकता।',
    send: 'यह फ़ोटो भेजें',
    notSent: 'फ़ोटो नहीं भेजी गई',
    remove: 'दूसरी फ़ोटो लें',
  },
  unanswered: `हमें नहीं पता कि आपकी फ़ोटो पहुँची या नहीं। “${sharedCopy.checkAgain}” पर टैप करें: वह कभी दो बार नहीं रखी जाती।`,
  pending: {
    heading: 'हम आपकी फ़ोटो देख रहे हैं',
    lead: 'दोनों तरफ़ की फ़ोटो मिल गई हैं। लोन देने वाली संस्था का कोई व्यक्ति उन्हें जाँच रहा है। इस बीच आगे बढ़ा जा सकता है।',
    goOn: 'इस बीच आगे बढ़ें',
  },
};

export const pictureRefusals: Translation<typeof english.pictureRefusals> = {
  file_gone: 'यह फ़ोटो अब इस पेज पर नहीं है। इसे फिर से लें।',
  file_too_large: 'यह फ़ोटो लोन देने वाली संस्था के लिए बहुत बड़ी है। इसे फिर से लें।',
  file_type_not_supported: 'लोन देने वाली संस्था यह फ़ोटो नहीं खोल सकती। इसे फिर से लें।',
};

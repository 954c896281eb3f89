import type * as english from '../en/credit-score';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const creditScoreCopy: Translation<typeof english.creditScoreCopy> = {
  title: 'क्रेडिट स्कोर',
  loading: 'हम आपका क्रेडिट स्कोर पूछ रहे हैं।',
  heading: 'आपका क्रेडिट स्कोर',
  // Stands after the score: "742 (900 में से)".
  range: '(900 में से)',
  scale: (score) => `300 से 900 के पैमाने पर ${score}`,
  bureau: 'किसने बताया',
  asOf: 'किस तारीख का',
  factors: 'स्कोर किन बातों से बदलता है',
  // The gender of what has the effect is not known: the service names it.
  effects: { GOOD: 'अच्छा असर', NEUTRAL: 'कोई असर नहीं', BAD: 'बुरा असर' },
  note: 'लोन देने वाली संस्था सिर्फ़ यही नंबर नहीं देखती। इसे यहाँ देखने से यह नहीं बदलता।',
  goOn: 'आगे बढ़ें',
  toStart: 'अपने लोन पर जाएँ',
  notKnown: {
    heading: 'अभी आपका कोई स्कोर नहीं है',
    lead: 'क्रेडिट ब्यूरो ने हमें कोई स्कोर नहीं बताया है। पहले लोन में ऐसा आम है, और इसके बिना भी आगे बढ़ा जा सकता है।',
    pan: 'स्कोर आपके PAN की जाँच के बाद पूछा जाता है।',
  },
  unavailable: 'आपका क्रेडिट स्कोर नहीं मिला',
  consent: {
    loading: 'देखा जा रहा है कि आपने इसके लिए सहमति दी है या नहीं।',
    heading: (bureau) => `क्या ${bureau} से आपका क्रेडिट स्कोर पूछा जाए?`,
    lead: 'यह आपकी मर्ज़ी है। मना करके भी आगे बढ़ा जा सकता है।',
    whatIsAsked: 'यह किस बारे में है',
    points: (bureau) => [
      {
        title: 'आपका क्रेडिट स्कोर',
        detail: `लोन कैसे चुकाए गए, इसका हिसाब ${bureau} रखता है, और उससे एक नंबर बनाता है।`,
      },
      { title: 'इसे कौन देखता है', detail: 'लोन देने वाली संस्था, और अगले पेज पर आप।' },
      { title: 'सहमति वापस ली जा सकती है', detail: 'कभी भी, आपकी दी हुई सहमतियों की सूची में।' },
    ],
    missing: { title: 'एक चीज़ बाकी है', text: 'सहमति के लिए बॉक्स पर टिक करें। इसके बिना किसी से नहीं पूछा जाता।' },
    action: 'सहमति दें और स्कोर देखें',
    decline: 'इसके बिना आगे बढ़ें',
    sending: 'आपका जवाब सेव हो रहा है।',
    refused: 'आपका स्कोर नहीं पूछा गया',
    otherBureau: 'अब किसी दूसरे ब्यूरो से पूछा जाता है। पीछे जाएँ, और यह पेज फिर से खोलें।',
    notSure: 'अभी पता नहीं कि आपका जवाब सेव हुआ या नहीं',
    notSureLead: `जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें: हम पूछेंगे कि क्या हुआ।`,
  },
};

export const scoreTexts: Translation<typeof english.scoreTexts> = {
  veryGood: 'बहुत अच्छा: ज़्यादातर संस्थाएँ इसे पसंद करती हैं।',
  good: 'अच्छा: कई संस्थाएँ इसे पसंद करती हैं।',
  fair: 'ठीक-ठाक: कुछ संस्थाएँ ऑफ़र देंगी।',
  low: 'कम: समय पर भुगतान करने से यह बढ़ता है।',
};

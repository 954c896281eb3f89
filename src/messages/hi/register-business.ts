import type * as english from '../en/register-business';
import type { Translation } from '../translation';

export const registerBusinessCopy: Translation<typeof english.registerBusinessCopy> = {
  title: 'कारोबार का रजिस्ट्रेशन',
  loading: 'हम आपके कारोबार के रजिस्ट्रेशन के बारे में पूछ रहे हैं।',
  heading: 'अपने कारोबार का मुफ़्त रजिस्ट्रेशन करें',
  registeredHeading: 'आपके कारोबार का रजिस्ट्रेशन हो चुका है',
  closedHeading: 'अभी यहाँ रजिस्ट्रेशन नहीं हो सकता',
  closedLead:
    'उद्यम छोटे कारोबारों का सरकारी रजिस्टर है। उसकी अपनी साइट पर मुफ़्त रजिस्ट्रेशन हो सकता है: इसके लिए किसी को पैसे न दें।',
  lead: 'उद्यम छोटे कारोबारों का सरकारी रजिस्टर है।',
  name: 'कारोबार',
  status: 'उद्यम',
  number: 'उद्यम नंबर',
  gstin: 'GSTIN',
  facts: [
    { title: 'यह मुफ़्त है', detail: 'सरकार कोई फ़ीस नहीं लेती। इसके लिए किसी को पैसे न दें।' },
    { title: 'लोन में काम आता है', detail: 'कुछ संस्थाएँ इसे माँगती हैं।' },
    { title: 'आपको क्या चाहिए', detail: 'आपका आधार, आपका PAN, और वह फ़ोन जो आपके आधार से जुड़ा है।' },
  ],
  register: 'अभी रजिस्ट्रेशन करें',
  goOn: 'रजिस्ट्रेशन आगे बढ़ाएँ',
  toLoan: 'अपने लोन पर जाएँ',
  later: 'बाद में',
  unavailable: 'हम आपके कारोबार के रजिस्ट्रेशन की जानकारी नहीं पढ़ सके',
};

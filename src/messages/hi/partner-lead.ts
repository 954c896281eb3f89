import type * as english from '../en/partner-lead';
import type { Translation } from '../translation';

export const partnerLeadCopy: Translation<typeof english.partnerLeadCopy> = {
  gets: (partner) => `${partner} को क्या मिलता है`,
  contactTitle: 'आपका नाम और मोबाइल नंबर',
  contact: (masked) =>
    `${masked === null ? '' : `${masked}। `}ताकि उन्हें पता हो कि कौन पूछ रहा है, और वे आपको फ़ोन कर सकें।`,
  shopTitle: 'आपकी दुकान के बारे में',
  shop: 'बिक्री, दुकान कितनी पुरानी है, चालू खाता, GST। ताकि वे देख सकें कि उनके पास आपकी दुकान के लिए लोन है या नहीं। इसके लिए बाद में एक बार फिर आपकी सहमति ली जाएगी।',
  notTitle: 'और कुछ नहीं',
  not: 'आपका PAN, आधार, बैंक खाता या यहाँ लिया हुआ लोन नहीं।',
  choice: 'मर्ज़ी आपकी है',
  choices: (partner) => [
    'यहाँ आपके लोन के लिए इसकी ज़रूरत नहीं है। इससे उस लोन में कुछ नहीं बदलता।',
    'आपके टिक करने से पहले कुछ नहीं जाता। किसी भी चरण पर रुका जा सकता है।',
    `उसके बाद मन बदल गया? ${partner} को बताएँ, और इसे वापस लें।`,
  ],
  talk: (partner) => `${partner} से बात करें`,
};

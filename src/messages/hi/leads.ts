import type * as english from '../en/leads';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

const askWhatHappened = `जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें: हम पूछेंगे कि क्या हुआ।`;
const noChangeHere = 'इससे यहाँ आपके लोन में कुछ नहीं बदलता।';
const leave = 'शुरुआत पर जाएँ';

// No verb agrees with the partner's name: its gender is not known.
export const leadsCopy: Translation<typeof english.leadsCopy> = {
  title: 'पार्टनर का लोन',
  loading: 'आपकी पूछताछ की स्थिति पता कर रहे हैं',
  unavailable: 'हम आपकी पूछताछ के बारे में पूछ नहीं पाए',
  notOffered: {
    heading: (partner) => `${partner} अभी आपके लिए उपलब्ध नहीं है`,
    lead: 'यहाँ से उसे कुछ नहीं भेजा जाता। यह बदल सकता है: बाद में फिर देखें।',
    action: leave,
  },
  start: {
    heading: (partner) => `${partner} से लोन के लिए पूछें?`,
    lead: (partner) =>
      `${partner} लोन देने वाली एक पार्टनर संस्था है। यहाँ आपका लोन इस संस्था का नहीं है। यह अपने फ़ैसले खुद करती है और इसकी दरें अपनी हैं।`,
    action: 'सहमति दें, SMS कोड पाएँ',
    opening: 'आपकी पूछताछ शुरू कर रहे हैं',
    notOpened: 'आपकी पूछताछ शुरू नहीं हुई',
  },
  missing: {
    title: 'एक बात देख लें',
    text: 'अगर आप सहमत हैं, तो बॉक्स पर टिक करें। अगर नहीं, तो पीछे जाएँ: कुछ भी नहीं भेजा गया।',
  },
  code: {
    heading: 'कोड लिखें',
    lead: (mobile) =>
      `हमने SMS से ${mobile === null ? '' : `${mobile} पर `}6 अंक भेजे हैं। इनसे पार्टनर को पता चलता है कि फ़ोन आपका है।`,
    action: 'मेरा फ़ोन पक्का करें',
  },
  leadUnanswered: {
    heading: 'अभी पता नहीं कि आपकी पूछताछ शुरू हुई या नहीं',
    lead: `${askWhatHappened} पूछताछ कभी दो बार शुरू नहीं होती।`,
  },
  profile: {
    heading: 'आपकी दुकान के बारे में',
    lead: (partner) => `${partner} को यह जानकारी चाहिए। अभी यह उसे नहीं मिलती: पहले आप सब कुछ एक बार फिर पढ़ेंगे।`,
    monthlyTurnover: 'एक महीने की बिक्री',
    monthlyTurnoverHint: 'करीब कितने रुपये आते हैं',
    currentAccount: 'क्या दुकान का चालू खाता है?',
    currentAccountHint: 'कारोबार का बैंक खाता, बचत का नहीं',
    gst: 'क्या दुकान का GST रजिस्ट्रेशन है?',
    yes: 'हाँ',
    no: 'नहीं',
    age: 'दुकान कितनी पुरानी है?',
    years: 'साल',
    months: 'महीने',
    action: 'आगे बढ़ें',
    saving: 'आपके जवाब सेव कर रहे हैं',
    notSaved: 'आपके जवाब सेव नहीं हुए',
  },
  profileUnanswered: {
    heading: 'अभी पता नहीं कि आपके जवाब सेव हुए या नहीं',
    lead: `जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें। पार्टनर को इनमें से कुछ नहीं मिला है।`,
  },
  review: {
    heading: (partner) => `यह ${partner} को भेजें?`,
    lead: 'एक बार फिर पढ़ लें। यह तभी जाएगा जब आप सहमत होंगे, उससे पहले नहीं।',
    name: 'नाम',
    mobile: 'मोबाइल नंबर',
    turnover: 'एक साल की बिक्री',
    turnoverHint: (month) => `महीने में ${month}`,
    currentAccount: 'चालू खाता',
    gst: 'GST रजिस्ट्रेशन',
    age: 'दुकान कितनी पुरानी है',
    notAnswered: 'नहीं बताया गया',
    action: (partner) => `${partner} को भेजें`,
    change: 'मेरे जवाब बदलें',
    notNow: `“${sharedCopy.notNow}” चुनने पर कुछ नहीं भेजा जाता। आपके जवाब सेव रहते हैं, बाद में आगे बढ़ें।`,
    sending: 'आपकी पूछताछ भेज रहे हैं',
    notSent: 'आपकी पूछताछ नहीं भेजी गई',
    after: (partner) => `उसके बाद यह ${partner} के पास होगी। इसे वापस लेने के लिए उन्हीं से बात करें।`,
  },
  handoverUnanswered: {
    heading: 'अभी पता नहीं कि आपकी पूछताछ भेजी गई या नहीं',
    lead: `${askWhatHappened} पूछताछ कभी दो बार नहीं भेजी जाती।`,
  },
  partner: 'पार्टनर',
  reference: 'रेफ़रेंस नंबर',
  copyReference: 'रेफ़रेंस नंबर कॉपी करें',
  submitted: {
    heading: (partner) => `${partner} को आपकी पूछताछ मिल गई है`,
    lead: 'अब वहाँ देखा जा रहा है कि आपकी दुकान के लिए लोन है या नहीं। आपको कुछ नहीं करना है।',
    ask: `हम दो मिनट तक देखते रहेंगे। उसके बाद “${sharedCopy.checkAgain}” पर टैप करें, या बाद में आएँ।`,
    checkFailed: `अभी हम पूछ नहीं पाए। “${sharedCopy.checkAgain}” पर टैप करें।`,
  },
  takenUp: {
    heading: (partner) => `${partner} की ओर से आपसे संपर्क किया जाएगा`,
    lead: (mobile) =>
      `आपको ${mobile === '' ? '' : `${mobile} पर `}उनका फ़ोन आएगा। वे खुद बताएँगे कि उनका ऑफ़र क्या है और उसका खर्च कितना है। फ़ैसला आप तब करेंगे।`,
    careTitle: 'फ़ोन पर',
    care: 'कोई कोड, पिन या पासवर्ड कभी किसी को न बताएँ।',
  },
  rejected: {
    heading: (partner) => `${partner} ने मना कर दिया`,
    said: (reason) => `उनका कहना है: ${reason} ${noChangeHere}`,
    noReason: `उन्होंने हमें कारण नहीं बताया। ${noChangeHere}`,
    again: 'दोबारा कब पूछें',
    action: 'फिर से पूछें',
  },
  leave,
};

export const leadStepNames: Translation<typeof english.leadStepNames> = [
  'सहमति',
  'कोड',
  'आपकी दुकान के बारे में',
  'भेजना',
];

export const leadStep: Translation<typeof english.leadStep> = (number, total, name) =>
  `चरण ${number} (कुल ${total}): ${name}`;

const ageMissing = 'लिखें कि दुकान कितनी पुरानी है: साल, महीने या दोनों।';

export const leadFieldMessages: Translation<typeof english.leadFieldMessages> = {
  missing: {
    monthlyTurnover: 'लिखें कि दुकान में एक महीने में कितनी बिक्री होती है।',
    currentAccount: 'बताएँ कि दुकान का चालू खाता है या नहीं।',
    gst: 'बताएँ कि दुकान का GST रजिस्ट्रेशन है या नहीं।',
    years: ageMissing,
    months: ageMissing,
  },
  turnoverTooSmall: '1 रुपया या उससे ज़्यादा लिखें।',
  turnoverTooLarge: 'किसी दुकान में एक महीने में इतनी बिक्री नहीं होती। रकम जाँच लें।',
  turnoverMalformed: 'बिक्री अंकों में लिखें, जैसे 45000।',
  yearsMalformed: 'साल अंकों में लिखें।',
  monthsMalformed: 'महीने अंकों में लिखें।',
  yearsTooLarge: '100\u00a0साल या उससे कम लिखें।',
  monthsTooLarge: 'एक साल में 12\u00a0महीने होते हैं: 11 या उससे कम लिखें।',
};

const years = (count: number) => `${count}\u00a0साल`;
const months = (count: number) => plural(count, { one: `${count}\u00a0महीना`, other: `${count}\u00a0महीने` });

export const shopAgeMessages: Translation<typeof english.shopAgeMessages> = {
  underOneMonth: 'एक महीने से कम',
  years,
  months,
  yearsAndMonths: (fullYears, restMonths) => `${years(fullYears)} ${months(restMonths)}`,
};

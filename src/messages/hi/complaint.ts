import type * as english from '../en/complaint';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const complaintCopy: Translation<typeof english.complaintCopy> = {
  title: 'शिकायतें',
  loading: 'आपकी शिकायतें पूछी जा रही हैं',
  unavailable: 'हम आपकी शिकायतें नहीं पढ़ पाए',
  seeAll: 'सभी शिकायतें देखें',
  list: {
    heading: 'आपकी शिकायतें',
    label: 'शिकायतें, सबसे नई पहले',
    lead: 'जवाब पढ़ने के लिए किसी शिकायत पर टैप करें।',
    none: 'आपने अभी तक कोई शिकायत नहीं की है।',
    noneDetail: 'क्या आपके लोन या इस ऐप में कुछ गड़बड़ है? यहाँ लिखें। इसके पैसे नहीं लगते।',
    write: 'शिकायत करें',
  },
  form: {
    heading: 'क्या गड़बड़ हुई?',
    lead: 'शिकायत करना मुफ़्त है। आपका लोन और आपके भुगतान पहले की तरह चलते हैं।',
    secretsTitle: 'गुप्त जानकारी न लिखें',
    secrets: 'पिन, पासवर्ड, SMS में आया कोड या अपना आधार नंबर न लिखें।',
    about: 'आपकी शिकायत किसे मिले?',
    aboutLender: (lender) => `लोन देने वाली संस्था: ${lender}`,
    aboutLenderDetail: 'लोन, पैसे, शुल्क, कागज़ात या लोगों के बारे में',
    aboutApp: 'यह ऐप',
    aboutAppDetail: 'किसी पेज, कोड या आपकी जानकारी के बारे में। यह इस ऐप के अपने शिकायत निवारण अधिकारी को मिलती है।',
    onlyApp: 'अभी किसी संस्था ने आपको लोन नहीं दिया है। आपकी शिकायत इस ऐप के अपने शिकायत निवारण अधिकारी को मिलती है।',
    category: 'यह किस बारे में है?',
    categoryPlaceholder: 'एक चुनें',
    text: 'क्या हुआ?',
    textHint: 'बताएँ कि क्या हुआ, किस दिन हुआ, और आपको क्या चाहिए। भेजने से पहले यह पेज न छोड़ें।',
    submit: 'शिकायत भेजें',
    sending: 'आपकी शिकायत भेजी जा रही है',
    refused: 'आपकी शिकायत नहीं भेजी गई',
  },
  unanswered: {
    heading: 'अभी पता नहीं कि यह पहुँची या नहीं',
    lead: `जवाब हम तक नहीं पहुँचा। आपने जो लिखा, वह खोया नहीं है। “${sharedCopy.checkAgain}” पर टैप करें: आपकी शिकायत कभी दो बार नहीं भेजी जाती।`,
    yours: 'आपने क्या लिखा',
  },
  received: {
    heading: 'आपकी शिकायत मिल गई है',
    lead: (reference) => `इसका रेफ़रेंस नंबर ${reference} है। फ़ोन करते समय इसे बताएँ।`,
    copyReference: 'रेफ़रेंस नंबर कॉपी करें',
    sent: 'आपने शिकायत भेजी',
    now: (whom) => `${whom} की ओर से इसे देखा जा रहा है`,
    nowDetail: (date) => `जवाब ${date} तक मिलना चाहिए।`,
    next: 'जवाब यहीं पढ़ें',
    nextDetail:
      'फिर हमें बताएँ कि इससे शिकायत हल हुई या नहीं। अगर उस दिन तक कोई जवाब नहीं आता, तो RBI लोकपाल से शिकायत की जा सकती है।',
  },
  course: {
    title: 'अब तक क्या हुआ',
    facts: 'आपकी शिकायत',
    reference: 'रेफ़रेंस नंबर',
    sentTo: 'किसे भेजी',
    about: 'किस बारे में',
    sentOn: 'भेजने की तारीख',
    dueBy: 'जवाब कब तक',
    answeredOn: 'जवाब की तारीख',
    solved: 'हाँ, हल हो गई',
    notSolved: 'नहीं, हल नहीं हुई',
    replyRefused: 'यह नहीं भेजा गया',
  },
  reply: {
    heading: 'क्या हल नहीं हुआ?',
    lead: 'यह शिकायत निवारण अधिकारी के पास जाएगी। चाहें तो कारण लिखें। यह ज़रूरी नहीं है।',
    leadLast:
      'शिकायत निवारण अधिकारी पहले ही जवाब दे चुके हैं। आपकी शिकायत “हल नहीं हुई” के साथ बंद होगी, और RBI से शिकायत की जा सकती है।',
    text: 'क्या हल नहीं हुआ?',
    textHint: 'पिन, पासवर्ड, कोड या आधार नंबर न लिखें।',
    submit: '“हल नहीं हुई” भेजें',
    sending: 'यह भेजा जा रहा है',
    unansweredHeading: 'अभी पता नहीं कि यह पहुँचा या नहीं',
    unansweredLead: `जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें: कुछ भी दो बार नहीं भेजा जाता।`,
  },
  ombudsman: {
    title: 'अब RBI लोकपाल से शिकायत की जा सकती है',
    late: 'जवाब के 30\u00a0दिन पूरे हो गए हैं। अगर आपकी शिकायत हल नहीं हुई है, तो भारतीय रिज़र्व बैंक (RBI) इसे सुनता है।',
    notSolved: 'आखिरी जवाब से आपकी शिकायत हल नहीं हुई। अब भारतीय रिज़र्व बैंक (RBI) इसे सुनता है।',
    keep: 'यह अपने पास रखें',
    open: 'RBI का शिकायत पेज खोलें',
  },
  notFound: {
    heading: 'यह आपकी शिकायतों में से नहीं है',
    lead: 'इस ऐप में आपके अकाउंट में हमें ऐसी कोई शिकायत नहीं मिली। लिंक पुराना हो सकता है।',
    action: 'सभी शिकायतें देखें',
  },
};

export const categoryNames: Translation<typeof english.categoryNames> = {
  CHARGES: 'शुल्क, फ़ीस या ब्याज',
  PAYMENT_NOT_SHOWN: 'मैंने भुगतान किया, पर वह नहीं दिखता',
  AUTOPAY: 'ऑटोपे',
  DISBURSAL: 'लोन के पैसे नहीं आए',
  PAPERS: 'कागज़ात और एग्रीमेंट',
  STAFF_OR_AGENT: 'फ़ोन करने या आने वाला व्यक्ति',
  PRIVACY: 'मेरी निजी जानकारी',
  APP: 'यह ऐप काम नहीं करता',
  OTHER: 'कुछ और',
};

export const OWN_OFFICER: Translation<typeof english.OWN_OFFICER> = 'इस ऐप के शिकायत निवारण अधिकारी';

export const complaintStatus: Translation<typeof english.complaintStatus> = {
  RECEIVED: 'इंतज़ार में',
  ANSWERED: 'जवाब आया',
  ESCALATED: 'अधिकारी के पास',
  notSolved: 'हल नहीं हुई',
  solved: 'हल हुई',
  closed: 'बंद',
};

export const complaintHeadings: Translation<typeof english.complaintHeadings> = {
  waiting: {
    heading: 'जवाब का इंतज़ार है',
    lead: (whom, date) => `आपकी शिकायत ${whom} के पास है। जवाब ${date} तक मिलना चाहिए।`,
  },
  late: {
    heading: 'समय पर जवाब नहीं आया',
    lead: (whom, date) => `आपकी शिकायत ${whom} के पास है। जवाब ${date} तक मिलना चाहिए था।`,
  },
  escalated: {
    heading: 'शिकायत निवारण अधिकारी इसे देख रहे हैं',
    lead: (date) => `जवाब ${date} तक मिलना चाहिए।`,
    leadLate: (date) => `जवाब ${date} तक मिलना चाहिए था।`,
  },
  answered: { heading: 'आपको जवाब मिला है', lead: 'इसे पढ़ें, फिर हमें बताएँ कि इससे शिकायत हल हुई या नहीं।' },
  notSolved: { heading: 'यह हल नहीं हुई', lead: 'आपने बताया कि जवाब से आपकी शिकायत हल नहीं हुई।' },
  solved: { heading: 'यह हल हो गई', lead: 'आपने बताया कि आपकी शिकायत हल हो गई है। यह बंद है।' },
  closed: { heading: 'यह बंद है', lead: 'हमें नहीं पता कि आपकी शिकायत हल हुई या नहीं।' },
};

export const complaintEvents: Translation<typeof english.complaintEvents> = {
  LODGED: 'आपने इसे भेजा',
  ANSWERED: 'एक जवाब आया',
  answeredBy: (whom) => `${whom} का जवाब`,
  NOT_SOLVED: 'आपने बताया: हल नहीं हुई',
  SOLVED: 'आपने बताया: हल हो गई',
  other: 'इसके बारे में और',
};

export const complaintProblems: Translation<typeof english.complaintProblems> = {
  short: 'थोड़ा और लिखें: कम से कम 10 अक्षर।',
  long: 'यह बहुत लंबा है: ज़्यादा से ज़्यादा 1,000 अक्षर।',
  missing: {
    about: 'चुनें कि आपकी शिकायत किसे मिले।',
    category: 'चुनें कि यह किस बारे में है।',
    text: 'लिखें कि क्या हुआ।',
  },
};

const lenderChanged = 'आपका लोन या लोन देने वाली संस्था बदल गई है। देखें कि आपकी शिकायत किसे मिलेगी, फिर इसे दोबारा भेजें।';

export const notLodgedReasons: Translation<typeof english.notLodgedReasons> = {
  too_many_requests: 'आपने आज कई शिकायतें की हैं। कल फिर कोशिश करें, या फ़ोन करें।',
  loan_not_found: lenderChanged,
  lender_not_found: lenderChanged,
};

export const notRepliedReasons: Translation<typeof english.notRepliedReasons> = {
  complaint_not_answered: 'अभी कोई नया जवाब नहीं आया है।',
  complaint_closed: 'यह शिकायत पहले ही बंद हो चुकी है।',
};

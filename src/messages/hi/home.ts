import type * as english from '../en/home';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

const instalmentsPaid = (paid: number, total: number) =>
  plural(paid, { one: `${total} में से ${paid} किस्त भरी गई`, other: `${total} में से ${paid} किस्तें भरी गईं` });

export const homeCopy: Translation<typeof english.homeCopy> = {
  pageTitle: 'आपका लोन',
  greeting: 'नमस्ते',
  greet: (name) => (name === null ? 'नमस्ते' : `नमस्ते, ${name}`),
  loading: 'आपके लोन की जानकारी आ रही है',
  refresh: 'ताज़ा करें',
  instalment: (number, total) => `किस्त ${number} (कुल ${total})`,
  inDays: (days) => `${days}\u00a0दिन में`,
  task: {
    wait: 'रुकें: एक भुगतान रास्ते में है',
    maybePaid: 'फिर भुगतान करने से पहले अपना पिछला भुगतान देखें',
    allPaid: 'कुछ नहीं भरना है',
    debitFailed: 'खुद भरें: खाते से पैसे नहीं कटे',
    autopay: 'कुछ नहीं करना है: आपका बैंक ऑटोपे से भरता है',
    overdue: 'अभी भरें: देरी हो चुकी है',
    today: 'आज भरें',
    // "कल" is yesterday, too: with "तक" it is tomorrow.
    tomorrow: 'कल तक भरें',
    later: (date) => `${date} से पहले कुछ नहीं भरना है`,
  },
  madeUpOf: (instalments, amount) =>
    plural(instalments, { one: `${instalments} किस्त: ${amount}`, other: `${instalments} किस्तें: ${amount}` }),
  alreadyPaid: (amount) => `${amount} पहले ही भर दिए`,
  allPaid: 'सभी किस्तें भर दी गई हैं',
  nextUnknown: 'लोन देने वाली संस्था ने हमें नहीं बताया है कि अब आगे क्या भरना है।',
  amountUnknown: 'लोन देने वाली संस्था ने हमें रकम नहीं बताई है।',
  nextInstalment: (day) => `अगली किस्त: ${day}`,
  autopay: {
    failed: (amount, date) =>
      date === null ? `ऑटोपे से ${amount} नहीं कट सके` : `${date} को ऑटोपे से ${amount} नहीं कट सके`,
    failedText:
      'यह भुगतान नहीं हुआ है। लोन देने वाली संस्था ने दोबारा पैसे काटने का कोई दिन नहीं बताया है, इसलिए इसे खुद भरें।',
  },
  refund: {
    title: (amount) => `${amount} आपके पास वापस आ रहे हैं`,
    text: 'एक भुगतान पूरा नहीं हुआ। पैसे उसी खाते में वापस जाते हैं जिससे आए थे, और भरे हुए नहीं गिने जाते।',
  },
  choosePay: 'चुनें क्या भरना है',
  payTo: (lender) => `${lender} को`,
  pay: (amount) => `${amount} भरें`,
  payAgain: (amount) => `${amount} फिर भरें`,
  payYourself: (amount) => `${amount} खुद भरें`,
  pending: {
    title: (amount) => `${amount} का भुगतान रास्ते में है`,
    text: 'बैंक ने अभी तक इसकी पुष्टि नहीं की है। फिर भुगतान करने से पहले इसका इंतज़ार करें।',
    see: 'यह भुगतान देखें',
  },
  paid: (amount) => `${amount} भर दिए`,
  ofTotal: (amount) => `कुल ${amount} में से`,
  paidOfTotal: (paid, total) => `कुल ${total} में से ${paid} भर दिए`,
  instalmentsPaid,
  instalmentsLine: (paid, total, late) =>
    late > 0 ? `${instalmentsPaid(paid, total)}, ${late} बकाया` : instalmentsPaid(paid, total),
  left: (amount) => `${amount} बाकी`,
  schedule: 'किस्तों की सूची',
  closeEarly: 'समय से पहले बंद करें',
  unavailable: 'हम आपका लोन खोल नहीं पाए',
  linkTitle: 'भुगतान लिंक',
  loadingLink: 'लोन देने वाली संस्था से लिंक माँगा जा रहा है',
  ended: {
    complete: 'आपका लोन पूरा चुक गया है',
    foreclosed: 'आपका लोन बंद हो गया है',
    settled: 'आपके लोन का सेटलमेंट हो गया है',
    returned: 'आपने यह लोन लौटा दिया',
    cancelled: 'आपका लोन रद्द हो गया',
    rejected: 'लोन देने वाली संस्था ने यह लोन नहीं दिया',
    owesNothing: (lender) => `अब आपको इस लोन के लिए ${lender} को कुछ नहीं चुकाना है।`,
    cancelledLead: 'अगर इससे पहले पैसे आपके खाते में आ गए थे, तो उन्हें लोन देने वाली संस्था को लौटाना होगा।',
    rejectedLead: (lender) => `${lender} ने इसे रोक दिया। कोई पैसा नहीं भेजा गया, और आपको कुछ नहीं चुकाना है।`,
    paid: 'आपने कुल चुकाए',
    closedOn: 'बंद होने की तारीख',
    lender: sharedCopy.lender,
    see: 'यह लोन देखें',
    offers: 'ऑफ़र देखें',
  },
  returning: {
    title: 'यह लोन अब भी लौटाया जा सकता है',
    until: (dayAndTime, left) => `${dayAndTime} तक: ${left} बाकी।`,
    action: 'लोन लौटाएँ',
  },
  settlement: {
    title: (lender, amount) => `${lender} की ओर से ${amount} में सेटलमेंट हो सकता है`,
    until: (dayAndTime) => `यह ऑफ़र ${dayAndTime} तक है।`,
    effect: 'जितना चुकाना है, उससे कम में लोन खत्म हो जाता है। आपके क्रेडिट रिकॉर्ड में यह लोन “सेटल्ड” लिखा रहता है।',
    action: 'यह ऑफ़र पढ़ें',
  },
  links: {
    payOther: 'कोई और रकम भरें',
    payOtherDetail: 'ज़्यादा भरें, या लोन समय से पहले बंद करें',
    somebody: 'किसी और से भरवाएँ',
    somebodyDetail: 'लिंक भेजें, या QR कोड दिखाएँ',
    autopay: 'ऑटोपे',
    autopayOn: 'चालू: आपका बैंक हर किस्त उसके दिन भरता है',
    autopayOff: 'बंद: हर किस्त आपको खुद भरनी है',
    autopayMessage: (state, message) => `${state}। ${message}`,
    details: 'लोन की जानकारी',
    detailsDetail: 'आपका एग्रीमेंट, कागज़ात और शुल्क',
    history: 'इतिहास',
    historyDetail: 'सभी भुगतान और देरी शुल्क',
    contact: 'लोन देने वाली संस्था से बात करें',
    contactDetail: 'फ़ोन नंबर, और शिकायत कौन सुनता है',
    qr: 'आपका छपा हुआ QR कोड',
    qrDetail: 'देखें कि यह क्या है, और अभी कहाँ है',
  },
  lastKnown: {
    asOf: (dayAndTime) => `${dayAndTime} की जानकारी`,
    text: 'ये आँकड़े उस समय के हैं। हो सकता है कि ये बदल गए हों।',
    noPay: 'भुगतान के लिए हमें पहले लोन देने वाली संस्था से पूछना होगा।',
    due: 'आगे भरना है',
    dueOn: 'भरने की तारीख',
    paid: 'भर दिया',
    left: 'भरना बाकी',
    instalments: 'भरी गई किस्तें',
    instalmentsOf: (paid, total) => `${total} में से ${paid}`,
    lender: sharedCopy.lender,
  },
  shopAlt: 'आपकी दुकान की फ़ोटो',
  panel: {
    summary: (amount) => `${amount} में क्या-क्या है`,
    instalment: (number) => `किस्त ${number}`,
    dueOn: (date) => `${date} को भरनी है`,
    instalments: (first, last) => `किस्त ${first} से ${last}`,
    alreadyPaid: 'पहले ही भर दिया',
    total: 'भरना है',
    unknown: 'लोन देने वाली संस्था ने सिर्फ़ कुल रकम बताई है।',
    daysFromStart: 'ऊपर लिखे दिन आपका लोन शुरू होने के दिन से गिने गए हैं।',
  },
  none: {
    heading: 'अभी आपका कोई लोन नहीं है',
    lead: 'देखें कि आपकी दुकान के लिए कौन से ऑफ़र हैं। सारे खर्च पढ़ने के बाद फ़ैसला आपका है।',
    action: 'ऑफ़र देखें',
  },
};

const hourText = (hours: number) => plural(hours, { one: `${hours}\u00a0घंटा`, other: `${hours}\u00a0घंटे` });

export const timeLeftCopy: Translation<typeof english.timeLeftCopy> = {
  days: (days, hours) => `${days}\u00a0दिन ${hourText(hours)}`,
  hours: (hours, minutes) => `${hourText(hours)} ${minutes}\u00a0मिनट`,
  minutes: (minutes) => `${minutes}\u00a0मिनट`,
};

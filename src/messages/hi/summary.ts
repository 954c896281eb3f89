import type * as english from '../en/summary';
import type { Translation } from '../translation';
import { allocationOrder } from './allocation-order';
import { plural } from './locale';
import { moneyCopy } from './money';

export const summaryCopy: Translation<typeof english.summaryCopy> = {
  title: 'मेरा लोन',
  loading: 'आपकी किस्तों की जानकारी आ रही है',
  refresh: 'ताज़ा करें',
  left: moneyCopy.leftToPay,
  closed: 'आपने कुल चुकाए',
  paid: (amount) => `${amount} भर दिए`,
  ofTotal: (amount) => `कुल ${amount} में से`,
  paidOfTotal: (paid, total) => `कुल ${total} में से ${paid} भर दिए`,
  instalmentsPaid: (paid, total) =>
    plural(paid, {
      one: `${total} में से ${paid} किस्त भरी गई`,
      other: `${total} में से ${paid} किस्तें भरी गईं`,
    }),
  account: 'खाता',
  dueNow: 'अभी भरना है',
  dueNowHint: 'आज तक की किस्तें और देरी शुल्क',
  nothingDue: 'आज कुछ नहीं भरना है',
  leftInstalments: 'बाकी किस्तें',
  leftLateCharges: 'बाकी देरी शुल्क',
  lateAdded: moneyCopy.lateChargesSoFar,
  latePaid: 'भरा गया देरी शुल्क',
  lastDay: 'आखिरी किस्त',
  endedOn: 'बंद होने की तारीख',
  loanAccount: 'लोन खाता',
  lender: 'संस्था',
  schedule: 'सभी किस्तें',
  tapForMore: 'ब्याज और देरी शुल्क देखने के लिए किसी किस्त पर टैप करें।',
  next: 'अगली',
  pay: 'भुगतान करें',
  seePayment: 'अपना भुगतान देखें',
  pending: 'आपका बैंक एक भुगतान की पुष्टि कर रहा है। कृपया दोबारा भुगतान न करें।',
  pendingTitle: (amount) => `${amount} का भुगतान रास्ते में है`,
  loanClosed: 'यह लोन बंद है। अब कुछ भरना बाकी नहीं है।',
  papers: 'लोन बंद होने के कागज़ात देखें',
  send: 'WhatsApp पर भेजें',
  notSent: 'WhatsApp नहीं खुला। इसे ईमेल से भेजा जा सकता है।',
  more: 'इस लोन के बारे में और',
  history: 'इतिहास',
  historyDetail: 'भुगतान और देरी शुल्क',
  details: 'लोन की जानकारी',
  detailsDetail: 'शर्तें, लोन और पहचान के कागज़ात',
  withoutDate: 'बिना तारीख',
  instalment: {
    title: (number) => `किस्त ${number}`,
    dayAndLateCharge: (day, amount) => `${day} · देरी शुल्क ${amount}`,
    due: 'भरने की तारीख',
    status: 'स्थिति',
    amount: 'रकम',
    principal: 'लोन का हिस्सा',
    principalHint: 'मूलधन',
    interest: 'ब्याज',
    paid: 'भर दिए',
    paidOn: 'कब भरी',
    left: 'बाकी',
    lateCharge: moneyCopy.lateCharge,
    lateChargePaid: 'भरा गया देरी शुल्क',
    order: allocationOrder,
  },
  notDisbursed: {
    heading: 'अभी कोई किस्त नहीं है',
    lead: 'जब लोन देने वाली संस्था पैसे भेज देगी, तब आपकी किस्तें यहाँ दिखेंगी।',
    action: 'मेरे पैसे कहाँ हैं?',
  },
  refused: {
    heading: 'लोन देने वाली संस्था ने यह लोन नहीं दिया',
    lead: 'कोई पैसा नहीं भेजा गया, इसलिए कोई किस्त नहीं है। आपको कुछ नहीं चुकाना है।',
    action: 'देखें कि क्या हुआ',
  },
  calledOff: {
    heading: 'यह लोन रद्द हो गया',
    lead: 'यह पैसे भेजे जाने से पहले ही खत्म हो गया, इसलिए कोई किस्त नहीं है। आपको कुछ नहीं चुकाना है।',
    action: 'देखें कि क्या हुआ',
  },
  none: {
    heading: 'अभी आपका कोई लोन नहीं है',
    lead: 'लोन लेने पर सभी किस्तें यहाँ दिखेंगी।',
    action: 'ऑफ़र देखें',
  },
  unavailable: 'हम आपकी किस्तें खोल नहीं पाए',
};

export const instalmentStatusLabels: Translation<typeof english.instalmentStatusLabels> = {
  PAID: 'भर दी',
  PARTLY_PAID: 'थोड़ी भरी',
  LATE: 'बकाया',
  DUE: 'आज भरनी है',
  UPCOMING: 'आने वाली',
};

export const groupLines: Translation<typeof english.groupLines> = {
  noneLateOrPaid: (total) => plural(total, { one: `${total} किस्त`, other: `${total} किस्तें` }),
  late: (total, late) =>
    plural(total, { one: `${total} किस्त, ${late} बकाया`, other: `${total} किस्तें, ${late} बकाया` }),
  // A group of one instalment that is paid has the text of `allPaid`.
  paid: (total, paid) =>
    plural(paid, { one: `${total} किस्तें, ${paid} भर दी`, other: `${total} किस्तें, ${paid} भर दीं` }),
  allPaid: (total) => plural(total, { one: `${total} किस्त, भर दी`, other: `${total} किस्तें, सब भर दीं` }),
};

export const scheduleLines: Translation<typeof english.scheduleLines> = {
  left: (amount) => `भरने बाकी: ${amount}`,
  heading: 'ये किस्तें भरनी हैं:',
  instalment: (number, day, amount) => `${number}. ${day}: ${amount}`,
  further: (count) => `और ${count} बाकी।`,
};

import type * as english from '../en/history';
import type { Translation } from '../translation';
import { moneyCopy } from './money';

export const historyCopy: Translation<typeof english.historyCopy> = {
  title: 'इतिहास',
  loading: 'तुमच्या पेमेंटची माहिती आणत आहोत',
  refresh: 'रिफ्रेश करा',
  paidInAll: 'तुम्ही एकूण भरले',
  lender: (name) => `कर्ज देणारी संस्था: ${name}`,
  lateCharges: moneyCopy.lateCharges,
  lateChargesHint: 'आतापर्यंत लागलेले सर्व',
  lateChargesPaid: 'त्यातील भरलेले',
  statement: 'स्टेटमेंट',
  open: 'उघडा',
  share: 'पाठवा',
  print: 'प्रिंट करा',
  statementInApp: 'स्टेटमेंट फक्त माझ्या कर्जाच्या ॲपमध्ये उघडते:',
  filter: 'काय दाखवायचे',
  list: 'पेमेंट आणि विलंब शुल्क, सर्वांत नवीन आधी',
  nothingHere: 'आतापर्यंत या प्रकारचे काही नाही.',
  withoutDate: 'तारखेशिवाय',
  reference: (text) => `संदर्भ क्रमांक ${text}`,
  ofInstalment: (number) => `हप्ता ${number} साठी`,
  empty: {
    heading: 'इथे अजून काही नाही',
    lead: 'तुम्ही हप्ता भरल्यावर तो इथे लगेच दिसतो.',
    action: 'होमवर जा',
  },
  none: {
    heading: 'सध्या तुमचे कोणतेही कर्ज नाही',
    lead: 'तुम्ही कर्ज घेतल्यावर प्रत्येक पेमेंट इथे दिसेल.',
    action: 'ऑफर पाहा',
  },
  unavailable: 'आम्हाला पेमेंटचा इतिहास उघडता आला नाही',
};

export const historyPrintCopy: Translation<typeof english.historyPrintCopy> = {
  when: 'तारीख',
  what: 'काय',
  status: 'स्थिती',
  amount: 'रक्कम',
};

export const filterNames: Translation<typeof english.filterNames> = {
  all: 'सर्व',
  payments: 'पेमेंट',
  autopay: 'ऑटोपे',
  'late-charges': moneyCopy.lateCharges,
  foreclosure: 'मुदतीआधी बंद',
};

export const paymentStatusLabels: Translation<typeof english.paymentStatusLabels> = {
  CREATED: 'अजून भरले नाही',
  PENDING: 'बँक खात्री करत आहे',
  SUCCESS: 'भरले',
  FAILED: 'झाले नाही',
  CANCELLED: 'रद्द',
  EXPIRED: 'वेळेत भरले नाही',
  REFUND_INITIATED: 'पैसे परत येत आहेत',
  REFUNDED: 'पैसे परत आले',
};

export const entryTitles: Translation<typeof english.entryTitles> = {
  lateCharge: moneyCopy.lateCharge,
  foreclosure: 'कर्ज बंद करण्याचे पेमेंट',
  autopay: 'ऑटोपेचे पेमेंट',
  payment: 'पेमेंट',
};

export const lateChargeStatuses: Translation<typeof english.lateChargeStatuses> = {
  paid: 'भरले',
  waived: 'माफ',
  partlyPaid: (amount) => `${amount} भरले`,
  unpaid: 'अजून भरले नाही',
};

export const statementLines: Translation<typeof english.statementLines> = {
  paid: (amount) => `भरले: ${amount}`,
  left: (amount) => `भरायचे बाकी: ${amount}`,
  lateCharges: (amount) => `${moneyCopy.lateChargesSoFar}: ${amount}`,
};

import type * as english from '../en/summary';
import type { Translation } from '../translation';
import { allocationOrder } from './allocation-order';
import { plural } from './locale';
import { moneyCopy } from './money';

export const summaryCopy: Translation<typeof english.summaryCopy> = {
  title: 'माझे कर्ज',
  loading: 'तुमच्या हप्त्यांची माहिती आणत आहोत',
  refresh: 'रिफ्रेश करा',
  left: moneyCopy.leftToPay,
  closed: 'तुम्ही एकूण भरले',
  paid: (amount) => `${amount} भरले`,
  ofTotal: (amount) => `एकूण ${amount} पैकी`,
  paidOfTotal: (paid, total) => `एकूण ${total} पैकी ${paid} भरले`,
  instalmentsPaid: (paid, total) =>
    plural(paid, { one: `${total} पैकी ${paid} हप्ता भरला`, other: `${total} पैकी ${paid} हप्ते भरले` }),
  account: 'खाते',
  dueNow: 'आता भरायचे',
  dueNowHint: 'आजपर्यंतचे हप्ते आणि विलंब शुल्क',
  nothingDue: 'आज काही भरायचे नाही',
  leftInstalments: 'उरलेले हप्ते',
  leftLateCharges: 'उरलेले विलंब शुल्क',
  lateAdded: moneyCopy.lateChargesSoFar,
  latePaid: 'भरलेले विलंब शुल्क',
  lastDay: 'शेवटचा हप्ता',
  endedOn: 'बंद झाल्याची तारीख',
  loanAccount: 'कर्ज खाते',
  lender: 'संस्था',
  schedule: 'सर्व हप्ते',
  tapForMore: 'व्याज आणि विलंब शुल्क पाहण्यासाठी हप्त्यावर टॅप करा.',
  next: 'पुढचा',
  pay: 'पेमेंट करा',
  seePayment: 'तुमचे पेमेंट पाहा',
  pending: 'तुमची बँक एका पेमेंटची खात्री करत आहे. कृपया पुन्हा पेमेंट करू नका.',
  pendingTitle: (amount) => `${amount} चे पेमेंट वाटेत आहे`,
  loanClosed: 'हे कर्ज बंद आहे. आता काही भरायचे बाकी नाही.',
  papers: 'कर्ज बंद झाल्याची कागदपत्रे पाहा',
  send: 'WhatsApp वर पाठवा',
  notSent: 'WhatsApp उघडले नाही. तुम्ही हे ईमेलने पाठवू शकता.',
  more: 'या कर्जाबद्दल आणखी',
  history: 'इतिहास',
  historyDetail: 'पेमेंट आणि विलंब शुल्क',
  details: 'कर्जाची माहिती',
  detailsDetail: 'अटी, कर्जाची आणि ओळखीची कागदपत्रे',
  withoutDate: 'तारखेशिवाय',
  instalment: {
    title: (number) => `हप्ता ${number}`,
    dayAndLateCharge: (day, amount) => `${day} · विलंब शुल्क ${amount}`,
    due: 'भरण्याची तारीख',
    status: 'स्थिती',
    amount: 'रक्कम',
    principal: 'कर्जाचा भाग',
    principalHint: 'मुद्दल',
    interest: 'व्याज',
    paid: 'भरले',
    paidOn: 'कधी भरला',
    left: 'बाकी',
    lateCharge: moneyCopy.lateCharge,
    lateChargePaid: 'भरलेले विलंब शुल्क',
    order: allocationOrder,
  },
  notDisbursed: {
    heading: 'अजून हप्ते नाहीत',
    lead: 'कर्ज देणाऱ्या संस्थेने पैसे पाठवल्यावर तुमचे हप्ते इथे दिसतील.',
    action: 'माझे पैसे कुठे आहेत?',
  },
  refused: {
    heading: 'कर्ज देणाऱ्या संस्थेने हे कर्ज दिले नाही',
    lead: 'पैसे पाठवले नाहीत, म्हणून हप्ते नाहीत. तुम्हाला काहीही द्यायचे नाही.',
    action: 'काय झाले ते पाहा',
  },
  calledOff: {
    heading: 'हे कर्ज रद्द झाले',
    lead: 'पैसे पाठवण्याआधीच ते संपले, म्हणून हप्ते नाहीत. तुम्हाला काहीही द्यायचे नाही.',
    action: 'काय झाले ते पाहा',
  },
  none: {
    heading: 'सध्या तुमचे कोणतेही कर्ज नाही',
    lead: 'तुम्ही कर्ज घेतल्यावर सर्व हप्ते इथे दिसतील.',
    action: 'ऑफर पाहा',
  },
  unavailable: 'आम्हाला तुमचे हप्ते उघडता आले नाहीत',
};

export const instalmentStatusLabels: Translation<typeof english.instalmentStatusLabels> = {
  PAID: 'भरला',
  PARTLY_PAID: 'काही भाग भरला',
  LATE: 'थकीत',
  DUE: 'आज भरायचा',
  UPCOMING: 'पुढे येणार',
};

export const groupLines: Translation<typeof english.groupLines> = {
  noneLateOrPaid: (total) => plural(total, { one: `${total} हप्ता`, other: `${total} हप्ते` }),
  late: (total, late) =>
    plural(total, { one: `${total} हप्ता, ${late} थकीत`, other: `${total} हप्ते, ${late} थकीत` }),
  // A group of one instalment that is paid has the text of `allPaid`.
  paid: (total, paid) =>
    plural(paid, { one: `${total} हप्ते, ${paid} भरला`, other: `${total} हप्ते, ${paid} भरले` }),
  allPaid: (total) => plural(total, { one: `${total} हप्ता, भरला`, other: `${total} हप्ते, सर्व भरले` }),
};

export const scheduleLines: Translation<typeof english.scheduleLines> = {
  left: (amount) => `भरायचे बाकी: ${amount}`,
  heading: 'भरायचे हप्ते:',
  instalment: (number, day, amount) => `${number}. ${day}: ${amount}`,
  further: (count) => `आणखी ${count} बाकी.`,
};

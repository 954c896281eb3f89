import type * as english from '../en/home';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

const instalmentsPaid = (paid: number, total: number) =>
  plural(paid, { one: `${total} पैकी ${paid} हप्ता भरला`, other: `${total} पैकी ${paid} हप्ते भरले` });

export const homeCopy: Translation<typeof english.homeCopy> = {
  pageTitle: 'तुमचे कर्ज',
  greeting: 'नमस्कार',
  greet: (name) => (name === null ? 'नमस्कार' : `नमस्कार, ${name}`),
  loading: 'तुमच्या कर्जाची माहिती येत आहे',
  refresh: 'रिफ्रेश करा',
  instalment: (number, total) => `हप्ता ${number} (एकूण ${total})`,
  inDays: (days) => plural(days, { one: `${days}\u00a0दिवसाने`, other: `${days}\u00a0दिवसांनी` }),
  task: {
    wait: 'थांबा: एक पेमेंट वाटेत आहे',
    maybePaid: 'पुन्हा भरण्याआधी तुमचे शेवटचे पेमेंट पाहा',
    allPaid: 'काहीही भरायचे नाही',
    debitFailed: 'स्वतः भरा: खात्यातून पैसे कापले गेले नाहीत',
    autopay: 'काहीही करायचे नाही: तुमची बँक ऑटोपेने भरते',
    overdue: 'आता भरा: उशीर झाला आहे',
    today: 'आज भरा',
    tomorrow: 'उद्यापर्यंत भरा',
    later: (date) => `${date} च्या आधी काहीही भरायचे नाही`,
  },
  madeUpOf: (instalments, amount) =>
    plural(instalments, { one: `${instalments} हप्ता: ${amount}`, other: `${instalments} हप्ते: ${amount}` }),
  alreadyPaid: (amount) => `${amount} आधीच भरले`,
  allPaid: 'सर्व हप्ते भरले आहेत',
  nextUnknown: 'पुढे काय भरायचे आहे, हे कर्ज देणाऱ्या संस्थेने आम्हाला सांगितलेले नाही.',
  amountUnknown: 'कर्ज देणाऱ्या संस्थेने आम्हाला रक्कम सांगितलेली नाही.',
  nextInstalment: (day) => `पुढचा हप्ता: ${day}`,
  autopay: {
    failed: (amount, date) =>
      date === null ? `ऑटोपेने ${amount} कापले गेले नाहीत` : `${date} रोजी ऑटोपेने ${amount} कापले गेले नाहीत`,
    failedText:
      'हे पेमेंट झालेले नाही. पुन्हा कापण्यासाठी कर्ज देणाऱ्या संस्थेने कोणताही दिवस सांगितलेला नाही, म्हणून ते स्वतः भरा.',
  },
  refund: {
    title: (amount) => `${amount} तुम्हाला परत येत आहेत`,
    text: 'एक पेमेंट पूर्ण झाले नाही. पैसे ज्या खात्यातून आले, त्याच खात्यात परत जातात, आणि ते भरलेले धरले जात नाहीत.',
  },
  choosePay: 'काय भरायचे ते निवडा',
  payTo: (lender) => `${lender} ला`,
  pay: (amount) => `${amount} भरा`,
  payAgain: (amount) => `${amount} पुन्हा भरा`,
  payYourself: (amount) => `${amount} स्वतः भरा`,
  pending: {
    title: (amount) => `${amount} चे पेमेंट वाटेत आहे`,
    text: 'बँकेने अजून ते झाल्याचे सांगितलेले नाही. पुन्हा भरण्याआधी त्याची वाट पाहा.',
    see: 'हे पेमेंट पाहा',
  },
  paid: (amount) => `${amount} भरले`,
  ofTotal: (amount) => `एकूण ${amount} पैकी`,
  paidOfTotal: (paid, total) => `एकूण ${total} पैकी ${paid} भरले`,
  instalmentsPaid,
  instalmentsLine: (paid, total, late) =>
    late > 0 ? `${instalmentsPaid(paid, total)}, ${late} थकीत` : instalmentsPaid(paid, total),
  left: (amount) => `${amount} बाकी`,
  schedule: 'हप्त्यांची यादी',
  closeEarly: 'मुदतीआधी बंद करा',
  unavailable: 'आम्हाला तुमचे कर्ज उघडता आले नाही',
  linkTitle: 'पेमेंट लिंक',
  loadingLink: 'कर्ज देणाऱ्या संस्थेकडे लिंक मागत आहोत',
  ended: {
    complete: 'तुमचे कर्ज पूर्ण फेडले गेले आहे',
    foreclosed: 'तुमचे कर्ज बंद झाले आहे',
    settled: 'तुमच्या कर्जाचे सेटलमेंट झाले आहे',
    returned: 'तुम्ही हे कर्ज परत केले',
    cancelled: 'तुमचे कर्ज रद्द झाले',
    rejected: 'कर्ज देणाऱ्या संस्थेने हे कर्ज दिले नाही',
    owesNothing: (lender) => `या कर्जासाठी तुम्हाला ${lender} ला आणखी काहीही द्यायचे नाही.`,
    cancelledLead: 'त्याआधी पैसे तुमच्या बँकेत आले असतील, तर ते कर्ज देणाऱ्या संस्थेला परत करावे लागतात.',
    rejectedLead: (lender) => `${lender} ने ते थांबवले. पैसे पाठवले गेले नाहीत, आणि तुम्हाला काहीही द्यायचे नाही.`,
    paid: 'तुम्ही एकूण भरले',
    closedOn: 'बंद झाल्याची तारीख',
    lender: sharedCopy.lender,
    see: 'हे कर्ज पाहा',
    offers: 'ऑफर पाहा',
  },
  returning: {
    title: 'हे कर्ज अजूनही परत करता येते',
    until: (dayAndTime, left) => `${dayAndTime} पर्यंत: ${left} बाकी.`,
    action: 'कर्ज परत करा',
  },
  settlement: {
    title: (lender, amount) => `${lender} कडून ${amount} मध्ये सेटलमेंट होऊ शकते`,
    until: (dayAndTime) => `ही ऑफर ${dayAndTime} पर्यंत आहे.`,
    effect: 'जेवढे द्यायचे आहे त्यापेक्षा कमी रकमेत कर्ज संपते. तुमच्या क्रेडिट रेकॉर्डमध्ये ते “सेटल्ड” असे राहते.',
    action: 'ही ऑफर वाचा',
  },
  links: {
    payOther: 'दुसरी रक्कम भरा',
    payOtherDetail: 'जास्त भरा, किंवा कर्ज मुदतीआधी बंद करा',
    somebody: 'दुसऱ्या कोणाला भरू द्या',
    somebodyDetail: 'लिंक पाठवा, किंवा QR कोड दाखवा',
    autopay: 'ऑटोपे',
    autopayOn: 'सुरू: तुमची बँक प्रत्येक हप्ता त्याच्या तारखेला भरते',
    autopayOff: 'बंद: प्रत्येक हप्ता तुम्ही स्वतः भरता',
    autopayMessage: (state, message) => `${state}. ${message}`,
    details: 'कर्जाची माहिती',
    detailsDetail: 'तुमचा करार, कागदपत्रे आणि शुल्के',
    history: 'इतिहास',
    historyDetail: 'सर्व पेमेंट आणि विलंब शुल्के',
    contact: 'कर्ज देणाऱ्या संस्थेशी बोला',
    contactDetail: 'फोन नंबर, आणि तक्रार कोणाकडे करायची',
    qr: 'तुमचा छापलेला QR कोड',
    qrDetail: 'तो काय आहे आणि आता कुठे आहे, ते पाहा',
  },
  lastKnown: {
    asOf: (dayAndTime) => `${dayAndTime} ची माहिती`,
    text: 'हे आकडे त्या वेळचे आहेत. ते बदललेले असू शकतात.',
    noPay: 'पैसे भरण्यासाठी आम्हाला आधी कर्ज देणाऱ्या संस्थेला विचारावे लागेल.',
    due: 'पुढे भरायचे',
    dueOn: 'भरण्याची तारीख',
    paid: 'भरले',
    left: 'भरायचे बाकी',
    instalments: 'भरलेले हप्ते',
    instalmentsOf: (paid, total) => `${total} पैकी ${paid}`,
    lender: sharedCopy.lender,
  },
  shopAlt: 'तुमच्या दुकानाचा फोटो',
  panel: {
    summary: (amount) => `${amount} मध्ये काय काय आहे`,
    instalment: (number) => `हप्ता ${number}`,
    dueOn: (date) => `${date} रोजी भरायचा`,
    instalments: (first, last) => `हप्ता ${first} ते ${last}`,
    alreadyPaid: 'आधीच भरले',
    total: 'भरायचे आहे',
    unknown: 'कर्ज देणाऱ्या संस्थेने फक्त एकूण रक्कम सांगितली आहे.',
    daysFromStart: 'वर दिलेले दिवस तुमचे कर्ज सुरू झालेल्या दिवसापासून मोजले आहेत.',
  },
  none: {
    heading: 'सध्या तुमचे कोणतेही कर्ज नाही',
    lead: 'तुमच्या दुकानासाठी कोणत्या ऑफर आहेत, ते पाहा. सर्व खर्च वाचल्यानंतर निर्णय तुमचा.',
    action: 'ऑफर पाहा',
  },
};

const minuteText = (minutes: number) =>
  plural(minutes, { one: `${minutes}\u00a0मिनिट`, other: `${minutes}\u00a0मिनिटे` });

export const timeLeftCopy: Translation<typeof english.timeLeftCopy> = {
  days: (days, hours) => `${days}\u00a0दिवस ${hours}\u00a0तास`,
  hours: (hours, minutes) => `${hours}\u00a0तास ${minuteText(minutes)}`,
  minutes: minuteText,
};

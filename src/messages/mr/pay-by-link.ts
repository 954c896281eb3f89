import type * as english from '../en/pay-by-link';
import type { Translation } from '../translation';
import { paymentPurpose } from './payment-purpose';
import { sharedCopy } from './shared';

/** The endings of a name and of "this shop" differ: the first stands with "यांच्या". */
const borrower = (name: string | null) => ({
  forWhom: name === null ? 'या दुकानासाठी' : `${name} यांच्यासाठी`,
  whose: name === null ? 'या दुकानाच्या' : `${name} यांच्या`,
  from: name === null ? 'या दुकानाकडे' : `${name} यांच्याकडे`,
});

export const payByLinkCopy: Translation<typeof english.payByLinkCopy> = {
  title: 'लिंकने पेमेंट',
  loading: 'हे कशासाठी आहे ते कर्ज देणाऱ्या संस्थेला विचारत आहोत',
  loadingPurpose: (purpose) => `या लिंकवर लिहिले आहे: ${purpose}. हे कशासाठी आहे ते कर्ज देणाऱ्या संस्थेला विचारत आहोत`,
  purpose: paymentPurpose,
  earlier: {
    lead: (name) =>
      `तुम्ही या फोनवर ${borrower(name).forWhom} पेमेंट सुरू केले होते. आम्हाला तुमच्या बँकेकडून अजून काही कळलेले नाही. तुमच्या UPI ॲपवर किंवा बँकेत पेमेंट झाले असे दिसत असेल, तर पुन्हा पेमेंट करू नका.`,
    anyway: 'मी पेमेंट केले नाही. बिल पाहा',
  },
  bill: {
    heading: (name) => `${borrower(name).forWhom} पेमेंट करा`,
    lead: (lender) => `पैसे कर्ज देणाऱ्या संस्थेला, ${lender} ला जातात. त्यासाठी अकाउंट लागत नाही.`,
    paidTo: 'कोणाला मिळेल',
    loanOf: 'कोणाचे कर्ज',
    purpose: 'कशासाठी',
    validUntil: 'लिंक कधीपर्यंत चालते',
    asksFor: 'लिंकवरील रक्कम',
    alreadyPaid: 'आधी भरलेले',
    left: 'तुम्हाला भरायचे आहेत',
    otherAmount: (before, current) =>
      `या लिंकवर ${before} लिहिले आहे. कर्ज देणारी संस्था ${current} मागत आहे; तुम्हाला तेच भरायचे आहेत.`,
    safety: 'हे दुकान ओळखीचे असेल, तरच पैसे भरा. या पानावर आम्ही कधीही तुमचा पिन किंवा कोड मागत नाही.',
    refused: 'पेमेंट उघडले नाही',
    action: (amount) => `${amount} भरा`,
  },
  unanswered: {
    heading: 'अजून नक्की माहीत नाही',
    lead: `उत्तर आमच्यापर्यंत पोहोचले नाही. पैसे गेलेले नाहीत. “${sharedCopy.checkAgain}” वर टॅप करा: आम्ही कर्ज देणाऱ्या संस्थेला विचारू. तुमचे पेमेंट कधीही दोनदा होत नाही.`,
  },
  amountChanged: {
    heading: 'रक्कम बदलली आहे',
    lead: (name) =>
      `कर्ज देणारी संस्था आता दुसरी रक्कम मागत आहे. काहीही भरलेले नाही. पुन्हा पाहा, किंवा ${borrower(name).from} नवीन लिंक मागा.`,
    action: 'आताची रक्कम पाहा',
  },
  paid: {
    heading: 'या लिंकचे पेमेंट झाले आहे',
    lead: (lender, name) =>
      `${lender} ला ${borrower(name).whose} कर्जाचे पैसे मिळाले आहेत. तुम्हाला काहीही करायचे नाही. हे पान बंद करता येईल.`,
  },
  nothingLeft: {
    heading: 'या लिंकने भरायचे काही बाकी नाही',
    lead: 'कर्ज देणारी संस्था या कर्जासाठी आता आणखी पैसे मागत नाही. आत्ता काहीही भरले गेले नाही.',
  },
  expired: {
    heading: 'ही लिंक खूप जुनी आहे',
    lead: (name) => `या लिंकने आता पेमेंट करता येत नाही. ${borrower(name).from} नवीन लिंक मागा.`,
    validUntil: 'ती कधीपर्यंत चालली',
  },
  notFound: {
    heading: 'आम्हाला या लिंकची माहिती नाही',
    lead: 'पूर्ण लिंक उघडा, शेवटच्या अक्षरापर्यंत. तरीही चालली नाही, तर नवीन लिंक मागा.',
  },
  unavailable: { heading: 'आम्हाला ही लिंक उघडता आली नाही' },
  prepareLink: 'नवीन लिंक मागा',
  askForLinkMessage: 'तुमची पेमेंटची लिंक आता चालत नाही. कृपया मला नवीन लिंक पाठवा.',
  toStart: 'सुरुवातीच्या पानावर जा',
};

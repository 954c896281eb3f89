import type * as english from '../en/landing';
import type { Translation } from '../translation';
import { expectedDebitCopy } from './expected-debit';
import { landingPageCopy } from './landing-page';
import { plural } from './locale';

export const landingCopy: Translation<typeof english.landingCopy> = {
  alsoOffered: 'तुमच्यासाठी आणखी',
  credit: 'पुरवठादारांना नंतर पैसे द्या',
  registration: 'तुमच्या व्यवसायाची नोंदणी करा',
  registrationDetail: 'उद्यम, छोट्या व्यवसायांचे मोफत रजिस्टर.',
  partners: 'भागीदाराच्या ऑफर',
  partnersDetail: 'दुसऱ्या संस्थेकडे तुमच्यासाठी कर्ज असू शकते.',
  score: 'तुमचा क्रेडिट स्कोअर',
  scoreDetail: 'तो मोफत पाहा, सोप्या भाषेत.',
  terms: 'ही सेवा कशी चालते',
  termsDetail: 'आम्ही काय करतो, आणि कर्ज देणारी संस्था काय करते.',
  unavailable: 'तुमचे कर्ज आत्ता दिसत नाही',
  unavailableDetail: 'आम्हाला विचारता आले नाही. पुन्हा प्रयत्न करण्यासाठी टॅप करा.',
  unavailableAction: landingPageCopy.openLoan,
};

export const creditCopy: Translation<typeof english.creditCopy> = {
  usable: (amount) => `तुम्ही ${amount} वापरू शकता.`,
  overdue: (days) =>
    plural(days, {
      one: `${days}\u00a0दिवसापासून थकीत. आधी ते फेडा.`,
      other: `${days}\u00a0दिवसांपासून थकीत. आधी ते फेडा.`,
    }),
  spent: 'पूर्ण मर्यादा वापरली गेली आहे. पुन्हा वापरण्यासाठी काही रक्कम फेडा.',
  unknown: 'माल आता घ्या, पैसे नंतर द्या.',
};

export const loanTexts: Translation<typeof english.loanTexts> = {
  awaitingDisbursal: {
    title: 'तुमचे पैसे वाटेत आहेत',
    details: ['सही झाली. कर्ज देणारी संस्था पैसे तुमच्या बँकेत पाठवते.'],
    action: 'पैसे कुठे आहेत ते पाहा',
  },
  stopped: {
    title: 'सध्या पुढे जाता येत नाही',
    details: ['कारण वाचा, आणि तुम्ही काय करू शकता तेही वाचा.'],
    action: 'कारण पाहा',
  },
  notEligible: {
    title: 'सध्या तुमच्यासाठी कर्ज नाही',
    details: ['याचा निर्णय कर्ज देणारी संस्था घेते. तो बदलू शकतो.'],
    action: 'कारण पाहा',
  },
  awaitingLender: {
    title: 'कर्ज देणारी संस्था तुमच्याशी संपर्क साधेल',
    details: ['तुमची ऑफर नक्की झाली आहे. फोन जवळ ठेवा.'],
    action: 'पुढे काय ते पाहा',
  },
  tooManyTries: {
    title: 'खूप वेळा प्रयत्न झाले',
    details: ['काहीही हरवलेले नाही. नंतर पुन्हा विचारता येते.'],
    action: 'पुढे कधी जाता येईल ते पाहा',
  },
  eligibilityUnknown: {
    title: 'तुमच्या दुकानासाठी कर्ज',
    details: ['सध्या अर्ज करता येतो का, हे आम्हाला पाहता आले नाही.'],
    action: 'माझी स्थिती पाहा',
  },
  resume: {
    title: 'तुमचे कर्ज तुमची वाट पाहत आहे',
    details: ['तुम्ही आतापर्यंत जे केले, ते सेव्ह आहे.'],
    action: 'माझ्या कर्जासाठी पुढे चला',
  },
  alreadyConfirmed: {
    title: 'तुम्ही आधी एक ऑफर नक्की केली आहे',
    details: ['सध्या तुमच्यासाठी नवीन ऑफर नाहीत.'],
    action: 'तिची स्थिती पाहा',
  },
  offers: {
    title: 'तुम्ही कर्ज घेऊ शकता',
    details: ['ऑफर पाहा. पाहिल्याने तुमच्यावर बंधन येत नाही.'],
    action: landingPageCopy.action,
  },
  apply: {
    title: 'कर्जासाठी अर्ज करा',
    details: ['प्रत्येक टप्पा सेव्ह होतो. तुमचे PAN कार्ड जवळ ठेवा.'],
    action: 'कर्जासाठी अर्ज करा',
  },
};

export const applicationCopy: Translation<typeof english.applicationCopy> = {
  title: 'तुमचा अर्ज सेव्ह आहे',
  next: 'जिथे थांबलात, तिथून पुढे चला.',
  nextStep: (step, of) => `आता टप्पा ${step} आहे (एकूण ${of}).`,
  action: 'पुढे चला',
  stepAction: (step, of) => `पुढे चला: टप्पा ${step} (एकूण ${of})`,
};

export const runningLoanCopy: Translation<typeof english.runningLoanCopy> = {
  runs: 'तुमचे कर्ज चालू आहे',
  toPay: (amount) => `${amount} भरायचे आहेत`,
  waitForBank: 'पुन्हा भरण्याआधी तुमच्या बँकेच्या उत्तराची वाट पाहा.',
  ifPaid: 'तुमचे UPI ॲप पेमेंट झाले असे सांगत असेल, तर पुन्हा भरू नका.',
  needNotPay: expectedDebitCopy.needNotPay,
  autopayIsOn: 'ऑटोपे सुरू आहे.',
  howItStands: 'त्याची स्थिती पाहा.',
  see: 'माझे कर्ज पाहा',
  pay: 'पैसे भरायला जा',
};

import type * as english from '../en/complaint';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const complaintCopy: Translation<typeof english.complaintCopy> = {
  title: 'तक्रारी',
  loading: 'तुमच्या तक्रारी मागवत आहोत',
  unavailable: 'आम्हाला तुमच्या तक्रारी वाचता आल्या नाहीत',
  seeAll: 'सर्व तक्रारी पाहा',
  list: {
    heading: 'तुमच्या तक्रारी',
    label: 'तक्रारी, सर्वांत नवीन आधी',
    lead: 'उत्तरे वाचण्यासाठी तक्रारीवर टॅप करा.',
    none: 'तुम्ही अजून कोणतीही तक्रार केलेली नाही.',
    noneDetail: 'तुमच्या कर्जात किंवा या ॲपमध्ये काही चुकले आहे का? इथे लिहा. याला पैसे लागत नाहीत.',
    write: 'तक्रार करा',
  },
  form: {
    heading: 'काय चुकले?',
    lead: 'तक्रार करणे मोफत आहे. तुमचे कर्ज आणि तुमची पेमेंट पूर्वीप्रमाणेच सुरू राहतात.',
    secretsTitle: 'गुप्त गोष्टी गुप्त ठेवा',
    secrets: 'पिन, पासवर्ड, SMS मध्ये आलेला कोड किंवा तुमचा आधार क्रमांक लिहू नका.',
    about: 'तुमची तक्रार कोणाला मिळावी?',
    aboutLender: (lender) => `कर्ज देणारी संस्था: ${lender}`,
    aboutLenderDetail: 'कर्ज, पैसे, शुल्क, कागदपत्रे किंवा माणसांबद्दल',
    aboutApp: 'हे ॲप',
    aboutAppDetail: 'एखादे पान, कोड किंवा तुमच्या माहितीबद्दल. ती या ॲपच्या स्वतःच्या तक्रार निवारण अधिकाऱ्यांना मिळते.',
    onlyApp: 'अजून तुम्हाला कर्ज देणारी संस्था नाही. तुमची तक्रार या ॲपच्या स्वतःच्या तक्रार निवारण अधिकाऱ्यांना मिळते.',
    category: 'ती कशाबद्दल आहे?',
    categoryPlaceholder: 'एक निवडा',
    text: 'काय झाले?',
    textHint: 'काय झाले, कोणत्या दिवशी झाले, आणि तुम्हाला काय हवे ते सांगा. पाठवण्याआधी हे पान सोडू नका.',
    submit: 'तक्रार पाठवा',
    sending: 'तुमची तक्रार पाठवत आहोत',
    refused: 'तुमची तक्रार पाठवली गेली नाही',
  },
  unanswered: {
    heading: 'ती पोहोचली का, ते अजून माहीत नाही',
    lead: `उत्तर आमच्यापर्यंत पोहोचले नाही. तुम्ही लिहिलेला मजकूर ठेवलेला आहे. “${sharedCopy.checkAgain}” वर टॅप करा: तुमची तक्रार कधीही दोनदा पाठवली जात नाही.`,
    yours: 'तुम्ही काय लिहिले',
  },
  received: {
    heading: 'तुमची तक्रार मिळाली आहे',
    lead: (reference) => `तिचा संदर्भ क्रमांक ${reference} आहे. फोन करताना तो सांगा.`,
    copyReference: 'संदर्भ क्रमांक कॉपी करा',
    sent: 'तुम्ही तक्रार पाठवली',
    now: (whom) => `तक्रार यांच्याकडे आहे: ${whom}`,
    nowDetail: (date) => `उत्तर ${date} पर्यंत मिळायला हवे.`,
    next: 'उत्तर इथेच वाचा',
    nextDetail:
      'मग त्याने तुमचा प्रश्न सुटला की नाही ते आम्हाला सांगा. त्या दिवसापर्यंत उत्तर आले नाही, तर तुम्हाला RBI लोकपालाकडे जाता येते.',
  },
  course: {
    title: 'आतापर्यंत काय झाले',
    facts: 'तुमची तक्रार',
    reference: 'संदर्भ क्रमांक',
    sentTo: 'कोणाला पाठवली',
    about: 'कशाबद्दल',
    sentOn: 'पाठवल्याची तारीख',
    dueBy: 'उत्तर कधीपर्यंत',
    answeredOn: 'उत्तराची तारीख',
    solved: 'हो, प्रश्न सुटला',
    notSolved: 'नाही, प्रश्न सुटला नाही',
    replyRefused: 'हे पाठवले गेले नाही',
  },
  reply: {
    heading: 'काय सुटले नाही?',
    lead: 'ही तक्रार आता तक्रार निवारण अधिकाऱ्यांकडे जाते. हवे तर कारण लिहा. ते लिहायलाच हवे असे नाही.',
    leadLast:
      'तक्रार निवारण अधिकाऱ्यांनी आधीच उत्तर दिले आहे. तुमची तक्रार “प्रश्न सुटला नाही” अशी बंद होते, आणि तुम्हाला RBI कडे जाता येते.',
    text: 'काय सुटले नाही?',
    textHint: 'पिन, पासवर्ड, कोड किंवा आधार क्रमांक लिहू नका.',
    submit: '“प्रश्न सुटला नाही” असे पाठवा',
    sending: 'ते पाठवत आहोत',
    unansweredHeading: 'हे पोहोचले का, ते अजून माहीत नाही',
    unansweredLead: `उत्तर आमच्यापर्यंत पोहोचले नाही. “${sharedCopy.checkAgain}” वर टॅप करा: काहीही दोनदा पाठवले जात नाही.`,
  },
  ombudsman: {
    title: 'आता तुम्हाला RBI लोकपालाकडे जाता येते',
    late: 'उत्तरासाठीचे 30\u00a0दिवस संपले आहेत. तुमचा प्रश्न सुटला नसेल, तर भारतीय रिझर्व्ह बँक (RBI) तक्रार स्वीकारते.',
    notSolved: 'शेवटच्या उत्तराने तुमचा प्रश्न सुटला नाही. आता भारतीय रिझर्व्ह बँक (RBI) तक्रार स्वीकारते.',
    keep: 'हे जवळ ठेवा',
    open: 'RBI चे तक्रारीचे पान उघडा',
  },
  notFound: {
    heading: 'ही तुमच्या तक्रारींपैकी नाही',
    lead: 'आम्हाला तुमच्या अकाउंटमध्ये अशी तक्रार सापडली नाही. लिंक जुनी असू शकते.',
    action: 'सर्व तक्रारी पाहा',
  },
};

export const categoryNames: Translation<typeof english.categoryNames> = {
  CHARGES: 'शुल्क, फी किंवा व्याज',
  PAYMENT_NOT_SHOWN: 'मी पैसे भरले, पण ते दिसत नाही',
  AUTOPAY: 'ऑटोपे',
  DISBURSAL: 'कर्जाचे पैसे आले नाहीत',
  PAPERS: 'कागदपत्रे आणि करार',
  STAFF_OR_AGENT: 'फोन करणारी किंवा आलेली व्यक्ती',
  PRIVACY: 'माझी माहिती',
  APP: 'हे ॲप चालत नाही',
  OTHER: 'दुसरे काही',
};

export const OWN_OFFICER: Translation<typeof english.OWN_OFFICER> = 'या ॲपचे तक्रार निवारण अधिकारी';

export const complaintStatus: Translation<typeof english.complaintStatus> = {
  RECEIVED: 'उत्तर यायचे आहे',
  ANSWERED: 'उत्तर आले',
  ESCALATED: 'अधिकाऱ्यांकडे',
  notSolved: 'प्रश्न सुटला नाही',
  solved: 'प्रश्न सुटला',
  closed: 'बंद',
};

export const complaintHeadings: Translation<typeof english.complaintHeadings> = {
  // The name stands in its base form: an ending cannot be added to it.
  waiting: {
    heading: 'उत्तर यायचे आहे',
    lead: (whom, date) => `तुमची तक्रार यांच्याकडे आहे: ${whom}. उत्तर ${date} पर्यंत मिळायला हवे.`,
  },
  late: {
    heading: 'वेळेत उत्तर आले नाही',
    lead: (whom, date) => `तुमची तक्रार यांच्याकडे आहे: ${whom}. उत्तर ${date} पर्यंत मिळायला हवे होते.`,
  },
  escalated: {
    heading: 'तक्रार निवारण अधिकारी ती पाहत आहेत',
    lead: (date) => `उत्तर ${date} पर्यंत मिळायला हवे.`,
    leadLate: (date) => `उत्तर ${date} पर्यंत मिळायला हवे होते.`,
  },
  answered: {
    heading: 'तुम्हाला उत्तर मिळाले आहे',
    lead: 'ते वाचा, मग त्याने तुमचा प्रश्न सुटला की नाही ते आम्हाला सांगा.',
  },
  notSolved: { heading: 'प्रश्न सुटलेला नाही', lead: 'उत्तराने तुमचा प्रश्न सुटला नाही, असे तुम्ही सांगितले.' },
  solved: { heading: 'प्रश्न सुटला आहे', lead: 'तुमचा प्रश्न सुटला आहे, असे तुम्ही सांगितले. तक्रार बंद आहे.' },
  closed: { heading: 'तक्रार बंद आहे', lead: 'तुमचा प्रश्न सुटला का, ते आम्हाला माहीत नाही.' },
};

export const complaintEvents: Translation<typeof english.complaintEvents> = {
  LODGED: 'तुम्ही ती पाठवली',
  ANSWERED: 'एक उत्तर आले',
  answeredBy: (whom) => `उत्तर दिले: ${whom}`,
  NOT_SOLVED: 'तुम्ही सांगितले: प्रश्न सुटला नाही',
  SOLVED: 'तुम्ही सांगितले: प्रश्न सुटला',
  other: 'याबद्दल आणखी',
};

export const complaintProblems: Translation<typeof english.complaintProblems> = {
  short: 'आणखी थोडे लिहा: कमीत कमी 10 अक्षरे.',
  long: 'मजकूर खूप मोठा आहे: जास्तीत जास्त 1,000 अक्षरे.',
  missing: {
    about: 'तुमची तक्रार कोणाला मिळावी ते निवडा.',
    category: 'ती कशाबद्दल आहे ते निवडा.',
    text: 'काय झाले ते लिहा.',
  },
};

const lenderChanged =
  'तुमचे कर्ज किंवा कर्ज देणारी संस्था बदलली आहे. तुमची तक्रार कोणाला मिळते ते पाहा, मग ती पुन्हा पाठवा.';

export const notLodgedReasons: Translation<typeof english.notLodgedReasons> = {
  too_many_requests: 'तुम्ही आज अनेक तक्रारी केल्या आहेत. उद्या पुन्हा प्रयत्न करा, किंवा फोन करा.',
  loan_not_found: lenderChanged,
  lender_not_found: lenderChanged,
};

export const notRepliedReasons: Translation<typeof english.notRepliedReasons> = {
  complaint_not_answered: 'अजून नवीन उत्तर आलेले नाही.',
  complaint_closed: 'ही तक्रार आधीच बंद झाली आहे.',
};

import type * as english from '../en/consents-page';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

const keep = 'आहे तशीच ठेवा';

export const consentsCopy: Translation<typeof english.consentsCopy> = {
  title: 'तुमच्या संमती',
  loading: 'तुमच्या संमती आणत आहोत',
  heading: 'तुम्ही कशाकशाला संमती दिली',
  lead: 'तुम्ही केव्हा, कोणाला आणि कशासाठी हो म्हटले. या यादीतून कधीही काही काढले जात नाही.',
  inForce: 'लागू',
  noneInForce: 'तुमची कोणतीही संमती सध्या लागू नाही.',
  ended: 'मागे घेतलेल्या किंवा संपलेल्या',
  who: 'कोणाला',
  what: 'कशासाठी',
  product: 'फक्त यासाठी',
  given: 'संमती दिली',
  endedOn: 'मागे घेतली किंवा संपली',
  versionOf: (version) => `या मजकुराची आवृत्ती ${version}`,
  timeNotGiven: 'वेळ दिलेली नाही',
  text: 'तुम्ही काय वाचले होते',
  textElsewhere: 'संमती दुसऱ्या पानावर दिली, जसे तुमच्या बँकेच्या पानावर. मजकूर तिथेच होता.',
  takeBack: 'मागे घ्या',
  takeBackOf: (title) => `मागे घ्या: ${title}`,
  takenBack: (title) => `मागे घेतली: ${title}`,
  takenBackDetail: 'आता ही संमती लागू नाही. ती तारखेसह या यादीत राहील.',
  none: {
    heading: 'तुम्ही अजून कोणतीही संमती दिलेली नाही',
    lead: 'तुमची प्रत्येक संमती तिच्या मजकुरासह आणि तारखेसह इथे दिसेल.',
    action: 'सुरुवातीला जा',
  },
  withdrawal: {
    heading: (title) => `“${title}” ही संमती मागे घ्यायची?`,
    lead: 'पुढे काय होईल ते वाचा. मागे घ्यायला पैसे लागत नाहीत.',
    confirm: 'हो, मागे घ्या',
    keep,
    sending: 'संमती मागे घेत आहोत',
    refused: 'ही संमती मागे घेतली गेली नाही',
  },
  unanswered: {
    heading: 'संमती मागे घेतली गेली का, ते अजून माहीत नाही',
    lead: `उत्तर आमच्यापर्यंत पोहोचले नाही. “${sharedCopy.checkAgain}” वर टॅप करा: काय झाले ते आम्ही विचारू.`,
  },
  unavailable: 'तुमच्या संमती वाचता आल्या नाहीत',
};

export const consentPurposes: Translation<typeof english.consentPurposes> = {
  PAN_CHECK: { title: 'तुमच्या PAN ची पडताळणी', what: 'तुमचा PAN आणि जन्मतारीख तपासण्यासाठी' },
  KYC_REGISTRY: {
    title: 'KYC रजिस्ट्रीकडे विचारणा',
    what: 'कर्ज देणाऱ्या संस्थेला तुमची ओळख सांगण्यासाठी',
  },
  AADHAAR_CHECK: {
    title: 'आधारने पडताळणी',
    what: 'तुमचे नाव, जन्मतारीख, पत्ता आणि फोटो कर्ज देणाऱ्या संस्थेला देण्यासाठी',
  },
  SELFIE_CHECK: { title: 'तुमच्या सेल्फीची पडताळणी', what: 'तुमचा फोटो तुमच्या ओळखपत्रावरील फोटोशी जुळवून पाहण्यासाठी' },
  CREDIT_BUREAU: { title: 'तुमचा क्रेडिट स्कोअर', what: 'तुमचा क्रेडिट स्कोअर सांगण्यासाठी' },
  LOAN_AGREEMENT: {
    title: 'कर्जाचा करार आणि मुख्य माहिती',
    what: 'कागदपत्रांत लिहिल्याप्रमाणे तुम्हाला कर्ज देण्यासाठी',
  },
  AUTOPAY: { title: 'ऑटोपे', what: 'तुमच्या बँक खात्यातून प्रत्येक हप्ता घेण्यासाठी' },
  WHATSAPP_MESSAGES: {
    title: 'WhatsApp वर कर्जाचे मेसेज',
    what: 'तुम्हाला कर्जाबद्दल मेसेज पाठवण्यासाठी',
  },
  LEAD_CONTACT: { title: 'तुमचे नाव आणि नंबर', what: 'तुमचे नाव आणि मोबाइल नंबर मिळण्यासाठी' },
  LEAD_PROFILE: {
    title: 'तुमच्या दुकानाची माहिती',
    what: 'हे जाणून घेण्यासाठी: तुमच्या दुकानाची विक्री, दुकान किती जुने आहे, चालू खाते आणि GST',
  },
  UDYAM_REGISTRATION: { title: 'उद्यम नोंदणी', what: 'तुमच्या व्यवसायाची माहिती मिळण्यासाठी' },
  other: { title: 'दुसरी संमती', what: 'खालच्या मजकुरात लिहिले आहे' },
};

export const consentParties: Translation<typeof english.consentParties> = {
  app: 'हे ॲप',
  lender: 'कर्ज देणारी संस्था',
  unknown: 'नाव दिलेले नाही',
};

export const consentProducts: Translation<typeof english.consentProducts> = {
  TERM_LOAN: 'या ॲपमधील तुमचे कर्ज',
  PARTNER_LOAN: 'या भागीदाराचे कर्ज',
  UDYAM: 'तुमच्या व्यवसायाची नोंदणी',
};

export const obstacles: Translation<typeof english.obstacles> = {
  CHECK_DONE: {
    reason: 'ही मागे घेता येत नाही: हे काम झाले आहे.',
    instead: 'कर्ज देणारी संस्था तुमची कोणती माहिती ठेवते, आणि किती काळ, हे तिला विचारा. तिचे संपर्क मदत पानावर आहेत.',
  },
  AGREEMENT_SIGNED: {
    reason: 'ही मागे घेता येत नाही: तुम्ही करारावर सही केली आहे.',
    instead: 'कर्ज कधीपर्यंत परत करता येते, हे तुमच्या करारात लिहिलेले आहे.',
  },
  DATA_SENT: {
    reason: 'ही इथे मागे घेता येत नाही: तुमची माहिती आधीच पाठवली आहे.',
    instead: 'ती काढून टाकायला भागीदाराला सांगा.',
  },
  REGISTRATION_SENT: {
    reason: 'ही इथे मागे घेता येत नाही: माहिती सरकारी रजिस्टरमध्ये आधीच गेली आहे.',
    instead: 'नोंदणी तिथेच बदलली किंवा संपवली जाते.',
  },
  other: {
    reason: 'ही इथे मागे घेता येत नाही.',
    instead: 'ती कशी संपवायची ते आमच्या सहाय्य टीमला विचारा.',
  },
};

const agreeAgain = 'तुम्ही पुन्हा संमती देऊ शकता';

export const consequences: Translation<typeof english.consequences> = {
  MESSAGES_STOP: [
    {
      title: 'WhatsApp वर कर्जाचे मेसेज येणार नाहीत',
      detail: 'भरण्याच्या तारखा आणि पावत्या या ॲपमध्ये राहतील.',
    },
    { title: 'तुमचे कर्ज आहे तसेच राहील', detail: 'हप्ते त्याच तारखांना भरायचे आहेत.' },
    { title: agreeAgain, detail: 'मदत पानावर, हवे तेव्हा.' },
  ],
  CHECK_STOPS: [
    {
      title: 'आधारची पडताळणी थांबेल',
      detail: 'आधारकडून कर्ज देणाऱ्या संस्थेला काहीही दिले जाणार नाही.',
    },
    {
      title: 'ती पुन्हा सुरू करता येते',
      detail: 'कर्ज देण्याआधी संस्थेला तुमची ओळख माहीत असणे गरजेचे आहे.',
    },
  ],
  SCORE_NOT_ASKED: [
    { title: 'तुमचा क्रेडिट स्कोअर यापुढे विचारला जाणार नाही', detail: 'त्यानंतर हे ॲप तो दाखवणार नाही.' },
    { title: 'जे ठरले आहे ते तसेच राहील', detail: 'तुमचे सध्याचे कर्ज बदलणार नाही.' },
    { title: agreeAgain, detail: 'क्रेडिट स्कोअरच्या पानावर, हवे तेव्हा.' },
  ],
  other: [
    {
      title: 'ज्यासाठी ही संमती लागते, ते थांबेल',
      detail: 'आमची सहाय्य टीम आणखी माहिती देऊ शकते. मागे घेण्याआधी विचारून घ्या.',
    },
  ],
};

export const notTakenBack: Translation<typeof english.notTakenBack> = {
  stillInForce: 'तुमची विनंती मिळाली, पण संमती अजून लागू आहे. पुन्हा प्रयत्न करा, किंवा आमच्या सहाय्य टीमला विचारा.',
  notWithdrawable: `ही आता मागे घेता येत नाही. “${keep}” वर टॅप करा: मग यादीत कारण दिसेल.`,
  notFound: `ही संमती आता सापडत नाही. यादी पुन्हा पाहण्यासाठी “${keep}” वर टॅप करा.`,
};

import type * as english from '../en/application';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

const save = 'सेव्ह करा आणि पुढे चला';
const notSent = 'फोटो पाठवला गेला नाही. तो पुन्हा काढा किंवा निवडा.';

export const applicationCopy: Translation<typeof english.applicationCopy> = {
  title: 'तुमचा अर्ज',
  loading: 'कोणते टप्पे पूर्ण झाले आहेत, ते आम्ही विचारत आहोत.',
  heading: 'ऑफरपर्यंतचा तुमचा मार्ग',
  lead: 'प्रत्येक टप्पा सेव्ह होतो. मध्येच थांबून नंतर परत येता येते.',
  unavailable: 'तुमच्या अर्जाची माहिती मिळाली नाही',
  again: sharedCopy.checkAgain,
  score: 'तुमचा क्रेडिट स्कोअर',
  seeWhy: 'काय करता येईल ते पाहा',
  decision: 'संस्था काय म्हणते ते पाहा',
  waitingTitle: 'कोणीतरी ते पाहत आहे',
  waitingDetail: 'आता तुम्हाला काहीही करायचे नाही. ते झाले की आम्ही इथे दाखवू.',
  stopped: 'सध्या शक्य नाही',
  doneSteps: (done, total) => `पूर्ण झालेले टप्पे: ${total} पैकी ${done}`,
  continueAt: (number, total) => `पुढे चला: टप्पा ${number} (एकूण ${total})`,
  stepOf: (number, total, name) => `टप्पा ${number} (एकूण ${total}): ${name}`,
};

export const stepNames: Translation<typeof english.stepNames> = {
  pan: 'PAN कार्ड',
  kyc: 'ओळखीचा पुरावा',
  'verify-selfie': 'सेल्फी',
  'basic-information': 'तुमच्याबद्दल',
  'shop-information': 'दुकान कुठे आहे',
  'application-form': 'विक्री आणि कमाई',
  'loan-information': 'पैसे कशासाठी आहेत',
  'business-info': 'तुम्ही काय विकता',
  bank: 'बँक खाते',
};

export const statusLabels: Translation<typeof english.statusLabels> = {
  done: 'पूर्ण',
  open: 'पुढचा',
  waiting: 'पडताळणी सुरू आहे',
  stopped: 'सध्या शक्य नाही',
  locked: 'नंतर',
};

export const applicationStepCopy: Translation<typeof english.applicationStepCopy> = {
  save,
  saving: 'आम्ही ते सेव्ह करत आहोत.',
  notSaved: 'हे अजून सेव्ह झालेले नाही',
  earnsMore: 'कमाई विक्रीपेक्षा जास्त आहे. हे बरोबर आहे का?',
  earnsMoreDetail: (earned, sold) =>
    `तुम्ही लिहिले: एका महिन्यात कमाई ${earned}, विक्री ${sold}. हे बरोबर असेल, तर “${save}” वर पुन्हा टॅप करा.`,
  notServed: 'या पिनकोडवर अजून कोणतीही संस्था कर्ज देत नाही. तो तपासा, किंवा तुमच्या दुसऱ्या दुकानाचा पिनकोड लिहा.',
  notSure: 'अजून नक्की माहीत नाही',
  notSureProfile: `हे सेव्ह झाले का, ते अजून माहीत नाही: उत्तर आमच्यापर्यंत पोहोचले नाही. ${sharedCopy.checkAgain}. काहीही दोनदा सेव्ह होत नाही.`,
  notSurePhoto: `तुमचा फोटो पोहोचला का, ते अजून माहीत नाही: उत्तर आमच्यापर्यंत पोहोचले नाही. ${sharedCopy.checkAgain}, किंवा मागे जा आणि फोटोशिवाय पुढे चला.`,

  location: {
    title: 'तुमचे दुकान कुठे आहे?',
    reason: 'दुकानाची जागा कळवल्याने संस्थेला ते शोधायला मदत होते. त्याशिवायही पुढे जाता येते.',
    ask: 'माझ्या दुकानाची जागा कळवा',
    asking: 'तुमचा फोन जागा शोधत आहे.',
    known: 'तुमच्या दुकानाची जागा सेव्ह केलेली आहे.',
    found: 'जागा मिळाली. ती या पानासोबत सेव्ह होईल.',
    without: 'त्याशिवाय पुढे चला, किंवा पुन्हा प्रयत्न करा.',
    settings: 'सेटिंग उघडा',
  },
  photo: {
    title: 'तुमच्या दुकानाचा फोटो',
    reason: 'बाहेर उभे राहून काढा, म्हणजे दुकानाची पुढची बाजू आणि पाटी दिसेल. त्याशिवायही पुढे जाता येते.',
    sent: 'तुमचा फोटो संस्थेकडे आहे.',
    notSent,
    notSentBecause: (reason) => `${notSent} ${reason}`,
  },
  examples: {
    heading: 'कर्ज कसे असू शकते',
    lead: 'ही उदाहरणे आहेत, ऑफर नाहीत. निर्णय कर्ज देणारी संस्था घेते, आणि तुमच्या ऑफर वेगळ्या असू शकतात.',
    upTo: 'जास्तीत जास्त सुमारे',
    loan: 'कर्ज',
    inBank: 'तुमच्या खात्यात येतील',
    payInAll: 'तुम्ही एकूण फेडाल',
    fees: 'फी आणि GST',
    who: 'ऑफर आमच्या भागीदार संस्थांकडून येतात. प्रत्येक ऑफरमध्ये कर्ज देणाऱ्या संस्थेचे नाव असते.',
    goOn: 'पुढे चला',
    example: (number) => `उदाहरण ${number}`,
  },
  business: {
    known: 'तुमच्या व्यवसायाची नोंदणी',
    name: 'व्यवसाय',
    gstin: 'GSTIN',
    udyam: 'उद्यम',
    reopened: 'तुम्ही दुकानाची माहिती बदलली आहे. कृपया हे पुन्हा एकदा तपासा.',
    register: 'उद्यममध्ये मोफत नोंदणी करा',
  },
  bank: {
    heading: 'तुम्ही कोणते खाते वापरता?',
    lead: 'कर्जाचे पैसे नोंदवलेल्या एखाद्या खात्यात पाठवता येतात. ते खाते तुम्ही ऑफरसोबत निवडाल.',
    onFile: 'नोंदवलेले',
    addAnother: 'दुसरे खाते जोडा',
    goOn: 'पुढे चला',
    addHeading: 'तुमचे बँक खाते जोडा',
    addLead: 'खाते तुमच्या स्वतःच्या नावावर असावे. आता काहीही पाठवले जात नाही आणि घेतलेही जात नाही.',
  },
  decision: {
    heading: 'सर्व टप्पे पूर्ण झाले',
    lead: 'आता कर्ज देणाऱ्या संस्था तुम्ही दिलेली माहिती पाहतात. त्या आपल्या ऑफर इथे दाखवतात. याला पैसे लागत नाहीत.',
    waitingHeading: 'तुमचे काम झाले',
    waitingLead: 'कर्ज देणारी संस्था तुमची ओळख तपासत आहे. त्यानंतर ऑफर येऊ शकतात.',
    done: { title: 'तुम्ही सर्व माहिती दिली', detail: 'ती संस्थेकडे सेव्ह झाली आहे.' },
    now: { title: 'संस्था निर्णय घेतात', detail: 'त्यांचे उत्तर याच पानावर दिसते.' },
    next: { title: 'तुम्ही ऑफरची तुलना कराल', detail: 'एक निवडा, किंवा कोणतीही घेऊ नका.' },
    ask: `आम्ही पाच मिनिटे पाहत राहू. त्यानंतर “${sharedCopy.checkAgain}” वर टॅप करा.`,
    checkFailed: `आत्ता विचारता आले नाही. “${sharedCopy.checkAgain}” वर टॅप करा.`,
    steps: 'तुमची उत्तरे पाहा किंवा बदला',
  },
};

export const stepHeadings: Translation<typeof english.stepHeadings> = {
  'basic-information': 'तुमच्याबद्दल सांगा',
  'shop-information': 'तुमच्या दुकानाबद्दल सांगा',
  'application-form': 'तुमचे दुकान कसे चालले आहे?',
  'loan-information': 'पैसे कशासाठी आहेत?',
  'business-info': 'कोणत्या प्रकारचा व्यवसाय आहे?',
};

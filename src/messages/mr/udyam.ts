import type * as english from '../en/udyam';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

export const udyamCopy: Translation<typeof english.udyamCopy> = {
  title: 'उद्यम नोंदणी',
  loading: 'तुमची नोंदणी कुठपर्यंत आली आहे ते आम्ही विचारत आहोत.',
  unavailable: 'आम्हाला तुमची नोंदणी वाचता आली नाही',
  notOffered: {
    heading: 'सध्या इथे नोंदणी करता येत नाही',
    lead: 'तुम्ही इथे आधी सांगितलेली माहिती सेव्ह आहे. सरकारच्या स्वतःच्या उद्यम साइटवर नोंदणी मोफत करता येते: त्यासाठी कोणालाही पैसे देऊ नका.',
    action: 'व्यवसायाची नोंदणी पाहा',
  },
  heading: 'तुमच्या व्यवसायाची नोंदणी करा. ती मोफत आहे.',
  lead: 'उद्यम हे छोट्या व्यवसायांचे सरकारी रजिस्टर आहे. याला सुमारे 10\u00a0मिनिटे लागतात, आणि कोणतीही कागदपत्रे पाठवावी लागत नाहीत.',
  warning: {
    title: 'यासाठी कोणालाही पैसे देऊ नका',
    text: 'सरकार फी घेत नाही, आणि आम्हीही घेत नाही. जो पैसे मागतो तो तुम्हाला फसवत आहे.',
  },
  needed: 'हे जवळ ठेवा',
  needs: [
    { title: 'आधार, आणि त्याच्याशी जोडलेला फोन', detail: 'त्या फोनवर एक कोड येतो.' },
    { title: 'PAN', detail: 'व्यवसाय फक्त तुमचा असेल, तर तुमचा स्वतःचा.' },
    { title: 'बँक खाते क्रमांक आणि IFSC', detail: 'ते तुमच्या पासबुकमध्ये आहेत. पैसे कापले जात नाहीत.' },
    {
      title: 'मागच्या वर्षाची विक्री',
      detail: 'छोट्या दुकानासाठी अंदाज चालतो. आणि तुमच्यासोबत कोण काम करते तेही.',
    },
  ],
  start: 'सुरू करा',
  goOnHeading: 'तुमची नोंदणी पुढे चालू ठेवा',
  goOnLead: 'तुम्ही दिलेली माहिती सेव्ह आहे. हे मोफत आहे: यासाठी कोणालाही पैसे देऊ नका.',
  doneSteps: (done, total) =>
    plural(done, {
      one: `${total} पैकी ${done} टप्पा पूर्ण झाला`,
      other: `${total} पैकी ${done} टप्पे पूर्ण झाले`,
    }),
  continueAt: (number, total) => `पुढे चला: टप्पा ${number} (एकूण ${total})`,
  stepOf: (number, total, name) => `टप्पा ${number} (एकूण ${total}): ${name}`,
  save: 'सेव्ह करा आणि पुढे चला',
  saveKyc: 'सेव्ह करा आणि कोड मिळवा',
  saving: 'आम्ही ते सेव्ह करत आहोत.',
  notSaved: 'हे अजून सेव्ह झालेले नाही',
  change: 'बदला',
  later: 'नंतर',
  toLoan: 'तुमच्या कर्जाकडे जा',
  panSays: (name) => `तुमच्या PAN वर आहे तसे: ${name}`,
  free: 'हे मोफत आहे. यासाठी कोणालाही पैसे देऊ नका.',
  people: 'तिथे काम करणारे लोक, तुमच्यासह',
  unanswered: {
    heading: 'अजून नक्की माहीत नाही',
    lead: 'हे सेव्ह झाले का, ते अजून माहीत नाही: उत्तर आमच्यापर्यंत पोहोचले नाही. पुन्हा तपासा. काहीही दोनदा सेव्ह होत नाही.',
  },
  // The search knows the list's English words, and Hindi words in Latin letters only.
  nic: {
    loading: 'यादी येत आहे.',
    unavailable: 'यादी आली नाही.',
    found: (count) => plural(count, { one: `${count} सापडला`, other: `${count} सापडले` }),
    none: 'काहीही सापडले नाही. इंग्रजी अक्षरांत दुसरा शब्द लिहा, जसे तुम्ही काय विकता किंवा बनवता.',
    more: (count) => `आणखी ${count} आहेत. योग्य तो शोधण्यासाठी आणखी एक शब्द लिहा.`,
    chosen: 'निवडलेले',
    remove: (name) => `काढा: ${name}`,
    full: '10 पर्यंतच निवडता येतात. दुसरा निवडण्यासाठी एक काढा.',
  },
  verification: {
    notSent: 'अजून कोड नाही',
    send: 'कोड पाठवा',
    enter: 'कोड लिहा',
    otherNumber: 'नंबर बदला',
    otherEmail: 'ईमेल बदला',
  },
  confirmation: {
    heading: 'हे सर्व बरोबर आहे का?',
    lead: 'अजून काहीही पाठवलेले नाही. यानंतर ते उद्यम रजिस्टरकडे जाते.',
    notSent: 'हे अजून पाठवलेले नाही',
    consentMissing: 'सर्व बरोबर असेल आणि पाठवायला हरकत नसेल, तर या चौकटीत टिक करा.',
    send: 'उद्यम रजिस्टरकडे पाठवा',
    codeNote: (mobile) => `हे मोफत आहे. शेवटचा कोड ${mobile} वर येतो.`,
    checked: 'कोडने तपासले',
    check: { MOBILE: 'हा नंबर कोडने तपासा', EMAIL: 'हा ईमेल कोडने तपासा' },
    pan: 'PAN',
    gstin: 'GSTIN',
    aadhaar: 'आधार',
    mobile: 'मोबाइल',
    email: 'ईमेल',
    yes: 'हो',
    no: 'नाही',
    employees: 'लोक',
    men: (count) => `${count} पुरुष`,
    women: (count) => `${count} महिला`,
    others: (count) => `${count} इतर`,
    disability: 'दिव्यांगत्व',
    none: 'कोणी नाही',
    address: 'पत्ता',
    account: 'खाते',
    category: 'प्रवर्ग',
    owned: 'मालकी',
    mostly: 'मुख्य काम',
    kinds: 'व्यवसायाचे प्रकार',
    sales: 'मागच्या वर्षाची विक्री',
    machines: 'यंत्रे आणि अवजारे',
  },
  sending: 'आम्ही ते उद्यम रजिस्टरकडे पाठवत आहोत, एकदाच.',
  sendUnanswered: {
    heading: 'ते पाठवले गेले का, ते अजून माहीत नाही',
    lead: `उत्तर आमच्यापर्यंत पोहोचले नाही. काहीही हरवलेले नाही, आणि काहीही दोनदा पाठवले जात नाही. “${sharedCopy.checkAgain}” वर टॅप करा.`,
  },
  submitted: {
    heading: 'उद्यम रजिस्टर ते पाहत आहे',
    lead: 'तुम्हाला आत्ता काहीही करायचे नाही. तुमचा उद्यम क्रमांक इथे येईल.',
    sent: { title: 'तुम्ही ते पाठवले', detail: 'ते मोफत होते.' },
    now: { title: 'उद्यम रजिस्टर माहिती जुळवून पाहत आहे', detail: 'बहुतेक वेळा काही मिनिटे, कधी कधी काही दिवस.' },
    next: { title: 'तुम्हाला उद्यम क्रमांक मिळेल', detail: 'आणि प्रमाणपत्रही, मोफत.' },
    number: 'अर्ज क्रमांक',
    sentOn: 'पाठवल्याची तारीख',
    ask: `आम्ही दोन मिनिटे तपासत राहू. त्यानंतर “${sharedCopy.checkAgain}” वर टॅप करा, किंवा नंतर परत या.`,
    checkFailed: `आत्ता विचारता आले नाही. “${sharedCopy.checkAgain}” वर टॅप करा.`,
    later: 'कर्जाकडे जा, नंतर पाहा',
  },
  registered: {
    heading: 'तुमच्या व्यवसायाची नोंदणी झाली आहे',
    lead: 'हा तुमचा उद्यम क्रमांक आहे. तो संपत नाही, आणि रिन्यू करावा लागत नाही.',
    number: 'उद्यम क्रमांक',
    business: 'व्यवसाय',
    copy: 'क्रमांक कॉपी करा',
    certificate:
      'प्रमाणपत्र सरकारच्या udyamregistration.gov.in या पानावर मोफत छापता येते. त्यासाठी, किंवा रिन्यू करण्यासाठी, कोणालाही पैसे देऊ नका.',
  },
  failed: {
    heading: 'उद्यम रजिस्टरला हे करता आले नाही',
    lead: 'तुम्ही सांगितलेले काहीही हरवलेले नाही. ते पुन्हा पाठवता येते, मोफत.',
    reason: 'उद्यम रजिस्टरने सांगितले',
    action: 'पाहा आणि पुन्हा पाठवा',
  },
  mismatch: {
    heading: 'काहीतरी तुमच्या PAN शी जुळत नाही',
    lead: 'उद्यम रजिस्टरने तुम्ही दिलेली माहिती तुमच्या PAN शी जुळवून पाहिली. ती दुरुस्त करा, आणि पुन्हा पाठवा, मोफत.',
    what: 'जुळत नाही',
    unknown: 'तुमचे नाव किंवा PAN',
    reason: 'उद्यम रजिस्टरने सांगितले',
    action: 'दुरुस्त करा',
  },
};

export const udyamSectionNames: Translation<typeof english.udyamSectionNames> = {
  kyc: 'आधार आणि PAN',
  'personal-details': 'तुमच्याबद्दल',
  'business-details': 'तुमचा व्यवसाय',
  'bank-details': 'बँक खाते',
  confirmation: 'पाहा आणि पाठवा',
};

export const udyamSectionStatus: Translation<typeof english.udyamSectionStatus> = {
  done: 'पूर्ण',
  open: 'पुढचा',
  locked: 'नंतर',
};

export const udyamHeadings: Translation<typeof english.udyamHeadings> = {
  kyc: 'व्यवसायाचे मालक कोण आहेत?',
  'personal-details': 'तुमच्याबद्दल',
  activity: 'तुमचा व्यवसाय काय करतो?',
  business: 'तुमच्या व्यवसायाबद्दल',
  size: 'व्यवसाय किती मोठा आहे?',
  address: 'तुमचा व्यवसाय कुठे आहे?',
  'bank-details': 'व्यवसायाचे बँक खाते',
};

export const udyamLeads: Translation<typeof english.udyamLeads> = {
  kyc: 'उद्यम रजिस्टर तुमचे नाव तुमच्या PAN शी जुळवून पाहते, आणि तुमच्या आधारशी जोडलेल्या फोनवर कोड पाठवते.',
  activity: 'सरकारच्या यादीत तो शोधा. अनेक निवडता येतात.',
  'bank-details': 'उद्यम रजिस्टर ते सरकारी योजनांसाठी नोंदवते. पैसे घेतले जात नाहीत.',
};

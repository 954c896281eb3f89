import type * as english from '../en/contact';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const contactCopy: Translation<typeof english.contactCopy> = {
  title: 'मदत',
  loading: 'तुम्ही कोणाशी बोलायचे, हे आम्ही पाहत आहोत',
  heading: (lender) => `${lender} शी बोला`,
  own: 'तुम्हाला कर्ज देणारी संस्था',
  other: 'एक भागीदार संस्था',
  does: 'पैसे देते, कर्जाचा निर्णय घेते, आणि सर्व खर्च आणि शुल्के ठरवते.',
  care: 'ग्राहक सेवा',
  careFor: 'तुमचे कर्ज, पेमेंट आणि कागदपत्रे यांबद्दलचे प्रश्न',
  grievance: 'तक्रार निवारण अधिकारी',
  grievanceFor: 'ग्राहक सेवेने तुमची तक्रार सोडवली नाही तर',
  name: 'नाव',
  phone: 'फोन',
  email: 'ईमेल',
  address: 'पत्ता',
  hours: 'वेळ',
  legalName: 'कागदपत्रांतील नाव',
  website: 'वेबसाइट',
  registeredAddress: 'नोंदणीकृत कार्यालय',
  callCare: (lender) => `${lender} ला कॉल करा`,
  callOfficer: 'अधिकाऱ्यांना कॉल करा',
  write: 'ईमेल लिहा',
  notOpened: 'कॉल सुरू झाला नाही',
  notOpenedDetail: (phone) => `कृपया ${phone} वर स्वतः कॉल करा.`,
  supportTitle: 'या ॲपची सहाय्य टीम',
  support: 'ॲपच्या अडचणींसाठी: जसे एखादे पान चालत नाही, किंवा कोड येत नाही.',
  supportAction: 'आम्हाला WhatsApp वर लिहा',
  none: {
    heading: 'अजून तुम्हाला कर्ज देणारी संस्था नाही',
    lead: 'एखादी संस्था तुम्हाला कर्ज देते, तेव्हा तिच्या संपर्काची माहिती इथे मिळते.',
    action: 'सुरुवातीला जा',
  },
  unknown: {
    heading: 'ही संस्था आम्हाला माहीत नाही',
    lead: 'लिंक जुनी किंवा अपूर्ण असू शकते.',
    headingKnown: (lender) => `आमच्याकडे अजून ${lender} चा फोन नंबर नाही`,
    leadKnown: 'तुमचा करार पाहा: तिथल्या लोकांची नावे त्यात आहेत. आमची सहाय्य टीमही तुम्हाला मदत करते.',
    own: (lender) => `${lender} शी बोला`,
    action: 'सुरुवातीला जा',
  },
  consent: {
    title: 'WhatsApp वर कर्जाचे मेसेज',
    withdrawnTo: (mobile) => `सध्या तुम्हाला मेसेज येत नाहीत. संमती दिल्यास ते ${mobile} वर येतील.`,
    withdrawn: 'सध्या तुम्हाला मेसेज येत नाहीत.',
    givenTo: (mobile, date) =>
      date === null
        ? `तुम्ही संमती दिली आहे. मेसेज ${mobile} वर येतात.`
        : `तुम्ही ${date} रोजी संमती दिली. मेसेज ${mobile} वर येतात.`,
    given: (date) => (date === null ? 'तुम्ही संमती दिली आहे.' : `तुम्ही ${date} रोजी संमती दिली.`),
    give: 'कर्जाच्या मेसेजना संमती द्या',
    withdraw: 'कर्जाचे मेसेज बंद करा',
    unread: 'तुम्ही मेसेजना संमती दिली आहे का, हे आम्हाला पाहता आले नाही.',
    refused: 'यात काहीही बदल झाला नाही',
    numberUnknown: 'तुमच्या मोबाइल नंबरची आमच्याकडे नोंद नाही. तो जोडायला सहाय्य टीमला सांगा.',
  },
  unanswered: {
    heading: 'हे सेव्ह झाले का, ते अजून माहीत नाही',
    lead: `उत्तर आमच्यापर्यंत पोहोचले नाही. “${sharedCopy.checkAgain}” वर टॅप करा: काय झाले ते आम्ही विचारू.`,
  },
  unavailable: 'तुम्ही कोणाशी बोलायचे, हे आम्हाला शोधता आले नाही',
};

export const callNumber: Translation<typeof english.callNumber> = (phone) =>
  `कॉल करा: ${phone.replaceAll(' ', '\u00a0')}`;

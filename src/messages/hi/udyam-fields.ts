import type * as english from '../en/udyam-fields';
import type { Translation } from '../translation';

export const udyamLabels: Translation<typeof english.udyamLabels> = {
  name: 'आपका नाम',
  panNumber: 'PAN',
  aadhaarNumber: 'आधार नंबर',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल (अगर हो)',
  gender: 'लिंग',
  socialCategory: 'सामाजिक वर्ग',
  isSpeciallyAbled: 'क्या आप दिव्यांग हैं?',
  nicCodes: 'अपने कारोबार का प्रकार ढूँढें',
  majorActivity: 'इसमें ज़्यादातर क्या है?',
  businessName: 'कारोबार का नाम',
  organisationType: 'कारोबार किसका है?',
  dateOfCommencement: 'कब से चल रहा है',
  gstin: 'GSTIN (अगर हो)',
  employeesMale: 'पुरुष',
  employeesFemale: 'महिलाएँ',
  employeesOther: 'अन्य',
  turnover: 'पिछले साल की बिक्री',
  investment: 'मशीनों और औज़ारों की कीमत',
  addressLine: 'दुकान नंबर और गली',
  city: 'शहर या गाँव',
  district: 'ज़िला',
  state: 'राज्य',
  pincode: 'पिनकोड',
  accountNumber: 'खाता नंबर',
  accountNumberAgain: 'खाता नंबर दोबारा',
  ifsc: 'IFSC',
};

export const udyamHints: Translation<typeof english.udyamHints> = {
  name: 'जैसा आपके PAN कार्ड पर है।',
  panNumber: '10 अक्षर और अंक।',
  aadhaarNumber: '12 अंक। यह उद्यम रजिस्टर को एक बार भेजा जाता है। हम इसे नहीं रखते।',
  mobile: 'आपका अपना। उद्यम रजिस्टर अपना आखिरी कोड इस पर भेजता है।',
  email: 'सर्टिफ़िकेट इस पर आ सकता है।',
  socialCategory: 'उद्यम रजिस्टर यह सबसे पूछता है। इससे यहाँ न पैसा लगता है, न कुछ बदलता है।',
  nicCodes: 'कोई शब्द या नंबर, जैसे किराना, दर्ज़ी, 47110। हिन्दी या अंग्रेज़ी में।',
  businessName: 'जैसा आपके बोर्ड या बिल पर है।',
  dateOfCommencement: 'जिस दिन यह शुरू हुआ, जहाँ तक आपको पता हो।',
  turnover: 'अप्रैल से मार्च तक की पूरी बिक्री। अगर कारोबार नया है, तो 0 लिखें।',
  investment: 'जिस दाम पर खरीदी थीं, ज़मीन और मकान छोड़कर। अगर कुछ नहीं है, तो 0 लिखें।',
  ifsc: '11 अक्षर और अंक। यह आपकी पासबुक में लिखा है।',
};

export const storedHint: Translation<typeof english.storedHint> = (mask) =>
  `सेव है: ${mask}। इसे रखने के लिए खाली छोड़ें।`;

export const udyamChooseOne: Translation<typeof english.udyamChooseOne> = 'एक चुनें';

export const dateParts: Translation<typeof english.dateParts> = { day: 'दिन', month: 'महीना', year: 'साल' };

export const udyamChoiceLabels: Translation<typeof english.udyamChoiceLabels> = {
  gender: { MALE: 'पुरुष', FEMALE: 'महिला', OTHER: 'अन्य' },
  socialCategory: { GENERAL: 'सामान्य', SC: 'एससी', ST: 'एसटी', OBC: 'ओबीसी' },
  isSpeciallyAbled: { YES: 'हाँ', NO: 'नहीं' },
  majorActivity: { MANUFACTURING: 'सामान बनाना', SERVICES: 'सेवाएँ', TRADING: 'खरीदना-बेचना' },
  organisationType: {
    PROPRIETARY: 'सिर्फ़ मेरा',
    HUF: 'हिंदू अविभाजित परिवार (एचयूएफ़)',
    PARTNERSHIP: 'पार्टनरों का',
    LIMITED_LIABILITY_PARTNERSHIP: 'एलएलपी',
    PRIVATE_LIMITED: 'प्राइवेट लिमिटेड कंपनी',
    PUBLIC_LIMITED: 'पब्लिक लिमिटेड कंपनी',
    COOPERATIVE: 'सहकारी संस्था',
    SOCIETY: 'सोसायटी',
    TRUST: 'ट्रस्ट',
    SELF_HELP_GROUP: 'स्वयं सहायता समूह',
  },
};

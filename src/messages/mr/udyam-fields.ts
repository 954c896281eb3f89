import type * as english from '../en/udyam-fields';
import type { Translation } from '../translation';

export const udyamLabels: Translation<typeof english.udyamLabels> = {
  name: 'तुमचे नाव',
  panNumber: 'PAN',
  aadhaarNumber: 'आधार क्रमांक',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल (असल्यास)',
  gender: 'लिंग',
  socialCategory: 'सामाजिक प्रवर्ग',
  isSpeciallyAbled: 'तुम्ही दिव्यांग आहात का?',
  nicCodes: 'तुमच्या व्यवसायाचा प्रकार शोधा',
  majorActivity: 'त्यात मुख्य काम कोणते?',
  businessName: 'व्यवसायाचे नाव',
  organisationType: 'मालकी कोणाची आहे?',
  dateOfCommencement: 'कधीपासून सुरू आहे',
  gstin: 'GSTIN (असल्यास)',
  employeesMale: 'पुरुष',
  employeesFemale: 'महिला',
  employeesOther: 'इतर',
  turnover: 'मागच्या वर्षाची विक्री',
  investment: 'यंत्रे आणि अवजारांची किंमत',
  addressLine: 'दुकान क्रमांक आणि रस्ता',
  city: 'शहर किंवा गाव',
  district: 'जिल्हा',
  state: 'राज्य',
  pincode: 'पिनकोड',
  accountNumber: 'खाते क्रमांक',
  accountNumberAgain: 'खाते क्रमांक पुन्हा',
  ifsc: 'IFSC',
};

export const udyamHints: Translation<typeof english.udyamHints> = {
  name: 'तुमच्या PAN कार्डवर आहे तसे.',
  panNumber: '10 अक्षरे आणि अंक.',
  aadhaarNumber: '12 अंक. ते उद्यम रजिस्टरकडे एकदा जातात. आम्ही ते ठेवत नाही.',
  mobile: 'तुमचा स्वतःचा. उद्यम रजिस्टर शेवटचा कोड त्यावर पाठवते.',
  email: 'प्रमाणपत्र त्यावर येऊ शकते.',
  socialCategory: 'उद्यम रजिस्टर हे सर्वांना विचारते. यामुळे इथे पैसेही लागत नाहीत आणि काही बदलतही नाही.',
  nicCodes: 'एखादा शब्द किंवा क्रमांक, जसे किराणा, शिंपी, 47110. मराठीत किंवा इंग्रजीत.',
  businessName: 'तुमच्या पाटीवर किंवा बिलांवर आहे तसे.',
  dateOfCommencement: 'तो ज्या दिवशी सुरू झाला, तुम्हाला माहीत असेल तसे.',
  turnover: 'एप्रिल ते मार्चपर्यंतची सर्व विक्री. व्यवसाय नवीन असेल, तर 0 लिहा.',
  investment: 'खरेदी केली त्या किमतीने, जमीन आणि इमारत सोडून. काही नसेल, तर 0 लिहा.',
  ifsc: '11 अक्षरे आणि अंक. तो तुमच्या पासबुकमध्ये असतो.',
};

export const storedHint: Translation<typeof english.storedHint> = (mask) =>
  `सेव्ह आहे: ${mask}. ते ठेवण्यासाठी रिकामे सोडा.`;

export const udyamChooseOne: Translation<typeof english.udyamChooseOne> = 'एक निवडा';

export const dateParts: Translation<typeof english.dateParts> = {
  day: 'दिवस',
  month: 'महिना',
  year: 'वर्ष',
};

export const udyamChoiceLabels: Translation<typeof english.udyamChoiceLabels> = {
  gender: { MALE: 'पुरुष', FEMALE: 'महिला', OTHER: 'इतर' },
  socialCategory: { GENERAL: 'खुला', SC: 'एससी', ST: 'एसटी', OBC: 'ओबीसी' },
  isSpeciallyAbled: { YES: 'हो', NO: 'नाही' },
  majorActivity: { MANUFACTURING: 'वस्तू बनवणे', SERVICES: 'सेवा', TRADING: 'खरेदी-विक्री' },
  organisationType: {
    PROPRIETARY: 'फक्त माझी',
    HUF: 'हिंदू अविभक्त कुटुंबाची (एचयूएफ)',
    PARTNERSHIP: 'भागीदारांची',
    LIMITED_LIABILITY_PARTNERSHIP: 'एलएलपीची',
    PRIVATE_LIMITED: 'प्रायव्हेट लिमिटेड कंपनीची',
    PUBLIC_LIMITED: 'पब्लिक लिमिटेड कंपनीची',
    COOPERATIVE: 'सहकारी संस्थेची',
    SOCIETY: 'सोसायटीची',
    TRUST: 'ट्रस्टची',
    SELF_HELP_GROUP: 'बचत गटाची',
  },
};

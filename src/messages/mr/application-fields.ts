import type * as english from '../en/application-fields';
import type { Translation } from '../translation';

export const fieldLabels: Translation<typeof english.fieldLabels> = {
  fatherName: 'वडिलांचे नाव',
  socialCategory: 'तुमचा प्रवर्ग',
  homeAddressType: 'घरचा पत्ता कायमचा आहे का?',
  homeOwnershipStatus: 'घर कोणाचे आहे?',
  email: 'ईमेल (असल्यास)',
  address: 'तुमच्या दुकानाचा पत्ता',
  pincode: 'पिनकोड',
  businessCategory: 'तुम्ही काय विकता?',
  shopOwnershipStatus: 'दुकान कोणाचे आहे?',
  monthlySale: 'एका महिन्याची विक्री',
  monthlyIncome: 'एका महिन्याची कमाई',
  employeeCount: 'किती जण तुम्हाला मदत करतात?',
  loanPurpose: 'पैसे कशासाठी आहेत?',
  businessType: 'व्यवसायाची मालकी कोणाची आहे?',
  businessUnit: 'व्यवसायात काय काम होते?',
};

export const fieldHints: Translation<typeof english.fieldHints> = {
  fatherName: 'तुमच्या PAN कार्डवर आहे तसे.',
  socialCategory: 'कर्ज देणाऱ्या संस्था हे सरकारी अहवालांसाठी विचारतात.',
  email: 'तुमच्या कर्जाची कागदपत्रे तिथे पाठवता येतात.',
  address: 'दुकान क्रमांक, रस्ता आणि गाव किंवा शहर.',
  monthlySale: 'एका नेहमीच्या महिन्यात ग्राहक तुम्हाला एकूण जेवढे देतात.',
  monthlyIncome: 'खर्च वजा करून तुमच्याकडे जे उरते.',
  employeeCount: 'तुमच्याशिवाय. दुसरे कोणी नसेल, तर 0 लिहा.',
};

export const chooseOne = 'एक निवडा';

export const choiceLabels: Translation<typeof english.choiceLabels> = {
  socialCategory: { GENERAL: 'खुला', OBC: 'ओबीसी', SC: 'एससी', ST: 'एसटी' },
  homeAddressType: { PERMANENT: 'हो, कायमचा', CURRENT: 'फक्त सध्याचा' },
  homeOwnershipStatus: { OWNED: 'माझे', FAMILY: 'कुटुंबाचे', RENTED: 'भाड्याचे' },
  shopOwnershipStatus: { OWNED: 'माझे', FAMILY: 'कुटुंबाचे', RENTED: 'भाड्याचे' },
  businessCategory: {
    GROCERY: 'किराणा',
    CLOTHES: 'कपडे आणि चपला-बूट',
    FOOD: 'खाद्यपदार्थ आणि पेये',
    MEDICINE: 'औषधे',
    MOBILE_AND_ELECTRONICS: 'मोबाइल आणि इलेक्ट्रॉनिक्स',
    HARDWARE: 'हार्डवेअर आणि बांधकाम साहित्य',
    BEAUTY: 'ब्युटी आणि सलून',
    REPAIR_AND_SERVICES: 'दुरुस्ती आणि सेवा',
    OTHER: 'दुसरे काही',
  },
  loanPurpose: {
    STOCK: 'माल खरेदी',
    EQUIPMENT: 'मशीन किंवा फ्रिज खरेदी',
    SHOP_REPAIR: 'दुकानाची दुरुस्ती किंवा सुधारणा',
    NEW_SHOP: 'आणखी एक दुकान उघडणे',
    PAY_SUPPLIERS: 'पुरवठादारांचे पैसे देणे',
    OTHER: 'दुकानासाठी दुसरे काही',
  },
  businessType: {
    PROPRIETORSHIP: 'फक्त माझी',
    PARTNERSHIP: 'भागीदारांची',
    LIMITED_LIABILITY_PARTNERSHIP: 'एलएलपीची',
    PRIVATE_LIMITED: 'प्रायव्हेट लिमिटेड कंपनीची',
    OTHER: 'दुसरा प्रकार',
  },
  businessUnit: {
    RETAIL: 'लोकांना विक्री',
    WHOLESALE: 'दुकानांना विक्री',
    MANUFACTURING: 'वस्तू बनवणे',
    SERVICES: 'सेवा देणे',
  },
};

export const missingTexts: Translation<typeof english.missingTexts> = {
  fatherName: 'तुमच्या वडिलांचे नाव लिहा.',
  socialCategory: 'तुमचा प्रवर्ग निवडा.',
  homeAddressType: 'घरचा पत्ता कायमचा आहे का, ते निवडा.',
  homeOwnershipStatus: 'घर कोणाचे आहे, ते निवडा.',
  email: 'तुमचा ईमेल लिहा.',
  address: 'तुमच्या दुकानाचा पत्ता लिहा.',
  pincode: 'तुमच्या दुकानाचा पिनकोड लिहा.',
  businessCategory: 'तुम्ही काय विकता, ते निवडा.',
  shopOwnershipStatus: 'दुकान कोणाचे आहे, ते निवडा.',
  monthlySale: 'एका महिन्याची विक्री रुपयांत लिहा.',
  monthlyIncome: 'एका महिन्याची कमाई रुपयांत लिहा.',
  employeeCount: 'संख्या लिहा. दुसरे कोणी नसेल, तर 0 लिहा.',
  loanPurpose: 'पैसे कशासाठी आहेत, ते निवडा.',
  businessType: 'व्यवसायाची मालकी कोणाची आहे, ते निवडा.',
  businessUnit: 'व्यवसायात काय काम होते, ते निवडा.',
};

const rupeeProblems = {
  malformed: 'रुपये अंकांत लिहा, जसे 45000.',
  'too-small': 'कमीत कमी ₹1 लिहा.',
  'too-large': 'एका महिन्यासाठी हे खूप जास्त आहे. ते तपासा.',
} as const;

export const problemTexts: Translation<typeof english.problemTexts> = {
  fatherName: { malformed: 'नावात फक्त अक्षरे असतात. ते तपासा.' },
  email: { malformed: 'ईमेल name@example.in असा असतो. तो तपासा, किंवा रिकामा सोडा.' },
  address: {
    'too-small': 'पूर्ण पत्ता लिहा: दुकान, रस्ता आणि गाव किंवा शहर.',
    'too-large': 'पत्ता खूप मोठा आहे. दुकान, रस्ता आणि गाव किंवा शहर लिहा.',
  },
  pincode: { malformed: 'पिनकोडमध्ये 6 अंक असतात. पहिला अंक 0 नसतो.' },
  monthlySale: rupeeProblems,
  monthlyIncome: rupeeProblems,
  employeeCount: {
    malformed: 'पूर्ण संख्या लिहा, जसे 2.',
    'too-large': '999 पर्यंतची संख्या लिहा.',
  },
};

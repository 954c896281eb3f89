import type * as english from '../en/udyam-problems';
import type { Translation } from '../translation';

export const udyamMissing: Translation<typeof english.udyamMissing> = {
  name: 'अपना नाम लिखें, जैसा PAN कार्ड पर है।',
  panNumber: 'अपना PAN लिखें।',
  aadhaarNumber: 'अपना आधार नंबर लिखें।',
  mobile: 'अपना मोबाइल नंबर लिखें।',
  email: 'अपना ईमेल लिखें।',
  gender: 'कोई एक चुनें।',
  socialCategory: 'अपना वर्ग चुनें।',
  isSpeciallyAbled: 'हाँ या नहीं चुनें।',
  nicCodes: 'आपका कारोबार जो करता है, उसे ढूँढें, और कम से कम एक चुनें।',
  majorActivity: 'चुनें कि आपका कारोबार ज़्यादातर क्या है।',
  businessName: 'अपने कारोबार का नाम लिखें।',
  organisationType: 'चुनें कि कारोबार किसका है।',
  dateOfCommencement: 'दिन, महीना और साल लिखें।',
  gstin: 'अपना GSTIN लिखें, या खाली छोड़ें।',
  employeesMale: 'लिखें कि वहाँ कितने पुरुष काम करते हैं। कोई नहीं, तो 0 लिखें।',
  employeesFemale: 'लिखें कि वहाँ कितनी महिलाएँ काम करती हैं। कोई नहीं, तो 0 लिखें।',
  employeesOther: 'लिखें कि वहाँ कितने अन्य लोग काम करते हैं। कोई नहीं, तो 0 लिखें।',
  turnover: 'पिछले साल की बिक्री रुपयों में लिखें। अगर कारोबार नया है, तो 0 लिखें।',
  investment: 'मशीनों और औज़ारों की कीमत रुपयों में लिखें। अगर कुछ नहीं है, तो 0 लिखें।',
  addressLine: 'दुकान नंबर और गली लिखें।',
  city: 'अपना शहर या गाँव लिखें।',
  district: 'अपना ज़िला लिखें।',
  state: 'अपना राज्य चुनें।',
  pincode: 'पिनकोड लिखें।',
  accountNumber: 'खाता नंबर लिखें।',
  accountNumberAgain: 'खाता नंबर दोबारा लिखें।',
  ifsc: 'IFSC लिखें।',
};

const countProblems = {
  malformed: 'पूरी संख्या लिखें, जैसे 2।',
  'too-large': '9,999 तक की संख्या लिखें।',
} as const;
const rupeesMalformed = 'रुपये अंकों में लिखें, जैसे 450000।';
const lettersOnly = 'सिर्फ़ अक्षर लिखें। इसे जाँच लें।';
const accountMalformed = 'खाता नंबर में 9 से 18 अंक होते हैं। अपना नंबर जाँच लें।';
const tooLong = 'यह बहुत लंबा है। इसे छोटा करें।';

export const udyamProblems: Translation<typeof english.udyamProblems> = {
  name: { malformed: 'नाम में सिर्फ़ अक्षर होते हैं। इसे जाँच लें।', 'too-large': tooLong },
  panNumber: { malformed: 'PAN में 5 अक्षर, 4 अंक और 1 अक्षर होता है। अपना PAN जाँच लें।' },
  aadhaarNumber: {
    malformed: 'आधार नंबर में 12 अंक होते हैं। पहला अंक 0 या 1 नहीं होता।',
    mistyped: 'एक अंक गलत है। अपना कार्ड देखकर फिर से लिखें।',
  },
  mobile: { malformed: 'मोबाइल नंबर में 10 अंक होते हैं, और वह 6, 7, 8 या 9 से शुरू होता है।' },
  email: {
    malformed: 'ईमेल name@example.in जैसा होता है। इसे जाँच लें, या खाली छोड़ें।',
    'too-large': tooLong,
  },
  nicCodes: { 'too-large': 'ज़्यादा से ज़्यादा 10 चुनें। कुछ हटाएँ।' },
  businessName: { 'too-large': tooLong },
  dateOfCommencement: {
    malformed: 'ऐसा कोई दिन नहीं है। दिन, महीना और साल जाँच लें।',
    'in-future': 'यह दिन अभी नहीं आया है। जिस दिन आपका कारोबार शुरू हुआ, वह लिखें।',
  },
  gstin: {
    malformed: 'GSTIN में 15 अक्षर और अंक होते हैं। इसे जाँच लें, या खाली छोड़ें।',
    mistyped: 'एक अक्षर या अंक गलत है। इसे जाँच लें, या खाली छोड़ें।',
  },
  employeesMale: countProblems,
  employeesFemale: countProblems,
  employeesOther: countProblems,
  turnover: {
    malformed: rupeesMalformed,
    'too-large': 'उद्यम उन कारोबारों के लिए है जिनकी बिक्री साल में ₹500\u00a0करोड़ तक है। रकम जाँच लें।',
  },
  investment: {
    malformed: rupeesMalformed,
    'too-large': 'उद्यम ₹125\u00a0करोड़ तक की मशीनों और औज़ारों के लिए है। रकम जाँच लें।',
  },
  addressLine: { 'too-short': 'दुकान नंबर और गली लिखें।', 'too-large': tooLong },
  city: { malformed: lettersOnly, 'too-large': tooLong },
  district: { malformed: lettersOnly, 'too-large': tooLong },
  pincode: { malformed: 'पिनकोड में 6 अंक होते हैं। पहला अंक 0 नहीं होता।' },
  accountNumber: { malformed: accountMalformed },
  accountNumberAgain: {
    malformed: accountMalformed,
    different: 'दोनों खाता नंबर एक जैसे नहीं हैं। दोनों जाँच लें।',
  },
  ifsc: {
    malformed: 'IFSC में 4 अक्षर, एक शून्य, फिर 6 अक्षर या अंक होते हैं। अपना IFSC जाँच लें।',
  },
};

export const udyamRefusals: Translation<typeof english.udyamRefusals> = {
  pan_mismatch: 'यह आपके अकाउंट का PAN नहीं है। अपना PAN लिखें।',
  aadhaar_invalid: 'उद्यम रजिस्टर इस आधार नंबर को नहीं पहचानता। इसे जाँच लें।',
  nic_code_not_found: 'उद्यम रजिस्टर इनमें से एक को अब नहीं पहचानता। उसे हटाएँ, और फिर चुनें।',
  udyam_details_missing: 'उद्यम रजिस्टर को कुछ जानकारी नहीं मिली। यहाँ जो खाली है, उसे भरें।',
  otp_not_verified: 'एक कोड अभी बाकी है। उसे यहाँ मँगाएँ, फिर यह दोबारा भेजें।',
  consent_required: 'उद्यम रजिस्टर को आपकी सहमति चाहिए। बॉक्स पर टिक करें, और इसे फिर भेजें।',
};

export const udyamMismatchLabels: Translation<typeof english.udyamMismatchLabels> = {
  name: 'आपका नाम',
  pan_number: 'आपका PAN',
  gender: 'आपका लिंग',
  mobile: 'आपका मोबाइल नंबर',
  organisation_type: 'कारोबार किसका है',
  business_name: 'आपके कारोबार का नाम',
  gstin: 'आपका GSTIN',
  account_number: 'आपका बैंक खाता',
  ifsc: 'आपका IFSC',
};

export const nameMismatch: Translation<typeof english.nameMismatch> =
  'उद्यम रजिस्टर में आपके PAN पर दूसरा नाम है। वैसा लिखें जैसा कार्ड पर है।';

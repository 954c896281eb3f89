import type * as english from '../en/udyam-problems';
import type { Translation } from '../translation';

export const udyamMissing: Translation<typeof english.udyamMissing> = {
  name: 'तुमच्या PAN कार्डवर आहे तसे तुमचे नाव लिहा.',
  panNumber: 'तुमचा PAN लिहा.',
  aadhaarNumber: 'तुमचा आधार क्रमांक लिहा.',
  mobile: 'तुमचा मोबाइल नंबर लिहा.',
  email: 'तुमचा ईमेल लिहा.',
  gender: 'एक निवडा.',
  socialCategory: 'तुमचा प्रवर्ग निवडा.',
  isSpeciallyAbled: 'हो किंवा नाही निवडा.',
  nicCodes: 'तुमचा व्यवसाय काय करतो ते शोधा, आणि कमीत कमी एक निवडा.',
  majorActivity: 'तुमच्या व्यवसायातले मुख्य काम निवडा.',
  businessName: 'तुमच्या व्यवसायाचे नाव लिहा.',
  organisationType: 'व्यवसायाची मालकी कोणाची आहे, ते निवडा.',
  dateOfCommencement: 'दिवस, महिना आणि वर्ष लिहा.',
  gstin: 'तुमचा GSTIN लिहा, किंवा रिकामा सोडा.',
  employeesMale: 'तिथे किती पुरुष काम करतात ते लिहा. कोणी नसेल, तर 0 लिहा.',
  employeesFemale: 'तिथे किती महिला काम करतात ते लिहा. कोणी नसेल, तर 0 लिहा.',
  employeesOther: 'तिथे इतर किती जण काम करतात ते लिहा. कोणी नसेल, तर 0 लिहा.',
  turnover: 'मागच्या वर्षाची विक्री रुपयांत लिहा. व्यवसाय नवीन असेल, तर 0 लिहा.',
  investment: 'यंत्रे आणि अवजारांची किंमत रुपयांत लिहा. काही नसेल, तर 0 लिहा.',
  addressLine: 'दुकान क्रमांक आणि रस्ता लिहा.',
  city: 'तुमचे शहर किंवा गाव लिहा.',
  district: 'तुमचा जिल्हा लिहा.',
  state: 'तुमचे राज्य निवडा.',
  pincode: 'पिनकोड लिहा.',
  accountNumber: 'खाते क्रमांक लिहा.',
  accountNumberAgain: 'खाते क्रमांक पुन्हा लिहा.',
  ifsc: 'IFSC लिहा.',
};

const countProblems = {
  malformed: 'पूर्ण संख्या लिहा, जसे 2.',
  'too-large': '9,999 पर्यंतची संख्या लिहा.',
} as const;
const rupeesMalformed = 'रुपये अंकांत लिहा, जसे 450000.';
const lettersOnly = 'फक्त अक्षरे लिहा. ते तपासा.';
const accountMalformed = 'खाते क्रमांकात 9 ते 18 अंक असतात. तुमचा क्रमांक तपासा.';
const tooLong = 'हे खूप मोठे आहे. थोडे कमी लिहा.';

export const udyamProblems: Translation<typeof english.udyamProblems> = {
  name: { malformed: 'नावात फक्त अक्षरे असतात. ते तपासा.', 'too-large': tooLong },
  panNumber: { malformed: 'PAN मध्ये 5 अक्षरे, 4 अंक आणि 1 अक्षर असते. तुमचा PAN तपासा.' },
  aadhaarNumber: {
    malformed: 'आधार क्रमांकात 12 अंक असतात. पहिला अंक 0 किंवा 1 नसतो.',
    mistyped: 'एक अंक चुकीचा आहे. तुमचे कार्ड पाहून पुन्हा लिहा.',
  },
  mobile: { malformed: 'मोबाइल नंबरमध्ये 10 अंक असतात, आणि तो 6, 7, 8 किंवा 9 ने सुरू होतो.' },
  email: {
    malformed: 'ईमेल name@example.in असा असतो. तो तपासा, किंवा रिकामा सोडा.',
    'too-large': tooLong,
  },
  nicCodes: { 'too-large': 'जास्तीत जास्त 10 निवडा. काही काढा.' },
  businessName: { 'too-large': tooLong },
  dateOfCommencement: {
    malformed: 'असा दिवस नाही. दिवस, महिना आणि वर्ष तपासा.',
    'in-future': 'हा दिवस अजून आलेला नाही. तुमचा व्यवसाय ज्या दिवशी सुरू झाला, तो दिवस लिहा.',
  },
  gstin: {
    malformed: 'GSTIN मध्ये 15 अक्षरे आणि अंक असतात. तो तपासा, किंवा रिकामा सोडा.',
    mistyped: 'एक अक्षर किंवा अंक चुकीचा आहे. तो तपासा, किंवा रिकामा सोडा.',
  },
  employeesMale: countProblems,
  employeesFemale: countProblems,
  employeesOther: countProblems,
  turnover: {
    malformed: rupeesMalformed,
    'too-large': 'ज्यांची विक्री वर्षाला ₹500\u00a0कोटींपर्यंत आहे, त्या व्यवसायांसाठी उद्यम आहे. रक्कम तपासा.',
  },
  investment: {
    malformed: rupeesMalformed,
    'too-large': 'उद्यम ₹125\u00a0कोटींपर्यंतच्या यंत्रे आणि अवजारांसाठी आहे. रक्कम तपासा.',
  },
  addressLine: { 'too-short': 'दुकान क्रमांक आणि रस्ता लिहा.', 'too-large': tooLong },
  city: { malformed: lettersOnly, 'too-large': tooLong },
  district: { malformed: lettersOnly, 'too-large': tooLong },
  pincode: { malformed: 'पिनकोडमध्ये 6 अंक असतात. पहिला अंक 0 नसतो.' },
  accountNumber: { malformed: accountMalformed },
  accountNumberAgain: {
    malformed: accountMalformed,
    different: 'दोन्ही खाते क्रमांक सारखे नाहीत. दोन्ही तपासा.',
  },
  ifsc: {
    malformed: 'IFSC मध्ये 4 अक्षरे, एक शून्य, मग 6 अक्षरे किंवा अंक असतात. तुमचा IFSC तपासा.',
  },
};

export const udyamRefusals: Translation<typeof english.udyamRefusals> = {
  pan_mismatch: 'हा तुमच्या अकाउंटचा PAN नाही. तुमचा स्वतःचा PAN लिहा.',
  aadhaar_invalid: 'उद्यम रजिस्टरला हा आधार क्रमांक सापडला नाही. तो तपासा.',
  nic_code_not_found: 'यांपैकी एक प्रकार आता उद्यम रजिस्टरमध्ये नाही. तो काढा, आणि पुन्हा निवडा.',
  udyam_details_missing: 'उद्यम रजिस्टरला काही माहिती मिळाली नाही. इथे जे रिकामे आहे ते भरा.',
  otp_not_verified: 'एक कोड अजून बाकी आहे. तो इथे मागवा, मग हे पुन्हा पाठवा.',
  consent_required: 'उद्यम रजिस्टरला तुमची संमती हवी आहे. चौकटीत टिक करा, आणि हे पुन्हा पाठवा.',
};

export const udyamMismatchLabels: Translation<typeof english.udyamMismatchLabels> = {
  name: 'तुमचे नाव',
  pan_number: 'तुमचा PAN',
  gender: 'तुमचे लिंग',
  mobile: 'तुमचा मोबाइल नंबर',
  organisation_type: 'तुमच्या व्यवसायाची मालकी',
  business_name: 'तुमच्या व्यवसायाचे नाव',
  gstin: 'तुमचा GSTIN',
  account_number: 'तुमचे बँक खाते',
  ifsc: 'तुमचा IFSC',
};

export const nameMismatch: Translation<typeof english.nameMismatch> =
  'उद्यम रजिस्टरमध्ये तुमच्या PAN वर दुसरे नाव आहे. कार्डवर आहे तसे लिहा.';

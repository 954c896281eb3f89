import type * as english from '../en/bank-account';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const bankAccountCopy: Translation<typeof english.bankAccountCopy> = {
  kindBank: 'बँक खाते',
  kindUpi: 'UPI आयडी',
  accountNumber: 'खाते क्रमांक',
  accountNumberAgain: 'खाते क्रमांक पुन्हा',
  ifsc: 'IFSC',
  ifscHint: '11 अक्षरे आणि अंक. तो तुमच्या पासबुकमध्ये असतो.',
  type: 'खात्याचा प्रकार',
  // "चालू" alone would say that the account is active.
  savings: 'बचत खाते',
  current: 'चालू खाते',
  check: 'खाते तपासा',
  checking: 'आम्ही खाते तपासत आहोत.',
  notAdded: 'खाते जोडले गेले नाही',
  notSure: 'अजून नक्की माहीत नाही',
  accountNotSure: `तुमचे खाते जोडले गेले का, ते अजून माहीत नाही: उत्तर आमच्यापर्यंत पोहोचले नाही. “${sharedCopy.checkAgain}” वर टॅप करा. तुमचे खाते कधीही दोनदा जोडले जात नाही.`,
};

export const panNameNote: Translation<typeof english.panNameNote> = (name) =>
  `या खात्यावरचे नाव तुमच्या PAN वरच्या नावाशी जुळायला हवे: ${name}.`;

const malformedNumber = 'खाते क्रमांकात 9 ते 18 अंक असतात. तुमचा क्रमांक तपासा.';

export const accountFieldMessages: Translation<typeof english.accountFieldMessages> = {
  missing: {
    accountNumber: 'तुमचा खाते क्रमांक लिहा.',
    accountNumberAgain: 'खाते क्रमांक पुन्हा लिहा.',
    ifsc: 'IFSC लिहा.',
    type: 'बचत खाते किंवा चालू खाते निवडा.',
    upiId: 'तुमचा UPI आयडी लिहा.',
  },
  malformed: {
    accountNumber: malformedNumber,
    accountNumberAgain: malformedNumber,
    ifsc: 'IFSC मध्ये 4 अक्षरे, एक शून्य, मग 6 अक्षरे किंवा अंक असतात. तुमचा IFSC तपासा.',
    type: 'बचत खाते किंवा चालू खाते निवडा.',
    upiId: 'UPI आयडी ramesh@upi सारखा असतो. तुमचा आयडी तपासा.',
  },
  different: 'दोन्ही खाते क्रमांक सारखे नाहीत. दोन्ही तपासा.',
};

const invalidIfsc = 'IFSC कोड बरोबर नाही';
const mergedIfsc = 'बँकांच्या विलीनीकरणामुळे हा IFSC कोड आता चालत नाही';

export const bankAccountRefusals: Translation<typeof english.bankAccountRefusals> = {
  too_many_requests: 'खूप जास्त वेळा प्रयत्न झाला',
  blacklisted_ifsc: 'हा IFSC ब्लॅकलिस्टमध्ये आहे',
  invalid_ifsc: invalidIfsc,
  ifsc_not_valid: invalidIfsc,
  ErrInvalidBankDetails: 'बँक खात्याची माहिती बरोबर नाही',
  name_does_not_match_with_pan: 'या बँक खात्यावरचे नाव आणि PAN कार्डवरचे नाव जुळत नाहीत.',
  bank_details_already_exists: 'हे बँक खाते आधीच जोडलेले आहे',
  facing_issue_with_ifsc: mergedIfsc,
  facing_issue_with_this_ifsc: mergedIfsc,
};

export const unknownRefusal: Translation<typeof english.unknownRefusal> =
  'तुमचे खाते जोडताना अडचण आली. कारण माहीत नाही.';

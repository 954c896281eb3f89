import type * as english from '../en/bank-account';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const bankAccountCopy: Translation<typeof english.bankAccountCopy> = {
  kindBank: 'बैंक खाता',
  kindUpi: 'UPI आईडी',
  accountNumber: 'खाता नंबर',
  accountNumberAgain: 'खाता नंबर दोबारा',
  ifsc: 'IFSC',
  ifscHint: '11 अक्षर और अंक। यह आपकी पासबुक में लिखा है।',
  type: 'खाते का प्रकार',
  // "चालू" alone would say that the account is active.
  savings: 'बचत खाता',
  current: 'चालू खाता',
  check: 'खाता जाँचें',
  checking: 'हम खाते की जाँच कर रहे हैं।',
  notAdded: 'खाता नहीं जुड़ा',
  notSure: 'अभी पक्का पता नहीं है',
  accountNotSure: `अभी पक्का पता नहीं कि आपका खाता जुड़ा या नहीं: जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें। आपका खाता कभी दो बार नहीं जुड़ता।`,
};

export const panNameNote: Translation<typeof english.panNameNote> = (name) =>
  `इस खाते का नाम आपके PAN के नाम से मिलना चाहिए: ${name}।`;

const malformedNumber = 'खाता नंबर में 9 से 18 अंक होते हैं। अपना नंबर जाँच लें।';

export const accountFieldMessages: Translation<typeof english.accountFieldMessages> = {
  missing: {
    accountNumber: 'अपना खाता नंबर लिखें।',
    accountNumberAgain: 'खाता नंबर दोबारा लिखें।',
    ifsc: 'IFSC लिखें।',
    type: 'बचत खाता या चालू खाता चुनें।',
    upiId: 'अपनी UPI आईडी लिखें।',
  },
  malformed: {
    accountNumber: malformedNumber,
    accountNumberAgain: malformedNumber,
    ifsc: 'IFSC में 4 अक्षर, एक शून्य, फिर 6 अक्षर या अंक होते हैं। अपना IFSC जाँच लें।',
    type: 'बचत खाता या चालू खाता चुनें।',
    upiId: 'UPI आईडी ramesh@upi जैसी होती है। अपनी आईडी जाँच लें।',
  },
  different: 'दोनों खाता नंबर एक जैसे नहीं हैं। दोनों जाँच लें।',
};

const invalidIfsc = 'IFSC कोड सही नहीं है';
const mergedIfsc = 'बैंक आपस में मिल गए हैं, इसलिए यह IFSC कोड मान्य नहीं है';

export const bankAccountRefusals: Translation<typeof english.bankAccountRefusals> = {
  too_many_requests: 'बहुत ज़्यादा बार कोशिश हुई',
  blacklisted_ifsc: 'यह IFSC रोक की सूची में है',
  invalid_ifsc: invalidIfsc,
  ifsc_not_valid: invalidIfsc,
  ErrInvalidBankDetails: 'बैंक खाते की जानकारी सही नहीं है',
  name_does_not_match_with_pan: 'इस बैंक खाते का नाम और PAN कार्ड का नाम मेल नहीं खाते।',
  bank_details_already_exists: 'यह बैंक खाता पहले से दर्ज है',
  facing_issue_with_ifsc: mergedIfsc,
  facing_issue_with_this_ifsc: mergedIfsc,
};

export const unknownRefusal: Translation<typeof english.unknownRefusal> =
  'आपका खाता जोड़ते समय गड़बड़ी हुई। वजह पता नहीं चली।';

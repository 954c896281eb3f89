import type * as english from '../en/application-fields';
import type { Translation } from '../translation';

export const fieldLabels: Translation<typeof english.fieldLabels> = {
  fatherName: 'पिता का नाम',
  socialCategory: 'आपका वर्ग',
  homeAddressType: 'क्या घर का पता हमेशा का है?',
  homeOwnershipStatus: 'घर किसका है?',
  email: 'ईमेल (अगर हो)',
  address: 'आपकी दुकान का पता',
  pincode: 'पिनकोड',
  businessCategory: 'आपकी दुकान में क्या बिकता है?',
  shopOwnershipStatus: 'दुकान किसकी है?',
  monthlySale: 'एक महीने की बिक्री',
  monthlyIncome: 'एक महीने की कमाई',
  employeeCount: 'कितने लोग आपकी मदद करते हैं?',
  loanPurpose: 'पैसे किस काम के लिए हैं?',
  businessType: 'कारोबार का मालिक कौन है?',
  businessUnit: 'कारोबार में क्या काम होता है?',
};

export const fieldHints: Translation<typeof english.fieldHints> = {
  fatherName: 'जैसा आपके PAN कार्ड पर है।',
  socialCategory: 'लोन देने वाली संस्थाएँ यह सरकारी रिपोर्ट के लिए पूछती हैं।',
  email: 'आपके लोन के कागज़ात वहाँ भेजे जा सकते हैं।',
  address: 'दुकान नंबर, गली और शहर या कस्बा।',
  monthlySale: 'एक आम महीने में ग्राहक आपको कुल जितना देते हैं।',
  monthlyIncome: 'खर्च निकालकर आपके पास जो बचता है।',
  employeeCount: 'आपके अलावा। कोई और न हो, तो 0 लिखें।',
};

export const chooseOne = 'एक चुनें';

export const choiceLabels: Translation<typeof english.choiceLabels> = {
  socialCategory: { GENERAL: 'सामान्य', OBC: 'ओबीसी', SC: 'एससी', ST: 'एसटी' },
  homeAddressType: { PERMANENT: 'हाँ, हमेशा का', CURRENT: 'सिर्फ़ अभी का' },
  homeOwnershipStatus: { OWNED: 'मेरा', FAMILY: 'परिवार का', RENTED: 'किराए का' },
  shopOwnershipStatus: { OWNED: 'मेरी', FAMILY: 'परिवार की', RENTED: 'किराए की' },
  businessCategory: {
    GROCERY: 'किराना, राशन',
    CLOTHES: 'कपड़े और जूते',
    FOOD: 'खाना-पीना',
    MEDICINE: 'दवाइयाँ',
    MOBILE_AND_ELECTRONICS: 'मोबाइल और इलेक्ट्रॉनिक्स',
    HARDWARE: 'हार्डवेयर और बिल्डिंग का सामान',
    BEAUTY: 'ब्यूटी और सैलून',
    REPAIR_AND_SERVICES: 'मरम्मत और सेवाएँ',
    OTHER: 'कुछ और',
  },
  loanPurpose: {
    STOCK: 'माल खरीदना',
    EQUIPMENT: 'मशीन या फ़्रिज खरीदना',
    SHOP_REPAIR: 'दुकान की मरम्मत या सुधार',
    NEW_SHOP: 'एक और दुकान खोलना',
    PAY_SUPPLIERS: 'सप्लायरों को भुगतान करना',
    OTHER: 'दुकान के लिए कुछ और',
  },
  businessType: {
    PROPRIETORSHIP: 'सिर्फ़ मैं',
    PARTNERSHIP: 'पार्टनर मिलकर',
    LIMITED_LIABILITY_PARTNERSHIP: 'एलएलपी',
    PRIVATE_LIMITED: 'प्राइवेट लिमिटेड कंपनी',
    OTHER: 'कोई और तरीका',
  },
  businessUnit: {
    RETAIL: 'लोगों को बेचना',
    WHOLESALE: 'दुकानों को बेचना',
    MANUFACTURING: 'चीज़ें बनाना',
    SERVICES: 'सेवा देना',
  },
};

export const missingTexts: Translation<typeof english.missingTexts> = {
  fatherName: 'अपने पिता का नाम लिखें।',
  socialCategory: 'अपना वर्ग चुनें।',
  homeAddressType: 'चुनें कि घर का पता हमेशा का है या नहीं।',
  homeOwnershipStatus: 'चुनें कि घर किसका है।',
  email: 'अपना ईमेल लिखें।',
  address: 'अपनी दुकान का पता लिखें।',
  pincode: 'अपनी दुकान का पिनकोड लिखें।',
  businessCategory: 'चुनें कि दुकान में क्या बिकता है।',
  shopOwnershipStatus: 'चुनें कि दुकान किसकी है।',
  monthlySale: 'एक महीने की बिक्री रुपयों में लिखें।',
  monthlyIncome: 'एक महीने की कमाई रुपयों में लिखें।',
  employeeCount: 'संख्या लिखें। कोई और न हो, तो 0 लिखें।',
  loanPurpose: 'चुनें कि पैसे किस काम के लिए हैं।',
  businessType: 'चुनें कि कारोबार का मालिक कौन है।',
  businessUnit: 'चुनें कि कारोबार में क्या काम होता है।',
};

const rupeeProblems = {
  malformed: 'रुपये अंकों में लिखें, जैसे 45000।',
  'too-small': 'कम से कम ₹1 लिखें।',
  'too-large': 'एक महीने के लिए यह बहुत ज़्यादा है। इसे जाँच लें।',
} as const;

export const problemTexts: Translation<typeof english.problemTexts> = {
  fatherName: { malformed: 'नाम में सिर्फ़ अक्षर होते हैं। इसे जाँच लें।' },
  email: { malformed: 'ईमेल name@example.in जैसा होता है। इसे जाँच लें, या खाली छोड़ें।' },
  address: {
    'too-small': 'पूरा पता लिखें: दुकान, गली और शहर या कस्बा।',
    'too-large': 'यह बहुत लंबा है। दुकान, गली और शहर या कस्बा लिखें।',
  },
  pincode: { malformed: 'पिनकोड में 6 अंक होते हैं। पहला अंक 0 नहीं होता।' },
  monthlySale: rupeeProblems,
  monthlyIncome: rupeeProblems,
  employeeCount: {
    malformed: 'पूरी संख्या लिखें, जैसे 2।',
    'too-large': 'ज़्यादा से ज़्यादा 999 तक की संख्या लिखें।',
  },
};

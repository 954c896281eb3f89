import type * as english from '../en/mandate-phone';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

const change = 'दूसरा नंबर इस्तेमाल करें';
const sentFor = 'इनसे आपके बैंक को पता चलता है कि फ़ोन आपका है।';
const useBankNumber =
  'वह नंबर इस्तेमाल करें जिस पर आपके बैंक के SMS आते हैं, या नेट बैंकिंग से मंज़ूरी दें: उसमें फ़ोन की जाँच नहीं होती।';

export const mandatePhoneCopy: Translation<typeof english.mandatePhoneCopy> = {
  title: 'फ़ोन की जाँच',
  loading: 'आपके फ़ोन के बारे में पूछ रहे हैं',
  ask: {
    heading: 'आपके बैंक के पास कौन सा फ़ोन नंबर है?',
    lead: 'अपने आप पैसे कटने की मंज़ूरी आपका बैंक सिर्फ़ उसी फ़ोन से लेता है। इसलिए कोई और आपके खाते पर इसे सेट नहीं कर सकता।',
    which: 'आपके बैंक खाते का फ़ोन नंबर',
    own: (masked) => `मेरा नंबर ${masked}`,
    // The account with this app, not the bank account: अकाउंट, not खाता.
    ownDetail: 'इस ऐप में आपके अकाउंट का नंबर',
    other: 'दूसरा नंबर',
    otherDetail: 'जिस पर आपके बैंक के SMS आते हैं',
    mobile: 'मोबाइल नंबर',
    mobileHint: '10 अंक, जिस पर आपका बैंक SMS भेजता है',
    missing: 'वह मोबाइल नंबर लिखें जो आपके बैंक के पास है।',
    malformed: 'मोबाइल नंबर में 10 अंक होते हैं, और वह 6, 7, 8 या 9 से शुरू होता है।',
    notChosen: 'चुनें कि आपके बैंक के पास कौन सा नंबर है।',
    action: 'कोड लें',
    otherMethod: 'दूसरे तरीके से मंज़ूरी दें',
    notSent: 'कोड नहीं भेजा जा सका',
  },
  code: {
    heading: 'कोड लिखें',
    lead: (mobile) =>
      mobile === null
        ? `हमने SMS से आपके फ़ोन पर 6 अंक भेजे हैं। ${sentFor}`
        : `हमने SMS से ${mobile} पर 6 अंक भेजे हैं। ${sentFor}`,
    action: 'फ़ोन की जाँच करें',
    change,
  },
  pending: {
    heading: 'आपके बैंक ने अभी जवाब नहीं दिया है',
    lead: 'कोड सही था। अब आपका बैंक देखता है कि यह फ़ोन उसके यहाँ दर्ज है या नहीं। कुछ बैंकों को अगले दिन तक का समय लगता है।',
    phone: 'फ़ोन',
    ask: `हम दो मिनट तक देखते रहेंगे। उसके बाद “${sharedCopy.checkAgain}” पर टैप करें, या बाद में आएँ।`,
    checkFailed: `अभी हम पूछ नहीं पाए। “${sharedCopy.checkAgain}” पर टैप करें।`,
    later: 'पीछे जाएँ, बाद में देखें',
    change,
  },
  notLinked: {
    heading: 'आपके बैंक में यह फ़ोन दर्ज नहीं है',
    lead: (mobile) => `फ़ोन ${mobile} आपके बैंक खाते वाला फ़ोन नहीं है। ${useBankNumber}`,
    leadWithoutPhone: `यह फ़ोन आपके बैंक खाते वाला फ़ोन नहीं है। ${useBankNumber}`,
    general: 'आपका बैंक इस फ़ोन की जाँच नहीं कर पाया। दूसरा नंबर इस्तेमाल करें, या नेट बैंकिंग से मंज़ूरी दें।',
    headingGeneral: 'आपके बैंक की जाँच में यह फ़ोन पक्का नहीं हुआ',
    change,
    otherMethod: 'नेट बैंकिंग से मंज़ूरी दें',
  },
  unavailable: 'हम आपके फ़ोन के बारे में पूछ नहीं पाए',
};

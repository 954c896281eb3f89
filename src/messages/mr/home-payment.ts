import type * as english from '../en/home-payment';
import type { Translation } from '../translation';

const comesBack = 'जास्त गेलेले पैसे परत येतात, पण त्याला वेळ लागतो.';
const makeLink = (amount: string) => `${amount} ची लिंक बनवा`;
const noMoneyLeft = 'तुमच्या खात्यातून पैसे गेलेले नाहीत.';

export const homePaymentCopy: Translation<typeof english.homePaymentCopy> = {
  warning: {
    heading: 'एक पेमेंट अजून वाटेत आहे',
    onItsWay: 'वाटेत',
    pay: {
      title: 'पुन्हा भरायचे?',
      lead: (amount) =>
        `${amount} कदाचित तुमच्या खात्यातून गेले असतील. तुम्ही आता भरले, तर दोनदा पेमेंट होऊ शकते. ${comesBack}`,
      notNow: 'मागे, पुन्हा भरू नका',
    },
    link: {
      title: 'लिंक पाठवायची?',
      lead: (amount) =>
        `${amount} कदाचित तुमच्या खात्यातून गेले असतील. आता कोणी लिंकने पैसे भरले, तर दोनदा पेमेंट होऊ शकते. ${comesBack}`,
      action: makeLink,
      notNow: 'मागे, लिंक बनवू नका',
    },
  },
  autopayWarning: {
    title: 'ऑटोपे सुरू आहे',
    heading: 'तुमची बँक ही रक्कम आपोआप कापते',
    on: 'कापण्याची तारीख',
    amount: 'कापली जाणारी रक्कम',
    pay: {
      lead: (date) =>
        `ऑटोपेने ही रक्कम ${date} रोजी कापली जाणार आहे. तुम्ही आता भरले, तरी ती कापली जाऊ शकते, आणि मग दोनदा पेमेंट होईल. ${comesBack}`,
      action: (amount) => `${amount} आता भरा`,
    },
    link: {
      lead: (date) =>
        `ऑटोपेने ही रक्कम ${date} रोजी कापली जाणार आहे. आता कोणी लिंकने पैसे भरले, तरी ती कापली जाऊ शकते, आणि मग दोनदा पेमेंट होईल. ${comesBack}`,
      action: makeLink,
    },
    leave: 'ऑटोपेवर सोडा',
  },
  changed: {
    title: 'रक्कम बदलली आहे',
    heading: 'कृपया नवीन रक्कम पाहा',
    lead: (lender) => `${lender} आता वेगळी रक्कम मागते. अजून काहीही भरलेले नाही.`,
    previousAmount: 'तुम्ही पाहिलेली',
    now: 'आता भरायची',
    back: 'आता भरू नका',
  },
  refused: {
    title: 'पेमेंट',
    heading: {
      nothingDue: 'आता काहीही भरायचे नाही',
      amountOutOfRange: 'भरायची रक्कम बदलली आहे',
      alreadyClosed: 'ते पेमेंट बंद झाले आहे',
      noLoan: 'आम्हाला तुमचे कर्ज सापडले नाही',
      other: 'पेमेंट उघडले नाही',
    },
    lead: {
      nothingDue: `हे आधीच भरले आहे, किंवा तुमचे कर्ज बंद झाले आहे. ${noMoneyLeft}`,
      amountOutOfRange: `आधी नवीन रक्कम पाहा. ${noMoneyLeft}`,
      alreadyClosed: 'ते भरले गेले, किंवा त्याची वेळ संपली. आता काय भरायचे आहे ते पाहा.',
      noLoan: `तुमच्या कर्जाची स्थिती पुन्हा पाहा. ${noMoneyLeft}`,
    },
    action: 'आता काय भरायचे ते पाहा',
  },
  unanswered: {
    title: 'पेमेंट',
    heading: 'आम्हाला अजून माहीत नाही',
    lead: 'तुमचा फोन कर्ज देणाऱ्या संस्थेपर्यंत पोहोचू शकला नाही. पेमेंट उघडल्याने पैसे कापले जात नाहीत: पैसे देण्याची मंजुरी तुम्ही पुढच्या पानावर देता.',
    checking: 'कर्ज देणाऱ्या संस्थेला विचारत आहोत',
    back: 'होमवर परत जा',
  },
  link: {
    heading: (amount) => `${amount} ची लिंक`,
    lead: 'ज्याच्याकडे ही लिंक आहे, तो तुमच्यासाठी पैसे भरू शकतो. त्याला रक्कम आणि तुमचे नाव दिसते, तुमच्या कर्जाची दुसरी कोणतीही माहिती नाही.',
    what: 'कशासाठी',
    expires: 'कधीपर्यंत चालेल',
    qr: 'पेमेंट लिंक उघडणारा QR कोड',
    copy: 'लिंक कॉपी करा',
    share: 'WhatsApp वर पाठवा',
    shareFailed: 'WhatsApp उघडले नाही. लिंक कॉपी करा, आणि स्वतः पाठवा.',
    text: (amount, lender, link) => `कृपया ${lender} कडून घेतलेल्या माझ्या कर्जासाठी ${amount} भरा: ${link}`,
    unavailable: 'सध्या लिंक नाही',
  },
};

import type * as english from '../en/home-payment';
import type { Translation } from '../translation';

const comesBack = 'जो ज़्यादा गया, वह वापस आता है, पर इसमें समय लगता है।';
const makeLink = (amount: string) => `${amount} का लिंक बनाएँ`;
const noMoneyLeft = 'आपके खाते से कोई पैसा नहीं कटा है।';

export const homePaymentCopy: Translation<typeof english.homePaymentCopy> = {
  warning: {
    heading: 'एक भुगतान अभी रास्ते में है',
    onItsWay: 'रास्ते में',
    pay: {
      title: 'फिर भुगतान करें?',
      lead: (amount) =>
        `हो सकता है कि ${amount} आपके खाते से कट चुके हों। अगर आप अभी भुगतान करें, तो दो बार भुगतान हो सकता है। ${comesBack}`,
      notNow: 'पीछे, फिर न भरें',
    },
    link: {
      title: 'लिंक भेजें?',
      lead: (amount) =>
        `हो सकता है कि ${amount} आपके खाते से कट चुके हों। अगर अब कोई लिंक से भुगतान करे, तो दो बार भुगतान हो सकता है। ${comesBack}`,
      action: makeLink,
      notNow: 'पीछे, लिंक न बनाएँ',
    },
  },
  autopayWarning: {
    title: 'ऑटोपे चालू है',
    heading: 'आपका बैंक यह रकम अपने आप काटता है',
    on: 'कटने की तारीख',
    amount: 'कटने वाली रकम',
    pay: {
      lead: (date) =>
        `ऑटोपे से यह रकम ${date} को कटनी है। अगर आप अभी भुगतान करें, तो भी यह कट सकती है, और तब दो बार भुगतान हो जाएगा। ${comesBack}`,
      action: (amount) => `${amount} अभी भरें`,
    },
    link: {
      lead: (date) =>
        `ऑटोपे से यह रकम ${date} को कटनी है। अगर अब कोई लिंक से भुगतान करे, तो भी यह कट सकती है, और तब दो बार भुगतान हो जाएगा। ${comesBack}`,
      action: makeLink,
    },
    leave: 'ऑटोपे पर छोड़ें',
  },
  changed: {
    title: 'रकम बदल गई है',
    heading: 'कृपया नई रकम देखें',
    lead: (lender) => `${lender} को अब दूसरी रकम चाहिए। अभी कुछ भी नहीं भरा गया है।`,
    previousAmount: 'आपने देखी थी',
    now: 'अब भरनी है',
    back: 'अभी न भरें',
  },
  refused: {
    title: 'भुगतान',
    heading: {
      nothingDue: 'अभी कुछ नहीं भरना है',
      amountOutOfRange: 'भरने की रकम बदल गई है',
      alreadyClosed: 'वह भुगतान बंद हो चुका है',
      noLoan: 'हमें आपका लोन नहीं मिला',
      other: 'भुगतान नहीं खुला',
    },
    lead: {
      nothingDue: `यह पहले ही भर दिया गया है, या आपका लोन बंद हो चुका है। ${noMoneyLeft}`,
      amountOutOfRange: `पहले नई रकम देखें। ${noMoneyLeft}`,
      alreadyClosed: 'वह भर दिया गया, या उसका समय खत्म हो गया। देखें कि अभी क्या भरना है।',
      noLoan: `अपने लोन की स्थिति फिर से देखें। ${noMoneyLeft}`,
    },
    action: 'देखें कि अभी क्या भरना है',
  },
  unanswered: {
    title: 'भुगतान',
    heading: 'हमें अभी पता नहीं है',
    lead: 'आपका फ़ोन लोन देने वाली संस्था तक नहीं पहुँच सका। भुगतान खोलने से पैसे नहीं कटते: पैसे कटने की मंज़ूरी आप अगले पेज पर देते हैं।',
    checking: 'लोन देने वाली संस्था से पूछ रहे हैं',
    back: 'होम पर लौटें',
  },
  link: {
    heading: (amount) => `${amount} का लिंक`,
    lead: 'जिसके पास यह लिंक हो, वह आपके लिए भुगतान कर सकता है। उसे रकम और आपका नाम दिखता है, आपके लोन की और कोई जानकारी नहीं।',
    what: 'किसलिए',
    expires: 'कब तक चलेगा',
    qr: 'QR कोड, जिससे भुगतान लिंक खुलता है',
    copy: 'लिंक कॉपी करें',
    share: 'WhatsApp पर भेजें',
    shareFailed: 'WhatsApp नहीं खुला। लिंक कॉपी करें, और खुद भेजें।',
    text: (amount, lender, link) => `कृपया ${lender} से लिए मेरे लोन के लिए ${amount} भरें: ${link}`,
    unavailable: 'अभी कोई लिंक नहीं है',
  },
};

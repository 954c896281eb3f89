import type * as english from '../en/papers';
import type { Translation } from '../translation';

export const papersCopy: Translation<typeof english.papersCopy> = {
  readInApp: 'अपने हस्ताक्षर किए हुए कागज़ात इस ऐप में कभी भी पढ़ें।',
  open: 'अपने कागज़ात देखें',
  send: 'भेजें',
  byMail: 'ईमेल से भेजें',
  opensInAppOnly: 'यह सिर्फ़ मेरे लोन ऐप में खुलता है:',
};

export const sharingTexts: Translation<typeof english.sharingTexts> = {
  fileOpened: null,
  textOpened: null,
  dismissed: null,
  linkOpened:
    'इस फ़ोन से कागज़ सीधे नहीं भेजा जा सकता। WhatsApp उसके लिंक के साथ खुला है। यह लिंक सिर्फ़ इस ऐप में खुलता है, और सिर्फ़ आपके लिए।',
  ready: 'कागज़ अब तैयार है। भेजने के लिए एक बार और टैप करें।',
  unreadable: 'कागज़ नहीं मिल पाया। अपना इंटरनेट जाँचें और फिर कोशिश करें।',
  notOpened: 'WhatsApp नहीं खुला। कागज़ खोलें और वहीं से भेजें।',
};

export const sentCopy: Translation<typeof english.sentCopy> = {
  loan: (lender) => `${lender} से मेरा लोन`,
  loanWithAccount: (lender, lastDigits) => `${lender} से मेरा लोन ••${lastDigits}`,
  loanOn: (loan, date) => `${loan}, ${date} को`,
  paper: (name, loan) => `${name}। ${loan}।`,
  paperWithDate: (name, date, loan) => `${name}, ${date}। ${loan}।`,
};

export const papersSentCopy: Translation<typeof english.papersSentCopy> = {
  sent: (ways, date) => `आपके हस्ताक्षर किए हुए कागज़ात ${date} को ${ways} भेजे गए।`,
  and: (first, last) => `${first} और ${last}`,
  way: {
    EMAIL: (to) => `${to} पर ईमेल से`,
    SMS: (to) => `${to} पर SMS से`,
    WHATSAPP: (to) => `${to} पर WhatsApp से`,
  },
};

import type * as english from '../en/papers';
import type { Translation } from '../translation';

export const papersCopy: Translation<typeof english.papersCopy> = {
  readInApp: 'तुमची सही केलेली कागदपत्रे या ॲपमध्ये केव्हाही वाचा.',
  open: 'तुमची कागदपत्रे पाहा',
  send: 'पाठवा',
  byMail: 'ईमेलने पाठवा',
  opensInAppOnly: 'हे फक्त माझ्या कर्जाच्या ॲपमध्ये उघडते:',
};

export const sharingTexts: Translation<typeof english.sharingTexts> = {
  fileOpened: null,
  textOpened: null,
  dismissed: null,
  linkOpened:
    'या फोनवरून कागदपत्र थेट पाठवता येत नाही. WhatsApp त्याच्या लिंकसह उघडले आहे. ही लिंक फक्त या ॲपमध्ये उघडते, आणि फक्त तुमच्यासाठी.',
  ready: 'कागदपत्र आता तयार आहे. पाठवण्यासाठी आणखी एकदा टॅप करा.',
  unreadable: 'कागदपत्र मिळाले नाही. तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  notOpened: 'WhatsApp उघडले नाही. कागदपत्र उघडा आणि तिथून पाठवा.',
};

export const sentCopy: Translation<typeof english.sentCopy> = {
  loan: (lender) => `${lender} कडील माझे कर्ज`,
  loanWithAccount: (lender, lastDigits) => `${lender} कडील माझे कर्ज ••${lastDigits}`,
  loanOn: (loan, date) => `${loan}, ${date} रोजी`,
  paper: (name, loan) => `${name}. ${loan}.`,
  paperWithDate: (name, date, loan) => `${name}, ${date}. ${loan}.`,
};

export const papersSentCopy: Translation<typeof english.papersSentCopy> = {
  sent: (ways, date) => `तुमची सही केलेली कागदपत्रे ${date} रोजी ${ways} पाठवली.`,
  and: (first, last) => `${first} आणि ${last}`,
  way: {
    EMAIL: (to) => `${to} वर ईमेलने`,
    SMS: (to) => `${to} वर SMS ने`,
    WHATSAPP: (to) => `${to} वर WhatsApp ने`,
  },
};

import type * as english from '../en/spoken';
import type { Translation } from '../translation';
import { untilDaysAfterMoney } from './cooling-off';
import { plural } from './locale';

export const listenCopy: Translation<typeof english.listenCopy> = {
  listen: 'ऐका',
  stop: 'थांबवा',
  about: (what) => ` (${what})`,
};

// An amount takes no case ending, because it ends in रुपये or पैसे.
export const spokenTexts: Translation<typeof english.spokenTexts> = {
  sentence: (text) => `${text}.`,

  upTo: (amount) => `तुम्हाला मिळू शकणारे कर्ज: जास्तीत जास्त ${amount}.`,
  apr: (rate) => `वार्षिक खर्च ${rate} टक्के आहे.`,
  aprRange: (least, most) => `वार्षिक खर्च ${least} ते ${most} टक्के आहे.`,
  offersFrom: (names) => `ऑफर यांच्याकडून आहेत: ${names}.`,

  offerFrom: (lender) => `ही ऑफर ${lender} कडून आहे.`,
  inBank: (amount) => `तुमच्या खात्यात ${amount} येतील.`,
  howMany: (count) => plural(count, { one: `एकूण ${count} हप्ता आहे.`, other: `एकूण ${count} हप्ते आहेत.` }),
  lastInstalment: (amount) => `शेवटचा हप्ता ${amount} आहे.`,
  firstInstalment: (date) => `पहिला हप्ता ${date} रोजी आहे.`,
  firstInstalmentIf: (date, moneyDate) => `पैसे ${moneyDate} रोजी आले, तर पहिला हप्ता ${date} रोजी आहे.`,
  total: (amount) => `तुम्ही एकूण ${amount} फेडाल.`,
  fee: (amount) => `प्रोसेसिंग फी ${amount} आहे.`,
  gst: (amount) => `फीवरील GST ${amount} आहे.`,
  feeWithGst: (amount) => `GST धरून प्रोसेसिंग फी ${amount} आहे.`,
  lateCharge: 'या पानावर विलंब शुल्कही पाहा.',
  giveBack: (days) => `${untilDaysAfterMoney(days)} कर्ज परत करता येते.`,

  inBankNotGiven: 'तुमच्या खात्यात किती पैसे येतील हे कर्ज देणाऱ्या संस्थेने सांगितलेले नाही.',
  instalmentNotGiven: 'हप्ता किती आहे हे कर्ज देणाऱ्या संस्थेने सांगितलेले नाही.',
  howManyNotGiven: 'किती हप्ते आहेत हे कर्ज देणाऱ्या संस्थेने सांगितलेले नाही.',
  totalNotGiven: 'तुम्ही एकूण किती फेडाल हे कर्ज देणाऱ्या संस्थेने सांगितलेले नाही.',
  aprNotGiven: 'वार्षिक खर्च किती आहे हे कर्ज देणाऱ्या संस्थेने सांगितलेले नाही.',

  due: (amount, lender) => `${lender} ला भरायची रक्कम ${amount} आहे.`,
  dueInstalments: (count, amount) =>
    plural(count, {
      one: `त्यात ${count} हप्त्याचे ${amount} आहेत.`,
      other: `त्यात ${count} हप्त्यांचे एकूण ${amount} आहेत.`,
    }),
  dueLateCharge: (amount) => `त्यात विलंब शुल्क ${amount} आहे.`,
  alreadyPaid: (amount) => `हप्त्यांपैकी ${amount} भरले आहेत.`,
};

export const spokenInstalments: Translation<typeof english.spokenInstalments> = {
  daily: (amount) => `दररोज ${amount} भरायचे आहेत.`,
  weekly: (amount) => `दर आठवड्याला ${amount} भरायचे आहेत.`,
  monthly: (amount) => `दर महिन्याला ${amount} भरायचे आहेत.`,
  unknown: (amount) => `दर वेळी ${amount} भरायचे आहेत.`,
};

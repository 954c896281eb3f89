import type * as english from '../en/money';
import type { Translation } from '../translation';
import { plural } from './locale';

export const moneyCopy: Translation<typeof english.moneyCopy> = {
  loanAmount: 'कर्जाची रक्कम',
  inBank: 'तुमच्या खात्यात येतील',
  processingFee: 'प्रोसेसिंग फी',
  gst: 'फीवरील GST',
  payInAll: 'तुम्ही एकूण फेडाल',
  interest: 'व्याज',
  interestRate: 'व्याज दर',
  interestRateHint: 'वर्षाला, फेडायच्या बाकी रकमेवर',
  apr: 'वार्षिक खर्च (APR)',
  instalment: 'हप्ता',
  instalments: 'किती हप्ते',
  lateCharge: 'विलंब शुल्क',
  lateCharges: 'विलंब शुल्क',
  lateChargesSoFar: 'आतापर्यंतचे विलंब शुल्क',
  closeEarly: 'कर्ज मुदतीआधी बंद करण्याचे शुल्क',
  lender: 'कर्ज देणारी संस्था',
  noCharge: 'शुल्क नाही',
  leftToPay: 'भरायचे बाकी',
  notGiven: 'दिलेले नाही',
  lengthNotGiven: 'मुदत दिलेली नाही',
};

export const withLateCharge: Translation<typeof english.withLateCharge> = (amount) => `विलंब शुल्क ${amount}`;

export const days: Translation<typeof english.days> = (count) => `${count}\u00a0दिवस`;

export const periodTexts: Translation<typeof english.periodTexts> = {
  daily: 'दररोज',
  weekly: 'दर आठवड्याला',
  monthly: 'दर महिन्याला',
  unknown: 'दर वेळी',
};

export const repaymentTexts: Translation<typeof english.repaymentTexts> = {
  daily: (instalment, tenor) => `दररोज ${instalment}, ${tenor}`,
  weekly: (instalment, tenor) => `दर आठवड्याला ${instalment}, ${tenor}`,
  monthly: (instalment, tenor) => `दर महिन्याला ${instalment}, ${tenor}`,
  unknown: (instalment, tenor) => `दर वेळी ${instalment}, ${tenor}`,
};

export const tenorTexts: Translation<typeof english.tenorTexts> = {
  daily: days,
  weekly: (count) => plural(count, { one: `${count}\u00a0आठवडा`, other: `${count}\u00a0आठवडे` }),
  monthly: (count) => plural(count, { one: `${count}\u00a0महिना`, other: `${count}\u00a0महिने` }),
  unknown: (count) => plural(count, { one: `${count}\u00a0हप्ता`, other: `${count}\u00a0हप्ते` }),
};

export const everyPeriodTexts: Translation<typeof english.everyPeriodTexts> = {
  daily: 'दररोज भरा',
  weekly: 'दर आठवड्याला भरा',
  monthly: 'दर महिन्याला भरा',
  unknown: 'इतर प्लॅन',
};

export const moneyLines: Translation<typeof english.moneyLines> = {
  aprRange: (least, most) => `${least} ते ${most}`,
  lastInstalment: (amount) => `शेवटचा हप्ता ${amount} चा आहे`,
  inLakh: (amount, lakh) => `${amount} (${lakh}\u00a0लाख)`,
  inCrore: (amount, crore) => `${amount} (${crore}\u00a0कोटी)`,
  chargeEvery: (amount, everyDays) =>
    plural(everyDays, { one: `दररोज ${amount}`, other: `दर ${everyDays}\u00a0दिवसांनी ${amount}` }),
  whenThen: (when, recurring) => `${when}, नंतर ${recurring}`,
  whenDaysLate: (afterDays) => `${afterDays}\u00a0दिवस उशीर झाल्यास`,
  whenLate: 'उशीर झाल्यास',
  withGst: (charge) => `${charge} + GST`,
  onWholeLoan: (charge) => `संपूर्ण कर्जावर: ${charge}`,
};

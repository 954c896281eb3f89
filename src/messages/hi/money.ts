import type * as english from '../en/money';
import type { Translation } from '../translation';
import { plural } from './locale';

export const moneyCopy: Translation<typeof english.moneyCopy> = {
  loanAmount: 'लोन की रकम',
  inBank: 'आपके खाते में आएँगे',
  processingFee: 'प्रोसेसिंग फ़ीस',
  gst: 'फ़ीस पर GST',
  payInAll: 'आप कुल चुकाएँगे',
  interest: 'ब्याज',
  interestRate: 'ब्याज दर',
  interestRateHint: 'सालाना, उस रकम पर जो चुकानी बाकी है',
  apr: 'सालाना लागत (APR)',
  instalment: 'किस्त',
  instalments: 'कितनी किस्तें',
  lateCharge: 'देरी शुल्क',
  lateCharges: 'देरी शुल्क',
  lateChargesSoFar: 'अब तक का देरी शुल्क',
  closeEarly: 'लोन समय से पहले बंद करने का शुल्क',
  lender: 'लोन देने वाली संस्था',
  noCharge: 'कोई शुल्क नहीं',
  leftToPay: 'भरना बाकी',
  notGiven: 'नहीं बताया गया',
  lengthNotGiven: 'अवधि नहीं बताई गई',
};

export const withLateCharge: Translation<typeof english.withLateCharge> = (amount) => `देरी शुल्क ${amount}`;

export const days: Translation<typeof english.days> = (count) => `${count}\u00a0दिन`;

export const periodTexts: Translation<typeof english.periodTexts> = {
  daily: 'रोज़',
  weekly: 'हर हफ़्ते',
  monthly: 'हर महीने',
  unknown: 'हर बार',
};

// With a colon, because the instalment may be “नहीं बताया गया”.
export const repaymentTexts: Translation<typeof english.repaymentTexts> = {
  daily: (instalment, tenor) => `रोज़: ${instalment}, ${tenor}`,
  weekly: (instalment, tenor) => `हर हफ़्ते: ${instalment}, ${tenor}`,
  monthly: (instalment, tenor) => `हर महीने: ${instalment}, ${tenor}`,
  unknown: (instalment, tenor) => `हर बार: ${instalment}, ${tenor}`,
};

export const tenorTexts: Translation<typeof english.tenorTexts> = {
  daily: days,
  weekly: (count) => plural(count, { one: `${count}\u00a0हफ़्ता`, other: `${count}\u00a0हफ़्ते` }),
  monthly: (count) => plural(count, { one: `${count}\u00a0महीना`, other: `${count}\u00a0महीने` }),
  unknown: (count) => plural(count, { one: `${count}\u00a0किस्त`, other: `${count}\u00a0किस्तें` }),
};

export const everyPeriodTexts: Translation<typeof english.everyPeriodTexts> = {
  daily: 'रोज़ भरें',
  weekly: 'हर हफ़्ते भरें',
  monthly: 'हर महीने भरें',
  unknown: 'दूसरे प्लान',
};

export const moneyLines: Translation<typeof english.moneyLines> = {
  aprRange: (least, most) => `${least} से ${most}`,
  lastInstalment: (amount) => `आखिरी किस्त ${amount} की है`,
  inLakh: (amount, lakh) => `${amount} (${lakh}\u00a0लाख)`,
  inCrore: (amount, crore) => `${amount} (${crore}\u00a0करोड़)`,
  chargeEvery: (amount, everyDays) =>
    plural(everyDays, { one: `रोज़ ${amount}`, other: `हर ${everyDays}\u00a0दिन में ${amount}` }),
  whenThen: (when, recurring) => `${when}, फिर ${recurring}`,
  whenDaysLate: (afterDays) => `${afterDays}\u00a0दिन की देरी होने पर`,
  whenLate: 'देरी होने पर',
  withGst: (charge) => `${charge} + GST`,
  onWholeLoan: (charge) => `पूरे लोन पर: ${charge}`,
};

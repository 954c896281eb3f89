import type * as english from '../en/spoken';
import type { Translation } from '../translation';
import { untilDaysAfterMoney } from './cooling-off';
import { plural } from './locale';

export const listenCopy: Translation<typeof english.listenCopy> = {
  listen: 'सुनें',
  stop: 'रोकें',
  about: (what) => ` (${what})`,
};

export const spokenTexts: Translation<typeof english.spokenTexts> = {
  sentence: (text) => `${text}।`,

  upTo: (amount) => `आपको ${amount} तक का लोन मिल सकता है।`,
  apr: (rate) => `सालाना लागत ${rate} प्रतिशत है।`,
  aprRange: (least, most) => `सालाना लागत ${least} से ${most} प्रतिशत है।`,
  offersFrom: (names) => `ऑफ़र इनकी ओर से हैं: ${names}।`,

  offerFrom: (lender) => `यह ऑफ़र ${lender} की ओर से है।`,
  inBank: (amount) => `आपके खाते में ${amount} आएँगे।`,
  howMany: (count) => plural(count, { one: `कुल ${count} किस्त है।`, other: `कुल ${count} किस्तें हैं।` }),
  lastInstalment: (amount) => `आखिरी किस्त ${amount} की है।`,
  firstInstalment: (date) => `पहली किस्त ${date} को है।`,
  firstInstalmentIf: (date, moneyDate) => `अगर पैसे ${moneyDate} को आएँ, तो पहली किस्त ${date} को है।`,
  total: (amount) => `आप कुल ${amount} चुकाएँगे।`,
  fee: (amount) => `प्रोसेसिंग फ़ीस ${amount} है।`,
  gst: (amount) => `फ़ीस पर GST ${amount} है।`,
  feeWithGst: (amount) => `GST मिलाकर प्रोसेसिंग फ़ीस ${amount} है।`,
  lateCharge: 'इस पेज पर देरी शुल्क भी देख लें।',
  giveBack: (days) => `${untilDaysAfterMoney(days)} लोन लौटाया जा सकता है।`,

  inBankNotGiven: 'आपके खाते में कितने पैसे आएँगे, यह लोन देने वाली संस्था ने नहीं बताया है।',
  instalmentNotGiven: 'किस्त कितने की है, यह लोन देने वाली संस्था ने नहीं बताया है।',
  howManyNotGiven: 'कितनी किस्तें हैं, यह लोन देने वाली संस्था ने नहीं बताया है।',
  totalNotGiven: 'आप कुल कितना चुकाएँगे, यह लोन देने वाली संस्था ने नहीं बताया है।',
  aprNotGiven: 'सालाना लागत कितनी है, यह लोन देने वाली संस्था ने नहीं बताया है।',

  due: (amount, lender) => `${lender} को भरने की रकम ${amount} है।`,
  dueInstalments: (count, amount) =>
    plural(count, {
      one: `इसमें ${count} किस्त के ${amount} हैं।`,
      other: `इसमें ${count} किस्तों के कुल ${amount} हैं।`,
    }),
  dueLateCharge: (amount) => `इसमें देरी शुल्क ${amount} है।`,
  alreadyPaid: (amount) => `किस्तों में से ${amount} भर दिए गए हैं।`,
};

export const spokenInstalments: Translation<typeof english.spokenInstalments> = {
  daily: (amount) => `रोज़ ${amount} भरने हैं।`,
  weekly: (amount) => `हर हफ़्ते ${amount} भरने हैं।`,
  monthly: (amount) => `हर महीने ${amount} भरने हैं।`,
  unknown: (amount) => `हर बार ${amount} भरने हैं।`,
};

import type * as english from '../en/unreadable';
import type { Translation } from '../translation';
import { plural } from './locale';

export const unreadableTexts: Translation<typeof english.unreadableTexts> = {
  account: (count) =>
    plural(count, {
      one: 'एक खाता पढ़ा नहीं जा सका, इसलिए वह नहीं दिखाया गया है।',
      other: `${count} खाते पढ़े नहीं जा सके, इसलिए वे नहीं दिखाए गए हैं।`,
    }),
  supplier: (count) =>
    plural(count, {
      one: 'एक सप्लायर की जानकारी पढ़ी नहीं जा सकी, इसलिए वह नहीं दिखाई गई है।',
      other: `${count} सप्लायरों की जानकारी पढ़ी नहीं जा सकी, इसलिए वह नहीं दिखाई गई है।`,
    }),
  payment: (count) =>
    plural(count, {
      one: 'एक भुगतान पढ़ा नहीं जा सका, इसलिए वह नहीं दिखाया गया है।',
      other: `${count} भुगतान पढ़े नहीं जा सके, इसलिए वे नहीं दिखाए गए हैं।`,
    }),
  factor: (count) =>
    plural(count, {
      one: 'एक बात पढ़ी नहीं जा सकी, इसलिए वह नहीं दिखाई गई है।',
      other: `${count} बातें पढ़ी नहीं जा सकीं, इसलिए वे नहीं दिखाई गई हैं।`,
    }),
  complaint: (count) =>
    plural(count, {
      one: 'एक शिकायत पढ़ी नहीं जा सकी, इसलिए वह नहीं दिखाई गई है।',
      other: `${count} शिकायतें पढ़ी नहीं जा सकीं, इसलिए वे नहीं दिखाई गई हैं।`,
    }),
  permission: (count) =>
    plural(count, {
      one: 'एक सहमति पढ़ी नहीं जा सकी, इसलिए वह नहीं दिखाई गई है।',
      other: `${count} सहमतियाँ पढ़ी नहीं जा सकीं, इसलिए वे नहीं दिखाई गई हैं।`,
    }),
};

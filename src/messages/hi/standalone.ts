import type * as english from '../en/standalone';
import type { Translation } from '../translation';

export const standaloneCopy: Translation<typeof english.standaloneCopy> = {
  crash: {
    heading: 'ऐप में अचानक गड़बड़ी हुई!',
    lead: 'गलती हमारी है। आपका किया हुआ कुछ भी नहीं खोया, और इससे पैसों का कोई लेन-देन नहीं हुआ।',
    action: 'शुरुआत पर जाएँ',
  },
};

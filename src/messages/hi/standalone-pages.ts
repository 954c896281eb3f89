import type * as english from '../en/standalone-pages';
import type { Translation } from '../translation';

export const plainPagesCopy: Translation<typeof english.plainPagesCopy> = {
  exit: {
    heading: 'यह पेज बंद किया जा सकता है',
    lead: 'कुछ भी नहीं खोया है। आपका लोन यहाँ वैसा ही है, जैसा आपने छोड़ा था।',
    action: 'मेरे लोन पर लौटें',
  },
  notFound: {
    heading: 'यह पेज मौजूद नहीं है',
    lead: 'लिंक पुराना या अधूरा हो सकता है। आपके लोन पर कोई असर नहीं हुआ है।',
    action: 'शुरुआत पर जाएँ',
  },
};

import type * as english from '../en/contact';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const contactCopy: Translation<typeof english.contactCopy> = {
  title: 'मदद',
  loading: 'हम देख रहे हैं कि आप किससे बात करें',
  heading: (lender) => `${lender} से बात करें`,
  own: 'आपको लोन देने वाली संस्था',
  other: 'एक पार्टनर संस्था',
  does: 'पैसे देती है, लोन का फ़ैसला करती है, और सारे खर्च और शुल्क तय करती है।',
  care: 'कस्टमर केयर',
  careFor: 'आपके लोन, भुगतान और कागज़ात के बारे में सवाल',
  grievance: 'शिकायत निवारण अधिकारी',
  grievanceFor: 'अगर कस्टमर केयर ने आपकी शिकायत हल नहीं की',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  address: 'पता',
  hours: 'समय',
  legalName: 'आपके कागज़ात में नाम',
  website: 'वेबसाइट',
  registeredAddress: 'रजिस्टर्ड ऑफ़िस',
  callCare: (lender) => `${lender} को कॉल करें`,
  callOfficer: 'अधिकारी को कॉल करें',
  write: 'ईमेल लिखें',
  notOpened: 'कॉल शुरू नहीं हो सकी',
  notOpenedDetail: (phone) => `कृपया ${phone} पर खुद कॉल करें।`,
  supportTitle: 'इस ऐप की सहायता टीम',
  support: 'ऐप की परेशानी के लिए: जैसे कोई पेज न चले, या कोड न आए।',
  supportAction: 'हमें WhatsApp पर लिखें',
  none: {
    heading: 'अभी किसी संस्था ने आपको लोन नहीं दिया है',
    lead: 'जब कोई संस्था आपको लोन देगी, तब उससे संपर्क की जानकारी यहाँ मिलेगी।',
    action: 'शुरुआत पर जाएँ',
  },
  unknown: {
    heading: 'हम इस संस्था को नहीं जानते',
    lead: 'लिंक पुराना या अधूरा हो सकता है।',
    headingKnown: (lender) => `हमारे पास अभी ${lender} का कोई फ़ोन नंबर नहीं है`,
    leadKnown: 'अपना एग्रीमेंट देखें: संपर्क के नाम उसमें लिखे हैं। हमारी सहायता टीम भी मदद करती है।',
    own: (lender) => `${lender} से बात करें`,
    action: 'शुरुआत पर जाएँ',
  },
  consent: {
    title: 'WhatsApp पर लोन के मैसेज',
    withdrawnTo: (mobile) => `अभी आपको कोई मैसेज नहीं आता। सहमति देने पर वे ${mobile} पर आएँगे।`,
    withdrawn: 'अभी आपको कोई मैसेज नहीं आता।',
    givenTo: (mobile, date) =>
      date === null
        ? `आपने सहमति दी है। मैसेज ${mobile} पर आते हैं।`
        : `आपने ${date} को सहमति दी। मैसेज ${mobile} पर आते हैं।`,
    given: (date) => (date === null ? 'आपने सहमति दी है।' : `आपने ${date} को सहमति दी।`),
    give: 'लोन के मैसेज पर सहमति दें',
    withdraw: 'लोन के मैसेज बंद करें',
    unread: 'हम नहीं देख सके कि आपने मैसेज के लिए सहमति दी है या नहीं।',
    refused: 'इसमें कोई बदलाव नहीं हुआ',
    numberUnknown: 'आपका मोबाइल नंबर हमारे पास दर्ज नहीं है। सहायता टीम से इसे जोड़ने को कहें।',
  },
  unanswered: {
    heading: 'अभी पता नहीं कि यह सेव हुआ या नहीं',
    lead: `जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें: हम पूछेंगे कि क्या हुआ।`,
  },
  unavailable: 'आप किससे बात करें, यह हम नहीं ढूँढ सके',
};

export const callNumber: Translation<typeof english.callNumber> = (phone) =>
  `कॉल करें: ${phone.replaceAll(' ', '\u00a0')}`;

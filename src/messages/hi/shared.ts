import type * as english from '../en/shared';
import type { Translation } from '../translation';

export const sharedCopy: Translation<typeof english.sharedCopy> = {
  back: 'पीछे',
  notNow: 'अभी नहीं',
  close: 'बंद करें',
  closeApp: 'ऐप बंद करें',
  linkRefused: 'यह लिंक खोलना सुरक्षित नहीं है। यह कागज़ लोन देने वाली संस्था से माँगें।',
  retry: 'फिर कोशिश करें',
  checkAgain: 'फिर जाँचें',
  help: 'मदद',
  callSupport: 'कॉल करें',
  lender: 'संस्था',
  lenderLine: (name) => `लोन देने वाली संस्था: ${name}`,
  loading: 'लोड हो रहा है',
  leaving: 'ज़रा रुकें',
  leavingTo: 'अगला पेज खुल रहा है',
  defaultError: 'कुछ गड़बड़ हो गई',
  offline: 'इंटरनेट नहीं है',
  notSentOffline: 'आपके फ़ोन में इंटरनेट नहीं है। कुछ भी नहीं भेजा गया। इंटरनेट चालू होने पर फिर कोशिश करें।',
  notLoaded: 'यह पेज नहीं खुला',
  whyNotLoaded: 'अपना इंटरनेट जाँचें, फिर दोबारा कोशिश करें। इंटरनेट चालू होते ही पेज अपने आप खुल जाएगा।',
  unableToProcess: 'आपका काम पूरा नहीं हो सका।',
  supportMessage: 'कृपया मेरे लोन के बारे में मुझसे संपर्क करें।',
};

export const failureCopy: Translation<typeof english.failureCopy> = {
  connection: 'आपका फ़ोन हम तक नहीं पहुँच सका। अपना इंटरनेट जाँचें, फिर दोबारा कोशिश करें।',
  timeout: 'जवाब आने में बहुत देर हुई। हो सकता है कि आपका इंटरनेट धीमा हो। फिर कोशिश करें।',
  unavailable: 'लोन देने वाली संस्था की सेवा अभी व्यस्त है। एक मिनट बाद फिर कोशिश करें।',
  malformed: 'हम जवाब नहीं पढ़ सके। एक मिनट बाद फिर कोशिश करें।',
  sessionEnded: 'आपका सेशन खत्म हो गया है। आगे बढ़ने के लिए ऐप फिर से खोलें।',
};

const stepNames: Readonly<Record<english.LoanStep, string>> = {
  offer: 'ऑफ़र चुनें',
  keyFacts: 'मुख्य जानकारी',
  bankAccount: 'बैंक खाता',
  agreement: 'एग्रीमेंट',
  money: 'आपके खाते में पैसे',
};

export const stepLabel: Translation<typeof english.stepLabel> = (step, number, total) =>
  `चरण ${number} (कुल ${total}): ${stepNames[step]}`;

import type * as english from '../en/otp';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

const channels: Readonly<Record<english.CodeChannel, string>> = { SMS: 'SMS', 'e-mail': 'ईमेल' };
export const codeCopy: Translation<typeof english.codeCopy> = {
  code: 'कोड',
  missing: (by) => `${channels[by]} में आए 6 अंक लिखें।`,
  malformed: (by) => `कोड में 6 अंक होते हैं। ${channels[by]} देखें।`,
  wrong: (by) => `यह कोड सही नहीं है। ${channels[by]} देखें और कोड फिर से लिखें।`,
  expired: 'यह कोड पुराना हो गया है। नया कोड लें।',
  summary: 'एक बात देख लें',
  sendAgain: 'फिर से भेजें',
  sendAgainIn: (time) => `${time} बाद फिर से भेजें`,
  noSendsLeft: 'अब और कोड नहीं भेजे जा सकते',
  triesLeft: (count) => plural(count, { one: `${count} कोशिश बाकी है`, other: `${count} कोशिशें बाकी हैं` }),
};

export const otpCopy: Translation<typeof english.otpCopy> = {
  sending: (by) => `${channels[by]} से कोड भेजा जा रहा है`,
  notSent: 'नया कोड नहीं भेजा गया',
  arrived: 'मुझे कोड मिल गया',
  // The time that is left stands below the leads of a wait.
  tooSoon: {
    heading: 'ज़रा रुकें',
    lead: 'अगले कदम के लिए अभी जल्दी है। कुछ भी बंद नहीं हुआ है। इतने समय बाद फिर कोशिश करें:',
    later: 'पीछे जाएँ, बाद में आएँ',
  },
  restart: 'कोड नहीं आया? फिर से शुरू करें',
};

export const otpPageTexts: Translation<typeof english.otpPageTexts> = {
  notAccepted: 'कोड मंज़ूर नहीं हुआ',
  sendUnanswered: {
    heading: 'अभी पता नहीं कि कोड भेजा गया या नहीं',
    lead: (by) =>
      `जवाब हम तक नहीं पहुँचा। अगर ${channels[by]} आ गया है, तो कोड लिखा जा सकता है। अगर नहीं, तो “${sharedCopy.checkAgain}” पर टैप करें।`,
  },
  checkUnanswered: {
    heading: 'अभी पता नहीं कि कोड मंज़ूर हुआ या नहीं',
    lead: () => `जवाब हम तक नहीं पहुँचा। कुछ नहीं खोया है। “${sharedCopy.checkAgain}” पर टैप करें: हम पूछेंगे कि क्या हुआ।`,
  },
  nextCode: {
    heading: 'ज़रा रुकें',
    lead: 'थोड़ी देर पहले एक कोड भेजा गया था। अगला कोड अपने आप आएगा, इतने समय में:',
    later: 'पीछे जाएँ',
  },
  blocked: {
    heading: 'बहुत बार कोशिश हो चुकी है',
    lead: 'आपका अकाउंट सुरक्षित रहे, इसलिए अगले कोड से पहले हम रुकते हैं। इतने समय बाद फिर कोशिश करें:',
    later: 'पीछे जाएँ, बाद में आएँ',
  },
};

import type * as english from '../en/loan-entry';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';
import { sharedCopy } from './shared';

export const loanEntryCopy: Translation<typeof english.loanEntryCopy> = {
  title: 'लोन लें',
  awaiting: 'हम लोन देने वाली संस्था से पूछ रहे हैं कि आपके लोन की क्या स्थिति है।',

  startHeading: 'आपकी दुकान के लिए लोन',
  upTo: 'ज़्यादा से ज़्यादा',
  choiceTitle: 'कैसे चुकाएँ, यह आप चुनें',
  choiceDetail: 'रोज़, हर हफ़्ते या हर महीने चुकाएँ।',
  costTitle: 'हर खर्च पहले दिखता है',
  costDetail: 'फ़ीस, ब्याज और सालाना लागत (APR)।',
  changeTitle: 'मन बदलने की छूट है',
  changeDetail: 'जब तक आप हस्ताक्षर न करें, कुछ भी पक्का नहीं है।',
  lendersTitle: 'पैसे कौन देता है',
  lendersDetail: 'हम लोन नहीं देते। लोन हमारी कोई एक पार्टनर संस्था देती है, और उसका फ़ैसला वही करती है:',
  seeOffers: 'अपने ऑफ़र देखें',
  begin: 'अभी शुरू करें',
  beginTitle: 'रुककर बाद में लौटा जा सकता है',
  beginDetail: 'हर चरण सेव होता है। अपना PAN कार्ड पास रखें।',
  smsTitle: 'अपने SMS दिखाना ज़रूरी नहीं',
  smsDetail: 'कुछ संस्थाएँ इन्हें माँगती हैं। हम आपके SMS नहीं पढ़ते, और इनके बिना भी आगे बढ़ा जा सकता है।',
  askAgain: 'इस तारीख से फिर पूछें',
  tooManyTries: 'बहुत बार कोशिश हो चुकी है',
  tooManyTriesDetail:
    'आपका लिखा हुआ कुछ बार मेल नहीं खाया। इस रोक से आपकी जानकारी सुरक्षित रहती है। कुछ भी नहीं खोया है।',
  confirmedBefore: 'आपने पहले एक ऑफ़र पक्का किया था',
  confirmedBeforeDetail: `अभी आपके लिए कोई नया ऑफ़र नहीं है। फिर जाँचना मुफ़्त है। अगर आपको यह गलत लगे, तो “${sharedCopy.help}” पर टैप करें।`,

  lenderWillCall: 'लोन देने वाली संस्था आपसे संपर्क करेगी',
  lenderWillCallDetail: 'आपका ऑफ़र पक्का हो गया है। अगले चरण यह संस्था सीधे आपके साथ पूरे करती है। कृपया फ़ोन अपने पास रखें।',

  notEligible: fallbacks.notEligible,
  eligibilityUnknown: 'हम नहीं देख सके कि अभी आवेदन हो सकता है या नहीं',
  notEligibleDetail:
    'इसका फ़ैसला लोन देने वाली संस्था करती है, और यह बदल सकता है। कभी भी फिर देखा जा सकता है। यह मुफ़्त है।',
};

export const fromAmount: Translation<typeof english.fromAmount> = (amount) => `लोन ${amount} से शुरू होते हैं।`;

export const coolingOff: Translation<typeof english.coolingOff> = (days) =>
  `पैसे आने के ${days}\u00a0दिन बाद तक लोन लौटाया जा सकता है।`;

import type * as english from '../en/offer-selection';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';
import { plural } from './locale';
import { moneyCopy } from './money';

const coolingOffHint = 'लोन की पूरी रकम लौटानी होती है, उसमें से कटी फ़ीस भी, और उतने दिनों का ब्याज भी।';

export const offerSelectionCopy: Translation<typeof english.offerSelectionCopy> = {
  title: 'आपके ऑफ़र',
  awaiting: 'लोन देने वाली संस्थाओं से आपके ऑफ़र माँगे जा रहे हैं।',

  offerHeading: 'आपको लोन मिल सकता है',
  upTo: 'ज़्यादा से ज़्यादा',
  aprOf: (range) => `${moneyCopy.apr}: ${range}`,
  fromLenders: 'ये ऑफ़र इनके हैं',
  free: 'देखना मुफ़्त है। ऑफ़र चुनने से किसी कागज़ पर हस्ताक्षर नहीं होते।',
  compare: 'ऑफ़र की तुलना करें',
  terms: 'ऑफ़र की शर्तें',

  termsTitle: 'शर्तें',
  termsHeading: 'ऑफ़र की शर्तें',
  closeTerms: 'ऑफ़र पर वापस',

  selectHeading: 'चुनें कि आपको कितनी रकम चाहिए',
  amountLegend: 'लोन की रकम',
  sorted: 'हर प्लान में सबसे कम सालाना लागत (APR) वाला ऑफ़र पहले आता है।',
  howWeSort: 'क्रम कैसे तय होता है',
  howOffersWork: 'ऑफ़र कैसे बनते हैं और किस क्रम में दिखते हैं',
  allCosts: 'सारे खर्च',
  keyFactsLink: 'मुख्य जानकारी (KFS)',
  planHeading: (amount, every) => `${amount} · ${every}`,
  chooseFirst: 'आगे बढ़ने के लिए एक ऑफ़र चुनें।',
  chosenLine: (lender, amount) => `चुना गया: ${lender} से ${amount}`,
  withoutOffer: (names) => `इनसे ऑफ़र नहीं मिला: ${names}।`,
  seeKeyFacts: 'मुख्य जानकारी देखें',

  keyFactsTitle: 'मुख्य जानकारी',
  keyFactsHeading: 'आगे बढ़ने से पहले पढ़ें',
  payBack: (total, repayment) => `आप कुल चुकाएँगे: ${total} (${repayment})`,
  theOffer: 'लोन',
  theCost: 'इसका खर्च',
  theRights: 'अगर कुछ बदल जाए',
  inBankSuffix: 'आपके खाते में',
  inBankMissing: '(आपके खाते में कितने आएँगे)',
  monthly: 'एक महीने में',
  monthlyHint: 'औसतन, प्लान की तुलना के लिए',
  perThousand: (amount) => `मिलने वाले हर ₹1,000 पर आप ${amount} चुकाएँगे`,
  about: (amount) => `लगभग ${amount}`,
  keyFactsAwaiting: 'लोन देने वाली संस्था से मुख्य जानकारी माँगी जा रही है।',
  keyFactsUnavailable: 'मुख्य जानकारी नहीं मिली',
  theStatement: 'संस्था के कागज़ात में यह ऑफ़र',
  proposalNumber: 'ऑफ़र नंबर (KFS)',
  proposalHint: 'इस ऑफ़र के बारे में पूछते समय संस्था को यह नंबर बताएँ',
  legalName: 'लोन देने वाली संस्था का पूरा नाम',
  loanType: 'लोन का प्रकार',
  disbursal: 'पैसे कैसे आएँगे',
  disbursalKinds: { SINGLE: 'एक बार में', STAGED: 'हिस्सों में' },
  firstInstalment: 'पहली किस्त',
  ifSentOn: (day) => `अगर पैसे ${day} को आएँ`,
  rateType: 'क्या ब्याज दर बदल सकती है?',
  rateTypes: { FIXED: 'नहीं, यह तय (फ़िक्स्ड) है', FLOATING: 'हाँ, यह बदल सकती है (फ़्लोटिंग)' },
  otherLenderFees: 'लोन देने वाली संस्था की दूसरी फ़ीस',
  thirdPartyFees: 'दूसरों को दी जाने वाली फ़ीस',
  noFees: 'कोई नहीं',
  feeTo: (fee, payee) => `${fee} (${payee} को)`,
  feeOnce: 'एक बार',
  feeRecurring: 'हर किस्त के साथ',
  validityShort: 'फ़ैसला करने के लिए तीन कामकाजी दिनों से कम समय है। लोन देने वाली संस्था से और समय माँगा जा सकता है।',
  aprHow: 'सालाना लागत (APR) कैसे निकाली जाती है',
  aprPeriods: 'एक साल में किस्तें',
  aprSentence:
    'दो किस्तों के बीच के समय की वह दर, जिससे सभी किस्तों की आज की कीमत आपके खाते में आने वाली रकम के बराबर होती है। इसे एक साल की किस्तों की गिनती से गुणा किया जाता है।',
  aprMissing: 'लोन देने वाली संस्था ने सालाना लागत (APR) नहीं बताई है। यह ऑफ़र लेने से पहले उससे पूछें।',
  schedule: 'किस्तों की सूची',
  scheduleShow: (count) => `सभी ${count} किस्तें दिखाएँ`,
  scheduleMissing: 'लोन देने वाली संस्था ने किस्तों की सूची नहीं भेजी है। सूची हमारी सहायता टीम से माँगें।',
  instalmentNumber: (number) => `किस्त ${number}`,
  instalmentOn: (number, date) => `किस्त ${number}, ${date}`,
  instalmentParts: (principal, interest, balance) =>
    `मूलधन ${principal}, ब्याज ${interest}। इसके बाद चुकाना बाकी: ${balance}।`,
  paperOther: { HTML: (language) => `पढ़ें (${language})`, PDF: (language) => `PDF (${language})` },
  coolingOffValue: 'हाँ',
  coolingOffHint,
  coolingOffCost: (cost) => `लोन लौटाने पर: ${cost}`,
  coolingOffDaysUnknown: `पैसे आने के कुछ दिन बाद तक लोन लौटाया जा सकता है। कितने दिन, यह पूरी मुख्य जानकारी में लिखा है। ${coolingOffHint}`,
  openUntil: 'ऑफ़र कब तक है',
  noEnd: 'कोई आखिरी तारीख नहीं',
  cashback: 'कैशबैक',
  cashbackHint: 'अगर हर किस्त समय पर भरी जाए',
  documents: 'पूरी मुख्य जानकारी (KFS)',
  documentsDetail: 'इसमें APR का हिसाब और हर किस्त लिखी है।',
  documentsMissing: 'लोन देने वाली संस्था ने पूरी मुख्य जानकारी अभी नहीं भेजी है। इसे हमारी सहायता टीम से माँगें।',
  feeOff:
    'अभी प्रोसेसिंग फ़ीस नहीं ली जाती। फिर भी हो सकता है कि लोन देने वाली संस्था की पूरी मुख्य जानकारी में फ़ीस लिखी हो: हस्ताक्षर से पहले एग्रीमेंट में देख लें।',
  consent: 'मैंने इस लोन की मुख्य जानकारी पढ़ ली है।',
  consentMissing: 'मुख्य जानकारी पढ़ें, फिर इस बॉक्स पर टिक करें।',
  continue: 'आगे बढ़ें',

  noOffers: fallbacks.offers,
  noOffersDetail: 'अभी किसी संस्था के पास आपके लिए ऑफ़र नहीं है। यह बदल सकता है। फिर देखना मुफ़्त है।',
  omitted: {
    ended: (count) =>
      plural(count, {
        one: `${count} ऑफ़र का समय खत्म हो गया है, अब वह नहीं लिया जा सकता।`,
        other: `${count} ऑफ़र का समय खत्म हो गया है, अब वे नहीं लिए जा सकते।`,
      }),
    ambiguous: (count) =>
      plural(count, {
        one: `${count} ऑफ़र साफ़ नहीं पढ़ा जा सका, इसलिए हम उसे नहीं दिखाते।`,
        other: `${count} ऑफ़र साफ़ नहीं पढ़े जा सके, इसलिए हम उन्हें नहीं दिखाते।`,
      }),
  },
};

import type * as english from '../en/offer-selection';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';
import { plural } from './locale';
import { moneyCopy } from './money';

const coolingOffHint = 'कर्जाची पूर्ण रक्कम परत करावी लागते, तिच्यातून वजा झालेली फीसुद्धा, आणि तेवढ्या दिवसांचे व्याजही.';

export const offerSelectionCopy: Translation<typeof english.offerSelectionCopy> = {
  title: 'तुमच्या ऑफर',
  awaiting: 'कर्ज देणाऱ्या संस्थांकडे तुमच्या ऑफर मागत आहोत.',

  offerHeading: 'तुम्ही कर्ज घेऊ शकता',
  upTo: 'जास्तीत जास्त',
  aprOf: (range) => `${moneyCopy.apr}: ${range}`,
  fromLenders: 'या ऑफर यांच्या आहेत',
  free: 'पाहायला पैसे लागत नाहीत. ऑफर निवडल्याने कशावरही सही होत नाही.',
  compare: 'ऑफरची तुलना करा',
  terms: 'ऑफरच्या अटी',

  termsTitle: 'अटी',
  termsHeading: 'ऑफरच्या अटी',
  closeTerms: 'ऑफरकडे परत',

  selectHeading: 'तुम्हाला किती रक्कम हवी ते निवडा',
  amountLegend: 'कर्जाची रक्कम',
  sorted: 'प्रत्येक प्लॅनमध्ये वार्षिक खर्च (APR) सर्वांत कमी असलेली ऑफर आधी येते.',
  howWeSort: 'क्रम कसा ठरतो',
  howOffersWork: 'ऑफर कशा तयार होतात आणि कोणत्या क्रमाने दिसतात',
  allCosts: 'सर्व खर्च',
  keyFactsLink: 'मुख्य माहिती (KFS)',
  planHeading: (amount, every) => `${amount} · ${every}`,
  chooseFirst: 'पुढे जाण्यासाठी एक ऑफर निवडा.',
  chosenLine: (lender, amount) => `निवडले: ${lender} कडून ${amount}`,
  withoutOffer: (names) => `यांच्याकडून ऑफर मिळाली नाही: ${names}.`,
  seeKeyFacts: 'मुख्य माहिती पाहा',

  keyFactsTitle: 'मुख्य माहिती',
  keyFactsHeading: 'पुढे जाण्याआधी वाचा',
  payBack: (total, repayment) => `तुम्ही एकूण ${total} फेडाल: ${repayment}`,
  theOffer: 'कर्ज',
  theCost: 'याचा खर्च',
  theRights: 'काही बदलले तर',
  inBankSuffix: 'तुमच्या खात्यात',
  inBankMissing: '(तुमच्या खात्यात किती येतील)',
  monthly: 'एका महिन्यात',
  monthlyHint: 'सरासरी, प्लॅनची तुलना करण्यासाठी',
  perThousand: (amount) => `मिळणाऱ्या प्रत्येक ₹1,000 मागे तुम्ही ${amount} फेडाल`,
  about: (amount) => `सुमारे ${amount}`,
  keyFactsAwaiting: 'कर्ज देणाऱ्या संस्थेकडे मुख्य माहिती मागत आहोत.',
  keyFactsUnavailable: 'मुख्य माहिती मिळाली नाही',
  theStatement: 'संस्थेच्या कागदपत्रांतील ही ऑफर',
  proposalNumber: 'ऑफर क्रमांक (KFS)',
  proposalHint: 'या ऑफरबद्दल विचारताना संस्थेला हा क्रमांक सांगा',
  legalName: 'कर्ज देणाऱ्या संस्थेचे पूर्ण नाव',
  loanType: 'कर्जाचा प्रकार',
  disbursal: 'पैसे कसे येतील',
  disbursalKinds: { SINGLE: 'एकाच वेळी', STAGED: 'टप्प्याटप्प्याने' },
  firstInstalment: 'पहिला हप्ता',
  ifSentOn: (day) => `पैसे ${day} रोजी आल्यास`,
  rateType: 'व्याज दर बदलू शकतो का?',
  rateTypes: { FIXED: 'नाही, तो ठरलेला (फिक्स्ड) आहे', FLOATING: 'हो, तो बदलू शकतो (फ्लोटिंग)' },
  otherLenderFees: 'कर्ज देणाऱ्या संस्थेची इतर फी',
  thirdPartyFees: 'इतरांना द्यायची फी',
  noFees: 'काही नाही',
  feeTo: (fee, payee) => `${fee} (${payee} यांना)`,
  feeOnce: 'एकदा',
  feeRecurring: 'प्रत्येक हप्त्यासोबत',
  validityShort: 'निर्णय घेण्यासाठी तीन कामकाजाच्या दिवसांपेक्षा कमी वेळ आहे. कर्ज देणाऱ्या संस्थेकडे आणखी वेळ मागता येतो.',
  aprHow: 'वार्षिक खर्च (APR) कसा काढला जातो',
  aprPeriods: 'वर्षातील हप्ते',
  aprSentence:
    'दोन हप्त्यांमधल्या काळाचा असा दर, ज्यामुळे सर्व हप्त्यांची आजची किंमत तुमच्या खात्यात येणाऱ्या रकमेइतकी होते. त्याला वर्षातील हप्त्यांच्या संख्येने गुणले जाते.',
  aprMissing: 'कर्ज देणाऱ्या संस्थेने APR दिलेला नाही. ही ऑफर घेण्याआधी तो विचारून घ्या.',
  schedule: 'हप्त्यांची यादी',
  scheduleShow: (count) => `सर्व ${count} हप्ते दाखवा`,
  scheduleMissing: 'कर्ज देणाऱ्या संस्थेने हप्त्यांची यादी पाठवलेली नाही. ती आमच्या सहाय्य टीमकडे मागा.',
  instalmentNumber: (number) => `हप्ता ${number}`,
  instalmentOn: (number, date) => `हप्ता ${number}, ${date}`,
  instalmentParts: (principal, interest, balance) =>
    `मुद्दल ${principal}, व्याज ${interest}. त्यानंतर फेडायचे बाकी: ${balance}.`,
  paperOther: { HTML: (language) => `वाचा (${language})`, PDF: (language) => `PDF (${language})` },
  coolingOffValue: 'हो',
  coolingOffHint,
  coolingOffCost: (cost) => `कर्ज परत केल्यास: ${cost}`,
  coolingOffDaysUnknown: `पैसे आल्यानंतर काही दिवसांपर्यंत कर्ज परत करता येते. किती दिवस, हे पूर्ण मुख्य माहितीत लिहिलेले आहे. ${coolingOffHint}`,
  openUntil: 'ऑफर कधीपर्यंत आहे',
  noEnd: 'शेवटची तारीख नाही',
  cashback: 'कॅशबॅक',
  cashbackHint: 'प्रत्येक हप्ता वेळेवर भरल्यास',
  documents: 'पूर्ण मुख्य माहिती (KFS)',
  documentsDetail: 'यात APR चा हिशोब आणि प्रत्येक हप्ता लिहिलेला आहे.',
  documentsMissing: 'कर्ज देणाऱ्या संस्थेने पूर्ण मुख्य माहिती अजून पाठवलेली नाही. ती आमच्या सहाय्य टीमकडे मागा.',
  feeOff:
    'सध्या प्रोसेसिंग फी घेतली जात नाही. तरीही कर्ज देणाऱ्या संस्थेच्या पूर्ण मुख्य माहितीत फी लिहिलेली असू शकते: सही करण्याआधी करारात पाहून घ्या.',
  consent: 'मी या कर्जाची मुख्य माहिती वाचली आहे.',
  consentMissing: 'मुख्य माहिती वाचा, मग या चौकटीत टिक करा.',
  continue: 'पुढे चला',

  noOffers: fallbacks.offers,
  noOffersDetail: 'सध्या कोणत्याही संस्थेकडे तुमच्यासाठी ऑफर नाही. हे बदलू शकते. पुन्हा पाहायला पैसे लागत नाहीत.',
  omitted: {
    ended: (count) =>
      plural(count, {
        one: `${count} ऑफरची मुदत संपली आहे, ती आता घेता येणार नाही.`,
        other: `${count} ऑफरची मुदत संपली आहे, त्या आता घेता येणार नाहीत.`,
      }),
    ambiguous: (count) =>
      plural(count, {
        one: `${count} ऑफर स्पष्ट वाचता आली नाही, म्हणून आम्ही ती दाखवत नाही.`,
        other: `${count} ऑफर स्पष्ट वाचता आल्या नाहीत, म्हणून आम्ही त्या दाखवत नाही.`,
      }),
  },
};

import type * as english from '../en/account-flow';
import type { Translation } from '../translation';
import { bankAccountCopy } from './bank-account';
import { sharedCopy } from './shared';

export const accountFlowCopy: Translation<typeof english.accountFlowCopy> = {
  ...bankAccountCopy,
  title: 'बँक खाते',
  awaiting: 'आम्ही कर्ज देणाऱ्या संस्थेकडे तुमच्या बँक खात्यांची माहिती मागत आहोत.',
  heading: 'पैसे कुठे पाठवायचे?',

  accounts: 'तुमची खाती',
  chooseFirst: 'पुढे जाण्यासाठी एक खाते निवडा.',
  addAnother: 'दुसरे खाते जोडा',
  continue: 'पुढे चला',

  qr: {
    title: 'माझा QR',
    heading: 'तुमच्या QR चे पैसे कुठे जावेत?',
    lead: 'ग्राहक तुमच्या QR वर जे पैसे देतात, त्यांच्यासाठी. तुमच्या कर्जाचे पैसे कुठे जातात, ते यामुळे बदलत नाही.',
    kind: 'QR चे पैसे कशावर पाठवायचे',
  },

  kind: 'पैसे कशावर पाठवायचे',
  upiId: 'तुमचा UPI आयडी',
  upiHint: 'तुमच्या UPI ॲपमध्ये आहे तसा, उदाहरणार्थ ramesh@upi',

  confirmHeading: 'तपासा, मग नक्की करा',
  confirmLead: 'यानंतर कर्ज देणारी संस्था तुमचे कर्ज तयार करते.',
  moneyGoesTo: 'पैसे या खात्यात जातील',
  holder: 'खात्यावरचे नाव',
  confirm: 'नक्की करा',
  confirming: 'आम्ही कर्ज देणाऱ्या संस्थेसोबत तुमची ऑफर नक्की करत आहोत.',

  confirmationNotSure: `तुमची ऑफर नक्की झाली का, ते अजून माहीत नाही: उत्तर आमच्यापर्यंत पोहोचले नाही. “${sharedCopy.checkAgain}” वर टॅप करा. तुमची ऑफर कधीही दोनदा नक्की होत नाही.`,

  processTitle: 'ऑफर नक्की करा',
  notConfirmed: 'ऑफर नक्की झालेली नाही',
  seeOffers: 'तुमच्या ऑफर पुन्हा पाहा',
  otherAccount: 'दुसरे खाते घेऊन पुन्हा सुरू करा',
  goToLoan: 'तुमच्या कर्जाकडे जा',

  receiptTitle: 'झाले',
  signed: 'करारावर सही झाली',
  signedLead: 'कर्ज देणारी संस्था तुमच्या खात्यात पैसे पाठवते.',
  seeMoney: 'पैसे कुठे आहेत ते पाहा',
};

const seeOffersNow = 'आता तुमच्यासाठी असलेल्या ऑफर पाहा.';

export const confirmationFailures: Translation<typeof english.confirmationFailures> = {
  ids_missing: {
    heading: accountFlowCopy.notConfirmed,
    text: 'तुम्ही कोणती ऑफर किंवा कोणते खाते निवडले होते, ते आम्हाला आता माहीत नाही. ते पुन्हा निवडा.',
    detail: 'बँक खात्याचा किंवा कर्जाच्या ऑफरचा ओळख क्रमांक उपलब्ध नाही.',
  },
  offer_expired: {
    heading: 'या ऑफरची मुदत संपली आहे',
    text: `कर्ज देणाऱ्या संस्थेची ऑफर ज्या तारखेपर्यंत खुली होती, ती तारीख होऊन गेली आहे. ${seeOffersNow}`,
  },
  offer_not_found: {
    heading: 'ही ऑफर आता उपलब्ध नाही',
    text: `कर्ज देणाऱ्या संस्थेने ही ऑफर मागे घेतली. ${seeOffersNow}`,
  },
  offer_already_confirmed: {
    heading: 'एक ऑफर आधीच नक्की झाली आहे',
    text: 'तुम्ही आधी एक ऑफर नक्की केली होती. काहीही दोनदा झालेले नाही.',
  },
  bank_details_not_found: {
    heading: 'या खात्याची नोंद नाही',
    text: 'कर्ज देणाऱ्या संस्थेला हे बँक खाते सापडले नाही. दुसरे खाते घेऊन पुन्हा सुरू करा.',
  },
};

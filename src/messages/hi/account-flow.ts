import type * as english from '../en/account-flow';
import type { Translation } from '../translation';
import { bankAccountCopy } from './bank-account';
import { sharedCopy } from './shared';

export const accountFlowCopy: Translation<typeof english.accountFlowCopy> = {
  ...bankAccountCopy,
  title: 'बैंक खाता',
  awaiting: 'हम लोन देने वाली संस्था से आपके बैंक खातों की जानकारी माँग रहे हैं।',
  heading: 'पैसे कहाँ भेजें?',

  accounts: 'आपके खाते',
  chooseFirst: 'आगे बढ़ने के लिए एक खाता चुनें।',
  addAnother: 'दूसरा खाता जोड़ें',
  continue: 'आगे बढ़ें',

  qr: {
    title: 'मेरा QR',
    heading: 'आपके QR के पैसे कहाँ जाएँ?',
    lead: 'यह उन पैसों के लिए है जो ग्राहक आपके QR पर देते हैं। आपके लोन के पैसे कहाँ जाते हैं, यह इससे नहीं बदलता।',
    kind: 'QR के पैसे किसमें भेजें',
  },

  kind: 'पैसे किसमें भेजें',
  upiId: 'आपकी UPI आईडी',
  upiHint: 'जैसी आपके UPI ऐप में है, जैसे ramesh@upi',

  confirmHeading: 'जाँच लें, फिर पक्का करें',
  confirmLead: 'इसके बाद लोन देने वाली संस्था आपका लोन तैयार करती है।',
  moneyGoesTo: 'पैसे इस खाते में जाएँगे',
  holder: 'खाते पर नाम',
  confirm: 'पक्का करें',
  confirming: 'हम लोन देने वाली संस्था के साथ आपका ऑफ़र पक्का कर रहे हैं।',

  confirmationNotSure: `अभी पक्का पता नहीं कि आपका ऑफ़र पक्का हुआ या नहीं: जवाब हम तक नहीं पहुँचा। “${sharedCopy.checkAgain}” पर टैप करें। आपका ऑफ़र कभी दो बार पक्का नहीं होता।`,

  processTitle: 'ऑफ़र पक्का करें',
  notConfirmed: 'ऑफ़र पक्का नहीं हुआ है',
  seeOffers: 'अपने ऑफ़र फिर से देखें',
  otherAccount: 'दूसरे खाते से फिर शुरू करें',
  goToLoan: 'अपने लोन पर जाएँ',

  receiptTitle: 'हो गया',
  signed: 'एग्रीमेंट पर हस्ताक्षर हो गए',
  signedLead: 'लोन देने वाली संस्था आपके खाते में पैसे भेजती है।',
  seeMoney: 'देखें कि पैसे कहाँ हैं',
};

const seeOffersNow = 'अभी आपके लिए जो ऑफ़र हैं, उन्हें देखें।';

export const confirmationFailures: Translation<typeof english.confirmationFailures> = {
  ids_missing: {
    heading: accountFlowCopy.notConfirmed,
    text: 'हमें अब पता नहीं कि आपने कौन सा ऑफ़र या कौन सा खाता चुना था। उन्हें फिर से चुनें।',
    detail: 'बैंक खाते या लोन ऑफ़र की पहचान नहीं मिली।',
  },
  offer_expired: {
    heading: 'इस ऑफ़र का समय खत्म हो गया है',
    text: `लोन देने वाली संस्था का ऑफ़र जिस तारीख तक खुला था, वह निकल चुकी है। ${seeOffersNow}`,
  },
  offer_not_found: {
    heading: 'यह ऑफ़र अब नहीं है',
    text: `लोन देने वाली संस्था ने यह ऑफ़र वापस ले लिया। ${seeOffersNow}`,
  },
  offer_already_confirmed: {
    heading: 'एक ऑफ़र पहले से पक्का है',
    text: 'आपने एक ऑफ़र पहले ही पक्का कर लिया था। कुछ भी दो बार नहीं हुआ।',
  },
  bank_details_not_found: {
    heading: 'यह खाता दर्ज नहीं है',
    text: 'लोन देने वाली संस्था को यह बैंक खाता नहीं मिला। दूसरे खाते से फिर शुरू करें।',
  },
};

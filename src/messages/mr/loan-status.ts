import type * as english from '../en/loan-status';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';
import { sharedCopy } from './shared';

export const loanStatusCopy: Translation<typeof english.loanStatusCopy> = {
  title: 'कर्जाची स्थिती',
  loading: 'तुमचे पैसे कुठे आहेत ते विचारत आहोत',
  pending: {
    heading: 'तुमचे पैसे वाटेत आहेत',
    lead: 'तुम्ही सही केली आहे. कर्ज देणारी संस्था तुमच्या बँक खात्यात पैसे पाठवते. आम्ही दोन मिनिटे तपासत राहू.',
    signed: 'तुम्ही करारावर सही केली',
    sending: (lender) => `${lender} कडून पैसे पाठवले जात आहेत`,
    sendingDetail: 'आत्ता',
    byHand: 'पैसे संस्थेतील एक व्यक्ती स्वतः पाठवते. त्यामुळे जास्त वेळ लागू शकतो.',
    inBank: 'तुमच्या खात्यात',
    unknown: {
      heading: 'तुमचे पैसे कुठे आहेत ते आम्ही विचारत आहोत',
      lead: 'तुम्ही सही केली आहे. कर्ज देणाऱ्या संस्थेने तुमच्या कर्जाची स्थिती आम्हाला अजून सांगितलेली नाही. आम्ही दोन मिनिटे तपासत राहू.',
      asking: (lender) => `आम्ही ${lender} ला विचारत आहोत`,
    },
    cancelHint: 'विचार बदलला? कर्ज देणारी संस्था पैसे पाठवेपर्यंत रद्द करायला पैसे लागत नाहीत.',
    cancel: 'हे कर्ज रद्द करा',
    checkFailed: `आत्ता विचारता आले नाही. “${sharedCopy.checkAgain}” वर टॅप करा.`,
  },
  disbursed: {
    heading: 'पैसे तुमच्या बँकेत आले आहेत',
    account: 'बँक खाते',
    reference: 'संदर्भ क्रमांक (UTR)',
    date: 'पाठवल्याची तारीख',
    nextInstalment: 'पुढचा हप्ता',
    nextInstalmentOn: (date) => `${date} रोजी भरायचा आहे`,
    lender: 'संस्था',
    loanAccount: 'कर्ज खाते',
    action: 'होमवर जा',
  },
  rejected: {
    heading: 'कर्ज देणाऱ्या संस्थेने पैसे पाठवले नाहीत',
    lead: (lender) => `${lender} ने हे कर्ज थांबवले. पैसे पाठवले नाहीत, आणि तुम्हाला काहीही द्यायचे नाही.`,
    why: 'कारण, आणि आता काय करायचे',
  },
  cancelled: {
    heading: 'हे कर्ज रद्द झाले',
    lead: 'त्याआधी पैसे तुमच्या बँकेत आले असतील, तर ते कर्ज देणाऱ्या संस्थेला परत करावे लागतात. खात्री नसेल, तर आम्हाला विचारा.',
  },
  ended: {
    heading: 'हे कर्ज बंद झाले आहे',
    lead: (lender) => `या कर्जासाठी तुम्हाला ${lender} ला आणखी काहीही द्यायचे नाही.`,
    paid: 'तुम्ही एकूण भरले',
    closedOn: 'बंद झाल्याची तारीख',
    papers: 'कर्ज बंद झाल्याची कागदपत्रे पाहा',
  },
  none: {
    heading: 'पाहण्यासाठी तुमचे कोणतेही कर्ज नाही',
    lead: 'तुम्ही कर्ज घेतल्यावर पैसे कधी येतील ते इथे दिसेल.',
  },
  unavailable: {
    heading: 'आम्हाला तुमचे कर्ज उघडता आले नाही',
    error: fallbacks.latestLoan,
  },
  toStart: 'सुरुवातीला परत जा',
};

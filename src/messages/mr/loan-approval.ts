import type * as english from '../en/loan-approval';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';
import { sharedCopy } from './shared';

export const loanApprovalCopy: Translation<typeof english.loanApprovalCopy> = {
  title: 'कर्जाची मंजुरी',
  loading: 'कर्ज देणाऱ्या संस्थेला तुमच्या कर्जाबद्दल विचारत आहोत',
  deciding: {
    heading: (lender) => `${lender} कडे तुमचे कर्ज पाहिले जात आहे`,
    lead: `तुम्हाला काहीही करायचे नाही. आम्ही एक मिनिट तपासत राहू. त्यानंतर “${sharedCopy.checkAgain}” वर टॅप करा.`,
    steps: {
      account: 'ऑफर आणि बँक खाते पाठवले',
      decision: 'कर्ज देणारी संस्था निर्णय घेते',
      decisionDetail: 'आत्ता',
      agreement: 'तुम्ही करार वाचता आणि सही करता',
      agreementDetail: 'यानंतर',
    },
    checkFailed: `आत्ता कर्ज देणाऱ्या संस्थेला विचारता आले नाही. “${sharedCopy.checkAgain}” वर टॅप करा.`,
  },
  approved: {
    title: 'मंजूर कर्ज',
    heading: 'कर्ज देणाऱ्या संस्थेने काय मंजूर केले ते वाचा',
    lead: (lender) => `${lender} ने तुमच्यासाठी हे कर्ज मंजूर केले आहे. अजून कशावरही सही झालेली नाही.`,
    keyFacts: 'मुख्य माहिती',
    action: 'पुढे चला',
  },
  rejected: {
    heading: (lender) => `${lender} ने हे कर्ज मंजूर केले नाही`,
    lead: 'हा कर्ज देणाऱ्या संस्थेचा निर्णय आहे. तुम्ही कशावरही सही केलेली नाही आणि तुम्हाला काहीही द्यायचे नाही.',
    whatNow: 'आता काय करता येईल',
    options: [
      { title: 'इतर ऑफर पाहा', detail: 'दुसरी संस्था वेगळा निर्णय घेऊ शकते.' },
      { title: 'नंतर पुन्हा प्रयत्न करा', detail: 'नियमित विक्री आणि फेडलेल्या कर्जांचा उपयोग होतो.' },
    ],
    action: 'सुरुवातीला परत जा',
  },
  unavailable: {
    userState: fallbacks.userState,
    offers: fallbacks.offers,
    mandate: 'तुमच्या ऑटोपेची माहिती मिळाली नाही',
  },
};

import type * as english from '../en/agreement';
import type { Translation } from '../translation';
import { consentTexts } from './consents';
import { sharedCopy } from './shared';

export const agreementCopy: Translation<typeof english.agreementCopy> = {
  title: 'करारावर सही',
  loading: 'तुमच्या कर्जाचा करार आणत आहोत',
  creating: 'कर्ज देणारी संस्था तुमच्या कर्जाचा करार तयार करत आहे',
  review: {
    title: 'तुमचा करार',
    heading: 'सही करण्याआधी वाचा',
    lead: (lender) => `हा ${lender} सोबतचा तुमच्या कर्जाचा करार आहे.`,
    fees: 'प्रोसेसिंग फी आणि GST',
    returnUntil: (time) => `${time} पर्यंत`,
    agreement: 'करार',
    keyFacts: 'मंजुरी पत्र आणि मुख्य माहिती',
    consent: consentTexts.LOAN_AGREEMENT.text,
    consentMissing: 'संमतीसाठी चौकटीत टिक करा. आधी करार आणि मुख्य माहिती वाचा.',
    feeOnPaper: 'या करारात फी आहे',
    feeOnPaperDetail: (fees) =>
      `सध्या प्रोसेसिंग फी घेतली जायला नको, पण या करारात GST धरून ${fees} फी आहे. सही करण्याआधी आमच्या सहाय्य टीमला विचारा.`,
    summary: 'एक गोष्ट तपासा',
    action: 'संमती द्या, SMS कोड मिळवा',
    refused: 'कोड पाठवता आला नाही',
    changed: 'करार बदलला आहे',
    changedWhy:
      'करार तुमच्यासमोर उघडा असताना कर्ज देणाऱ्या संस्थेने तो बदलला. कशावरही सही झालेली नाही. सही करण्याआधी तो पुन्हा वाचा.',
  },
  unavailable: 'तुमचा करार उघडता आला नाही',
  otp: {
    heading: 'सही करण्यासाठी कोड लिहा',
    lead: (lender) => (phone) =>
      phone === null
        ? `आम्ही SMS ने 6 अंक पाठवले आहेत. ते लिहिल्यावर ${lender} च्या करारावर तुमची सही होते.`
        : `आम्ही ${phone} वर SMS ने 6 अंक पाठवले आहेत. ते लिहिल्यावर ${lender} च्या करारावर तुमची सही होते.`,
    loan: 'कर्ज',
    inYourBank: 'तुमच्या खात्यात',
    action: 'सही करा, पैसे मिळवा',
    pages: {
      notAccepted: 'करारावर सही झाली नाही',
      sendUnanswered: {
        heading: 'कोड पाठवला गेला का, ते अजून माहीत नाही',
        lead: () =>
          `उत्तर आमच्यापर्यंत पोहोचले नाही. तुम्हाला अजून काहीही द्यायचे नाही. “${sharedCopy.checkAgain}” वर टॅप करा: काय झाले ते आम्ही विचारू.`,
      },
      checkUnanswered: {
        heading: 'सही झाली का, ते अजून माहीत नाही',
        lead: () =>
          `उत्तर आमच्यापर्यंत पोहोचले नाही. तुमची सही हरवलेली नाही. “${sharedCopy.checkAgain}” वर टॅप करा: काय झाले ते आम्ही कर्ज देणाऱ्या संस्थेला विचारू.`,
      },
      nextCode: {
        heading: 'जरा थांबा',
        lead: 'थोड्या वेळापूर्वी एक कोड पाठवला आहे. पुढचा कोड आपोआप इतक्या वेळाने येतो:',
        later: 'कराराकडे परत',
      },
      blocked: {
        heading: 'खूप वेळा प्रयत्न झाले',
        lead: 'तुमचे कर्ज सुरक्षित राहावे म्हणून पुढच्या कोडआधी थांबावे लागते. इतक्या वेळाने पुन्हा प्रयत्न करा:',
        later: 'मागे जा, नंतर या',
      },
    },
  },
  contact: {
    heading: (lender) => `${lender} तुमच्याशी संपर्क साधेल`,
    lead: (lender) => `${lender} च्या करारावर सही या ॲपमध्ये होत नाही. तुम्हाला आता काही करायचे नाही.`,
    action: 'सुरुवातीला परत जा',
  },
  creationUnanswered: {
    heading: 'तुमचा करार तयार आहे का, ते अजून माहीत नाही',
    lead: `उत्तर आमच्यापर्यंत पोहोचले नाही. काहीही हरवलेले नाही, आणि तुम्हाला अजून काहीही द्यायचे नाही. “${sharedCopy.checkAgain}” वर टॅप करा: आम्ही कर्ज देणाऱ्या संस्थेला विचारू.`,
  },
};

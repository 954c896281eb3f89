import type * as english from '../en/shared';
import type { Translation } from '../translation';

export const sharedCopy: Translation<typeof english.sharedCopy> = {
  back: 'मागे',
  notNow: 'आत्ता नको',
  close: 'बंद करा',
  closeApp: 'ॲप बंद करा',
  linkRefused: 'ही लिंक उघडणे सुरक्षित नाही. हे कागदपत्र कर्ज देणाऱ्या संस्थेकडून मागून घ्या.',
  retry: 'पुन्हा प्रयत्न करा',
  checkAgain: 'पुन्हा तपासा',
  help: 'मदत',
  callSupport: 'कॉल करा',
  lender: 'संस्था',
  lenderLine: (name) => `कर्ज देणारी संस्था: ${name}`,
  loading: 'लोड होत आहे',
  leaving: 'जरा थांबा',
  leavingTo: 'पुढचे पान उघडत आहे',
  defaultError: 'काहीतरी चुकले',
  offline: 'इंटरनेट नाही',
  notSentOffline: 'तुमच्या फोनवर इंटरनेट नाही. काहीही पाठवले गेले नाही. इंटरनेट सुरू झाल्यावर पुन्हा प्रयत्न करा.',
  notLoaded: 'हे पान उघडले नाही',
  whyNotLoaded: 'तुमचे इंटरनेट तपासा, मग पुन्हा प्रयत्न करा. इंटरनेट सुरू होताच पान आपोआप उघडते.',
  unableToProcess: 'तुमचे काम पूर्ण होऊ शकले नाही.',
  supportMessage: 'कृपया माझ्या कर्जाबद्दल माझ्याशी संपर्क साधा.',
};

export const failureCopy: Translation<typeof english.failureCopy> = {
  connection: 'तुमचा फोन आमच्यापर्यंत पोहोचू शकला नाही. तुमचे इंटरनेट तपासा, मग पुन्हा प्रयत्न करा.',
  timeout: 'उत्तर यायला खूप वेळ लागला. तुमचे इंटरनेट कदाचित हळू चालत असेल. पुन्हा प्रयत्न करा.',
  unavailable: 'कर्ज देणाऱ्या संस्थेची सेवा आत्ता व्यस्त आहे. एका मिनिटाने पुन्हा प्रयत्न करा.',
  malformed: 'आम्हाला उत्तर वाचता आले नाही. एका मिनिटाने पुन्हा प्रयत्न करा.',
  sessionEnded: 'तुमचे सेशन संपले आहे. पुढे जाण्यासाठी ॲप पुन्हा उघडा.',
};

const stepNames: Readonly<Record<english.LoanStep, string>> = {
  offer: 'ऑफर निवडा',
  keyFacts: 'मुख्य माहिती',
  bankAccount: 'बँक खाते',
  agreement: 'करार',
  money: 'तुमच्या खात्यात पैसे',
};

export const stepLabel: Translation<typeof english.stepLabel> = (step, number, total) =>
  `टप्पा ${number} (एकूण ${total}): ${stepNames[step]}`;

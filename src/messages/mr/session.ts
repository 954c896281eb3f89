import type * as english from '../en/session';
import type { Translation } from '../translation';
import { productName } from './product';

// The account here is that of the app, not the one at the bank: अकाउंट, not खाते.
export const sessionCopy: Translation<typeof english.sessionCopy> = {
  opening: 'तुमचे कर्जाचे ॲप उघडत आहे',
  hostMissing: 'ॲपने उत्तर दिले नाही. इथून पुढे जाता येते.',
  unavailable: {
    title: productName,
    heading: 'आम्ही तुमच्या अकाउंटपर्यंत पोहोचू शकलो नाही',
  },
  notSignedInHere: {
    title: productName,
    heading: 'इथे साइन-इन होऊ शकत नाही',
    lead: 'तुम्ही कोण आहात, हे या ब्राउझरमधून आम्हाला कळत नाही.',
    hint: 'तुमच्या फोनवरील ॲपमधून कर्जाचे पान उघडा: तुम्ही कोण आहात, हे ॲप आम्हाला सांगते.',
  },
  ended: {
    title: productName,
    heading: 'तुमचे सेशन संपले आहे',
    lead: 'तुमचे अकाउंट सुरक्षित ठेवण्यासाठी, हे तुम्हीच आहात याची आम्हाला पुन्हा खात्री करायची आहे. तुम्ही आतापर्यंत जे केले, ते सेव्ह आहे.',
    hint: 'सेशन पुन्हा संपले, तर हे पान बंद करा आणि ॲपमधून पुन्हा उघडा.',
  },
  changed: {
    title: productName,
    heading: 'आता दुसरे अकाउंट साइन-इन आहे',
    lead: 'आधी उघडलेल्या अकाउंटची पाने आम्ही बंद केली आहेत. त्याचे कर्ज आणि त्याची पेमेंट त्याच अकाउंटमध्ये राहतात.',
    hint: 'दुसऱ्या अकाउंटवर परत जाण्यासाठी, त्याच अकाउंटने पुन्हा साइन-इन करा.',
    action: 'या अकाउंटने पुढे चला',
  },
};

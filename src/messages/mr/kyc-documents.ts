import type * as english from '../en/kyc-documents';
import type { Translation } from '../translation';

export const previewTexts: Translation<typeof english.previewTexts> = {
  AADHAAR_FRONT: { name: 'आधार, पुढची बाजू', alt: 'तुमच्या आधारची पुढची बाजू, अंक संस्थेने लपवले आहेत' },
  AADHAAR_BACK: { name: 'आधार, मागची बाजू', alt: 'तुमच्या आधारची मागची बाजू, अंक संस्थेने लपवले आहेत' },
  SELFIE: { name: 'सेल्फी', alt: 'तुमची सेल्फी' },
};

export const documentStatusLabels: Translation<typeof english.documentStatusLabels> = {
  PENDING: 'पडताळणी सुरू आहे',
  VERIFIED: 'पडताळणी झाली',
  REJECTED: 'मंजूर नाही',
};

export const selfieRejections: Translation<typeof english.selfieRejections> = {
  NO_FACE: 'चेहरा दिसला नाही.',
  MULTIPLE_FACES: 'फोटोत एकापेक्षा जास्त चेहरे होते.',
  TOO_DARK: 'फोटोत खूप अंधार होता.',
  TOO_BRIGHT: 'फोटोत खूप जास्त उजेड होता.',
  BLURRED: 'फोटो स्पष्ट नव्हता.',
  FACE_TOO_FAR: 'चेहरा खूप लांब होता.',
  FACE_TOO_CLOSE: 'चेहरा खूप जवळ होता.',
  EYES_CLOSED: 'डोळे मिटलेले होते.',
  LIVENESS_FAILED: 'समोर एखादी व्यक्ती होती, हे दिसले नाही.',
  MISMATCH_WITH_ID: 'चेहरा आधारवरच्या फोटोशी जुळला नाही.',
  TIMEOUT: 'पडताळणीला खूप वेळ लागला.',
  UPLOAD_FAILED: 'फोटो पोहोचला नाही.',
  ATTEMPTS_EXCEEDED: 'खूप जास्त प्रयत्न झाले.',
};

export const documentRejections: Translation<typeof english.documentRejections> = {
  notReadable: 'ते वाचता आले नाही.',
  other: 'संस्थेला ते मंजूर करता आले नाही.',
};

import type * as english from '../en/supplier-texts';
import type { Translation } from '../translation';

export const supplierTexts: Translation<typeof english.supplierTexts> = {
  unnamed: 'पुरवठादार',
  withMobile: (mobile) => `पुरवठादार ${mobile}`,
  unknown: 'तुमचा आधीचा एक पुरवठादार',
  status: {
    CREATED: 'अपूर्ण',
    PENDING: 'वाट पाहत आहोत',
    SUCCESS: 'पैसे दिले',
    FAILED: 'झाले नाही',
  },
  missing: {
    invoice: 'बिल बाकी आहे',
    confirmation: 'खात्री बाकी आहे',
  },
  lender: (name) => `उधारी देणारी संस्था: ${name}`,
  test: {
    title: 'चाचणीचे दुकान',
    text: (code) => `पेमेंट भागीदार हे दुकान एका चाचणी कोडने (${code}) ओळखतो. इथली पेमेंट फक्त चाचणीसाठी आहेत.`,
  },
  unavailable: 'आम्हाला तुमची पुरवठादार उधारी उघडता आली नाही',
};

import type * as english from '../en/supplier-texts';
import type { Translation } from '../translation';

export const supplierTexts: Translation<typeof english.supplierTexts> = {
  unnamed: 'सप्लायर',
  withMobile: (mobile) => `सप्लायर ${mobile}`,
  // The same before “को” and “ने”: a feminine noun keeps its form.
  unknown: 'पहले की एक सप्लायर दुकान',
  status: {
    CREATED: 'अधूरा',
    PENDING: 'इंतज़ार में',
    SUCCESS: 'भुगतान हो गया',
    FAILED: 'नहीं हो पाया',
  },
  missing: {
    invoice: 'बिल देना बाकी',
    confirmation: 'पुष्टि बाकी',
  },
  lender: (name) => `उधार देने वाली संस्था: ${name}`,
  test: {
    title: 'टेस्ट दुकान',
    text: (code) => `भुगतान पार्टनर इस दुकान को एक टेस्ट कोड (${code}) से पहचानता है। यहाँ के भुगतान सिर्फ़ टेस्ट हैं।`,
  },
  unavailable: 'हम आपकी सप्लायर उधार सीमा नहीं खोल पाए',
};

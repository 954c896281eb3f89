import type * as english from '../en/benefit';
import type { Translation } from '../translation';

export const benefitMessages: Translation<typeof english.benefitMessages> = {
  cashback: {
    title: (rupees) => `समय पर भुगतान करने पर ₹${rupees} कैशबैक`,
    p1: 'सभी किस्तें समय पर भरने पर कैशबैक मिलता है।',
    p2: 'एक भी किस्त समय पर न भरी गई, तो कैशबैक रद्द हो जाता है।',
  },
  higherLoan: {
    title: 'ज़्यादा रकम का लोन चाहिए?',
    p1: 'समय पर भुगतान करें: इससे ज़्यादा रकम का नया लोन मिलने की संभावना बढ़ती है।',
    p2: '',
  },
};

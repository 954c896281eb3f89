import type * as english from '../en/benefit';
import type { Translation } from '../translation';

export const benefitMessages: Translation<typeof english.benefitMessages> = {
  cashback: {
    title: (rupees) => `हप्ते वेळेवर भरल्यास ₹${rupees} कॅशबॅक`,
    p1: 'सर्व हप्ते वेळेवर भरल्यास कॅशबॅक मिळतो.',
    p2: 'एकही हप्ता चुकला, तर कॅशबॅक रद्द होतो.',
  },
  higherLoan: {
    title: 'जास्त रकमेचे कर्ज हवे आहे?',
    p1: 'हप्ते वेळेवर भरा: त्यामुळे जास्त रकमेचे नवीन कर्ज मिळण्याची शक्यता वाढते.',
    p2: '',
  },
};

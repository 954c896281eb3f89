import type * as english from '../en/collection';
import type { Translation } from '../translation';

export const collectionCopy: Translation<typeof english.collectionCopy> = {
  title: 'याबद्दल तुम्हाला कोण कॉल करू शकते?',
  lead: (lender) => `${lender} चे म्हणणे आहे: थकीत पेमेंटबद्दल फक्त हे लोक तुमच्याशी संपर्क साधतात.`,
  leadIncomplete: (lender) => `${lender} ने ही नावे दिली आहेत. आणखी लोक असू शकतात: कर्ज देणाऱ्या संस्थेला विचारा.`,
  hours: 'ते कधी संपर्क साधू शकतात',
  callsFrom: (phone) => `कॉल या नंबरवरून येतो: ${phone.replaceAll(' ', '\u00a0')}`,
  otherTitle: 'दुसरे कोणी कॉल करते, किंवा दुसऱ्या वेळी कॉल येतो?',
  other: (officer) =>
    officer === null
      ? 'त्यांना पैसे देऊ नका. तुम्हाला कर्ज देणाऱ्या संस्थेला सांगा.'
      : `त्यांना पैसे देऊ नका. तुम्हाला कर्ज देणाऱ्या संस्थेच्या तक्रार निवारण अधिकाऱ्यांना सांगा: ${officer}.`,
  contacts: 'संस्थेचे सर्व संपर्क',
};

import type * as english from '../en/consents';
import type { Translation } from '../translation';

export const consentTexts: Translation<typeof english.consentTexts> = {
  PAN_CHECK: {
    version: '1',
    text: () => 'कर्ज देणाऱ्या संस्थेने फक्त या कर्जासाठी माझा PAN आणि माझी जन्मतारीख तपासण्यास माझी संमती आहे.',
  },
  KYC_REGISTRY: {
    version: '1',
    text: () => 'कर्ज देणाऱ्या संस्थेने फक्त या कर्जासाठी केंद्रीय KYC रजिस्ट्रीकडे माझ्याबद्दल विचारण्यास माझी संमती आहे.',
  },
  AADHAAR_CHECK: {
    version: '1',
    text: () => 'आधारने फक्त या कर्जासाठी माझे नाव, जन्मतारीख, पत्ता आणि फोटो कर्ज देणाऱ्या संस्थेला देण्यास माझी संमती आहे.',
  },
  CREDIT_BUREAU: {
    version: '1',
    text: (bureau) =>
      `कर्ज देणाऱ्या संस्थेने फक्त या कर्जासाठी ${bureau} कडे माझा क्रेडिट स्कोअर विचारण्यास माझी संमती आहे. हे ॲप तो स्कोअर मला दाखवते.`,
  },
  LOAN_AGREEMENT: {
    version: '1',
    text: (lender) => `मी करार आणि मुख्य माहिती वाचली आहे, आणि ${lender} कडून हे कर्ज घेण्यास माझी संमती आहे.`,
  },
  WHATSAPP_MESSAGES: {
    version: '1',
    text: () => 'भरण्याच्या तारखा, पावत्या आणि तुमच्या कर्जाबद्दलची उत्तरे. हे मेसेज इथे कधीही बंद करता येतात.',
  },
  LEAD_CONTACT: {
    version: '1',
    text: (partner) => `माझे नाव आणि मोबाइल नंबर ${partner} ला मिळण्यास माझी संमती आहे. माझ्या फोनवर एक कोड येईल.`,
  },
  LEAD_PROFILE: {
    version: '1',
    text: (partner) => `माझ्या दुकानासाठी कर्ज आहे का हे पाहण्यासाठी ${partner} ला ही माहिती मिळण्यास माझी संमती आहे.`,
  },
  UDYAM_REGISTRATION: {
    version: '1',
    text: () =>
      'हे सर्व बरोबर आहे. ही माहिती उद्यम रजिस्टरला पाठवण्यास माझी संमती आहे. रजिस्टर ती माझ्या आधार आणि PAN शी जुळवून पाहते.',
  },
};

import type * as english from '../en/partner-lead';
import type { Translation } from '../translation';

export const partnerLeadCopy: Translation<typeof english.partnerLeadCopy> = {
  gets: (partner) => `${partner} ला काय मिळते`,
  contactTitle: 'तुमचे नाव आणि मोबाइल नंबर',
  contact: (masked) =>
    `${masked === null ? '' : `${masked}. `}कोण विचारत आहे ते त्यांना कळावे, आणि त्यांना तुम्हाला फोन करता यावा, यासाठी.`,
  shopTitle: 'तुमच्या दुकानाबद्दल',
  shop: 'विक्री, दुकान किती जुने आहे, चालू खाते, GST. त्यांच्याकडे तुमच्यासाठी कर्ज आहे का, ते त्यांना पाहता यावे, यासाठी. याला तुम्ही नंतर पुन्हा एकदा संमती देता.',
  notTitle: 'आणखी काहीही नाही',
  not: 'तुमचा PAN, आधार, बँक खाते किंवा इथल्या कर्जाची माहिती नाही.',
  choice: 'तुमची मर्जी',
  choices: (partner) => [
    'तुमच्या इथल्या कर्जासाठी याची गरज नाही. त्यात यामुळे काहीही बदलत नाही.',
    'तुम्ही टिक करण्याआधी काहीही पाठवले जात नाही. कोणत्याही टप्प्यावर थांबता येते.',
    `त्यानंतर विचार बदलला? ${partner} ला सांगा, आणि ते मागे घ्या.`,
  ],
  talk: (partner) => `${partner} शी बोला`,
};

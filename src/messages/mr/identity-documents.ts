import type * as english from '../en/identity-documents';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

export const aadhaarPhotosCopy: Translation<typeof english.aadhaarPhotosCopy> = {
  heading: 'तुमच्या आधार कार्डचे फोटो',
  lead: 'दोन्ही बाजूंचे फोटो काढा. फोटोत चारही कोपरे दिसावेत, फ्लॅश नको, आणि प्रत्येक शब्द स्पष्ट असावा.',
  now: {
    AADHAAR_FRONT: 'आता पुढची बाजू: जिच्यावर तुमचा फोटो आहे',
    AADHAAR_BACK: 'आता मागची बाजू: जिच्यावर तुमचा पत्ता आहे',
  },
  missing: 'फोटो अजून दिलेला नाही',
  aadhaar: 'त्याऐवजी आधारचा कोड घ्या',
  notAccepted: 'हा फोटो वापरता येत नाही',
  preparingText: 'फोटो तुमच्या फोनवरच लहान केला जात आहे. त्यात नोंदलेली जागा आणि वेळ काढून टाकली जाते.',
  review: {
    heading: {
      AADHAAR_FRONT: 'पुढच्या बाजूचे सर्व काही वाचता येते का?',
      AADHAAR_BACK: 'मागच्या बाजूचे सर्व काही वाचता येते का?',
    },
    lead: 'एखादा शब्द स्पष्ट नसेल, तर फोटो पुन्हा काढा.',
    alt: 'तुम्ही काढलेला फोटो',
    notShown: 'फोटो दाखवता येत नाही.',
    pdf: 'ही PDF फाइल आहे. ती इथे दाखवता येत नाही.',
    send: 'हा फोटो पाठवा',
    notSent: 'फोटो पाठवला गेला नाही',
    remove: 'दुसरा फोटो काढा',
  },
  unanswered: `तुमचा फोटो पोहोचला की नाही, ते आम्हाला माहीत नाही. ${sharedCopy.checkAgain}: तो कधीही दोनदा ठेवला जात नाही.`,
  pending: {
    heading: 'आम्ही तुमचे फोटो पाहत आहोत',
    lead: 'दोन्ही बाजूंचे फोटो मिळाले आहेत. संस्थेतील एक व्यक्ती ते तपासत आहे. तोपर्यंत पुढे जाता येते.',
    goOn: 'तोपर्यंत पुढे चला',
  },
};

export const pictureRefusals: Translation<typeof english.pictureRefusals> = {
  file_gone: 'हा फोटो आता या पानावर नाही. तो पुन्हा काढा.',
  file_too_large: 'हा फोटो संस्थेसाठी खूप मोठा आहे. तो पुन्हा काढा.',
  file_type_not_supported: 'संस्थेला हा फोटो उघडता येत नाही. तो पुन्हा काढा.',
};

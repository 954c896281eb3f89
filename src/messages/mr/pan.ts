import type * as english from '../en/pan';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

const consentMissing = 'कर्ज देणाऱ्या संस्थेला तुमचा PAN तपासता यावा, यासाठी चौकटीत टिक करा.';
const tooYoung = 'कर्ज घेण्यासाठी वय कमीत कमी 18\u00a0वर्षे असायला हवे.';

export const panCopy: Translation<typeof english.panCopy> = {
  title: 'PAN',
  heading: 'तुमचा PAN आणि जन्मतारीख',
  lead: 'तुमच्या PAN कार्डवर आहे तसेच.',
  first: 'आधी तुमचा PAN',
  firstText: 'तुमची ओळख पडताळणी त्यापासून सुरू होते.',
  pan: 'PAN',
  panHint: '10 अक्षरे आणि अंक, जसे ABCPK1234F',
  dateOfBirth: 'जन्मतारीख',
  dateHint: 'जसे 31\u00a001\u00a01980',
  parts: { day: 'दिवस', month: 'महिना', year: 'वर्ष' },
  consentMissing,
  noTriesLeft: 'सध्या एकही प्रयत्न उरलेला नाही.',
  triesLeft: (count) => plural(count, { one: `${count} प्रयत्न उरला आहे`, other: `${count} प्रयत्न उरले आहेत` }),
  notKept: 'या दोन्ही गोष्टी या फोनमध्ये ठेवल्या जात नाहीत.',
  check: 'माझा PAN तपासा',
  checking: 'आम्ही PAN च्या नोंदींत पाहत आहोत.',
  notChecked: 'तुमचा PAN पडताळलेला नाही',
  otherHolder: (letter) => `चौथे अक्षर ${letter} आहे. व्यक्तीच्या PAN मध्ये ते P असते. ते तपासा. बरोबर असेल, तर पुढे चला.`,

  unanswered: `उत्तर आमच्यापर्यंत पोहोचले नाही. तुमचा PAN कदाचित तपासलाही गेला असेल. ${sharedCopy.checkAgain}: तो कधीही दोनदा पाठवला जात नाही.`,

  retryWait: {
    heading: 'कृपया थोडे थांबा',
    lead: 'खूप जास्त प्रयत्न झाले. हे थांबणे तुमच्या PAN च्या सुरक्षेसाठी आहे.',
    // The time that is left stands below it.
    waitLabel: 'पुन्हा प्रयत्नासाठी उरलेला वेळ',
    endsAt: (time) => `${time}\u00a0वाजता`,
    ended: 'आता पुन्हा प्रयत्न करता येतो.',
  },
  notSubmitted: {
    heading: 'तुम्ही अजून तुमचा PAN दिलेला नाही',
    lead: 'ऑफर देण्याआधी कर्ज देणाऱ्या संस्थेला तुमचा PAN आणि जन्मतारीख लागते.',
    action: 'तुमचा PAN द्या',
  },
  pending: {
    heading: 'तुमचा PAN तपासला जात आहे',
    lead: 'PAN च्या नोंदींतून अजून उत्तर आलेले नाही. तुम्हाला काहीही करायचे नाही.',
  },
  verified: {
    heading: 'तुमचा PAN पडताळला आहे',
    lead: 'हे तुमचेच नाव आहे ना, ते पाहा.',
    name: 'PAN वरचे नाव',
    nameUntold: 'नोंदींतून कळलेले नाही',
  },
  mismatch: {
    heading: 'तुमचा PAN जुळत नाही',
    whatNow: 'आता काय करता येईल',
    card: 'तुमचे PAN कार्ड पाहा',
    cardDetail: 'PAN आणि जन्मतारीख कार्डवर आहे तशीच लिहा.',
    own: 'तुमचाच PAN द्या',
    ownDetail: 'दुकानाचा किंवा नातेवाइकाचा PAN नको.',
    office: 'कार्डवर चूक आहे का?',
    officeDetail: 'आधी PAN केंद्रात ती दुरुस्त करून घ्या. मग परत या.',
    action: 'तुमचा PAN पुन्हा द्या',
  },
  failed: {
    heading: 'तुमचा PAN तपासता आला नाही',
    lead: 'PAN च्या नोंदींची सेवा चालली नाही. तुमचा PAN नामंजूर झालेला नाही. कृपया तो पुन्हा द्या.',
    action: 'तुमचा PAN पुन्हा द्या',
  },
};

export const panProblems: Translation<typeof english.panProblems> = {
  pan: {
    missing: 'तुमचा PAN लिहा.',
    malformed: 'PAN मध्ये 5 अक्षरे, मग 4 अंक आणि मग 1 अक्षर असते, जसे ABCPK1234F. तुमचा PAN तपासा.',
  },
  dateOfBirth: {
    missing: 'तुमची जन्मतारीख लिहा.',
    malformed: 'अशी तारीख नसते. दिवस, महिना आणि वर्षाचे चारही अंक तपासा.',
    'too-young': tooYoung,
    'too-old': 'जन्माचे वर्ष तपासा. ते 100\u00a0वर्षांपेक्षा जुने आहे.',
  },
  consent: { missing: consentMissing },
};

export const panRefusals: Translation<typeof english.panRefusals> = {
  invalid_pan: 'असा PAN नाही. प्रत्येक अक्षर आणि अंक तपासा.',
  pan_not_found: 'हा PAN नोंदींत सापडला नाही. तो तुमच्या PAN कार्डशी जुळवून पाहा.',
  pan_already_used: 'हा PAN इथे दुसरे कोणी वापरत आहे. तुमचाच PAN द्या, किंवा आमची मदत घ्या.',
  under_age: tooYoung,
  name_does_not_match: 'या PAN वरचे नाव तुमचे नाही. तुमच्याच कार्डवरचा PAN लिहा.',
  dob_does_not_match: 'ही जन्मतारीख PAN कार्डवरची नाही. दिवस, महिना आणि वर्ष तपासा.',
};

export const panMismatches: Translation<typeof english.panMismatches> = {
  name: 'या PAN वरचे नाव तुमचे नाही.',
  dateOfBirth: 'जन्मतारीख PAN कार्डवरची नाही.',
  either: 'नाव किंवा जन्मतारीख या PAN शी जुळत नाही.',
};

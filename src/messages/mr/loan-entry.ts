import type * as english from '../en/loan-entry';
import type { Translation } from '../translation';
import { fallbacks } from './fallbacks';
import { plural } from './locale';
import { sharedCopy } from './shared';

export const loanEntryCopy: Translation<typeof english.loanEntryCopy> = {
  title: 'कर्ज घ्या',
  awaiting: 'तुमच्या कर्जाची स्थिती काय आहे, हे आम्ही कर्ज देणाऱ्या संस्थेला विचारत आहोत.',

  startHeading: 'तुमच्या दुकानासाठी कर्ज',
  upTo: 'जास्तीत जास्त',
  choiceTitle: 'कसे फेडायचे ते तुम्ही ठरवा',
  choiceDetail: 'दररोज, दर आठवड्याला किंवा दर महिन्याला फेडा.',
  costTitle: 'प्रत्येक खर्च आधी दिसतो',
  costDetail: 'फी, व्याज आणि वार्षिक खर्च (APR).',
  changeTitle: 'विचार बदलता येतो',
  changeDetail: 'तुम्ही सही करेपर्यंत काहीही पक्के नाही.',
  lendersTitle: 'पैसे कोण देते',
  lendersDetail: 'आम्ही कर्ज देत नाही. कर्ज आमच्या भागीदार संस्थांपैकी एक देते, आणि त्याचा निर्णयही तीच घेते:',
  seeOffers: 'तुमच्या ऑफर पाहा',
  begin: 'आता सुरू करा',
  beginTitle: 'थांबून नंतर परत येता येते',
  beginDetail: 'प्रत्येक टप्पा सेव्ह होतो. तुमचे PAN कार्ड जवळ ठेवा.',
  smsTitle: 'तुमचे SMS दाखवण्याची गरज नाही',
  smsDetail: 'काही संस्था ते मागतात. आम्ही तुमचे SMS वाचत नाही, आणि त्यांच्याशिवायही पुढे जाता येते.',
  askAgain: 'पुन्हा कधीपासून विचारता येईल',
  tooManyTries: 'खूप वेळा प्रयत्न झाले',
  tooManyTriesDetail: 'तुम्ही लिहिलेले काही वेळा जुळले नाही. या थांब्यामुळे तुमची माहिती सुरक्षित राहते. काहीही हरवलेले नाही.',
  confirmedBefore: 'तुम्ही आधी एक ऑफर नक्की केली आहे',
  confirmedBeforeDetail: `सध्या तुमच्यासाठी नवीन ऑफर नाहीत. पुन्हा पाहायला पैसे लागत नाहीत. हे चुकीचे वाटत असेल, तर “${sharedCopy.help}” वर टॅप करा.`,

  lenderWillCall: 'कर्ज देणारी संस्था तुमच्याशी संपर्क साधेल',
  lenderWillCallDetail: 'तुमची ऑफर नक्की झाली आहे. पुढचे टप्पे ही संस्था थेट तुमच्यासोबत पूर्ण करते. कृपया फोन जवळ ठेवा.',

  notEligible: fallbacks.notEligible,
  eligibilityUnknown: 'सध्या अर्ज करता येतो का, हे आम्हाला पाहता आले नाही',
  notEligibleDetail: 'याचा निर्णय कर्ज देणारी संस्था घेते, आणि तो बदलू शकतो. तुम्ही कधीही पुन्हा पाहू शकता. ते मोफत आहे.',
};

export const fromAmount: Translation<typeof english.fromAmount> = (amount) => `कर्ज ${amount} पासून सुरू होते.`;

export const coolingOff: Translation<typeof english.coolingOff> = (days) =>
  plural(days, {
    one: `पैसे आल्यानंतर ${days}\u00a0दिवसापर्यंत कर्ज परत करता येते.`,
    other: `पैसे आल्यानंतर ${days}\u00a0दिवसांपर्यंत कर्ज परत करता येते.`,
  });

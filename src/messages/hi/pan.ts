import type * as english from '../en/pan';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

const consentMissing = 'लोन देने वाली संस्था आपका PAN जाँच सके, इसके लिए बॉक्स पर टिक करें।';
const tooYoung = 'लोन लेने के लिए उम्र कम से कम 18\u00a0साल होनी चाहिए।';

export const panCopy: Translation<typeof english.panCopy> = {
  title: 'PAN',
  heading: 'आपका PAN और जन्मतिथि',
  lead: 'जैसा आपके PAN कार्ड पर लिखा है।',
  first: 'पहले आपका PAN',
  firstText: 'आपकी पहचान की जाँच इसी से शुरू होती है।',
  pan: 'PAN',
  panHint: '10 अक्षर और अंक, जैसे ABCPK1234F',
  dateOfBirth: 'जन्मतिथि',
  dateHint: 'जैसे 31\u00a001\u00a01980',
  parts: { day: 'दिन', month: 'महीना', year: 'साल' },
  consentMissing,
  noTriesLeft: 'अभी कोई कोशिश बाकी नहीं है।',
  triesLeft: (count) => plural(count, { one: `${count} कोशिश बाकी है`, other: `${count} कोशिशें बाकी हैं` }),
  notKept: 'ये दोनों इस फ़ोन में नहीं रखे जाते।',
  check: 'मेरा PAN जाँचें',
  checking: 'PAN रिकॉर्ड में देखा जा रहा है।',
  notChecked: 'आपके PAN की पुष्टि नहीं हुई है',
  otherHolder: (letter) =>
    `चौथा अक्षर ${letter} है। किसी व्यक्ति के PAN में यह P होता है। इसे देख लें। अगर यह सही है, तो आगे बढ़ें।`,

  unanswered: `जवाब हम तक नहीं पहुँचा। हो सकता है कि आपका PAN जाँचा जा चुका हो। “${sharedCopy.checkAgain}” पर टैप करें: वह कभी दो बार नहीं भेजा जाता।`,

  retryWait: {
    heading: 'कृपया थोड़ा रुकें',
    lead: 'बहुत ज़्यादा कोशिशें हो गईं। यह इंतज़ार आपके PAN की सुरक्षा के लिए है।',
    // The time that is left stands below it.
    waitLabel: 'फिर कोशिश करने में बाकी समय',
    endsAt: (time) => time,
    ended: 'अब फिर कोशिश की जा सकती है।',
  },
  notSubmitted: {
    heading: 'आपने अभी अपना PAN नहीं दिया है',
    lead: 'ऑफ़र देने से पहले लोन देने वाली संस्था को आपका PAN और जन्मतिथि चाहिए।',
    action: 'अपना PAN दें',
  },
  pending: {
    heading: 'आपके PAN की जाँच हो रही है',
    lead: 'PAN रिकॉर्ड से अभी जवाब नहीं आया है। आपको कुछ नहीं करना है।',
  },
  verified: {
    heading: 'आपके PAN की पुष्टि हो गई',
    lead: 'देख लें कि यह आपका ही नाम है।',
    name: 'PAN पर नाम',
    nameUntold: 'रिकॉर्ड से नहीं बताया गया',
  },
  mismatch: {
    heading: 'आपका PAN मेल नहीं खाता',
    whatNow: 'अब क्या करें',
    card: 'अपना PAN कार्ड देखें',
    cardDetail: 'PAN और जन्मतिथि वैसे ही लिखें, जैसे कार्ड पर लिखे हैं।',
    own: 'अपना ही PAN दें',
    ownDetail: 'दुकान का या किसी रिश्तेदार का PAN नहीं।',
    office: 'क्या कार्ड में गलती है?',
    officeDetail: 'पहले उसे PAN केंद्र में ठीक करवाएँ। फिर वापस आएँ।',
    action: 'अपना PAN फिर से दें',
  },
  failed: {
    heading: 'आपके PAN की जाँच नहीं हो सकी',
    lead: 'PAN रिकॉर्ड की सेवा ने काम नहीं किया। आपका PAN नामंज़ूर नहीं हुआ है। कृपया उसे फिर से दें।',
    action: 'अपना PAN फिर से दें',
  },
};

export const panProblems: Translation<typeof english.panProblems> = {
  pan: {
    missing: 'अपना PAN लिखें।',
    malformed: 'PAN में 5 अक्षर, फिर 4 अंक और फिर 1 अक्षर होता है, जैसे ABCPK1234F। अपना PAN जाँच लें।',
  },
  dateOfBirth: {
    missing: 'अपनी जन्मतिथि लिखें।',
    malformed: 'ऐसी कोई तारीख नहीं होती। दिन, महीना और साल के चारों अंक देखें।',
    'too-young': tooYoung,
    'too-old': 'जन्म का साल देखें। वह 100\u00a0साल से भी पहले का है।',
  },
  consent: { missing: consentMissing },
};

export const panRefusals: Translation<typeof english.panRefusals> = {
  invalid_pan: 'ऐसा कोई PAN नहीं है। हर अक्षर और अंक देखें।',
  pan_not_found: 'यह PAN रिकॉर्ड में नहीं मिला। इसे अपने PAN कार्ड से मिलाएँ।',
  pan_already_used: 'यह PAN यहाँ कोई और इस्तेमाल कर रहा है। अपना ही PAN दें, या हमसे मदद माँगें।',
  under_age: tooYoung,
  name_does_not_match: 'इस PAN पर आपका नाम नहीं है। अपने ही कार्ड का PAN लिखें।',
  dob_does_not_match: 'यह जन्मतिथि PAN कार्ड वाली नहीं है। दिन, महीना और साल देखें।',
};

export const panMismatches: Translation<typeof english.panMismatches> = {
  name: 'इस PAN पर आपका नाम नहीं है।',
  dateOfBirth: 'जन्मतिथि PAN कार्ड वाली नहीं है।',
  either: 'नाम या जन्मतिथि इस PAN से मेल नहीं खाती।',
};

import type * as english from '../en/otp';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

const channels: Readonly<Record<english.CodeChannel, string>> = { SMS: 'SMS', 'e-mail': 'ईमेल' };
// A case ending is written apart from Latin letters, and joined to Devanagari.
const inMessage: typeof channels = { SMS: 'SMS मध्ये', 'e-mail': 'ईमेलमध्ये' };
const byMessage: typeof channels = { SMS: 'SMS ने', 'e-mail': 'ईमेलने' };

export const codeCopy: Translation<typeof english.codeCopy> = {
  code: 'कोड',
  missing: (by) => `${inMessage[by]} आलेले 6 अंक लिहा.`,
  malformed: (by) => `कोडमध्ये 6 अंक असतात. ${channels[by]} पाहा.`,
  wrong: (by) => `हा कोड बरोबर नाही. ${channels[by]} पाहा आणि कोड पुन्हा लिहा.`,
  expired: 'हा कोड जुना झाला आहे. नवीन कोड मिळवा.',
  summary: 'एक गोष्ट तपासा',
  sendAgain: 'पुन्हा पाठवा',
  sendAgainIn: (time) => `${time} नंतर पुन्हा पाठवा`,
  noSendsLeft: 'आता आणखी कोड पाठवता येणार नाहीत',
  triesLeft: (count) => plural(count, { one: `${count} प्रयत्न उरला आहे`, other: `${count} प्रयत्न उरले आहेत` }),
};

export const otpCopy: Translation<typeof english.otpCopy> = {
  sending: (by) => `${byMessage[by]} कोड पाठवत आहोत`,
  notSent: 'नवीन कोड पाठवलेला नाही',
  arrived: 'मला कोड मिळाला',
  // The time that is left stands below the leads of a wait.
  tooSoon: {
    heading: 'जरा थांबा',
    lead: 'पुढच्या टप्प्यासाठी अजून वेळ आहे. काहीही बंद झालेले नाही. इतक्या वेळाने पुन्हा प्रयत्न करा:',
    later: 'मागे जा, नंतर या',
  },
  restart: 'कोड आला नाही? पुन्हा सुरू करा',
};

export const otpPageTexts: Translation<typeof english.otpPageTexts> = {
  notAccepted: 'कोड स्वीकारला गेला नाही',
  sendUnanswered: {
    heading: 'कोड पाठवला गेला का, ते अजून माहीत नाही',
    lead: (by) =>
      `उत्तर आमच्यापर्यंत पोहोचले नाही. ${channels[by]} आला असेल, तर कोड लिहिता येतो. नसेल, तर “${sharedCopy.checkAgain}” वर टॅप करा.`,
  },
  checkUnanswered: {
    heading: 'कोड स्वीकारला गेला का, ते अजून माहीत नाही',
    lead: () =>
      `उत्तर आमच्यापर्यंत पोहोचले नाही. काहीही हरवलेले नाही. “${sharedCopy.checkAgain}” वर टॅप करा: काय झाले ते आम्ही विचारू.`,
  },
  nextCode: {
    heading: 'जरा थांबा',
    lead: 'थोड्या वेळापूर्वी एक कोड पाठवला आहे. पुढचा कोड आपोआप इतक्या वेळाने येतो:',
    later: 'मागे जा',
  },
  blocked: {
    heading: 'खूप वेळा प्रयत्न झाले',
    lead: 'तुमचे अकाउंट सुरक्षित राहावे, म्हणून पुढच्या कोडआधी थांबावे लागते. इतक्या वेळाने पुन्हा प्रयत्न करा:',
    later: 'मागे जा, नंतर या',
  },
};

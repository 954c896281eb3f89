import type * as english from '../en/leads';
import type { Translation } from '../translation';
import { plural } from './locale';
import { sharedCopy } from './shared';

const askWhatHappened = `उत्तर आमच्यापर्यंत पोहोचले नाही. “${sharedCopy.checkAgain}” वर टॅप करा: काय झाले ते आम्ही विचारू.`;
const noChangeHere = 'यामुळे तुमच्या इथल्या कर्जात काहीही बदलत नाही.';
const leave = 'सुरुवातीला जा';

export const leadsCopy: Translation<typeof english.leadsCopy> = {
  title: 'भागीदाराचे कर्ज',
  loading: 'तुमच्या चौकशीची स्थिती विचारत आहोत',
  unavailable: 'तुमच्या चौकशीबद्दल आम्हाला विचारता आले नाही',
  notOffered: {
    heading: (partner) => `${partner} सध्या तुमच्यासाठी उपलब्ध नाही`,
    lead: 'इथून त्यांना काहीही पाठवले जात नाही. हे बदलू शकते: नंतर पुन्हा पाहा.',
    action: leave,
  },
  start: {
    heading: (partner) => `${partner} कडे कर्जासाठी विचारायचे?`,
    lead: (partner) =>
      `${partner} ही कर्ज देणारी भागीदार संस्था आहे. तुमचे इथले कर्ज तिचे नाही. ती स्वतः निर्णय घेते, आणि तिचे दर तिचे स्वतःचे आहेत.`,
    action: 'संमती द्या, SMS कोड मिळवा',
    opening: 'तुमची चौकशी सुरू करत आहोत',
    notOpened: 'तुमची चौकशी सुरू झाली नाही',
  },
  missing: {
    title: 'एक गोष्ट तपासा',
    text: 'तुमची संमती असेल, तर चौकटीत टिक करा. नसेल, तर मागे जा: काहीही पाठवलेले नाही.',
  },
  code: {
    heading: 'कोड लिहा',
    lead: (mobile) =>
      `आम्ही ${mobile === null ? '' : `${mobile} वर `}SMS ने 6 अंक पाठवले आहेत. त्यावरून भागीदाराला कळते की फोन तुमचा आहे.`,
    action: 'हा फोन माझा आहे',
  },
  leadUnanswered: {
    heading: 'तुमची चौकशी सुरू झाली का, ते अजून माहीत नाही',
    lead: `${askWhatHappened} चौकशी कधीही दोनदा सुरू होत नाही.`,
  },
  profile: {
    heading: 'तुमच्या दुकानाबद्दल',
    lead: (partner) =>
      `${partner} ला ही माहिती हवी आहे. ती अजून त्यांना मिळत नाही: आधी तुम्ही सर्व पुन्हा एकदा वाचता.`,
    monthlyTurnover: 'एका महिन्याची विक्री',
    monthlyTurnoverHint: 'सुमारे किती रुपये येतात',
    currentAccount: 'दुकानाचे चालू खाते आहे का?',
    currentAccountHint: 'व्यवसायाचे बँक खाते, बचतीचे नाही',
    gst: 'दुकानाची GST नोंदणी आहे का?',
    yes: 'हो',
    no: 'नाही',
    age: 'दुकान किती जुने आहे?',
    years: 'वर्षे',
    months: 'महिने',
    action: 'पुढे चला',
    saving: 'तुमची उत्तरे सेव्ह करत आहोत',
    notSaved: 'तुमची उत्तरे सेव्ह झाली नाहीत',
  },
  profileUnanswered: {
    heading: 'तुमची उत्तरे सेव्ह झाली का, ते अजून माहीत नाही',
    lead: `उत्तर आमच्यापर्यंत पोहोचले नाही. “${sharedCopy.checkAgain}” वर टॅप करा. भागीदाराला यातले काहीही मिळालेले नाही.`,
  },
  review: {
    heading: (partner) => `हे ${partner} ला पाठवायचे?`,
    lead: 'पुन्हा एकदा वाचा. तुमची संमती मिळाल्यावरच ते पाठवले जाते, त्याआधी नाही.',
    name: 'नाव',
    mobile: 'मोबाइल नंबर',
    turnover: 'एका वर्षाची विक्री',
    turnoverHint: (month) => `महिन्याला ${month}`,
    currentAccount: 'चालू खाते',
    gst: 'GST नोंदणी',
    age: 'दुकान किती जुने आहे',
    notAnswered: 'सांगितलेले नाही',
    action: (partner) => `${partner} ला पाठवा`,
    change: 'माझी उत्तरे बदला',
    notNow: `“${sharedCopy.notNow}” निवडल्यास काहीही पाठवले जात नाही. तुमची उत्तरे सेव्ह राहतात, नंतर पुढे चला.`,
    sending: 'तुमची चौकशी पाठवत आहोत',
    notSent: 'तुमची चौकशी पाठवली गेली नाही',
    after: (partner) => `त्यानंतर ती ${partner} कडे असते. ती मागे घेण्यासाठी त्यांच्याशीच बोला.`,
  },
  handoverUnanswered: {
    heading: 'तुमची चौकशी पाठवली गेली का, ते अजून माहीत नाही',
    lead: `${askWhatHappened} चौकशी कधीही दोनदा पाठवली जात नाही.`,
  },
  partner: 'भागीदार',
  reference: 'संदर्भ क्रमांक',
  copyReference: 'संदर्भ क्रमांक कॉपी करा',
  submitted: {
    heading: (partner) => `${partner} ला तुमची चौकशी मिळाली आहे`,
    lead: 'त्यांच्याकडे तुमच्या दुकानासाठी कर्ज आहे का, ते आता पाहिले जात आहे. तुम्हाला काहीही करायचे नाही.',
    ask: `आम्ही दोन मिनिटे तपासत राहू. त्यानंतर “${sharedCopy.checkAgain}” वर टॅप करा, किंवा नंतर परत या.`,
    checkFailed: `आत्ता विचारता आले नाही. “${sharedCopy.checkAgain}” वर टॅप करा.`,
  },
  takenUp: {
    heading: (partner) => `${partner} तुमच्याशी संपर्क साधेल`,
    lead: (mobile) =>
      `तुम्हाला ${mobile === '' ? '' : `${mobile} वर `}त्यांचा फोन येईल. त्यांची ऑफर काय आहे आणि तिचा खर्च किती आहे, ते तेच सांगतील. निर्णय तुम्ही तेव्हा घ्याल.`,
    careTitle: 'फोनवर',
    care: 'कोड, पिन किंवा पासवर्ड कधीही कोणालाही सांगू नका.',
  },
  rejected: {
    heading: (partner) => `${partner} ने नकार दिला`,
    said: (reason) => `त्यांचे म्हणणे: ${reason} ${noChangeHere}`,
    noReason: `त्यांनी आम्हाला कारण सांगितले नाही. ${noChangeHere}`,
    again: 'पुन्हा कधीपासून विचारता येईल',
    action: 'पुन्हा विचारा',
  },
  leave,
};

export const leadStepNames: Translation<typeof english.leadStepNames> = [
  'संमती',
  'कोड',
  'तुमच्या दुकानाबद्दल',
  'पाठवणे',
];

export const leadStep: Translation<typeof english.leadStep> = (number, total, name) =>
  `टप्पा ${number} (एकूण ${total}): ${name}`;

const ageMissing = 'दुकान किती जुने आहे ते लिहा: वर्षे, महिने किंवा दोन्ही.';

export const leadFieldMessages: Translation<typeof english.leadFieldMessages> = {
  missing: {
    monthlyTurnover: 'दुकानात एका महिन्यात किती विक्री होते ते लिहा.',
    currentAccount: 'दुकानाचे चालू खाते आहे का ते सांगा.',
    gst: 'दुकानाची GST नोंदणी आहे का ते सांगा.',
    years: ageMissing,
    months: ageMissing,
  },
  turnoverTooSmall: '1 रुपया किंवा त्यापेक्षा जास्त लिहा.',
  turnoverTooLarge: 'कोणत्याही दुकानात एका महिन्यात इतकी विक्री होत नाही. रक्कम तपासा.',
  turnoverMalformed: 'विक्री अंकांत लिहा, उदाहरणार्थ 45000.',
  yearsMalformed: 'वर्षे अंकांत लिहा.',
  monthsMalformed: 'महिने अंकांत लिहा.',
  yearsTooLarge: '100\u00a0वर्षे किंवा त्यापेक्षा कमी लिहा.',
  monthsTooLarge: 'एका वर्षात 12\u00a0महिने असतात: 11 किंवा त्यापेक्षा कमी लिहा.',
};

const years = (count: number) => plural(count, { one: `${count}\u00a0वर्ष`, other: `${count}\u00a0वर्षे` });
const months = (count: number) => plural(count, { one: `${count}\u00a0महिना`, other: `${count}\u00a0महिने` });

export const shopAgeMessages: Translation<typeof english.shopAgeMessages> = {
  underOneMonth: 'एका महिन्यापेक्षा कमी',
  years,
  months,
  yearsAndMonths: (fullYears, restMonths) => `${years(fullYears)} ${months(restMonths)}`,
};

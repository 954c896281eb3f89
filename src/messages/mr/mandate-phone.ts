import type * as english from '../en/mandate-phone';
import type { Translation } from '../translation';
import { sharedCopy } from './shared';

const change = 'दुसरा नंबर वापरा';
const sentFor = 'त्यावरून तुमच्या बँकेला कळते की फोन तुमचा आहे.';
const useBankNumber =
  'ज्या नंबरवर तुमच्या बँकेचे SMS येतात तो वापरा, किंवा नेट बँकिंगने मंजुरी द्या: त्यात फोनची पडताळणी लागत नाही.';

export const mandatePhoneCopy: Translation<typeof english.mandatePhoneCopy> = {
  title: 'फोनची पडताळणी',
  loading: 'तुमच्या फोनबद्दल विचारत आहोत',
  ask: {
    heading: 'तुमच्या बँकेकडे कोणता फोन नंबर आहे?',
    lead: 'आपोआप पैसे कापण्याची मंजुरी तुमची बँक फक्त याच फोनवरून घेते. म्हणून दुसरे कोणीही तुमच्या खात्यावर ते सेट करू शकत नाही.',
    which: 'तुमच्या बँक खात्याचा फोन नंबर',
    own: (masked) => `माझा नंबर ${masked}`,
    // The account with this app, not the bank account.
    ownDetail: 'या ॲपमधल्या तुमच्या अकाउंटचा नंबर',
    other: 'दुसरा नंबर',
    otherDetail: 'ज्यावर तुमच्या बँकेचे SMS येतात',
    mobile: 'मोबाइल नंबर',
    mobileHint: '10 अंक, ज्यावर तुमची बँक SMS पाठवते',
    missing: 'तुमच्या बँकेकडे असलेला मोबाइल नंबर लिहा.',
    malformed: 'मोबाइल नंबरमध्ये 10 अंक असतात, आणि तो 6, 7, 8 किंवा 9 ने सुरू होतो.',
    notChosen: 'तुमच्या बँकेकडे कोणता नंबर आहे ते निवडा.',
    action: 'कोड मिळवा',
    otherMethod: 'दुसऱ्या पद्धतीने मंजुरी द्या',
    notSent: 'कोड पाठवता आला नाही',
  },
  code: {
    heading: 'कोड लिहा',
    lead: (mobile) =>
      mobile === null
        ? `आम्ही तुमच्या फोनवर SMS ने 6 अंक पाठवले आहेत. ${sentFor}`
        : `आम्ही ${mobile} वर SMS ने 6 अंक पाठवले आहेत. ${sentFor}`,
    action: 'फोनची पडताळणी करा',
    change,
  },
  pending: {
    heading: 'तुमच्या बँकेने अजून उत्तर दिलेले नाही',
    lead: 'कोड बरोबर होता. हा फोन आपल्याकडे नोंदलेला आहे का, ते आता तुमची बँक पाहते. काही बँकांना पुढच्या दिवसापर्यंत वेळ लागतो.',
    phone: 'फोन',
    ask: `आम्ही दोन मिनिटे तपासत राहू. त्यानंतर “${sharedCopy.checkAgain}” वर टॅप करा, किंवा नंतर परत या.`,
    checkFailed: `आत्ता विचारता आले नाही. “${sharedCopy.checkAgain}” वर टॅप करा.`,
    later: 'मागे जा, नंतर पाहा',
    change,
  },
  notLinked: {
    heading: 'तुमच्या बँकेकडे या फोनची नोंद नाही',
    lead: (mobile) => `फोन ${mobile} हा तुमच्या बँक खात्याचा फोन नाही. ${useBankNumber}`,
    leadWithoutPhone: `हा फोन तुमच्या बँक खात्याचा फोन नाही. ${useBankNumber}`,
    general: 'तुमच्या बँकेला या फोनची पडताळणी करता आली नाही. दुसरा नंबर वापरा, किंवा नेट बँकिंगने मंजुरी द्या.',
    headingGeneral: 'तुमच्या बँकेने या फोनची पडताळणी केली नाही',
    change,
    otherMethod: 'नेट बँकिंगने मंजुरी द्या',
  },
  unavailable: 'तुमच्या फोनबद्दल आम्हाला विचारता आले नाही',
};

import type * as english from '../en/payment-status-outcome';
import type { Translation } from '../translation';
import { moneyCopy } from './money';

export const outcomeCopy: Translation<typeof english.outcomeCopy> = {
  pending: {
    heading: 'तुमच्या बँकेने अजून उत्तर दिलेले नाही',
    lead: (amount) => `${amount} तुमच्या बँक खात्यातून गेलेले असू शकतात. पैसे बुडालेले नाहीत. कृपया पुन्हा पेमेंट करू नका.`,
    unreportedHeading: 'तुमच्या बँकेकडून आम्हाला अजून काही कळलेले नाही',
    unreportedLead: (amount) =>
      `तुमच्या UPI ॲपवर किंवा बँकेत ${amount} भरले गेले असे दिसत असेल, तर पुन्हा पेमेंट करू नका. पैसे पोहोचायला जास्त वेळ लागू शकतो.`,
    askedAt: 'आम्ही शेवटचे विचारले',
    askBank: 'पूर्ण झाले नाही, तर या दिवसापासून बँकेला विचारा',
    started: 'तुम्ही पेमेंट सुरू केले',
    bank: 'तुमची बँक खात्री करत आहे',
    bankDetail: 'तोपर्यंत पैसे तुमच्या बँकेकडे आहेत',
    waitingForPayment: 'आम्ही तुमच्या पेमेंटची वाट पाहत आहोत',
    unreportedDetail: 'पैसे तुमच्याकडे किंवा तुमच्या बँकेकडे आहेत',
    next: (lender) => `${lender} ला पैसे मिळतील`,
    nextDetail: 'किंवा तुमची बँक ते तुम्हाला परत पाठवेल. तुमची पावती इथे येईल',
  },
  paid: {
    to: 'कोणाला भरले',
    time: 'कधी भरले',
    allocation: 'यातून काय भरले गेले',
    principal: 'कर्जाची रक्कम (मुद्दल)',
    interest: 'व्याज',
    lateCharges: moneyCopy.lateCharges,
    fees: 'फी',
    total: 'एकूण',
    excess: (amount) => `${amount} तुमच्या देण्यापेक्षा जास्त होते. ते ज्या खात्यातून आले त्याच खात्यात परत जातात.`,
    after: {
      heading: 'आता तुमचे कर्ज',
      left: moneyCopy.leftToPay,
      next: { instalment: 'पुढचा हप्ता', overdue: 'अजून भरायचे', custom: 'पुढे भरायचे' },
      on: 'भरण्याची तारीख',
      oldest: 'कधीपासून थकीत',
      allPaid: 'सर्व हप्ते भरले आहेत',
      ended: {
        complete: 'तुमचे कर्ज पूर्ण फेडले गेले आहे',
        foreclosed: 'तुमचे कर्ज बंद झाले आहे',
        settled: 'तुमच्या कर्जाचे सेटलमेंट झाले आहे',
        returned: 'तुम्ही हे कर्ज परत केले',
        cancelled: 'हे कर्ज रद्द झाले',
      },
      owesNothing: (lender) => `या कर्जासाठी तुम्हाला ${lender} ला आणखी काहीही द्यायचे नाही.`,
      onRecord: 'तुमच्या क्रेडिट रेकॉर्डमध्ये ते “सेटल्ड” असे दिसते.',
      returned: 'तुम्ही परत केले',
      returnPurpose: 'कर्ज परत करणे',
      letter: 'नो-ड्यूज पत्र घ्या',
      ending: 'ते कसे संपले ते पाहा',
    },
    print: 'प्रिंट करा',
    share: 'WhatsApp वर पाठवा',
    shareFailed: 'WhatsApp उघडले नाही. तुम्ही संदर्भ क्रमांक कॉपी करू शकता.',
    shared: (amount, lender, purpose, reference) =>
      `${lender} ला ${amount} भरले (${purpose}). संदर्भ क्रमांक: ${reference}`,
    sharedWithTime: (amount, lender, purpose, time, reference) =>
      `${time}: ${lender} ला ${amount} भरले (${purpose}). संदर्भ क्रमांक: ${reference}`,
    home: 'होमवर जा',
    done: 'ठीक आहे',
  },
  refund: {
    comingHeading: 'तुमचे पैसे परत येत आहेत',
    comingLead: (amount) =>
      `तुमच्या बँकेने ${amount} कापले, पण पेमेंट पूर्ण झाले नाही. सर्व पैसे तुम्ही ज्या खात्यातून भरले त्याच खात्यात परत जातात.`,
    backHeading: 'तुमचे पैसे परत केले गेले',
    backLead: (amount) => `${amount} तुम्ही ज्या खात्यातून भरले त्याच खात्यात परत गेले. हे पेमेंट धरले जात नाही.`,
    why: 'कारण',
    since: 'कधीपासून परत येत आहेत',
    on: 'परत पाठवल्याची तारीख',
    askBank: 'परत आले नाहीत, तर या दिवसापासून बँकेला विचारा',
  },
  notPaid: {
    cancelledHeading: 'तुम्ही हे पेमेंट रद्द केले',
    expiredHeading: 'या पेमेंटची वेळ संपली',
    expiredText: (amount) =>
      `आम्हाला वेळेत पैशांबद्दल कळले नाही. तुमच्या UPI ॲपवर किंवा बँकेत ${amount} भरले गेले असे दिसत असेल, तर पुन्हा पेमेंट करू नका. पैसे पोहोचायला जास्त वेळ लागू शकतो.`,
    endedText:
      'कर्ज बंद आहे, आणि आता काही भरायचे बाकी नाही. तरीही पैसे आले, तर ते ज्या खात्यातून आले त्याच खात्यात परत जातील.',
    nothing: 'पैसे कापले गेले नाहीत.',
    again: 'पुन्हा पेमेंट करा',
    done: 'ठीक आहे',
    link: 'पुन्हा पेमेंट करण्यासाठी तुम्हाला पाठवलेली पेमेंटची लिंक उघडा.',
  },
  payerDone: {
    heading: 'आता हे पान बंद करता येते',
    paid: (amount, lender, shop) =>
      `${lender} ला ${shop === null ? 'या दुकानाच्या' : `${shop} यांच्या`} कर्जासाठी ${amount} मिळाले आहेत. धन्यवाद.`,
    open: 'पेमेंटची स्थिती पाहण्यासाठी हीच लिंक पुन्हा उघडा.',
    see: 'हे पेमेंट पाहा',
  },
};

export const paymentReasons: Translation<typeof english.paymentReasons> = {
  insufficient_funds: 'बँक खात्यात पुरेसे पैसे नव्हते.',
  incorrect_pin: 'UPI पिन चुकीचा होता.',
  payment_timed_out: 'बँकेने वेळेत उत्तर दिले नाही.',
  bank_technical_error: 'बँकेत तांत्रिक अडचण होती.',
  authentication_failed: 'हे तुम्हीच आहात, हे बँकेला तपासता आले नाही.',
  transaction_limit_exceeded: 'रक्कम बँक खात्याच्या मर्यादेपेक्षा जास्त आहे.',
  debit_instrument_blocked: 'बँकेने हे कार्ड किंवा खाते ब्लॉक केले आहे.',
  bank_account_invalid: 'बँकेला या खात्याची माहिती नाही.',
  payment_cancelled: 'पेमेंट रद्द केले गेले.',
  nothing_due: 'पैसे आले तेव्हा भरायचे काही बाकी नव्हते.',
  loan_already_ended: 'पैसे आले तेव्हा कर्ज आधीच बंद झाले होते.',
  more_than_owed: 'ते देण्याच्या रकमेपेक्षा जास्त होते.',
};

import type { DocumentTexts } from './document-texts';

const nothingOwed = 'या कर्जावर आता काहीही फेडायचे बाकी नाही, आणि खात्यातून पैसे कापण्याची प्रत्येक परवानगी संपली आहे.';

export const mr: DocumentTexts = {
  download: 'PDF डाउनलोड करा',
  percent: (value) => `${value}\u00a0%`,
  kfs: {
    title: 'मुख्य माहिती (KFS)',
    loan: 'कर्ज',
    proposal: 'ऑफर क्रमांक (KFS)',
    lender: 'कर्ज देणारी संस्था',
    borrower: 'कर्ज घेणारे',
    type: 'कर्जाचा प्रकार',
    amount: 'कर्जाची रक्कम',
    received: 'तुमच्या खात्यात येतील',
    disbursal: 'पैसे कसे पाठवले जातील',
    single: 'एकाच वेळी',
    instalment: 'हप्ता',
    instalmentOf: (amount, frequency) => `${frequency} ${amount}`,
    count: 'हप्त्यांची संख्या',
    first: 'पहिला हप्ता',
    sentOn: 'पैसे या दिवशी पाठवल्यास',
    rate: 'व्याज दर, घटत्या मुद्दलावर',
    fixedRate: (percent) => `दर वर्षी ${percent}\u00a0%, ठरलेला (फिक्स्ड)`,
    interest: 'एकूण व्याज',
    payable: 'तुम्ही एकूण फेडाल',
    issued: 'दिल्याची तारीख',
    validUntil: 'कधीपर्यंत वैध',
    fees: 'फी',
    fee: 'प्रोसेसिंग फी',
    gst: 'फीवरील GST',
    otherFees: 'कर्ज देणाऱ्या संस्थेची इतर फी',
    thirdPartyFees: 'इतरांना द्यायची फी',
    none: 'काही नाही',
    contingent: 'इतर शुल्क, फक्त काही घडल्यास',
    apr: 'वार्षिक खर्च (APR)',
    aprHow: 'वार्षिक खर्च (APR) कसा काढला जातो',
    aprText: (sum) =>
      `तुमच्या खात्यात ${sum.received} येतात: ${sum.loan} मधून ${sum.fee} फी आणि ${sum.gst} GST वजा करून. तुम्ही ${sum.instalments} हप्त्यांत ${sum.payable} फेडता. दोन हप्त्यांमधल्या काळाच्या ज्या दराने हे दोन्ही समान होतात, त्याला वर्षातील ${sum.periodsAYear} हप्त्यांनी गुणल्यावर APR मिळतो.`,
    lateCharges: 'विलंब शुल्क',
    lateText: (charges) =>
      `हप्त्याला ${days(charges.afterDays)} उशीर झाल्यावर ${charges.first}, आणि त्यानंतर दर ${daysAgain(charges.everyDays)} ${charges.repeated}. विलंब शुल्कावर व्याज लागत नाही.`,
    foreclosure: 'कर्ज मुदतीआधी बंद करणे',
    foreclosureText: (feePercent, gstPercent) =>
      `कर्ज मुदतीआधी बंद करता येते. त्याची फी फेडायच्या बाकी मुद्दलाच्या ${feePercent}\u00a0% आहे, आणि त्या फीवर ${gstPercent}\u00a0% GST.`,
    cooling: 'कर्ज परत करणे',
    coolingText: (count, lender, cost) =>
      `पैसे पाठवल्यानंतर ${days(count)} ${lender} यांना कर्ज परत करता येते. ${cost}`,
    grievance: 'तक्रार',
    officer: 'तक्रार निवारण अधिकारी',
    phone: 'फोन',
    email: 'ई-मेल',
    office: 'नोंदणीकृत कार्यालय',
    schedule: 'हप्त्यांची यादी',
    head: ['क्र.', 'भरण्याची तारीख', 'मुद्दल', 'व्याज', 'हप्ता', 'बाकी मुद्दल'],
  },
  agreement: {
    title: 'कर्ज करार',
    parties: 'दोन्ही पक्ष',
    lender: 'कर्ज देणारी संस्था',
    borrower: 'कर्ज घेणारे',
    mobile: 'मोबाइल नंबर',
    number: 'करार क्रमांक',
    drawnUp: 'कधी तयार केला',
    status: 'स्थिती',
    signedOn: (day) => `${day} रोजी सही झाली`,
    notSigned: 'अजून सही झालेली नाही',
    moneyHeading: '1. कर्जाची रक्कम',
    moneyText: (loan, sent, account) =>
      `कर्ज देणारी संस्था कर्ज घेणाऱ्यांच्या व्यवसायासाठी ${loan} कर्ज देते, आणि फी व GST वजा करून ${sent} ${account} येथे पाठवते.`,
    repaymentHeading: '2. कर्ज फेडणे',
    repaymentText: (payable, count, frequency, instalment) =>
      `कर्ज घेणाऱ्यांनी एकूण ${payable} फेडायचे आहेत: ${frequency} ${instalment} याप्रमाणे ${count} हप्त्यांत. शेवटच्या हप्त्यात काही रुपयांचा फरक असू शकतो. हप्त्यांची यादी शेवटी आहे.`,
    signingHeading: '3. सही',
    signingText: 'कर्ज घेणारे वर लिहिलेल्या मोबाइल नंबरवर पाठवलेल्या कोडने सही करतात. तो कोड हीच सही आहे.',
    upiAccount: 'दिलेला UPI ID',
    bankAccount: (bank, ending) => `${bank ?? 'बँक'} खाते (शेवटचे अंक ${ending})`,
  },
  sanction: {
    title: 'मंजुरी पत्र आणि मुख्य माहिती (KFS)',
    dear: (name) => `नमस्कार ${name}`,
    text: (lender, loan, day, account) =>
      `${lender} यांनी ${day} रोजी तुमचे ${loan} कर्ज मंजूर केले आहे. तुमच्या सहीनंतर पैसे ${account} येथे पाठवले जातात. मुख्य माहिती पुढे दिली आहे.`,
  },
  noDues: {
    title: 'नो-ड्यूज पत्र',
    ended: {
      repaid: (account, loan, day) =>
        `तुमचे ${loan} कर्ज (खाते क्रमांक ${account}) ${day} रोजी पूर्ण फेडले गेले. ${nothingOwed}`,
      closed: (account, loan, day) =>
        `तुमचे ${loan} कर्ज (खाते क्रमांक ${account}) ${day} रोजी मुदतीआधी बंद केले गेले. ${nothingOwed}`,
      givenBack: (account, loan, day) =>
        `तुमचे ${loan} कर्ज (खाते क्रमांक ${account}) परत करण्याच्या मुदतीत, ${day} रोजी परत केले गेले. ${nothingOwed}`,
    },
    keep: 'हे पत्र जपून ठेवा. कर्ज बंद झाल्याचे क्रेडिट ब्युरोंना कळवले जाते.',
    questions: 'प्रश्न असल्यास',
    owed: 'फेडायचे बाकी',
  },
  loan: {
    heading: 'कर्ज',
    account: 'कर्ज खाते क्रमांक',
    paidOut: 'पैसे पाठवल्याची तारीख',
    ended: 'बंद झाल्याची तारीख',
  },
  statement: {
    title: 'कर्ज खात्याचा तपशील',
    amount: 'कर्जाची रक्कम',
    paid: 'आतापर्यंत भरले',
    principalOwed: 'बाकी मुद्दल',
    instalmentsOwed: 'बाकी आणि पुढचे हप्ते',
    lateChargesOwed: 'बाकी विलंब शुल्क',
    payments: 'पेमेंट',
    noPayments: 'अजून एकही नाही.',
    paymentsHead: ['तारीख', 'रक्कम', 'मुद्दल', 'व्याज', 'शुल्क'],
    lateCharges: 'विलंब शुल्क',
    lateChargeOf: (instalment, day) => `हप्ता ${instalment}, ${day}`,
    settled: (amount) => `${amount}, फेडले`,
    schedule: 'हप्त्यांची यादी',
    scheduleHead: ['क्र.', 'भरण्याची तारीख', 'हप्ता', 'भरले'],
  },
};

const days = (count: number): string => `${count}\u00a0दिवस`;

const daysAgain = (count: number): string => (count === 1 ? 'दिवशी' : `${count}\u00a0दिवसांनी`);

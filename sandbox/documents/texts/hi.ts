import type { DocumentTexts } from './document-texts';

const nothingOwed = 'इस लोन पर अब कुछ भी चुकाना बाकी नहीं है, और खाते से पैसे काटने की हर अनुमति ख़त्म हो गई है।';

export const hi: DocumentTexts = {
  download: 'PDF डाउनलोड करें',
  percent: (value) => `${value}\u00a0%`,
  kfs: {
    title: 'मुख्य जानकारी (KFS)',
    loan: 'लोन',
    proposal: 'ऑफ़र नंबर (KFS)',
    lender: 'लोन देने वाली संस्था',
    borrower: 'लोन लेने वाले',
    type: 'लोन का प्रकार',
    amount: 'लोन की रकम',
    received: 'आपके खाते में आएँगे',
    disbursal: 'पैसे कैसे भेजे जाएँगे',
    single: 'एक बार में',
    instalment: 'किस्त',
    instalmentOf: (amount, frequency) => `${frequency} ${amount}`,
    count: 'किस्तों की गिनती',
    first: 'पहली किस्त',
    sentOn: 'अगर पैसे इस दिन भेजे जाएँ',
    rate: 'ब्याज दर, घटते मूलधन पर',
    fixedRate: (percent) => `${percent}\u00a0% सालाना, तय (फ़िक्स्ड)`,
    interest: 'कुल ब्याज',
    payable: 'आप कुल चुकाएँगे',
    issued: 'जारी करने की तारीख',
    validUntil: 'कब तक मान्य है',
    fees: 'फ़ीस',
    fee: 'प्रोसेसिंग फ़ीस',
    gst: 'फ़ीस पर GST',
    otherFees: 'लोन देने वाली संस्था की दूसरी फ़ीस',
    thirdPartyFees: 'दूसरों को दी जाने वाली फ़ीस',
    none: 'कोई नहीं',
    contingent: 'दूसरे शुल्क, सिर्फ़ कुछ होने पर',
    apr: 'सालाना लागत (APR)',
    aprHow: 'सालाना लागत (APR) कैसे निकाली जाती है',
    aprText: (sum) =>
      `आपके खाते में ${sum.received} आते हैं: ${sum.loan} में से ${sum.fee} फ़ीस और ${sum.gst} GST घटाकर। आप ${sum.instalments} किस्तों में ${sum.payable} चुकाते हैं। दो किस्तों के बीच के समय की जिस दर पर ये दोनों बराबर हो जाते हैं, उसे साल की ${sum.periodsAYear} किस्तों से गुणा करने पर APR मिलता है।`,
    lateCharges: 'देरी शुल्क',
    lateText: (charges) =>
      `किस्त में ${days(charges.afterDays)} की देरी होने पर ${charges.first}, और उसके बाद हर ${days(charges.everyDays)} पर ${charges.repeated}। देरी शुल्क पर ब्याज नहीं लगता।`,
    foreclosure: 'लोन समय से पहले बंद करना',
    foreclosureText: (feePercent, gstPercent) =>
      `लोन समय से पहले बंद किया जा सकता है। इसकी फ़ीस चुकाने को बाकी मूलधन का ${feePercent}\u00a0% है, और उस फ़ीस पर ${gstPercent}\u00a0% GST।`,
    cooling: 'लोन लौटाना',
    coolingText: (count, lender, cost) =>
      `पैसे भेजे जाने के ${days(count)} बाद तक ${lender} को लोन लौटाया जा सकता है। ${cost}`,
    grievance: 'शिकायत',
    officer: 'शिकायत निवारण अधिकारी',
    phone: 'फ़ोन',
    email: 'ई-मेल',
    office: 'रजिस्टर्ड ऑफ़िस',
    schedule: 'किस्तों की सूची',
    head: ['क्र.', 'भरने की तारीख', 'मूलधन', 'ब्याज', 'किस्त', 'बाकी मूलधन'],
  },
  agreement: {
    title: 'लोन एग्रीमेंट',
    parties: 'दोनों पक्ष',
    lender: 'लोन देने वाली संस्था',
    borrower: 'लोन लेने वाले',
    mobile: 'मोबाइल नंबर',
    number: 'एग्रीमेंट नंबर',
    drawnUp: 'कब बनाया गया',
    status: 'स्थिति',
    signedOn: (day) => `${day} को हस्ताक्षर हुए`,
    notSigned: 'अभी हस्ताक्षर नहीं हुए',
    moneyHeading: '1. लोन की रकम',
    moneyText: (loan, sent, account) =>
      `लोन देने वाली संस्था लोन लेने वाले के कारोबार के लिए ${loan} का लोन देती है, और फ़ीस व GST काटकर ${sent} ${account} में भेजती है।`,
    repaymentHeading: '2. लोन चुकाना',
    repaymentText: (payable, count, frequency, instalment) =>
      `लोन लेने वाले को कुल ${payable} चुकाने हैं: ${frequency} ${instalment} की ${count} किस्तों में। आख़िरी किस्त में कुछ रुपयों का अंतर हो सकता है। किस्तों की सूची आख़िर में है।`,
    signingHeading: '3. हस्ताक्षर',
    signingText: 'लोन लेने वाले ऊपर लिखे मोबाइल नंबर पर भेजे गए कोड से हस्ताक्षर करते हैं। वह कोड ही हस्ताक्षर है।',
    upiAccount: 'दी गई UPI ID',
    bankAccount: (bank, ending) => `${bank ?? 'बैंक'} के खाते (आख़िरी अंक ${ending})`,
  },
  sanction: {
    title: 'मंज़ूरी पत्र और मुख्य जानकारी (KFS)',
    dear: (name) => `नमस्ते ${name}`,
    text: (lender, loan, day, account) =>
      `${lender} ने ${day} को आपका ${loan} का लोन मंज़ूर किया है। आपके हस्ताक्षर के बाद पैसे ${account} में भेजे जाते हैं। मुख्य जानकारी आगे लिखी है।`,
  },
  noDues: {
    title: 'नो-ड्यूज़ पत्र',
    ended: {
      repaid: (account, loan, day) =>
        `आपका ${loan} का लोन (खाता नंबर ${account}) ${day} को पूरा चुका दिया गया। ${nothingOwed}`,
      closed: (account, loan, day) =>
        `आपका ${loan} का लोन (खाता नंबर ${account}) ${day} को समय से पहले बंद कर दिया गया। ${nothingOwed}`,
      givenBack: (account, loan, day) =>
        `आपका ${loan} का लोन (खाता नंबर ${account}) लौटाने की अवधि के अंदर, ${day} को लौटा दिया गया। ${nothingOwed}`,
    },
    keep: 'यह पत्र सँभालकर रखें। क्रेडिट ब्यूरो को बताया जाता है कि लोन बंद हो गया है।',
    questions: 'सवाल हों तो',
    owed: 'चुकाना बाकी',
  },
  loan: {
    heading: 'लोन',
    account: 'लोन खाता नंबर',
    paidOut: 'पैसे भेजने की तारीख',
    ended: 'बंद होने की तारीख',
  },
  statement: {
    title: 'लोन खाते का विवरण',
    amount: 'लोन की रकम',
    paid: 'अब तक भरा गया',
    principalOwed: 'बाकी मूलधन',
    instalmentsOwed: 'बाकी और आने वाली किस्तें',
    lateChargesOwed: 'बाकी देरी शुल्क',
    payments: 'भुगतान',
    noPayments: 'अभी तक कोई नहीं।',
    paymentsHead: ['तारीख', 'रकम', 'मूलधन', 'ब्याज', 'शुल्क'],
    lateCharges: 'देरी शुल्क',
    lateChargeOf: (instalment, day) => `किस्त ${instalment}, ${day}`,
    settled: (amount) => `${amount}, चुका दिया गया`,
    schedule: 'किस्तों की सूची',
    scheduleHead: ['क्र.', 'भरने की तारीख', 'किस्त', 'भरा गया'],
  },
};

const days = (count: number): string => `${count}\u00a0दिन`;

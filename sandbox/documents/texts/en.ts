/** Words of the lender's papers. Amounts, days and rates come formatted. */
export const en = {
  download: 'Download as PDF',
  percent: (value: number | string) => `${value} %`,
  kfs: {
    title: 'Key Facts Statement',
    loan: 'The loan',
    proposal: 'Proposal number',
    lender: 'Lender',
    borrower: 'Borrower',
    type: 'Type of loan',
    amount: 'Loan amount',
    received: 'Amount you receive',
    disbursal: 'How the money is sent',
    single: 'In one payment',
    instalment: 'Instalment',
    instalmentOf: (amount: string, frequency: string) => `${amount} ${frequency}`,
    count: 'Number of instalments',
    first: 'First instalment',
    sentOn: 'If the money is sent on',
    rate: 'Interest rate, reducing balance',
    fixedRate: (percent: number) => `${percent} % a year, fixed`,
    interest: 'Total interest',
    payable: 'Total you repay',
    issued: 'Issued on',
    validUntil: 'Valid until',
    fees: 'Fees',
    fee: 'Processing fee',
    gst: 'GST on the fee',
    otherFees: 'Other fees to the lender',
    thirdPartyFees: 'Fees to third parties',
    none: 'None',
    contingent: 'Other charges, only if something happens',
    apr: 'Annual percentage rate (APR)',
    aprHow: 'How the APR is worked out',
    aprText: (sum: AprSum) =>
      `You receive ${sum.received}: ${sum.loan} less the fee of ${sum.fee} and GST of ${sum.gst}. You repay ${sum.payable} in ${sum.instalments} instalments. The rate for one period that makes these equal, times ${sum.periodsAYear} periods a year, is the APR.`,
    lateCharges: 'Late charges',
    lateText: (charges: LateCharges) =>
      `${charges.first} once an instalment is ${days(charges.afterDays)} late, and ${charges.repeated} for every ${days(charges.everyDays)} after that. No interest is charged on late charges.`,
    foreclosure: 'Closing early',
    foreclosureText: (feePercent: number, gstPercent: number) =>
      `You may close the loan early. The fee is ${feePercent} % of the principal still owed, plus GST of ${gstPercent} % on the fee.`,
    cooling: 'Cooling-off',
    coolingText: (count: number, lender: string, cost: string) =>
      `For ${days(count)} after the money is sent you may return the loan to ${lender}. ${cost}`,
    grievance: 'Complaints',
    officer: 'Grievance officer',
    phone: 'Phone',
    email: 'Email',
    office: 'Registered office',
    schedule: 'Repayment schedule',
    head: ['No.', 'Due', 'Principal', 'Interest', 'Instalment', 'Still owed'],
  },
  agreement: {
    title: 'Loan agreement',
    parties: 'Parties',
    lender: 'Lender',
    borrower: 'Borrower',
    mobile: 'Mobile',
    number: 'Agreement',
    drawnUp: 'Drawn up on',
    status: 'Status',
    signedOn: (day: string) => `Signed on ${day}`,
    notSigned: 'Not signed yet',
    moneyHeading: '1. The money',
    moneyText: (loan: string, sent: string, account: string) =>
      `The lender lends ${loan} for the borrower's business, and sends ${sent} to ${account} after the fee and GST.`,
    repaymentHeading: '2. Repayment',
    repaymentText: (payable: string, count: number, frequency: string, instalment: string) =>
      `The borrower repays ${payable} in ${count} ${frequency} instalments of ${instalment}; the last one may differ by a few rupees. The schedule is at the end.`,
    signingHeading: '3. Signing',
    signingText: 'The borrower signs with a code sent to the mobile number above. The code is the signature.',
    upiAccount: 'the UPI id given',
    bankAccount: (bank: string | null, ending: string) => `${bank ?? 'the bank'} account ending ${ending}`,
  },
  sanction: {
    title: 'Sanction letter and Key Facts Statement',
    dear: (name: string) => `Dear ${name}`,
    text: (lender: string, loan: string, day: string, account: string) =>
      `${lender} has sanctioned your loan of ${loan} on ${day}. After you sign, the money goes to ${account}. The key facts follow.`,
  },
  noDues: {
    title: 'No-dues letter',
    ended: {
      repaid: (account: string, loan: string, day: string) =>
        `Your loan ${account} of ${loan} was repaid in full on ${day}. ${nothingOwed}`,
      closed: (account: string, loan: string, day: string) =>
        `Your loan ${account} of ${loan} was closed before its term on ${day}. ${nothingOwed}`,
      givenBack: (account: string, loan: string, day: string) =>
        `Your loan ${account} of ${loan} was given back inside the cooling-off period on ${day}. ${nothingOwed}`,
    },
    keep: 'Keep this letter. Credit bureaus are told that the loan is closed.',
    questions: 'Questions',
    owed: 'Owed',
  },
  loan: {
    heading: 'The loan',
    account: 'Loan account',
    paidOut: 'Paid out on',
    ended: 'Ended on',
  },
  statement: {
    title: 'Account statement',
    amount: 'Loan amount',
    paid: 'Paid so far',
    principalOwed: 'Principal still owed',
    instalmentsOwed: 'Instalments to come and due',
    lateChargesOwed: 'Late charges still owed',
    payments: 'Payments',
    noPayments: 'None yet.',
    paymentsHead: ['Day', 'Amount', 'Principal', 'Interest', 'Charges'],
    lateCharges: 'Late charges',
    lateChargeOf: (instalment: number, day: string) => `Instalment ${instalment}, ${day}`,
    settled: (amount: string) => `${amount}, settled`,
    schedule: 'Schedule',
    scheduleHead: ['No.', 'Due', 'Instalment', 'Paid'],
  },
};

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const nothingOwed = 'Nothing is owed on it any more, and every permission for automatic debits has ended.';

/** How the yearly cost comes about. */
interface AprSum {
  received: string;
  loan: string;
  fee: string;
  gst: string;
  payable: string;
  instalments: number;
  periodsAYear: number;
}

/** Amounts of the late charges, and the days after which they come. */
interface LateCharges {
  first: string;
  afterDays: number;
  repeated: string;
  everyDays: number;
}

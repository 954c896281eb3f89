/** What the service says in words, in its answers and in its SMS. */
export const en = {
  keyFacts: {
    loanType: 'Term loan for a business, without security',
    failedDebit: {
      name: 'Failed automatic debit',
      text: 'No charge by the lender. Your bank may take one.',
    },
    rateChange: { name: 'Change from a fixed to a floating rate', text: 'Not possible for this loan.' },
    recovery: {
      name: 'Recovery agents',
      text: (lender: string) =>
        `If instalments stay unpaid, ${lender} may ask an agent to collect them. It tells you the agent’s name before the agent contacts you.`,
    },
    transfer: {
      name: 'Transfer of the loan',
      text: (lender: string) =>
        `${lender} may transfer the loan to another lender. It tells you before. What you owe and your rights stay the same.`,
    },
    serviceProvider: {
      name: 'Service provider that collects',
      text: 'None. The provider of the app does not collect the loan, and does not visit you.',
    },
    coolingOffCost: 'You pay back the whole loan amount and the interest of those days. There is no penalty.',
  },
  hours: {
    support: 'Every day, 9 am to 7 pm',
    officer: 'Monday to Friday, 10 am to 5 pm',
    everyDay: 'Every day, 8 am to 7 pm',
    exceptSunday: 'Monday to Saturday, 9 am to 7 pm',
    exceptSundayShort: 'Monday to Saturday, 9 am to 6 pm',
  },
  noCashWithoutReceipt: 'They never ask for cash without a printed receipt.',
  creditScore: {
    paidOnTime: 'Paid on time',
    paidLate: 'An instalment was paid late',
    oneLoan: 'One loan at a time',
    firstCredit: 'First credit two years ago',
  },
  autoDebit: {
    stopped: 'Automatic debits were stopped.',
    failed: (amount: string, day: string) =>
      `The debit of ${amount} on ${day} did not work: the account had too little money.`,
    next: (amount: string, day: string) => `${amount} will be debited on ${day}.`,
  },
  udyam: {
    FAILED: 'The registry could not reach the Aadhaar records. Please send it again.',
    MISMATCH: 'The name does not fit the PAN.',
  },
  lead: { SHOP_TOO_NEW: 'The shop is too new for this partner.' },
  loan: { CANCELLED_BY_MERCHANT: 'Cancelled by the merchant.' },
  failsByRequest: 'The sandbox was asked to fail here.',
  supplierNotAccepted: 'This supplier is not accepted.',
  supplierPayment: {
    PROCESSING: 'The payment is being processed.',
    DECLINED: 'The payment was declined.',
    CANCELLED: 'The payment was cancelled.',
    CREDIT_TOO_LOW: 'The credit is not enough.',
    BILL_OVERDUE: 'An earlier bill is overdue.',
    NOT_PAID_OUT: 'The supplier could not be paid. Your credit is free again.',
    NOT_ANSWERED: 'Nobody answered the payment page.',
  },
  complaint: {
    deskAnswer:
      'We have looked into your complaint. What was wrong is put right, and you see it in the app within two working days.',
    officerAnswer:
      'I have read your complaint and the first answer. The first answer stays: nothing more is changed.',
    appDesk: 'the app’s complaint desk',
    lenderDesk: (lender: string) => `the complaint desk of ${lender}`,
    appOfficer: 'the app’s grievance officer',
    lenderOfficer: (name: string) => `${name}, grievance officer`,
  },
  message: {
    papers: (lender: string) => `${lender}: your signed loan agreement, sanction letter and key facts.`,
    debitReminder: (lender: string, amount: string, day: string, loanEnding: string) =>
      `${lender}: autopay will take ${amount} on ${day} for your loan ending ${loanEnding}. To stop it, open Autopay in the app.`,
    codes: {
      agreement: 'Your code to sign the loan agreement:',
      'mandate-phone': 'Your code to verify the phone of your bank account:',
      ekyc: 'Your Aadhaar code:',
      udyam: 'Your code for the business registration:',
      lead: 'Your code for the partner lender:',
    },
  },
};

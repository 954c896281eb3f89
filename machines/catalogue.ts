/** A journey as the catalogue lists it; its chart is loaded only when one of its doors opens. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  /** What the journey is for, in one line. */
  readonly purpose: string;
  /** URLs that open it; none for a chart that others invoke or that lives as long as the tab. */
  readonly doors: readonly `/${string}`[];
  /** Loads the chart: `load()` gives the module, `chart` names its export. */
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  readonly chart: string;
}

/** All charts of the product. */
export const catalogue = [
  {
    id: 'session',
    title: 'Session',
    purpose: 'Who is here: the host app or a plain browser, then the merchant.',
    doors: [],
    load: () => import('./session/machine'),
    chart: 'sessionMachine',
  },
  {
    id: 'token',
    title: 'Token',
    purpose: 'One refresh of the host token for all calls that were refused.',
    doors: [],
    load: () => import('./session/token'),
    chart: 'tokenMachine',
  },
  {
    id: 'loan-entry',
    title: 'Loan entry',
    purpose: 'The main loan start: where does the merchant stand, and where do they go?',
    doors: ['/termloan'],
    load: () => import('./loan-entry/machine'),
    chart: 'loanEntryMachine',
  },
  {
    id: 'offer-selection',
    title: 'Offer selection',
    purpose: 'Compare all offers, choose one, read its key facts.',
    doors: ['/termloan/offer', '/termloan/offer/tnc', '/termloan/select-loan', '/termloan/select-loan/kfs'],
    load: () => import('./offer-selection/machine'),
    chart: 'offerSelectionMachine',
  },
  {
    id: 'account-flow',
    title: 'Account flow',
    purpose: 'Choose or add the bank account, confirm the offer with it, receive the money in it.',
    doors: [
      '/termloan/bank-account',
      '/termloan/bank-account/new',
      '/termloan/bank-account/confirm',
      '/termloan/receive-money',
    ],
    load: () => import('./account-flow/machine'),
    chart: 'accountFlowMachine',
  },
  {
    id: 'offer-confirmation',
    title: 'Offer confirmation',
    purpose: 'Confirm the offer once, then route by the primary lender.',
    doors: [],
    load: () => import('./offer-confirmation/machine'),
    chart: 'offerConfirmationMachine',
  },
  {
    id: 'loan-approval',
    title: 'Loan approval',
    purpose: "The lender's own approval, before the agreement.",
    doors: ['/termloan/loan-approval-status', '/termloan/approved-loan-details'],
    load: () => import('./loan-approval/machine'),
    chart: 'loanApprovalMachine',
  },
  {
    id: 'enach',
    title: 'e-NACH',
    purpose: "Approve the mandate on the bank's page, and come back.",
    doors: ['/termloan/enach'],
    load: () => import('./enach/machine'),
    chart: 'enachMachine',
  },
  {
    id: 'agreement',
    title: 'Agreement',
    purpose: 'Read the agreement and sign it with a code, once.',
    doors: ['/termloan/agreement', '/termloan/agreement-otp'],
    load: () => import('./agreement/machine'),
    chart: 'agreementMachine',
  },
  {
    id: 'loan-status',
    title: 'Loan status',
    purpose: 'Follow the money until it is in the bank account.',
    doors: ['/termloan/loan-status'],
    load: () => import('./loan-status/machine'),
    chart: 'loanStatusMachine',
  },
  {
    id: 'home',
    title: 'Home',
    purpose: 'What is due next, what is paid, what is left.',
    doors: ['/termloan/home'],
    load: () => import('./home/machine'),
    chart: 'homeMachine',
  },
  {
    id: 'payment-status',
    title: 'Payment status',
    purpose: 'Pay an opened payment, and follow it until the lender says how it ended.',
    doors: ['/payment/status/$paymentId'],
    load: () => import('./payment-status/machine'),
    chart: 'paymentStatusMachine',
  },
  {
    id: 'supplier-payment',
    title: 'Supplier payment',
    purpose: 'Seal a payment to a supplier for the hosted page, open what comes back, confirm it.',
    doors: [],
    load: () => import('./supplier-payment/machine'),
    chart: 'supplierPaymentMachine',
  },
  {
    id: 'prepayment',
    title: 'Prepayment',
    purpose: 'Pay the next instalment, what is overdue, an own amount, or close the loan early.',
    doors: ['/termloan/prepayment'],
    load: () => import('./prepayment/machine'),
    chart: 'prepaymentMachine',
  },
  {
    id: 'settled',
    title: 'Settled',
    purpose: 'The loan has ended: what was paid, the no-dues letter, the end of autopay.',
    doors: ['/termloan/settled'],
    load: () => import('./settled/machine'),
    chart: 'settledMachine',
  },
  {
    id: 'standing',
    title: 'Standing',
    purpose: 'Why the merchant does not go on, who decided it, and what they can do.',
    doors: [
      '/termloan/blocked',
      '/termloan/app-blocked',
      '/termloan/nbfc-rejection',
      '/termloan/account-not-approved',
    ],
    load: () => import('./standing/machine'),
    chart: 'standingMachine',
  },
  {
    id: 'contact',
    title: 'Contact',
    purpose: 'Whom one can talk to at the lender, and the consent to messages on WhatsApp.',
    doors: ['/termloan/contact/$partnerId'],
    load: () => import('./contact/machine'),
    chart: 'contactMachine',
  },
  {
    id: 'pay-by-link',
    title: 'Pay by link',
    purpose: 'Somebody pays for a borrower by a link, signed in or not.',
    doors: ['/pay/$linkId'],
    load: () => import('./pay-by-link/machine'),
    chart: 'payByLinkMachine',
  },
  {
    id: 'cancel-loan',
    title: 'Cancel loan',
    purpose: 'Give the loan back: free before the money comes, at its cost in the cooling-off period.',
    doors: ['/termloan/cancel-loan/$loanId'],
    load: () => import('./cancel-loan/machine'),
    chart: 'cancelLoanMachine',
  },
  {
    id: 'history',
    title: 'History',
    purpose: 'What was paid, what was charged, and the statement.',
    doors: ['/termloan/history'],
    load: () => import('./history/machine'),
    chart: 'historyMachine',
  },
  {
    id: 'loan-details',
    title: 'Loan details',
    purpose: 'The terms that were agreed, their papers, and the identity documents.',
    doors: ['/termloan/loan-details'],
    load: () => import('./loan-details/machine'),
    chart: 'loanDetailsMachine',
  },
  {
    id: 'summary',
    title: 'Summary',
    purpose: 'What is paid, due and left, and every instalment of the schedule.',
    doors: ['/termloan/summary'],
    load: () => import('./summary/machine'),
    chart: 'summaryMachine',
  },
  {
    id: 'autopay',
    title: 'Autopay',
    purpose: 'Let the bank pay each instalment on its day, see where that stands, take the consent back.',
    doors: ['/autopay', '/autopay/status'],
    load: () => import('./autopay/machine'),
    chart: 'autopayMachine',
  },
  {
    id: 'qr',
    title: 'Printed QR',
    purpose: 'The printed QR: what it is, when it comes, and where money paid to it goes.',
    doors: ['/termloan/qr-intro'],
    load: () => import('./qr/machine'),
    chart: 'qrMachine',
  },
  {
    id: 'supplier',
    title: 'Supplier pay-later',
    purpose: 'What is left of the credit, a new supplier, a payment to one.',
    doors: ['/supplier', '/supplier/add', '/supplier/$supplierId/pay'],
    load: () => import('./supplier/machine'),
    chart: 'supplierMachine',
  },
  {
    id: 'supplier-transaction',
    title: "Supplier's payment",
    purpose: 'One payment to a supplier: where it stands, its confirmation, its invoice.',
    doors: ['/supplier/transaction/$transactionId', '/supplier/$supplierId/invoice'],
    load: () => import('./supplier-transaction/machine'),
    chart: 'supplierTransactionMachine',
  },
] as const satisfies readonly CatalogueEntry[];

/** Id of a journey in the catalogue. */
export type JourneyId = (typeof catalogue)[number]['id'];

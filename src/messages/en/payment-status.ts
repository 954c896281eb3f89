import type { PaymentMethod } from '../../../machines/domain/payment/started-payment';
import { confirmingPayment } from './supplier-messages';

/** Messages of the payment screen (verbatim from spec 2.4). */
export const paymentMessages = {
  processing: { heading: 'Processing Payment...', text: 'Please wait.' },
  confirming: { heading: confirmingPayment },
  confirmed: { heading: 'Payment Confirmed.', text: 'Payment Successful.' },
  failed: { heading: 'Payment Failed.', text: 'An error occurred while confirming your payment' },
  error: { heading: 'Error Occurred', text: 'An error occurred while processing your payment' },
} as const;

/** Texts of the journey payment-status: choice of the payment method, and waiting for the bank. */
export const paymentStatusCopy = {
  title: 'Payment',
  amount: 'Amount',
  lender: 'Lender',
  loanOf: 'Loan of',
  purpose: 'For',
  reference: 'Reference',
  copyReference: 'Copy the reference',
  changed: {
    title: 'The amount is not the same',
    text: (earlier: string, now: string) =>
      `We told you ${earlier} before. The lender says ${now}. The lender’s amount counts.`,
  },
  checkFailed: 'We could not ask the lender just now. Your payment is not changed by this.',
  methods: {
    heading: (lender: string) => `Pay ${lender}`,
    payBefore: 'This page is open until',
    upi: 'Pay with a UPI app',
    qr: 'Scan with another phone',
    qrDetail: 'We show a QR code',
    page: 'Net banking, card and more',
    pageDetail: 'Opens the lender’s payment page',
    pageAction: 'Open the payment page',
    others: 'Or pay another way',
    note: 'Nothing is paid before you approve it.',
    startedTitle: (time: string, method: PaymentMethod) =>
      method === 'qr'
        ? `You saw the code for this payment on ${time}`
        : `You started this payment on ${time}`,
    startedText: 'If your UPI app or bank says that it is paid, do not pay again.',
    upiLeftOut:
      'We do not open a UPI app for this payment: its UPI link asks for another amount or payment. Choose another way.',
    already: 'I have paid already',
    unsafe: 'We did not open the payment page: its address is not safe. Choose another way.',
    notOpened: 'The payment page did not open. Try again, or choose another way.',
  },
  confirming: {
    notReportedYet: 'We have not heard from your bank yet. If your UPI app says paid, do not pay again.',
    started: 'You started it',
    lead: (lender: string) => `We ask ${lender} if the money has come. This can take a minute.`,
    stayUnreported: 'You can close this page, and find the payment here again.',
    stay: 'Do not pay again. You can close this page: the payment goes on, and you find it here again.',
    hidden: 'No internet, or this page was hidden. We ask again as soon as it is back.',
    home: 'Back to home, tell me later',
    leave: 'Leave, I look here later',
    notPaid: 'I did not pay. Show the ways to pay',
  },
  methodsUnavailable: {
    heading: 'We could not open the ways to pay',
    maybePaidWarning: 'We do not know of a payment yet. If your bank says it is paid, do not pay again.',
  },
  nothingDue: {
    heading: 'Nothing is left to pay here',
    lead: 'The lender says that this is paid already, or that the loan is closed. Please do not pay it. Money that comes all the same goes back to the account it came from.',
  },
  qr: {
    heading: 'Scan to pay',
    lead: (lender: string) => `Open any UPI app on another phone and scan. The money goes to ${lender}.`,
    label: (amount: string, lender: string) => `QR code to pay ${amount} to ${lender} by UPI`,
    waiting: 'This page changes by itself when the lender has the money.',
    noApp: 'No UPI app opened. Scan the code with another phone, or choose another way.',
    noCode: 'No UPI app opened. Choose another way to pay.',
    check: 'I have paid',
    others: 'Other ways to pay',
  },
  unknown: {
    heading: 'We do not know this payment',
    lead: 'Check that the address is complete. If money left your bank account, ask us with the reference of your bank.',
  },
  other: {
    heading: 'We cannot follow this payment here',
    lead: 'Opening this page changed nothing. If it is a loan payment, we can look for it.',
    action: 'Look for it',
    reference: 'Payment',
  },
} as const;

/** Texts of a supplier payment after the return from the pay-later page. */
export const supplierPaymentCopy = {
  paidTo: 'Paid to your supplier',
  paidToName: (name: string) => `Paid to ${name}`,
  invoiceNext: 'The invoice comes next',
  invoiceNextDetail:
    'Your lender needs the invoice of this payment. Ask your supplier for it, and add a picture.',
  addInvoice: 'Add the invoice',
  toHome: 'Continue',
  transaction: 'Transaction',
  settlingLead: 'We ask if your supplier has the money. This can take a few minutes. Do not pay again.',
  undecidedHeading: 'Your supplier’s payment is not confirmed yet',
  undecidedLead: 'It is not lost. Please do not pay again. Ask again in a moment.',
  invoiceNeeded: 'Your supplier’s invoice is needed first. Add it to the payment, then ask again.',
  later: 'Leave, I look here later',
  undecryptedHeading: 'We do not know yet if you paid',
  undecryptedLead:
    'We could not read the answer of the pay-later page. If you paid, it is in your payments. Please look there before you pay again.',
  payments: 'See your payments',
  credit: 'If it fails, your credit is free again.',
} as const;

import type { SupplierTransaction } from '../../../machines/domain/trade/supplier';
import { confirmingPayment } from './supplier-messages';

/** Texts of a payment to a supplier, its confirmation and its invoice. */
export const supplierTransactionCopy = {
  title: 'Payment to a supplier',
  loading: 'Getting your payment',
  refresh: 'Refresh',
  to: (name: string) => `To ${name}`,
  day: 'Day',
  invoice: 'Invoice',
  invoiceUploaded: 'Received',
  invoiceMissing: 'Missing',
  invoiceNotNeeded: 'Not needed',
  reference: 'Reference',
  copyReference: 'Copy the reference',
  leads: {
    CREATED: 'Nobody paid on the pay-later page. Nothing was used of your credit.',
    PENDING: 'Your credit is used. Your supplier gets the money when this payment is confirmed.',
    SUCCESS: 'Your supplier has the money.',
    FAILED: 'Your supplier was not paid.',
  } satisfies Record<SupplierTransaction['status'], string>,
  confirm: 'Confirm the payment',
  addInvoice: 'Add the invoice',
  otherInvoice: 'Send another invoice',
  toCredit: 'See your credit',
  confirming: {
    heading: confirmingPayment,
    lead: 'We ask if your supplier has the money. This can take a few minutes. Do not pay again.',
    leave: 'Leave, I look here later',
  },
  undecided: {
    heading: 'Not confirmed yet',
    lead: 'It is not lost. Please do not pay again. Ask again in a moment.',
    invoiceNeeded: 'Your supplier’s invoice is needed first. Add it, then confirm the payment.',
  },
  invoicePage: {
    title: 'Invoice',
    heading: 'Show us the invoice',
    lead: (name: string) =>
      `The paper that ${name} gave you for this payment. A photo or a PDF, at most 5\u00a0MB.`,
    payment: 'Payment of',
    problem: 'Take another one',
    preparing: 'Getting the invoice ready',
    alt: 'The invoice that you picked',
    noPreview: 'It can not be shown here. It can be sent.',
    pdf: 'A PDF document',
    readyHeading: 'Is it easy to read?',
    readyLead: 'The number, the day and the amount must be seen.',
    send: 'Send invoice',
    notSent: 'The invoice was not sent',
    again: 'Take another one',
  },
  sending: 'Keep this page open until it is sent.',
  unanswered: {
    heading: 'We are not sure yet',
    lead: 'The answer did not reach us, so we do not know if the invoice arrived. Check again.',
  },
  uploaded: {
    heading: 'We have your invoice',
    lead: 'It is kept with this payment.',
    action: 'See the payment',
  },
  nothing: {
    heading: 'No invoice is missing',
    lead: 'Every payment to this supplier has its invoice, or needs none.',
  },
  notFound: {
    heading: 'We do not find this payment',
    lead: 'It is not one of yours, or it takes no invoice. Look at your payments.',
  },
} as const;

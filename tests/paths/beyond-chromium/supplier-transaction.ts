/** Transitions of `supplier-transaction` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const supplierTransaction: Readonly<Record<string, string>> = {
  'loadingTransaction -- loadCredit fails --> transactionUnavailable': crash,
  'confirmingTransaction -- supplierPayment fails --> confirmationUndecided': crash,
  'preparingFile -- makeFileReady fails --> invoice': crash,
  'preparingFile -- after prepareTimeout --> invoice':
    'no browser takes half a minute to draw a picture of 50 MB; a phone that is out of memory might',
  'submittingInvoice -- uploadInvoice fails --> invoiceUnanswered': crash,
};

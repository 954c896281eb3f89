/** Transitions of `supplier-transaction` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const supplierTransaction: Readonly<Record<string, string>> = {
  'loadingTransaction -- loadCredit fails --> transactionUnavailable': bug,
  'confirmingTransaction -- supplierPayment fails --> confirmationUndecided': bug,
  'preparingFile -- prepareFile fails --> invoice': bug,
  'preparingFile -- after prepareTimeout --> invoice':
    'a browser on a computer draws a picture of 50 MB in less than half a minute; only a phone without free memory might not',
  'submittingInvoice -- uploadInvoice fails --> invoiceUnanswered': bug,
};

/** Transitions of `supplier` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const supplier: Readonly<Record<string, string>> = {
  'loadingCredit -- loadCredit fails --> creditUnavailable': crash,
  'refreshingCredit -- refreshCredit fails --> payForm': crash,
  'checkingCredit -- checkCredit fails --> creditUnavailable': crash,
  'paying -- supplierPayment fails --> paymentUndecided': crash,
  'submittingWhitelisting -- whitelistSupplier fails --> supplierUnanswered': crash,
  'submittingSupplier -- addSupplier fails --> supplierUnanswered': crash,
};

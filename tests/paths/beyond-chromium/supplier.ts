/** Transitions of `supplier` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const supplier: Readonly<Record<string, string>> = {
  'loadingCredit -- loadCredit fails --> creditUnavailable': bug,
  'refreshingCredit -- refreshCredit fails --> payForm': bug,
  'checkingCredit -- checkCredit fails --> creditUnavailable': bug,
  'paying -- supplierPayment fails --> paymentUndecided': bug,
  'submittingWhitelisting -- whitelistSupplier fails --> supplierUnanswered': bug,
  'submittingSupplier -- addSupplier fails --> supplierUnanswered': bug,
};

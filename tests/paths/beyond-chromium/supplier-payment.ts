const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

/** Transitions of `supplier-payment` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const supplierPayment: Readonly<Record<string, string>> = {
  'encrypting -- encryptPayment fails --> undecided': bug,
  'decrypting -- decryptPayment fails --> undecided': bug,
  'confirming -- confirmTransaction fails --> undecided': bug,
  'pollingPaused -- whenPageIsShown fails --> confirming':
    'the port only waits, and makes no call that could fail',
};

const CRASH = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

/** Transitions of `supplier-payment` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const supplierPayment: Readonly<Record<string, string>> = {
  'encrypting -- encryptPayment fails --> undecided': CRASH,
  'decrypting -- decryptPayment fails --> undecided': CRASH,
  'confirming -- confirmTransaction fails --> undecided': CRASH,
  'waitingForPage -- whenPageIsShown fails --> confirming':
    'the port only waits: it has no call in it that could fail',
};

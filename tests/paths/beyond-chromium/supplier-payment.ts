const CRASH = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';
const SEALING =
  'no page seals a payment yet: the supplier flow will, and this page only opens what came back';

/** Transitions of `supplier-payment` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const supplierPayment: Readonly<Record<string, string>> = {
  'routingStart -- always [startsByEncrypting] --> encrypting': SEALING,
  'encrypting -- encryptPayment done [isAccepted] --> openingPage': SEALING,
  'encrypting -- encryptPayment done [isRefused] --> failed': SEALING,
  'encrypting -- encryptPayment done --> undecided': SEALING,
  'encrypting -- encryptPayment fails --> undecided': SEALING,
  'openingPage -- openPayLaterPage done --> undecided': SEALING,
  'openingPage -- openPayLaterPage fails --> failed': SEALING,
  'openingPage -- whenPageReturns done --> undecided': SEALING,
  'openingPage -- after leaveTimeout --> undecided': SEALING,
  'decrypting -- decryptPayment fails --> undecided': CRASH,
  'confirming -- confirmTransaction fails --> undecided': CRASH,
  'waitingForPage -- whenPageIsShown fails --> confirming':
    'the port only waits: it has no call in it that could fail',
};

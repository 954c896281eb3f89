/** Transitions of `mandate` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';
const wait = 'the wait ends or is given up; it has no call in it that could fail';

export const mandate: Readonly<Record<string, string>> = {
  'loadingMandate -- loadMandate fails --> mandateUnavailable': crash,
  'loadingMethod -- loadMethod fails --> mandateApproval': crash,
  'checkingUpi -- checkUpi fails --> routingMandate': crash,
  'checkingMandate -- checkMandate fails --> routingMandate': crash,
  'openingUpi -- openUpiIntent fails --> upiScan': crash,
  'openingUpi -- after leaveTimeout --> upiScan':
    'the bridge gives every UPI app two seconds itself; this is the net under it',
  'upiAwaited -- waitToAsk fails --> (stays)': wait,
  'upiScan -- waitForScan fails --> (stays)': wait,
  'mandatePending -- waitForBank fails --> (stays)': wait,
};

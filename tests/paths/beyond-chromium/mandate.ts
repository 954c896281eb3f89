/** Transitions of `mandate` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';
const waitsOnly = 'this actor only waits, and makes no call that could fail';

export const mandate: Readonly<Record<string, string>> = {
  'loadingMandate -- loadMandate fails --> mandateUnavailable': bug,
  'loadingMethod -- loadMethod fails --> mandateApproval': bug,
  'checkingUpi -- checkUpi fails --> routingMandate': bug,
  'checkingMandate -- checkMandate fails --> routingMandate': bug,
  'openingUpi -- openUpiIntent fails --> upiScan': bug,
  'openingUpi -- after pageOpenTimeout --> upiScan':
    'the bridge waits two seconds for a UPI app and then returns a result, long before this time limit',
  'upiAwaited -- waitToAsk fails --> (stays)': waitsOnly,
  'upiScan -- waitForScan fails --> (stays)': waitsOnly,
  'mandatePending -- waitForBank fails --> (stays)': waitsOnly,
};

/** Transitions of `qr` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const qr: Readonly<Record<string, string>> = {
  'loadingQr -- loadQr fails --> qrUnavailable': bug,
  'submittingDestination -- setPaymentDestination fails --> destinationUnanswered': bug,
};

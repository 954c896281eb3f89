/** Transitions of `mandate-phone` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const mandatePhone: Readonly<Record<string, string>> = {
  'loadingPhone -- loadPhone fails --> phoneUnavailable': bug,
  'phoneCode -- otp fails --> phone': bug,
  'phonePending -- waitToAsk fails --> (stays)': 'this actor only waits, and makes no call that could fail',
  'checkingPhone -- getMandatePhone fails --> phonePending': bug,
};

/** Transitions of `mandate-phone` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const mandatePhone: Readonly<Record<string, string>> = {
  'loadingPhone -- loadPhone fails --> phoneUnavailable': crash,
  'phoneCode -- otp fails --> phone': crash,
  'phonePending -- waitToAsk fails --> (stays)':
    'the wait ends or is given up; it has no call in it that could fail',
  'checkingPhone -- getMandatePhone fails --> phonePending': crash,
};

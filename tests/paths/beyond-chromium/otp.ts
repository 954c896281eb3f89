/** Transitions of `otp` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';
const waitsOnly = 'this actor only waits, and makes no call that could fail';

export const otp: Readonly<Record<string, string>> = {
  'sendingCode -- sendCode fails --> sendUnanswered': bug,
  'checkingCode -- checkCode fails --> checkUnanswered': bug,
  'nextCode -- nextSend fails --> left': waitsOnly,
  'code -- wait fails --> (stays)': waitsOnly,
  'blocked -- retryWait fails --> left': waitsOnly,
};

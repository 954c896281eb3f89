/** Transitions of `otp` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';
const wait = 'the wait ends or is given up; it has no call in it that could fail';

export const otp: Readonly<Record<string, string>> = {
  'sendingCode -- sendCode fails --> sendUnanswered': crash,
  'checkingCode -- checkCode fails --> checkUnanswered': crash,
  'nextCode -- nextSend fails --> left': wait,
  'code -- wait fails --> (stays)': wait,
  'checkingCode -- checkCode done [isOver] --> refused':
    'no call of today’s contract ends a code for good: the mandate’s phone names none of its refusals so',
  'blocked -- coolOff fails --> left': wait,
};

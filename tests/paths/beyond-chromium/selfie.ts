/** Transitions of `selfie` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const selfie: Readonly<Record<string, string>> = {
  'loadingSelfie -- loadSelfie fails --> selfieUnavailable': crash,
  'camera -- camera fails --> photo':
    'the camera tells what went wrong, and that its code did not come, as news',
  'openingSettings -- openSettings fails --> photo':
    'the bridge answers always, also when its code can not be loaded',
  'submittingSelfie -- uploadSelfie fails --> uploadUnanswered': crash,
  'selfieStatus -- waitToAsk fails --> (stays)':
    'the wait ends or is given up; it has no call in it that could fail',
  'checkingSelfie -- getSelfieStatus fails --> selfieStatus': crash,
};

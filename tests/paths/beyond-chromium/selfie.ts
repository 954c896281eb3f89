/** Transitions of `selfie` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const selfie: Readonly<Record<string, string>> = {
  'loadingSelfie -- loadSelfie fails --> selfieUnavailable': crash,
  'camera -- camera fails --> photo': 'the camera tells what went wrong as news',
  'openingSettings -- openSettings fails --> photo':
    'the bridge answers always: what could not be opened is an answer',
  'preparingPicture -- preparePicture fails --> photo':
    'a file that can not be read or drawn is an answer; the port gives up by its time limit, not by an error',
  'submittingSelfie -- uploadSelfie fails --> uploadUnanswered': crash,
  'selfieStatus -- waitToAsk fails --> (stays)':
    'the wait ends or is given up; it has no call in it that could fail',
  'checkingSelfie -- getSelfieStatus fails --> selfieStatus': crash,
};

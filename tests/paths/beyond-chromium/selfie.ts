/** Transitions of `selfie` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const selfie: Readonly<Record<string, string>> = {
  'loadingSelfie -- loadSelfie fails --> selfieUnavailable': bug,
  'camera -- camera fails --> photo': 'the camera reports a problem as an event, not as an error',
  'openingSettings -- openSettings fails --> photo':
    'the bridge always returns a result, also when the settings did not open',
  'preparingPicture -- preparePicture fails --> photo':
    'a file that cannot be read or drawn is a normal result; the port ends by its time limit, not by an error',
  'submittingSelfie -- uploadSelfie fails --> uploadUnanswered': bug,
  'selfieStatus -- waitToAsk fails --> (stays)': 'this actor only waits, and makes no call that could fail',
  'checkingSelfie -- getSelfieStatus fails --> selfieStatus': bug,
};

import type { CameraProblem, PictureHint } from '../../../machines/domain/files/camera';
import type { SelfieReason } from '../../../machines/domain/identity/selfie';
import { plural } from './locale';

interface TitleAndDetail {
  readonly title: string;
  readonly detail: string;
}

/** Texts of the selfie: its purpose, the camera, the upload, and the result. */
export const selfieCopy = {
  title: 'Selfie',
  loading: 'Asking the lender about your selfie',
  verify: {
    heading: 'Take a selfie',
    lead: 'One picture of your face. It takes a minute.',
    points: {
      purpose: {
        title: 'Why',
        detail:
          'The lender compares it with the photo on your ID, so that nobody else takes a loan in your name.',
      },
      use: {
        title: 'What happens with it',
        detail: 'You see it first. Then it goes to the lender for this check. It is not kept on this phone.',
      },
      camera: {
        title: 'Your camera',
        detail: 'It is on only while you take the picture. You can say no, and give a photo instead.',
      },
    },
    tips: 'Good light on your face. No cap, mask or dark glasses. Only you in the picture.',
    agree: 'Agree and open the camera',
    photo: 'Use a photo instead',
    lastFailed: 'Your last picture was not accepted',
    notAccepted: 'The picture was not accepted',
  },
  status: {
    heading: 'Your picture is being checked',
    lead: 'It takes a few seconds as a rule.',
    progress: {
      done: { title: 'Your picture arrived' },
      now: { title: 'The lender compares it with your ID', detail: 'You see the answer here.' },
      next: { title: 'The next step of your application' },
    },
    slowHeading: 'The check takes longer than usual',
    slowLead: 'Nothing is lost. You need not wait here: come back later.',
    notAsked: 'We could not ask just now. Check again in a moment.',
    steps: 'Go to the steps',
  },
  verified: {
    heading: 'Your selfie is verified',
    lead: 'This step is done.',
    action: 'Continue',
  },
  /** A reason and what to do, in one text. */
  reasonAndTodo: (why: string, todo: string) => `${why}. ${todo}`,
  attemptsLeft: (count: number) =>
    plural(count, { one: '1 attempt is left today.', other: `${count} attempts are left today.` }),
  failed: {
    again: 'Take another selfie',
    todo: 'What to do',
  },
  attemptsExceeded: {
    heading: 'All attempts are used up',
    lead: 'For your safety only a few pictures a day are checked.',
    last: 'The last picture',
    wait: 'You can try again in',
    ended: 'You can try again now.',
    unknown: 'The lender does not say when you can try again. Check again tomorrow, or ask for help.',
  },
  fromUrl: {
    notAsked: 'We could not ask the lender how it stands now. Check again in a moment.',
  },
  unavailable: 'We could not ask about your selfie',
  camera: {
    title: 'Take a selfie',
    starting: { title: 'Turning the camera on', detail: 'If your phone asks, allow the camera.' },
    good: { title: 'Keep your face in the oval', detail: 'Look into the camera, and tap the button.' },
    hints: {
      'too-dark': { title: 'Move to a brighter place', detail: 'Turn your face to a window or a lamp.' },
      'too-bright': { title: 'Too bright', detail: 'Step out of the sun, or away from the lamp.' },
      'no-face': { title: 'We do not see a face', detail: 'Keep your whole face in the oval.' },
      'several-faces': { title: 'More than one face', detail: 'Only you should be in the picture.' },
      'too-far': { title: 'Come closer', detail: 'Your face should fill the oval.' },
      'too-close': { title: 'Move back a little', detail: 'Your whole face should be in the oval.' },
      'hold-still': { title: 'Hold still', detail: 'The picture is not sharp yet.' },
    } satisfies Record<PictureHint, TitleAndDetail>,
    shutter: 'Take the picture',
    instead: 'No camera? Choose a photo',
  },
  paused: {
    heading: 'The camera is off',
    lead: 'You left the page. Nothing was taken.',
    action: 'Turn the camera on',
    instead: 'Use a photo instead',
  },
  photo: {
    heading: 'Give a photo of your face',
    lead: 'Take it with your phone’s camera, or choose one that is new. Only your face, in good light.',
    camera: 'Use the camera',
    cameraAgain: 'Try the camera again',
    settings: 'Open settings',
    problems: {
      refused: {
        title: 'The camera is not allowed here',
        detail: 'Allow it in the settings, or give a photo instead. Both are fine.',
      },
      missing: { title: 'No camera was found', detail: 'Give a photo instead.' },
      busy: { title: 'Another app uses the camera', detail: 'Close that app, then try again.' },
      black: {
        title: 'The camera shows only black',
        detail: 'Look that nothing covers it, then try again. Or give a photo instead.',
      },
      ended: { title: 'The camera was turned off', detail: 'Try again, or give a photo instead.' },
      broken: { title: 'The camera does not work here', detail: 'Give a photo instead.' },
    } satisfies Record<CameraProblem, TitleAndDetail>,
    settingsOpened: 'Allow the camera there, then come back and try again.',
    settingsInBrowser:
      'Open the settings of your browser, choose this site, and allow the camera. Then come back here.',
  },
  review: {
    heading: 'Is your face clear?',
    lead: 'Eyes open, nothing in front of it, nobody else.',
    alt: 'Your picture, as it will be sent',
    send: 'Send this picture',
    again: 'Take another',
  },
  sending: {
    heading: 'Sending your picture',
    lead: 'Keep this page open.',
    progress: 'How much is sent',
    answer: 'It is sent. The lender confirms it.',
  },
  unanswered: {
    heading: 'We do not know yet if your picture arrived',
    lead: 'The internet may be slow. Ask again: it is never taken twice.',
    action: 'Ask again',
  },
} as const;

interface ReasonCopy {
  readonly why: string;
  readonly todo: string;
}

/** Why a selfie was rejected, and what to do. `unknown`: for an unknown reason. */
export const selfieReasonTexts: Readonly<Record<SelfieReason | 'unknown', ReasonCopy>> = {
  NO_FACE: {
    why: 'There was no face in the picture',
    todo: 'Hold the phone in front of you, and keep your face in the oval.',
  },
  MULTIPLE_FACES: {
    why: 'There was more than one face in the picture',
    todo: 'Take it alone. Look that nobody stands behind you, and no poster with a face hangs there.',
  },
  TOO_DARK: {
    why: 'The picture was too dark',
    todo: 'Go to a bright place. Turn your face to a window or a lamp.',
  },
  TOO_BRIGHT: {
    why: 'The picture was too bright',
    todo: 'Step out of the sun, or away from the lamp.',
  },
  BLURRED: {
    why: 'The picture was not sharp',
    todo: 'Wipe the camera with a cloth. Hold the phone still with both hands.',
  },
  FACE_TOO_FAR: {
    why: 'Your face was too far away',
    todo: 'Bring the phone closer, until your face fills the oval.',
  },
  FACE_TOO_CLOSE: {
    why: 'Your face was too close',
    todo: 'Hold the phone a little farther away, until your whole face is in the oval.',
  },
  EYES_CLOSED: {
    why: 'Your eyes were closed',
    todo: 'Look into the camera with open eyes. Take off dark glasses.',
  },
  LIVENESS_FAILED: {
    why: 'The check could not see a living person',
    todo: 'Take a picture of yourself, not of a photo or a screen. Look straight into the camera.',
  },
  MISMATCH_WITH_ID: {
    why: 'Your face does not match the photo on your ID',
    todo: 'Take off glasses and cap, and try again in good light. If the photo on your ID is old, ask for help.',
  },
  TIMEOUT: {
    why: 'The check took too long and was stopped',
    todo: 'It says nothing about your picture. Take another one.',
  },
  UPLOAD_FAILED: {
    why: 'The picture did not arrive whole',
    todo: 'Check your internet. Then take another one.',
  },
  ATTEMPTS_EXCEEDED: {
    why: 'All attempts are used up',
    todo: 'Wait until you can try again, or ask for help.',
  },
  unknown: {
    why: 'The picture could not be used',
    todo: 'Take another one in good light, with your whole face in the oval.',
  },
};

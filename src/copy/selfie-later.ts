import type { CameraProblem, PictureHint } from '../../machines/domain/camera';

interface Saying {
  readonly title: string;
  readonly detail: string;
}

/** Words of the camera, the photo and the sending. */
export const selfieLaterCopy = {
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
    } satisfies Record<PictureHint, Saying>,
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
    } satisfies Record<CameraProblem, Saying>,
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

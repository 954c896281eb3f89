import type {
  AppMessage,
  CloseNotification,
  StopSpeakingNotification,
  ToastNotification,
} from '../../docs/host/messages';

/** Type of a message of the app that has an answer. */
export type RequestType = Exclude<
  AppMessage,
  ToastNotification | StopSpeakingNotification | CloseNotification
>['type'];

const LABELS: Readonly<Record<RequestType, string>> = {
  hello: 'Hello: who is here',
  refreshToken: 'Fresh token',
  requestLocationPermission: 'Location permission',
  getLocation: 'Location',
  openSettings: 'Settings',
  shareOnWhatsApp: 'WhatsApp share',
  call: 'Call',
  openUpiIntent: 'UPI app',
  navigate: 'Navigate',
  openDocument: 'Open a paper',
  speak: 'Read aloud',
  back: 'Back',
};

/** Message types of the app that have an answer, with their labels. */
export const MESSAGE_TYPES: readonly (readonly [type: string, label: string])[] = Object.entries(LABELS);

/** Kinds of answers to a message, with their labels. */
export const ANSWER_KINDS = [
  ['now', 'At once'],
  ['late', 'Late'],
  ['never', 'Never'],
  ['refused', 'Refused'],
  ['unsupported', 'Not known to this host'],
  ['malformed', 'Malformed'],
  ['newer', 'In a newer version'],
  ['twice', 'Twice'],
  ['other-id', 'With the id of another message'],
] as const;

/** Settings of the host and its web view besides the answers; the first option of each is what docs/bridge.md asks for. */
export const WEB_VIEW_SETTINGS = [
  [
    'events',
    'Back and return',
    [
      ['sent', 'Are sent to the page'],
      ['newer', 'In a newer version'],
      ['never', 'Are not sent'],
      ['history', 'Back goes back in the history'],
    ],
  ],
  [
    'unknown',
    'A message that no host knows',
    [
      ['unsupported', 'Not known to this host'],
      ['done', 'Is done'],
    ],
  ],
  [
    'unreadable',
    'A text that is no message',
    [
      ['ignored', 'Is ignored'],
      ['fatal', 'Ends the host'],
    ],
  ],
  [
    'targets',
    'Addresses that must not be opened',
    [
      ['checked', 'Are refused'],
      ['any', 'Are opened'],
    ],
  ],
  [
    'frames',
    'Frames in the page',
    [
      ['none', 'Get no answer'],
      ['answered', 'Are answered'],
    ],
  ],
  [
    'links',
    'Links to UPI apps',
    [
      ['outside', 'Open the app'],
      ['inside', 'Replace the page'],
    ],
  ],
  [
    'camera',
    'Camera',
    [
      ['allowed', 'Allowed'],
      ['refused', 'Refused'],
      ['missing', 'Missing'],
    ],
  ],
  [
    'chooser',
    'File chooser',
    [
      ['shown', 'Shown'],
      ['none', 'Not shown'],
      ['unreadable', 'Its files cannot be read'],
    ],
  ],
  [
    'start',
    'The web view is made',
    [
      ['shown', 'When it is shown'],
      ['hidden', 'Before it is shown'],
    ],
  ],
] as const;

/** Name of a setting of the web view. */
export type WebViewSetting = (typeof WEB_VIEW_SETTINGS)[number][0];

/** Message types of the app that have an answer (`toast` and `close` have none), with their labels. */
export const MESSAGE_TYPES = [
  ['hello', 'Hello: who is here'],
  ['refreshToken', 'Fresh token'],
  ['requestLocationPermission', 'Location permission'],
  ['getLocation', 'Location'],
  ['openSettings', 'Settings'],
  ['shareOnWhatsApp', 'WhatsApp share'],
  ['call', 'Call'],
  ['openUpiIntent', 'UPI app'],
  ['navigate', 'Navigate'],
  ['openDocument', 'Open a paper'],
  ['back', 'Back'],
] as const;

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
] as const;

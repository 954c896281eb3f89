/** What the build contains that is newer than its targets, and why that harms nobody. */

export interface Known {
  /**
   * Places in the build, each of which has this fallback; one more is a failure. Null for styles that a browser may ignore wherever
   * they stand.
   */
  readonly places: number | null;
  readonly reason: string;
}

const NO_POINTER = 'A phone has no pointer.';
const COSMETIC = 'Only looks or feels a little better with it.';
const FORCED = 'A browser without forced colours has no such mode to adapt to.';
const PREFIXED = 'Stitches writes it with the prefix -webkit- as well.';

export const known: Readonly<Record<string, Known>> = {
  '.canShare': { places: 1, reason: 'browser-capabilities.ts sends a text instead of the file without it.' },
  '.dispose()': { places: 1, reason: 'XState calls by this name what a callback actor returned.' },
  '.permissions': { places: 1, reason: 'Asked in a try: the camera itself asks without it.' },
  '.popover': { places: 1, reason: 'React DOM reads an attribute that the app does not use.' },
  '.requestIdleCallback': { places: 1, reason: 'when-page-is-idle.ts uses a timer without it.' },
  '.transferSize': { places: 2, reason: 'React DOM guesses the speed of the network with it, for pictures.' },
  cancelIdleCallback: { places: 1, reason: 'idle.ts asks for requestIdleCallback before.' },
  requestIdleCallback: { places: 2, reason: 'idle.ts uses a timer without it.' },
  'document.prerendering': {
    places: 1,
    reason: 'opening.ts asks whether it is there: older ones never prerender.',
  },
  'event prerenderingchange': { places: 1, reason: 'Listened to only while prerendering.' },
  '.speechSynthesis': {
    places: 1,
    reason: 'Android web views lack it: Listen is not shown, unless the host reads aloud.',
  },
  SpeechSynthesisUtterance: { places: 1, reason: 'Made only where there is speechSynthesis with a voice.' },
  'event scrollend': { places: 1, reason: 'virtual-core uses a timer after the last scroll without it.' },
  'document.startViewTransition': {
    places: 2,
    reason: 'The router asks whether it is there, if transitions are on.',
  },
  navigation: { places: 10, reason: 'React DOM asks whether it is there: for its loading indicator alone.' },
  'navigator.connection': { places: 2, reason: 'React DOM asks whether it is there, as for transferSize.' },
  reportError: { places: 4, reason: 'React dispatches an error event of its own without it.' },
  setImmediate: { places: 2, reason: 'React uses a MessageChannel without it.' },
  'css unit svh': { places: 4, reason: 'Within @supports, after vh.' },
  'css aspect-ratio': { places: 1, reason: 'The view box of the QR code has the same ratio.' },
  'css @media (forced-colors)': { places: null, reason: FORCED },
  'css forced-color-adjust': { places: null, reason: FORCED },
  'css forced-color-adjust: none': { places: null, reason: FORCED },
  'css user-select': { places: null, reason: PREFIXED },
  'css text-size-adjust': { places: null, reason: PREFIXED },
  'css clip: rect()': { places: null, reason: 'The data means shapes; in clip it is CSS 2.' },
  'css -webkit-touch-callout': { places: null, reason: 'For iOS alone.' },
  'css ::-moz-progress-bar': {
    places: null,
    reason: 'For Firefox, beside ::-webkit-progress-bar in a rule of its own.',
  },
  'css cursor: default': { places: null, reason: NO_POINTER },
  'css cursor: pointer': { places: null, reason: NO_POINTER },
  'css cursor: progress': { places: null, reason: NO_POINTER },
  'css overflow-anchor': { places: null, reason: COSMETIC },
  'css overflow-anchor: none': { places: null, reason: COSMETIC },
  'css overscroll-behavior': { places: null, reason: COSMETIC },
  'css overscroll-behavior: contain': { places: null, reason: COSMETIC },
  'css resize': { places: null, reason: COSMETIC },
  'css resize: vertical': { places: null, reason: COSMETIC },
  'css text-wrap': { places: null, reason: COSMETIC },
  'css text-wrap: balance': { places: null, reason: COSMETIC },
  'css view-transition-class': { places: null, reason: 'React DOM writes it only for its view transitions.' },
  'css view-transition-name': { places: null, reason: 'React DOM writes it only for its view transitions.' },
  'css view-transition-name: none': {
    places: null,
    reason: 'React DOM writes it only for its view transitions.',
  },
};

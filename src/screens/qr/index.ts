import { qrCopy as copy } from '#messages/qr';
import { sharedCopy } from '#messages/shared';
import type { qrMachine } from '../../../machines/qr/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { DestinationFormScreen } from './destination-form';
import { QrIntroScreen } from './qr-intro';

const loading = loadingScreen(copy.title, copy.loading);
const notSure = { ...copy.notSure, action: sharedCopy.checkAgain };

/** Screens of the printed QR. */
export const screens = {
  loadingQr: loading,
  routingQr: loading,
  qrIntro: QrIntroScreen,
  destinationForm: DestinationFormScreen,
  submittingDestination: DestinationFormScreen,
  destinationUnanswered: noticeScreen(copy.title, notSure, 'retry', 'unsure'),
  qrNotOffered: noticeScreen(copy.title, copy.notOffered, 'leave'),
  qrUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof qrMachine>;

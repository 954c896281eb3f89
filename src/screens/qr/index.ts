import type { qrMachine } from '../../../machines/qr/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { DestinationFormScreen } from './destination-form';
import {
  DestinationUnansweredScreen,
  LoadingQrScreen,
  QrNotOfferedScreen,
  QrUnavailableScreen,
} from './plain';
import { QrIntroScreen } from './qr-intro';

/** Screens of the printed QR. */
export const screens = {
  loadingQr: LoadingQrScreen,
  routingQr: LoadingQrScreen,
  qrIntro: QrIntroScreen,
  destinationForm: DestinationFormScreen,
  submittingDestination: DestinationFormScreen,
  destinationUnanswered: DestinationUnansweredScreen,
  qrNotOffered: QrNotOfferedScreen,
  qrUnavailable: QrUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof qrMachine>;

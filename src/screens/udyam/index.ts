import type { udyamMachine } from '../../../machines/udyam/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { UdyamScreen } from './udyam-screen';

/** One screen for all states: what is typed on one page is still there when the merchant comes back to it. */
export const screens = {
  loadingUdyam: UdyamScreen,
  udyamUnavailable: UdyamScreen,
  routingUdyam: UdyamScreen,
  notOffered: UdyamScreen,
  routingPlace: UdyamScreen,
  start: UdyamScreen,
  kyc: UdyamScreen,
  recallingCode: UdyamScreen,
  routingCode: UdyamScreen,
  verification: UdyamScreen,
  code: UdyamScreen,
  personalDetails: UdyamScreen,
  businessActivity: UdyamScreen,
  businessFacts: UdyamScreen,
  businessSize: UdyamScreen,
  businessAddress: UdyamScreen,
  bankDetails: UdyamScreen,
  submittingDetails: UdyamScreen,
  detailsUnanswered: UdyamScreen,
  confirmation: UdyamScreen,
  submittingRegistration: UdyamScreen,
  registrationUnanswered: UdyamScreen,
  submitted: UdyamScreen,
  checkingRegistration: UdyamScreen,
  registered: UdyamScreen,
  registrationFailed: UdyamScreen,
  detailsMismatch: UdyamScreen,
  left: LeavingScreen,
} satisfies Screens<typeof udyamMachine>;

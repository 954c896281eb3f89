import type { applicationMachine } from '../../../machines/application/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { ApplicationScreen } from './application-screen';

/** One screen for all states: what is typed on one page is still there when the merchant comes back to it. */
export const screens = {
  loadingApplication: ApplicationScreen,
  applicationUnavailable: ApplicationScreen,
  routingApplication: ApplicationScreen,
  routingPlace: ApplicationScreen,
  steps: ApplicationScreen,
  checkingSteps: ApplicationScreen,
  routingSteps: ApplicationScreen,
  basicInformation: ApplicationScreen,
  shopInformation: ApplicationScreen,
  locating: ApplicationScreen,
  openingSettings: ApplicationScreen,
  preparingPhoto: ApplicationScreen,
  submittingPhoto: ApplicationScreen,
  photoUnanswered: ApplicationScreen,
  applicationForm: ApplicationScreen,
  loanInformation: ApplicationScreen,
  routingLoanInformation: ApplicationScreen,
  loanExamples: ApplicationScreen,
  businessInfo: ApplicationScreen,
  submittingProfile: ApplicationScreen,
  profileUnanswered: ApplicationScreen,
  bankAccounts: ApplicationScreen,
  bankAccountForm: ApplicationScreen,
  verifyingAccount: ApplicationScreen,
  submittingAccount: ApplicationScreen,
  accountUnanswered: ApplicationScreen,
  checkingDecision: ApplicationScreen,
  routingDecision: ApplicationScreen,
  lenderDecides: ApplicationScreen,
  sentOn: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof applicationMachine>;

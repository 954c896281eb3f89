import { applicationCopy, applicationStepCopy, stepNames } from '#messages/application';
import { bankAccountCopy } from '#messages/bank-account';
import type { Page } from '../../../machines/application/context';
import type { applicationMachine } from '../../../machines/application/machine';
import type { FormStep } from '../../../machines/domain/entry/application-steps';
import { type Screen, type ScreenChoice, type Screens, screenForSubmission } from '../../journey/screen';
import { lazyScreen } from '../shared/pages/lazy-screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { BankAccountsPage } from './bank-accounts';
import { LenderDecidesPage } from './lender-decides';
import { StepsScreen } from './steps-screen';
import { unansweredPage } from './unanswered';

const { title, unavailable, loading } = applicationCopy;
const Loading = loadingScreen(title, loading, { cards: 3 });
const BankAccountFormPage = lazyScreen(
  stepNames.bank,
  async () => (await import('./bank-account-form')).BankAccountFormPage,
);
const LoanExamplesPage = lazyScreen(
  stepNames['loan-information'],
  async () => (await import('./loan-examples')).LoanExamplesPage,
);
const ProfileUnanswered = unansweredPage(applicationStepCopy.notSureProfile);
const AccountUnanswered = unansweredPage(bankAccountCopy.accountNotSure);
/** Shown after a tap on a step. All forms are one file. */
const formScreen = (step: FormStep) =>
  lazyScreen(stepNames[step], async () => (await import('./step-form')).stepFormScreen(step));
const ShopInformation = formScreen('shop-information');

/** The screen of each page: `bank-yes` lists the accounts on file, `bank-no` is the form of a new account. */
const pages: Readonly<Record<Page, Screen<typeof applicationMachine>>> = {
  list: StepsScreen,
  elsewhere: StepsScreen,
  decision: LenderDecidesPage,
  'basic-information': formScreen('basic-information'),
  'shop-information': ShopInformation,
  'application-form': formScreen('application-form'),
  'loan-information': formScreen('loan-information'),
  'loan-examples': LoanExamplesPage,
  'business-info': formScreen('business-info'),
  'bank-yes': BankAccountsPage,
  'bank-no': BankAccountFormPage,
};

/** The current page stays on the screen while data is loaded or saved; before the first load, the loading page is shown. */
const currentPageOrLoading: ScreenChoice<typeof applicationMachine> = {
  choose: ({ context }) => (context.data === null ? Loading : pages[context.page]),
};

/** The screen of every state of the application. */
export const screens = {
  loadingApplication: currentPageOrLoading,
  applicationUnavailable: unavailableScreen(title, unavailable),
  routingApplication: currentPageOrLoading,
  routingPage: currentPageOrLoading,
  steps: StepsScreen,
  checkingSteps: StepsScreen,
  routingSteps: currentPageOrLoading,
  basicInformation: pages['basic-information'],
  shopInformation: ShopInformation,
  locating: ShopInformation,
  openingSettings: ShopInformation,
  preparingPhoto: ShopInformation,
  submittingPhoto: ShopInformation,
  photoUnanswered: unansweredPage(applicationStepCopy.notSurePhoto),
  applicationForm: pages['application-form'],
  loanInformation: pages['loan-information'],
  routingLoanInformation: currentPageOrLoading,
  loanExamples: LoanExamplesPage,
  businessInfo: pages['business-info'],
  submittingProfile: {
    choose: ({ context }) => (context.startWith === 'statusCheck' ? ProfileUnanswered : pages[context.page]),
  },
  profileUnanswered: ProfileUnanswered,
  bankAccounts: BankAccountsPage,
  bankAccountForm: BankAccountFormPage,
  verifyingAccount: BankAccountFormPage,
  submittingAccount: screenForSubmission(BankAccountFormPage, AccountUnanswered),
  accountUnanswered: AccountUnanswered,
  checkingDecision: LenderDecidesPage,
  routingDecision: LenderDecidesPage,
  lenderDecides: LenderDecidesPage,
  sentOn: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof applicationMachine>;

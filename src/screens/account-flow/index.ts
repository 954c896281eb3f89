import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { AccountFormScreen } from './account-form-screen';
import { AccountsUnavailableScreen } from './accounts-unavailable-screen';
import { ConfirmScreen } from './confirm-screen';
import { LoadingAccountsScreen } from './loading-accounts-screen';
import { ProcessErrorScreen } from './process-error-screen';
import { ReceiveMoneyScreen } from './receive-money-screen';
import { SelectAccountScreen } from './select-account-screen';
import { AccountUnansweredScreen, ConfirmationUnansweredScreen } from './unanswered-screens';

/** The screen of every state of the account flow. */
export const screens = {
  loadingAccounts: LoadingAccountsScreen,
  routingEntryUrl: LoadingAccountsScreen,
  accountsUnavailable: AccountsUnavailableScreen,
  SELECT_ACCOUNT: SelectAccountScreen,
  EDIT_FORM: AccountFormScreen,
  verifyingPaymentAddress: AccountFormScreen,
  creatingAccount: AccountFormScreen,
  SERVER_ERROR: AccountFormScreen,
  accountUnanswered: AccountUnansweredScreen,
  CONFIRM_FORM: ConfirmScreen,
  confirmingOffer: ConfirmScreen,
  confirmationUnanswered: ConfirmationUnansweredScreen,
  PROCESS_ERROR: ProcessErrorScreen,
  RECEIVE_MONEY: ReceiveMoneyScreen,
  SIGN_AGREEMENT: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof accountFlowMachine>;

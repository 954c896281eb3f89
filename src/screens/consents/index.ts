import { consentsCopy as copy } from '#messages/consents-page';
import type { consentsMachine } from '../../../machines/consents/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { ConsentsScreen } from './consents';
import { WithdrawalScreen, WithdrawalUnansweredScreen } from './withdrawal';

const loading = loadingScreen(copy.title, copy.loading, { cards: 3 });

/** The screen of every state of the page of consents. */
export const screens = {
  loadingConsents: loading,
  routingConsents: loading,
  consents: ConsentsScreen,
  noConsents: noticeScreen(copy.title, copy.none, 'leave'),
  withdrawal: WithdrawalScreen,
  submittingWithdrawal: WithdrawalScreen,
  withdrawalUnanswered: WithdrawalUnansweredScreen,
  consentsUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof consentsMachine>;

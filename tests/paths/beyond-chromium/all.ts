import { accountFlow } from './account-flow';
import { agreement } from './agreement';
import { enach } from './enach';
import { history } from './history';
import { home } from './home';
import { load } from './load';
import { loanApproval } from './loan-approval';
import { loanDetails } from './loan-details';
import { loanEntry } from './loan-entry';
import { loanStatus } from './loan-status';
import { offerConfirmation } from './offer-confirmation';
import { offerSelection } from './offer-selection';
import { session } from './session';
import { submission } from './submission';
import { summary } from './summary';
import { token } from './token';

/** By journey: the transition's label, and why no browser can take it. */
export const beyondChromium: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: session,
  token: token,
  'loan-entry': loanEntry,
  'offer-selection': offerSelection,
  'account-flow': accountFlow,
  'offer-confirmation': offerConfirmation,
  'loan-approval': loanApproval,
  enach: enach,
  agreement: agreement,
  'loan-status': loanStatus,
  home: home,
  history: history,
  'loan-details': loanDetails,
  summary: summary,
  load: load,
  submission: submission,
};

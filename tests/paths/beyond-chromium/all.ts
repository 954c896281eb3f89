import { accountFlow } from './account-flow';
import { agreement } from './agreement';
import { autopay } from './autopay';
import { enach } from './enach';
import { home } from './home';
import { load } from './load';
import { loanApproval } from './loan-approval';
import { loanEntry } from './loan-entry';
import { loanStatus } from './loan-status';
import { offerConfirmation } from './offer-confirmation';
import { offerSelection } from './offer-selection';
import { qr } from './qr';
import { session } from './session';
import { submission } from './submission';
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
  autopay: autopay,
  qr: qr,
  load: load,
  submission: submission,
};

/** All charts of the product, as the path tests count them. */
import type { AnyStateMachine } from 'xstate';

import { accountFlowMachine } from '../../../machines/account-flow/machine';
import { agreementMachine } from '../../../machines/agreement/machine';
import { autopayMachine } from '../../../machines/autopay/machine';
import { enachMachine } from '../../../machines/enach/machine';
import { homeMachine } from '../../../machines/home/machine';
import { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { loanStatusMachine } from '../../../machines/loan-status/machine';
import { offerConfirmationMachine } from '../../../machines/offer-confirmation/machine';
import { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { qrMachine } from '../../../machines/qr/machine';
import { sessionMachine } from '../../../machines/session/machine';
import { tokenMachine } from '../../../machines/session/token';
import { createLoad } from '../../../machines/shared/load';
import { createSubmission } from '../../../machines/shared/submission';

/** Journeys, and the two charts that make every call. */
export const charts: readonly AnyStateMachine[] = [
  sessionMachine,
  tokenMachine,
  loanEntryMachine,
  offerSelectionMachine,
  accountFlowMachine,
  offerConfirmationMachine,
  loanApprovalMachine,
  enachMachine,
  agreementMachine,
  loanStatusMachine,
  homeMachine,
  autopayMachine,
  qrMachine,
  createLoad(),
  createSubmission(),
];

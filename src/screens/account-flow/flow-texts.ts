import { accountFlowCopy as copy } from '#messages/account-flow';
import type { FlowType } from '../../../machines/account-flow/context';
import type { Steps } from '../../ui/page/step-bar';
import { loanSteps } from '../shared/loan-steps';

interface FlowTexts {
  readonly title: string;
  readonly heading: string;
  readonly lead: string | undefined;
  /** Label of the choice between a bank account and a UPI id. */
  readonly kind: string;
  readonly steps: Steps | undefined;
}

/** Texts for the account that receives the loan, or (`QR`) for the account that receives QR payments to the merchant. */
export function flowTexts(flowType: FlowType): FlowTexts {
  if (flowType === 'QR') return { ...copy.qr, steps: undefined };
  const { title, heading, kind } = copy;
  return { title, heading, lead: undefined, kind, steps: loanSteps('bankAccount') };
}

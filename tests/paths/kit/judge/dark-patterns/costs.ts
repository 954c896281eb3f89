/** What the merchant must see on a screen before the tap that costs money: the total, as the chart knows it. */
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom } from 'xstate';

import type { accountFlowMachine } from '../../../../../machines/account-flow/machine';
import type { agreementMachine } from '../../../../../machines/agreement/machine';
import type { autopayMachine } from '../../../../../machines/autopay/machine';
import type { cancelLoanMachine } from '../../../../../machines/cancel-loan/machine';
import { formatMoney } from '../../../../../machines/domain/base/money';
import { linkAmountLeft } from '../../../../../machines/domain/payment/payment-link';
import type { loanApprovalMachine } from '../../../../../machines/loan-approval/machine';
import type { mandateMachine } from '../../../../../machines/mandate/machine';
import type { offerSelectionMachine } from '../../../../../machines/offer-selection/machine';
import type { payByLinkMachine } from '../../../../../machines/pay-by-link/machine';
import type { paymentStatusMachine } from '../../../../../machines/payment-status/machine';
import type { prepaymentMachine } from '../../../../../machines/prepayment/machine';
import type { supplierTransactionMachine } from '../../../../../machines/supplier-transaction/machine';
import { currentTransaction } from '../../../../../machines/supplier-transaction/selectors';
import { moneyOrNotGiven } from '../../../../../src/copy/money';

/** The total in the merchant's words; null while the chart does not know it: then nothing may be agreed to. */
type CostOf = (snapshot: Pick<AnyMachineSnapshot, 'context'>) => string | null;

/** A cost in paise. An offer may lack its total (spec 3): then the screen says "Not given", and no 0. */
const cost =
  <M extends AnyStateMachine>(
    paiseIn: (context: ContextFrom<M>) => number | null | undefined,
    words: (paise: number) => string = formatMoney,
  ): CostOf =>
  ({ context }) => {
    const paise = paiseIn(context);
    return paise === null || paise === undefined ? null : words(paise);
  };

const maxDebit = cost<typeof mandateMachine>(({ mandate }) => mandate?.maxAmount);
const planned = cost<typeof prepaymentMachine>(({ plan }) => plan?.amount);

/** Screens whose main action confirms an offer, signs, pays, closes or permits debits, with what it costs. */
export const costs: Readonly<Record<string, CostOf>> = {
  'offer-selection/keyFacts': cost<typeof offerSelectionMachine>(
    ({ availableOffers, chosenOfferId }) =>
      availableOffers.offers.find(({ id }) => id === chosenOfferId)?.payableAmount,
    moneyOrNotGiven,
  ),
  'account-flow/CONFIRM_FORM': cost<typeof accountFlowMachine>(
    ({ start }) => start.offer?.payableAmount,
    moneyOrNotGiven,
  ),
  'loan-approval/approvedLoanDetails': cost<typeof loanApprovalMachine>(
    ({ approval }) => approval?.offer?.payableAmount,
    moneyOrNotGiven,
  ),
  // The code that signs is a screen of the chart `otp`, which path tests stub: tests/screens/loan-to-sign-card.test.tsx has its card.
  'agreement/agreementReview': cost<typeof agreementMachine>(
    ({ agreement }) => agreement?.payableAmount,
    moneyOrNotGiven,
  ),
  'mandate/mandateApproval': maxDebit,
  'mandate/enach': maxDebit,
  'mandate/upiScan': maxDebit,
  'autopay/autopay': cost<typeof autopayMachine>(({ mandate }) => mandate?.maxAmount),
  'prepayment/confirmation': planned,
  'prepayment/closingConfirmation': planned,
  'prepayment/foreclosure': cost<typeof prepaymentMachine>(
    ({ quote, dayQuote }) => (dayQuote ?? quote)?.foreclosure.total,
  ),
  'prepayment/settlement': cost<typeof prepaymentMachine>(
    ({ quote }) => quote?.foreclosure.settlement?.amount,
  ),
  'payment-status/paymentMethods': cost<typeof paymentStatusMachine>(({ payment }) => payment?.amount),
  'pay-by-link/bill': cost<typeof payByLinkMachine>(({ link }) => link && linkAmountLeft(link)),
  'cancel-loan/coolingOff': cost<typeof cancelLoanMachine>(({ start }) => start?.quote.total),
  'cancel-loan/freeCancellation': cost<typeof cancelLoanMachine>(() => 0),
  'supplier-transaction/transaction': cost<typeof supplierTransactionMachine>(
    (context) => currentTransaction(context)?.amount,
  ),
};

/** Whether the text has this amount, and not only as the beginning of another one. */
export function hasAmount(text: string, amount: string): boolean {
  for (let at = text.indexOf(amount); at >= 0; at = text.indexOf(amount, at + 1))
    if (!/^(?:[,.]?\d)/.test(text.slice(at + amount.length))) return true;
  return false;
}

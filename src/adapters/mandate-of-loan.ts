import type { Failure, Outcome } from '../../machines/domain/base/failure';
import { isEndedLoan, nextInstalmentOf } from '../../machines/domain/loan/loan';
import type { MandateFacts, MandateRequest } from '../../machines/mandate/context';
import { matchesMandateIds } from '../../machines/mandate/setup';
import { getLoan } from '../api/operations/loan';
import { getMandateStatus } from '../api/operations/mandate';
import type { App } from './app';

type StatusOutcome = Outcome<MandateFacts>;

/**
 * Status of the signed loan's mandate; without a signed loan, of the confirmed offer's. Once the loan is ended, too, unless there is
 * no such mandate, or the URL names another: then the ended loan's. Creates no mandate.
 * @param loadOfConfirmedOffer loads the mandate of the confirmed offer; must create none
 */
export async function loadMandateStatus(
  { termloan }: App,
  { mandateId, subscriptionId }: MandateRequest,
  signal: AbortSignal,
  loadOfConfirmedOffer: () => Promise<StatusOutcome>,
): Promise<StatusOutcome> {
  const loan = await getLoan(termloan, signal);
  if (!loan.ok) return loan;
  if (loan.data === null) return loadOfConfirmedOffer();
  // After a closed loan, the mandate may belong to the next loan.
  if (isEndedLoan(loan.data)) {
    const next = await loadOfConfirmedOffer();
    const mandate = next.ok ? next.data.mandate : null;
    const isRequested = mandate === null || matchesMandateIds({ mandateId, subscriptionId }, mandate);
    if (next.ok ? isRequested : !isWithoutMandate(next.failure)) return next;
  }
  const args = { loanId: loan.data.id, mandateId, subscriptionId };
  const status = await getMandateStatus(termloan, args, signal);
  if (!status.ok) return status;
  const { mandate, subscriptionId: statusSubscriptionId } = status.data;
  // The subscription id may be outside the mandate in the answer.
  const mandateWithId = mandate && {
    ...mandate,
    subscriptionId: mandate.subscriptionId ?? statusSubscriptionId,
  };
  return {
    ok: true,
    data: {
      nbfc: loan.data.nbfc,
      mandate: mandateWithId,
      instalment: nextInstalmentOf(loan.data),
      isLoanSigned: true,
    },
  };
}

/** Whether the failure says that there is no mandate, or no confirmed offer for one. */
function isWithoutMandate({ code }: Failure): boolean {
  return code === 'mandate_not_found' || code === 'offer_not_confirmed';
}

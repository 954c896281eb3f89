import type { Failure, Outcome } from '../../machines/domain/base/failure';
import { isEndedLoan } from '../../machines/domain/loan/loan';
import type { MandateFacts, MandateRequest } from '../../machines/mandate/context';
import { isNamedBy } from '../../machines/mandate/setup';
import { getLoan } from '../api/operations/loan';
import { getMandateStatus } from '../api/operations/mandate';
import type { App } from './app';

type StatusOutcome = Outcome<MandateFacts>;

/**
 * Status of a mandate: of the signed loan, or else the one created before. Reading creates none.
 * @param ofLender reads the mandate of the confirmed offer
 */
export async function loadStatus(
  { termloan }: App,
  { mandateId, subscriptionId }: MandateRequest,
  signal: AbortSignal,
  ofLender: () => Promise<StatusOutcome>,
): Promise<StatusOutcome> {
  const loan = await getLoan(termloan, signal);
  if (!loan.ok) return loan;
  if (loan.data === null) return ofLender();
  // A closed loan's mandate is not that of the next loan.
  if (isEndedLoan(loan.data)) {
    const next = await ofLender();
    const mandate = next.ok ? next.data.mandate : null;
    const isThis = mandate === null || isNamedBy({ mandateId, subscriptionId }, mandate);
    if (next.ok ? isThis : !isWithoutMandate(next.failure)) return next;
  }
  const args = { loanId: loan.data.id, mandateId, subscriptionId };
  const of = await getMandateStatus(termloan, args, signal);
  if (!of.ok) return of;
  const { mandate, subscriptionId: answered } = of.data;
  // The subscription id may be in the answer, outside the mandate.
  const named = mandate && { ...mandate, subscriptionId: mandate.subscriptionId ?? answered };
  return { ok: true, data: { nbfc: loan.data.nbfc, mandate: named, isOfLoan: true } };
}

/** The lender has no mandate, or there is no confirmed offer for one. */
function isWithoutMandate({ code }: Failure): boolean {
  return code === 'mandate_not_found' || code === 'offer_not_confirmed';
}

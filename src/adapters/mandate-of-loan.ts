import type { Failure, Outcome } from '../../machines/domain/base/failure';
import { isEndedLoan } from '../../machines/domain/loan/loan';
import type { MandateStanding } from '../../machines/mandate/context';
import { isNamedBy, type MandateWish } from '../../machines/mandate/wish';
import { getLoan } from '../api/operations/loan';
import { getMandateStatus } from '../api/operations/mandate';
import type { App } from './app';

type Standing = Outcome<MandateStanding>;

/**
 * Where a mandate stands: of the signed loan, or else the one that was opened before. Asking opens none.
 * @param ofLender asks for the one of the offer that is confirmed
 */
export async function loadStatus(
  { termloan }: App,
  { mandateId, subscriptionId }: MandateWish,
  signal: AbortSignal,
  ofLender: () => Promise<Standing>,
): Promise<Standing> {
  const loan = await getLoan(termloan, signal);
  if (!loan.ok) return loan;
  if (loan.data === null) return ofLender();
  // A loan that is over says nothing of the mandate of the next one.
  if (isEndedLoan(loan.data)) {
    const next = await ofLender();
    const mandate = next.ok ? next.data.mandate : null;
    const isThis = mandate === null || isNamedBy({ mandateId, subscriptionId }, mandate);
    if (next.ok ? isThis : !isWithoutMandate(next.failure)) return next;
  }
  const asked = { loanId: loan.data.id, mandateId, subscriptionId };
  const of = await getMandateStatus(termloan, asked, signal);
  if (!of.ok) return of;
  const { mandate, subscriptionId: answered } = of.data;
  // The answer may name the subscription beside the mandate only.
  const named = mandate && { ...mandate, subscriptionId: mandate.subscriptionId ?? answered };
  return { ok: true, data: { nbfc: loan.data.nbfc, mandate: named, isOfLoan: true } };
}

/** The lender has none, or no offer is confirmed that could have one. */
function isWithoutMandate({ code }: Failure): boolean {
  return code === 'mandate_not_found' || code === 'offer_not_confirmed';
}

import { and, eq } from 'drizzle-orm';
import { isLenderEnabled } from '../../base/lender-workflows';
import { apolloMonthly, arthmateWeekly } from '../../base/offer-plans';
import { type Call, type Operation, ok, type Schemas } from '../../base/operation';
import { loans, offers } from '../../database/schema';
import { DAY_SECONDS } from '../../money/due-dates';
import { LoanStatus } from '../create-loan';
import type { OfferRow } from '../offer-view';
import { isFeeWaived } from './fee-waiver';
import { loanQuote } from './loan-quote';
import { offerRow } from './offer-row';
import { eligibleFrom } from './update-eligibility';

/** Days after which a rejected merchant is told to ask again. The sandbox knows no second application: its answer stays the same then. */
const DAYS_AFTER_REJECTION = 90;

/** Whether the merchant may apply for a loan now, the reason if not, and approximate amounts. */
export const getLoanEligibility: Operation<'getLoanEligibility'> = async (call) => {
  const refusal = await refusalOf(call);
  if (refusal !== null) return ok({ is_eligible: false, ...refusal, loan_quotes: [] });
  const rows = await quotedOffers(call);
  const largest = Math.max(0, ...rows.map((row) => row.loanAmount));
  return ok({
    is_eligible: true,
    reason: null,
    retry_on: 0,
    loan_quotes: rows.map((row) => loanQuote(row, largest)),
  });
};

type Ineligibility = Required<Pick<Schemas['LoanEligibility'], 'reason' | 'retry_on'>>;

async function refusalOf({ tx, merchant }: Call): Promise<Ineligibility | null> {
  const merchantLoans = await tx.select().from(loans).where(eq(loans.merchantId, merchant.id));
  const rejectedAt = Math.max(
    merchant.approvalStatus === 'REJECTED' ? (merchant.approvalAskedAt ?? merchant.createdAt) : 0,
    ...merchantLoans.filter(({ status }) => status === LoanStatus.REJECTED).map((loan) => loan.updatedAt),
  );
  if (rejectedAt > 0)
    return { reason: 'recent_rejection', retry_on: rejectedAt + DAYS_AFTER_REJECTION * DAY_SECONDS };
  if (merchant.processState === 'BLOCKED') return { reason: 'account_blocked', retry_on: 0 };
  if (!merchant.isEligible) return { reason: 'not_eligible', retry_on: eligibleFrom(merchant) };
  const runningStatuses: number[] = [LoanStatus.CREATED, LoanStatus.DISBURSED];
  if (merchantLoans.some(({ status }) => runningStatuses.includes(status)))
    return { reason: 'loan_running', retry_on: 0 };
  return null;
}

/** The valid offers of enabled lenders; two typical ones for a merchant for whom no lender was asked yet. */
async function quotedOffers({ tx, merchant, flags, now }: Call): Promise<OfferRow[]> {
  const openOffers = and(eq(offers.merchantId, merchant.id), eq(offers.status, 'APPROVED'));
  const approvedOffers = await tx.select().from(offers).where(openOffers);
  const validOffers = approvedOffers.filter((row) => row.validUntil === 0 || row.validUntil > now);
  const hasQueried = approvedOffers.length > 0 || merchant.lendersWithoutOffer !== '[]';
  const typicalOffers = [arthmateWeekly, apolloMonthly].map((plan, position) =>
    offerRow(isFeeWaived({ flags }) ? { ...plan, fee: 0 } : plan, {
      merchantId: merchant.id,
      position,
      validUntil: 0,
    }),
  );
  return (hasQueried ? validOffers : typicalOffers).filter((row) => isLenderEnabled(flags, row.nbfc));
}

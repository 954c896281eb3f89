import { and, eq } from 'drizzle-orm';
import { loans, offers } from '../../database/schema';
import { mayOffer } from '../../people/lender-workflows';
import { apolloMonthly, arthmateWeekly } from '../../people/offer-plans';
import { offerRow } from '../../people/offer-row';
import { type Call, type Operation, ok, type Schemas } from '../../wire/operation';
import { LoanStatus } from '../create-loan';
import type { OfferRow } from '../offer-view';
import { isFeeLetOff } from './fee-waiver';
import { loanQuote } from './loan-quote';

const DAY_SECONDS = 86_400;
/** Days after a refusal until a new application makes sense. */
const AFTER_REJECTION = 90;
const AFTER_NO = 30;

/** Whether a loan can be applied for now, the reason if not, and approximate amounts. */
export const getLoanEligibility: Operation<'getLoanEligibility'> = async (call) => {
  const no = await whyNot(call);
  if (no !== null) return ok({ is_eligible: false, ...no, loan_quotes: [] });
  const rows = await quotedOffers(call);
  const largest = Math.max(0, ...rows.map((row) => row.loanAmount));
  return ok({
    is_eligible: true,
    reason: null,
    retry_on: 0,
    loan_quotes: rows.map((row) => loanQuote(row, largest)),
  });
};

type No = Required<Pick<Schemas['LoanEligibility'], 'reason' | 'retry_on'>>;

async function whyNot({ tx, merchant }: Call): Promise<No | null> {
  const mine = await tx.select().from(loans).where(eq(loans.merchantId, merchant.id));
  const rejectedAt = Math.max(
    merchant.approvalStatus === 'REJECTED' ? (merchant.approvalAskedAt ?? merchant.createdAt) : 0,
    ...mine.filter(({ status }) => status === LoanStatus.REJECTED).map((loan) => loan.updatedAt),
  );
  if (rejectedAt > 0)
    return { reason: 'recent_rejection', retry_on: rejectedAt + AFTER_REJECTION * DAY_SECONDS };
  if (merchant.processState === 'BLOCKED') return { reason: 'account_blocked', retry_on: 0 };
  if (!merchant.isEligible)
    return { reason: 'not_eligible', retry_on: merchant.createdAt + AFTER_NO * DAY_SECONDS };
  const running: number[] = [LoanStatus.CREATED, LoanStatus.DISBURSED];
  if (mine.some(({ status }) => running.includes(status))) return { reason: 'loan_running', retry_on: 0 };
  return null;
}

/** The open allowed offers; for a merchant without any, two usual ones. */
async function quotedOffers({ tx, merchant, flags, now }: Call): Promise<OfferRow[]> {
  const mine = and(eq(offers.merchantId, merchant.id), eq(offers.status, 'APPROVED'));
  const known = await tx.select().from(offers).where(mine);
  const open = known.filter((row) => row.validUntil === 0 || row.validUntil > now);
  const hasQueried = known.length > 0 || merchant.lendersWithoutOffer !== '[]';
  const usual = [arthmateWeekly, apolloMonthly].map((plan, position) =>
    offerRow(isFeeLetOff({ flags }) ? { ...plan, fee: 0 } : plan, {
      merchantId: merchant.id,
      position,
      validUntil: 0,
    }),
  );
  return (hasQueried ? open : usual).filter((row) => mayOffer(flags, row.nbfc));
}

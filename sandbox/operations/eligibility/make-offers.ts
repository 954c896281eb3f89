import { eq } from 'drizzle-orm';
import { apolloMonthly, arthmateBig, arthmateWeekly, hindonDaily, usfbWeekly } from '../../base/offer-plans';
import { changeMerchant, recordEvent } from '../../database/merchant';
import { offers } from '../../database/schema';
import type { TimedContext } from '../identity/identity-rows';
import { type ProfileFields, profileOf } from '../profile/stored-profile';
import { OFFER_VALIDITY_SECONDS, offerRow } from './offer-row';

/** The maximum loan amount is this many times the monthly sale. */
const MONTHS_OF_SALES = 3;

/** Profile fields required for an offer. */
const REQUIRED_FIELDS = ['business_type', 'loan_purpose', 'monthly_sale', 'address', 'pincode'] as const;

/** Offers that are made, the smallest loan first; the first one whatever the monthly sale is. */
const PLANS = [arthmateWeekly, usfbWeekly, hindonDaily, arthmateBig, apolloMonthly];

/** Makes offers when the merchant is verified and the profile is complete, but at most once per merchant. */
export async function makeOffers(context: TimedContext): Promise<void> {
  const { tx, merchant, now } = context;
  if (!canReceiveOffers(context)) return;
  const profile = await profileOf(context);
  if (REQUIRED_FIELDS.some((field) => profile[field] === undefined)) return;
  const existing = await tx.select().from(offers).where(eq(offers.merchantId, merchant.id)).limit(1);
  if (existing.length > 0) return;
  const offeredPlans = PLANS.filter(
    (plan, index) => index === 0 || plan.rupees * 100 <= maxLoanPaise(profile),
  );
  const rows = offeredPlans.map((plan, position) =>
    offerRow(plan, { merchantId: merchant.id, position, validUntil: now + OFFER_VALIDITY_SECONDS }),
  );
  await tx.insert(offers).values(rows);
  const lendersWithoutOffer = new Set(
    PLANS.map(({ nbfc }) => nbfc).filter((nbfc) => !offeredPlans.some((offered) => offered.nbfc === nbfc)),
  );
  await changeMerchant(tx, merchant, {
    lendersWithoutOffer: JSON.stringify([...lendersWithoutOffer, 'VIVRITI_CAPITAL_LIMITED']),
  });
  await recordEvent(tx, merchant.id, now, 'offers.made', { offers: rows.length });
}

/** Verified, eligible, and not refused by any lender before. */
const canReceiveOffers = ({ merchant }: TimedContext): boolean =>
  merchant.kycState === 'VERIFIED' &&
  merchant.isEligible &&
  merchant.processState !== 'BLOCKED' &&
  merchant.lendersWithoutOffer === '[]';

/** Maximum loan amount, paise. */
const maxLoanPaise = ({ monthly_sale = 0 }: ProfileFields): number => monthly_sale * MONTHS_OF_SALES;

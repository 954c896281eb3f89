import { eq } from 'drizzle-orm';
import { changeMerchant, recordEvent } from '../../database/merchant';
import { offers } from '../../database/schema';
import {
  apolloMonthly,
  arthmateBig,
  arthmateWeekly,
  hindonDaily,
  usfbWeekly,
} from '../../people/offer-plans';
import { offerRow } from '../../people/offer-row';
import type { Clocked } from '../identity/identity-books';
import { type ProfileFields, profileOf } from '../profile/profile-books';

const HOLDS = 15 * 86_400;
/** Maximum loan in months of sales. */
const MONTHS_OF_SALES = 3;

/** Profile fields required for an offer. */
const NEEDED = ['business_type', 'loan_purpose', 'monthly_sale', 'address', 'pincode'] as const;

/** Lenders, the smallest loan first. */
const PLANS = [arthmateWeekly, usfbWeekly, hindonDaily, arthmateBig, apolloMonthly];

/** Makes offers once, when the merchant is verified and the profile complete. */
export async function makeOffers(clocked: Clocked): Promise<void> {
  const { tx, merchant, now } = clocked;
  if (!isApplying(clocked)) return;
  const profile = await profileOf(clocked);
  if (NEEDED.some((field) => profile[field] === undefined)) return;
  const known = await tx.select().from(offers).where(eq(offers.merchantId, merchant.id)).limit(1);
  if (known.length > 0) return;
  const made = PLANS.filter((plan, index) => index === 0 || plan.rupees * 100 <= largest(profile));
  const rows = made.map((plan, position) =>
    offerRow(plan, { merchantId: merchant.id, position, validUntil: now + HOLDS }),
  );
  await tx.insert(offers).values(rows);
  const silent = new Set(
    PLANS.map(({ nbfc }) => nbfc).filter((nbfc) => !made.some((is) => is.nbfc === nbfc)),
  );
  await changeMerchant(tx, merchant, {
    lendersWithoutOffer: JSON.stringify([...silent, 'VIVRITI_CAPITAL_LIMITED']),
  });
  await recordEvent(tx, merchant.id, now, 'offers.made', { offers: rows.length });
}

/** Lenders that refused before are not queried again. */
const isApplying = ({ merchant }: Clocked): boolean =>
  merchant.kycState === 'VERIFIED' &&
  merchant.isEligible &&
  merchant.processState !== 'BLOCKED' &&
  merchant.lendersWithoutOffer === '[]';

/** Paise. */
const largest = ({ monthly_sale = 0 }: ProfileFields): number => monthly_sale * MONTHS_OF_SALES;

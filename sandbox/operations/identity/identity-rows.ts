import { desc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../base/operation';
import { changeMerchant } from '../../database/merchant';
import { ekycs, identities, kycDocuments, selfies } from '../../database/schema-identity';
import { DAY_SECONDS } from '../../money/due-dates';

/** A merchant with their flags, in a transaction, at a virtual time (`now`, seconds). Needs no request, unlike `Call`. */
export type TimedContext = Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>;

export type Identity = typeof identities.$inferSelect;
export type EkycRow = typeof ekycs.$inferSelect;
export type SelfieRow = typeof selfies.$inferSelect;
export type DocumentRow = typeof kycDocuments.$inferSelect;

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** How long a verified identity is valid. */
export const KYC_VALIDITY_SECONDS = YEAR_SECONDS;

/** The stored identity of the merchant; without one, defaults that fit the KYC state. */
export async function identityOf({ tx, merchant }: Pick<TimedContext, 'tx' | 'merchant'>): Promise<Identity> {
  const [row] = await tx.select().from(identities).where(eq(identities.merchantId, merchant.id));
  return row ?? emptyIdentity(merchant.id, merchant.kycState === 'VERIFIED' ? merchant.createdAt : null);
}

function emptyIdentity(merchantId: string, verifiedAt: number | null): Identity {
  const isVerified = verifiedAt !== null;
  return {
    merchantId,
    panStatus: isVerified ? 'VERIFIED' : 'NOT_SUBMITTED',
    panError: null,
    panGiven: null,
    dobGiven: null,
    panAskedAt: verifiedAt ?? 0,
    panComing: null,
    panFailed: 0,
    panLockedUntil: 0,
    ckycResult: isVerified ? 'FOUND' : null,
    countsFrom: 0,
    validUntil: isVerified ? verifiedAt + KYC_VALIDITY_SECONDS : 0,
    aadhaarLast4: null,
  };
}

/** Copies the submitted PAN and date of birth to the merchant's row, after the registry has verified them. */
export async function confirmPan(context: TimedContext): Promise<void> {
  const { tx, merchant } = context;
  const { panGiven, dobGiven } = await identityOf(context);
  if (panGiven === null || dobGiven === null) return;
  await changeMerchant(tx, merchant, { panNumber: panGiven, dob: dobGiven });
}

export async function changeIdentity(context: TimedContext, change: Partial<Identity>): Promise<Identity> {
  const row = { ...(await identityOf(context)), ...change };
  await context.tx
    .insert(identities)
    .values(row)
    .onConflictDoUpdate({ target: identities.merchantId, set: change });
  return row;
}

/** Aadhaar checks, newest first. */
export const ekycsOf = ({ tx, merchant }: Pick<TimedContext, 'tx' | 'merchant'>): Promise<EkycRow[]> =>
  tx.select().from(ekycs).where(eq(ekycs.merchantId, merchant.id)).orderBy(desc(sql`rowid`));

/** Selfies, newest first. */
export const selfiesOf = ({ tx, merchant }: Pick<TimedContext, 'tx' | 'merchant'>): Promise<SelfieRow[]> =>
  tx.select().from(selfies).where(eq(selfies.merchantId, merchant.id)).orderBy(desc(sql`rowid`));

/** The newest document of each type. */
export async function documentsOf({
  tx,
  merchant,
}: Pick<TimedContext, 'tx' | 'merchant'>): Promise<DocumentRow[]> {
  const rows = await tx
    .select()
    .from(kycDocuments)
    .where(eq(kycDocuments.merchantId, merchant.id))
    .orderBy(sql`rowid`);
  return [...new Map(rows.map((row) => [row.type, row])).values()];
}

/** Aadhaar checks since the KYC last expired, newest first. */
export async function ekycsSinceExpiry(context: Pick<TimedContext, 'tx' | 'merchant'>): Promise<EkycRow[]> {
  const { countsFrom } = await identityOf(context);
  return (await ekycsOf(context)).filter(({ createdAt }) => createdAt >= countsFrom);
}

/** Selfies since the KYC last expired, newest first. */
export async function selfiesSinceExpiry(
  context: Pick<TimedContext, 'tx' | 'merchant'>,
): Promise<SelfieRow[]> {
  const { countsFrom } = await identityOf(context);
  return (await selfiesOf(context)).filter(({ createdAt }) => createdAt >= countsFrom);
}

/** The newest document of each type since the KYC last expired. */
export async function documentsSinceExpiry(
  context: Pick<TimedContext, 'tx' | 'merchant'>,
): Promise<DocumentRow[]> {
  const { countsFrom } = await identityOf(context);
  return (await documentsOf(context)).filter(({ createdAt }) => createdAt >= countsFrom);
}

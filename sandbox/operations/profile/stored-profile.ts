import { eq } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { loanProfiles } from '../../database/schema-identity';

/** Profile of the shop and its owner, in the contract's names. Amounts in paise. */
export type ProfileFields = Schemas['SaveLoanProfileRequest'];

type Context = Pick<Call, 'tx' | 'merchant'>;

export async function profileOf({ tx, merchant }: Context): Promise<ProfileFields> {
  const [row] = await tx.select().from(loanProfiles).where(eq(loanProfiles.merchantId, merchant.id));
  return row === undefined ? {} : JSON.parse(row.fields);
}

/** Merges fields into the stored profile. Returns the whole profile. */
export async function mergeProfile(
  call: Context & { now: number },
  change: ProfileFields,
): Promise<ProfileFields> {
  const fields = { ...(await profileOf(call)), ...change };
  const row = { fields: JSON.stringify(fields), updatedAt: call.now };
  await call.tx
    .insert(loanProfiles)
    .values({ merchantId: call.merchant.id, ...row })
    .onConflictDoUpdate({ target: loanProfiles.merchantId, set: row });
  return fields;
}

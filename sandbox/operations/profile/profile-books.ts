import { eq } from 'drizzle-orm';
import { loanProfiles } from '../../books/schema-people';
import type { Call, Schemas } from '../../wire/operation';

/** What was told of the shop and its owner, as the wire names it. Amounts in paise. */
export type ProfileFields = Schemas['SaveLoanProfileRequest'];

type Owner = Pick<Call, 'books' | 'merchant'>;

export async function profileOf({ books, merchant }: Owner): Promise<ProfileFields> {
  const [row] = await books.select().from(loanProfiles).where(eq(loanProfiles.merchantId, merchant.id));
  return row === undefined ? {} : JSON.parse(row.fields);
}

/** Merges what is told into what is known. */
export async function mergeProfile(
  call: Owner & { now: number },
  told: ProfileFields,
): Promise<ProfileFields> {
  const fields = { ...(await profileOf(call)), ...told };
  const row = { fields: JSON.stringify(fields), updatedAt: call.now };
  await call.books
    .insert(loanProfiles)
    .values({ merchantId: call.merchant.id, ...row })
    .onConflictDoUpdate({ target: loanProfiles.merchantId, set: row });
  return fields;
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newId } from '../../database/new-id';
import { consents } from '../../database/schema-identity';

export type ConsentRow = typeof consents.$inferSelect;
export type Purpose = Schemas['ConsentPurpose'];
type Context = Pick<Call, 'tx' | 'merchant' | 'now'>;

/** The product of a consent's purpose; the loan where none is listed. */
const PRODUCTS: Partial<Record<Purpose, Schemas['ConsentProduct']>> = {
  LEAD_CONTACT: 'PARTNER_LOAN',
  LEAD_PROFILE: 'PARTNER_LOAN',
  UDYAM_REGISTRATION: 'UDYAM',
};

interface GivenConsent {
  purpose: Purpose;
  party: string | null;
  /** Id of what relies on the consent. */
  subject?: string;
  /** What was read; missing where the client did not say. */
  record: Schemas['ConsentRecord'] | undefined;
}

/**
 * Adds a consent to the log, in the transaction of the write that relies on it. The same text for the same party and subject is
 * not added again while it is in force.
 * @returns the consent's id
 */
export async function logConsent(context: Context, given: GivenConsent): Promise<string> {
  const { tx, merchant, now } = context;
  const { purpose, party, subject = null, record } = given;
  const [text, version, language] = [record?.text ?? null, record?.version ?? null, record?.language ?? null];
  const isSame = (row: ConsentRow) =>
    row.party === party && row.subject === subject && row.text === text && row.version === version;
  const existing = (await consentsInForce(context, purpose)).find(isSame);
  if (existing !== undefined) return existing.id;
  const row: ConsentRow = {
    id: newId('cns'),
    merchantId: merchant.id,
    purpose,
    product: PRODUCTS[purpose] ?? 'TERM_LOAN',
    party,
    subject,
    text,
    version,
    language,
    givenAt: now,
    withdrawnAt: null,
  };
  await tx.insert(consents).values(row);
  await recordEvent(tx, merchant.id, now, 'consent.given', { consent_id: row.id, purpose });
  return row.id;
}

/** Marks all consents of a purpose as withdrawn: each text that was agreed to says the same wish. */
export async function endConsents(context: Context, purpose: Purpose): Promise<void> {
  const { tx, merchant, now } = context;
  for (const { id } of await consentsInForce(context, purpose)) {
    await tx.update(consents).set({ withdrawnAt: now }).where(eq(consents.id, id));
    await recordEvent(tx, merchant.id, now, 'consent.withdrawn', { consent_id: id, purpose });
  }
}

/** The consents of a purpose that were not withdrawn. */
export const consentsInForce = ({ tx, merchant }: Context, purpose: Purpose): Promise<ConsentRow[]> =>
  tx
    .select()
    .from(consents)
    .where(
      and(eq(consents.merchantId, merchant.id), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)),
    );

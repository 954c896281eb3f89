import { eq } from 'drizzle-orm';
import {
  creditScores,
  ekycs,
  feeWaivers,
  identities,
  kycDocuments,
  loanProfiles,
  mandatePhones,
  merchantAddresses,
  paymentDestinations,
  selfies,
  whatsappOptins,
} from '../books/schema-people';
import { maskBody } from '../operations/mask';
import type { Scene } from './scene';

/** The merchant's identity data; personal data masked, files omitted. */
export async function peopleBooks({ books, merchant }: Scene) {
  const profiles = await books.select().from(loanProfiles).where(eq(loanProfiles.merchantId, merchant.id));
  const known = await books.select().from(identities).where(eq(identities.merchantId, merchant.id));
  const masked = async (table: typeof merchantAddresses | typeof paymentDestinations): Promise<unknown> =>
    maskBody(await books.select().from(table).where(eq(table.merchantId, merchant.id)));
  return {
    identity: known.map(({ panGiven: _pan, dobGiven: _dob, ...row }) => row),
    ekycs: await books.select().from(ekycs).where(eq(ekycs.merchantId, merchant.id)),
    selfies: await books.select().from(selfies).where(eq(selfies.merchantId, merchant.id)),
    kyc_documents: await books.select().from(kycDocuments).where(eq(kycDocuments.merchantId, merchant.id)),
    credit_scores: await books.select().from(creditScores).where(eq(creditScores.merchantId, merchant.id)),
    mandate_phones: await books.select().from(mandatePhones).where(eq(mandatePhones.merchantId, merchant.id)),
    loan_profile: profiles.map(({ fields }) => maskBody(JSON.parse(fields))),
    merchant_addresses: await masked(merchantAddresses),
    payment_destinations: await masked(paymentDestinations),
    whatsapp_optins: await books
      .select()
      .from(whatsappOptins)
      .where(eq(whatsappOptins.merchantId, merchant.id)),
    fee_waivers: await books.select().from(feeWaivers).where(eq(feeWaivers.merchantId, merchant.id)),
  };
}

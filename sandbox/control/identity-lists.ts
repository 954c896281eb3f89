import { eq } from 'drizzle-orm';
import {
  consents,
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
} from '../database/schema-identity';
import { maskBody } from '../operations/mask';
import type { MerchantContext } from './merchant-context';

/**
 * The merchant's identity, profile, scores, addresses, consents and fee waivers. Profile, addresses and destinations are masked
 * (`maskBody`); PAN, date of birth and the content of files are omitted.
 */
export async function identityRows({ tx, merchant }: MerchantContext) {
  const profiles = await tx.select().from(loanProfiles).where(eq(loanProfiles.merchantId, merchant.id));
  const storedIdentities = await tx.select().from(identities).where(eq(identities.merchantId, merchant.id));
  const maskedRows = async (table: typeof merchantAddresses | typeof paymentDestinations): Promise<unknown> =>
    maskBody(await tx.select().from(table).where(eq(table.merchantId, merchant.id)));
  return {
    identity: storedIdentities.map(({ panGiven: _pan, dobGiven: _dob, ...row }) => row),
    ekycs: await tx.select().from(ekycs).where(eq(ekycs.merchantId, merchant.id)),
    selfies: await tx.select().from(selfies).where(eq(selfies.merchantId, merchant.id)),
    kyc_documents: await tx.select().from(kycDocuments).where(eq(kycDocuments.merchantId, merchant.id)),
    credit_scores: await tx.select().from(creditScores).where(eq(creditScores.merchantId, merchant.id)),
    mandate_phones: await tx.select().from(mandatePhones).where(eq(mandatePhones.merchantId, merchant.id)),
    loan_profile: profiles.map(({ fields }) => maskBody(JSON.parse(fields))),
    merchant_addresses: await maskedRows(merchantAddresses),
    payment_destinations: await maskedRows(paymentDestinations),
    whatsapp_optins: await tx.select().from(whatsappOptins).where(eq(whatsappOptins.merchantId, merchant.id)),
    consents: await tx.select().from(consents).where(eq(consents.merchantId, merchant.id)),
    fee_waivers: await tx.select().from(feeWaivers).where(eq(feeWaivers.merchantId, merchant.id)),
  };
}

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

/** Tables whose rows are listed as they are, or masked. */
type Table =
  | typeof consents
  | typeof creditScores
  | typeof ekycs
  | typeof feeWaivers
  | typeof kycDocuments
  | typeof mandatePhones
  | typeof merchantAddresses
  | typeof paymentDestinations
  | typeof selfies
  | typeof whatsappOptins;

/**
 * The merchant's identity, profile, scores, addresses, consents and fee waivers. Profile, addresses and destinations are masked
 * (`maskBody`); PAN, date of birth and the content of files are omitted.
 */
export function identityLists({ tx, merchant }: MerchantContext) {
  const rowsOf = (table: Table) => tx.select().from(table).where(eq(table.merchantId, merchant.id));
  return {
    identity: async () => {
      const rows = await tx.select().from(identities).where(eq(identities.merchantId, merchant.id));
      return rows.map(({ panGiven: _pan, dobGiven: _dob, ...row }) => row);
    },
    ekycs: () => rowsOf(ekycs),
    selfies: () => rowsOf(selfies),
    kyc_documents: () => rowsOf(kycDocuments),
    credit_scores: () => rowsOf(creditScores),
    mandate_phones: () => rowsOf(mandatePhones),
    loan_profile: async () => {
      const rows = await tx.select().from(loanProfiles).where(eq(loanProfiles.merchantId, merchant.id));
      return rows.map(({ fields }) => maskBody(JSON.parse(fields)));
    },
    merchant_addresses: async () => maskBody(await rowsOf(merchantAddresses)),
    payment_destinations: async () => maskBody(await rowsOf(paymentDestinations)),
    whatsapp_optins: () => rowsOf(whatsappOptins),
    consents: () => rowsOf(consents),
    fee_waivers: () => rowsOf(feeWaivers),
  };
}

import { eq } from 'drizzle-orm';
import { fail, type Operation, ok } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { whatsappOptins } from '../../database/schema-identity';
import { endConsents, logConsent } from '../consents/consent-log';
import { maskMobile } from '../mask';

/** The contract's number for the channel WhatsApp. */
const WHATSAPP = 3;

/** Not opted in by default. */
export const getWhatsappOptin: Operation<'getWhatsappOptin'> = async ({ tx, merchant }, { path }) => {
  if (path.id !== merchant.id) return fail(404, 'merchant_not_found');
  const [row] = await tx.select().from(whatsappOptins).where(eq(whatsappOptins.merchantId, merchant.id));
  return ok({
    mobile: maskMobile(merchant.mobile),
    channel: WHATSAPP,
    opt_in: row?.optIn ?? false,
    update_time: row?.updatedAt ?? 0,
  });
};

/** Opts in or out; only for the merchant's own mobile number. */
export const setWhatsappOptin: Operation<'setWhatsappOptin'> = async (call, { body }) => {
  const { tx, merchant, now } = call;
  if (body.mobile !== merchant.mobile) return fail(400, 'mobile_not_registered');
  const row = { optIn: body.opt_in, updatedAt: now };
  await tx
    .insert(whatsappOptins)
    .values({ merchantId: merchant.id, ...row })
    .onConflictDoUpdate({ target: whatsappOptins.merchantId, set: row });
  if (body.opt_in)
    await logConsent(call, { purpose: 'WHATSAPP_MESSAGES', party: null, record: body.consent_record });
  else await endConsents(call, 'WHATSAPP_MESSAGES');
  await recordEvent(tx, merchant.id, now, 'whatsapp.optin', { opt_in: body.opt_in });
  return ok({
    mobile: maskMobile(merchant.mobile),
    channel: WHATSAPP,
    opt_in: body.opt_in,
    update_time: now,
  });
};

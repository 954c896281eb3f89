import { and, asc, eq, sql } from 'drizzle-orm';
import type { Flags } from '../../base/flags';
import { lenderOf } from '../../base/lenders';
import type { Call, Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newId } from '../../database/new-id';
import { messages } from '../../database/schema';
import { whatsappOptins } from '../../database/schema-identity';
import { serviceTexts } from '../../language/service/service-texts';
import { maskEmail, maskMobile } from '../mask';
import { profileOf } from '../profile/stored-profile';

type SentPapers = NonNullable<Schemas['LoanAgreement']['papers_sent']>[number];
type Channel = SentPapers['channel'];

/** The channels that each value of the flag `papers_sent` leaves. */
const CHANNELS: Readonly<Record<Flags['papers_sent'], readonly Channel[]>> = {
  ALL: ['EMAIL', 'SMS', 'WHATSAPP'],
  EMAIL: ['EMAIL'],
  SMS: ['SMS'],
  NONE: [],
};

/** Sends the signed papers: by e-mail where an address is known, by SMS, and on WhatsApp where the merchant opted in. */
export async function sendPapers(call: Call, agreementId: string, nbfc: string | null): Promise<void> {
  const { tx, merchant, flags, now, language } = call;
  const { email } = await profileOf(call);
  const [optin] = await tx.select().from(whatsappOptins).where(eq(whatsappOptins.merchantId, merchant.id));
  const mobile = maskMobile(merchant.mobile);
  const targets: Record<Channel, string | null> = {
    EMAIL: email ? maskEmail(email) : null,
    SMS: mobile,
    WHATSAPP: optin?.optIn === true ? mobile : null,
  };
  const rows = CHANNELS[flags.papers_sent].flatMap((channel) => {
    const sentTo = targets[channel];
    if (sentTo === null) return [];
    const text = serviceTexts(language).message.papers(lenderOf(nbfc).name);
    const message = { id: newId('msg'), merchantId: merchant.id, kind: 'papers', subject: agreementId };
    return [{ ...message, channel, sentTo, text, sentAt: now }];
  });
  if (rows.length === 0) return;
  await tx.insert(messages).values(rows);
  await recordEvent(tx, merchant.id, now, 'papers.sent', { channels: rows.map(({ channel }) => channel) });
}

/** Where the papers of an agreement were sent, in the contract's format; empty when no channel took them. */
export async function papersSentFor({ tx }: Pick<Call, 'tx'>, agreementId: string): Promise<SentPapers[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.kind, 'papers'), eq(messages.subject, agreementId)))
    .orderBy(asc(sql`rowid`));
  // SAFETY: only sendPapers writes messages of this kind, with a channel of the contract.
  return rows.map(({ channel, sentTo, sentAt }) => ({
    channel: channel as Channel,
    to: sentTo,
    time: sentAt,
  }));
}

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Call, fail, type Operation, ok, type Schemas } from '../base/operation';
import { lastFour } from '../base/payment-address';
import { recordEvent } from '../database/merchant';
import { newId } from '../database/new-id';
import { agreements, bankAccounts, instalments, loans, mandates } from '../database/schema';
import { DAY_SECONDS, debitTime, dueDate } from '../money/due-dates';
import { asFrequency } from '../money/frequency';
import { confirmedOffer } from './confirmed-offer';
import { LoanStatus } from './create-loan';
import { type OfferRow, termsOf } from './offer-view';

type MandateRow = typeof mandates.$inferSelect;
type Mandate = Schemas['AutopayMandate'];
type Method = Schemas['MandateMethod'];

const STATUSES: Mandate['status'][] = [
  'INITIATED',
  'PENDING',
  'ACTIVE',
  'FAILED',
  'REJECTED',
  'PAUSED',
  'CANCELLED',
  'EXPIRED',
];
const OPEN_STATUSES = ['INITIATED', 'PENDING', 'ACTIVE', 'PAUSED'];
const METHODS: Method[] = ['UPI_INTENT', 'UPI_QR', 'NETBANKING', 'DEBIT_CARD', 'AADHAAR'];

/**
 * The mandate of the confirmed offer; created when there is none, unless `open` is false. One that is open, but not yet approved
 * (INITIATED), is replaced when another type or method is requested. After a failure the failed mandate is returned, until `renew` requests a
 * new one.
 */
export const getAutopayMandate: Operation<'getAutopayMandate'> = async (call, { query }) => {
  const offer = await confirmedOffer(call);
  if (offer === undefined) return fail(409, 'offer_not_confirmed');
  if (offer.nbfc !== null && query.nbfc !== offer.nbfc) return fail(404, 'mandate_not_found');
  const [latest] = await call.tx
    .select()
    .from(mandates)
    .where(eq(mandates.merchantId, call.merchant.id))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  if (query.open === false) {
    if (latest?.offerId !== offer.id) return fail(404, 'mandate_not_found');
    return ok(await toMandateResponse(call, latest, offer));
  }
  if (
    latest !== undefined &&
    !OPEN_STATUSES.includes(latest.status) &&
    latest.offerId === offer.id &&
    query.renew !== true
  )
    return ok(await toMandateResponse(call, latest, offer));
  const openMandate = latest !== undefined && OPEN_STATUSES.includes(latest.status) ? latest : undefined;
  const isMandateOfMethod =
    openMandate?.type === query.type && (query.method ?? openMandate.method) === openMandate.method;
  if (openMandate !== undefined && (isMandateOfMethod || openMandate.status !== 'INITIATED'))
    return ok(await toMandateResponse(call, openMandate, offer));
  if (openMandate !== undefined)
    await call.tx.update(mandates).set({ status: 'CANCELLED' }).where(eq(mandates.id, openMandate.id));
  const row = await createMandate(call, offer, query.type, query.method ?? null);
  return ok(await toMandateResponse(call, row, offer));
};

async function createMandate(
  call: Call,
  offer: OfferRow,
  type: 'UPI' | 'ENACH',
  method: Method | null,
): Promise<MandateRow> {
  const frequency = asFrequency(offer.frequency);
  const dueTimes = await futureDueTimes(call, offer.id);
  const row: MandateRow = {
    id: newId('mnd'),
    merchantId: call.merchant.id,
    offerId: offer.id,
    type,
    method,
    status: 'INITIATED',
    maxAmount: termsOf(offer).regularRepayment * 2,
    firstDebit: dueTimes.at(0) ?? dueDate(call.now, frequency, 1),
    endDate: (dueTimes.at(-1) ?? dueDate(call.now, frequency, offer.duration)) + 30 * DAY_SECONDS,
    failureReason: null,
    createdAt: call.now,
    pendingSince: null,
  };
  await call.tx.insert(mandates).values(row);
  await recordEvent(call.tx, call.merchant.id, call.now, 'mandate.created', { mandate_id: row.id, type });
  return row;
}

/** When the instalments of a disbursed loan are due whose debit is still to come; empty before disbursal. Seconds. */
async function futureDueTimes({ tx, merchant, now }: Call, offerId: string): Promise<number[]> {
  const rows = await tx
    .select({ dueAt: instalments.dueAt })
    .from(instalments)
    .innerJoin(loans, eq(loans.id, instalments.loanId))
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .where(
      and(
        eq(agreements.offerId, offerId),
        eq(loans.merchantId, merchant.id),
        eq(loans.status, LoanStatus.DISBURSED),
      ),
    )
    .orderBy(asc(instalments.dueAt));
  return rows.map(({ dueAt }) => dueAt).filter((dueAt) => debitTime(dueAt) > now);
}

/** The id of the mandate at the payment partner; the lender's id is another one, as in production. */
export const subscriptionOf = ({ id }: Pick<MandateRow, 'id'>): string => id.replace(/^mnd_/, 'sub_');

export async function toMandateResponse({ tx }: Call, row: MandateRow, offer: OfferRow): Promise<Mandate> {
  const [account] = await tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.id, offer.bankDetailsId ?? ''));
  return {
    mandate_id: row.id,
    subscription_id: subscriptionOf(row),
    type: row.type === 'UPI' ? 'UPI' : 'ENACH',
    method: METHODS.find((method) => method === row.method) ?? null,
    status: STATUSES.find((status) => status === row.status) ?? 'PENDING',
    nbfc: offer.nbfc,
    max_amount: row.maxAmount,
    frequency: asFrequency(offer.frequency),
    first_debit: row.firstDebit,
    end_date: row.endDate,
    can_be_paused: false,
    can_be_cancelled: true,
    authorization_url: row.status === 'INITIATED' ? `/sandbox/bank/${row.id}` : null,
    upi_link: row.type === 'UPI' && row.status === 'INITIATED' ? upiLink(row, offer) : null,
    failure_reason: row.failureReason,
    bank_name: account?.bankName ?? null,
    account_last4: account === undefined ? null : lastFour(account.paymentAddress),
  };
}

/** UPI link for approving the mandate. Without personal data, because it is shown as a QR code, which others may see. */
function upiLink({ id, maxAmount }: MandateRow, { nbfc }: OfferRow): string {
  const parameters = {
    pa: 'lender@sandbox',
    pn: nbfc ?? 'Sandbox lender',
    tr: id,
    am: (maxAmount / 100).toFixed(2),
    cu: 'INR',
  };
  return `upi://mandate?${new URLSearchParams(parameters)}`;
}

import { and, eq } from 'drizzle-orm';
import { findMerchant, type Merchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { answers } from '../database/schema';
import { payments, repaymentLinks } from '../database/schema-repayment';

/**
 * The merchant whose loan a public call is about: the borrower, found by the payment link or payment in the body. Undefined
 * without a known one.
 */
export async function ownerOf(tx: DbTransaction, sent: unknown): Promise<Merchant | undefined> {
  const linkId = textIn(sent, 'repayment_link_id') ?? textIn(sent, 'link_id');
  if (linkId !== undefined) {
    const [link] = await tx.select().from(repaymentLinks).where(eq(repaymentLinks.id, linkId));
    return link && findMerchant(tx, link.merchantId);
  }
  const paymentId = textIn(sent, 'payment_id');
  if (paymentId === undefined) return undefined;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  return payment && findMerchant(tx, payment.merchantId);
}

/** The merchant whose loan a payment was initiated for, by the request key of that write; undefined for an unknown key. */
export async function ownerOfKey(tx: DbTransaction, key: string): Promise<Merchant | undefined> {
  const paymentOfKey = and(eq(answers.requestId, key), eq(answers.operationId, 'initiateRepayment'));
  const [row] = await tx.select().from(answers).where(paymentOfKey);
  return row && findMerchant(tx, row.merchantId);
}

/** Error code for a public call with an unknown link or payment; undefined when its body names neither. */
export function notFoundErrorFor(
  sent: unknown,
): 'repayment_link_not_found' | 'payment_not_found' | undefined {
  if (textIn(sent, 'repayment_link_id') !== undefined || textIn(sent, 'link_id') !== undefined)
    return 'repayment_link_not_found';
  return textIn(sent, 'payment_id') === undefined ? undefined : 'payment_not_found';
}

function textIn(sent: unknown, name: string): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(sent, name)?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

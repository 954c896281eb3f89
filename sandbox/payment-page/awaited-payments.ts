import { and, desc, eq } from 'drizzle-orm';
import type { MerchantContext } from '../control/merchant-context';
import { mandates } from '../database/schema';
import { payments } from '../database/schema-repayment';
import { rupees } from '../money/rupees';
import type { PageTexts } from '../pages/texts/page-texts';
import { purposeOf } from './payment-texts';

/** What a payer can approve in the UPI app now. */
export interface AwaitedPayment {
  readonly title: string;
  /** Amount with the rupee sign. */
  readonly amount: string;
  /** The page of the sandbox where it is approved. */
  readonly path: string;
}

/** Payments that nobody has made yet, newest first; then UPI mandates that nobody has approved. */
export async function awaitedPayments(
  { tx, merchant }: Pick<MerchantContext, 'tx' | 'merchant'>,
  texts: PageTexts,
): Promise<readonly AwaitedPayment[]> {
  const opened = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.merchantId, merchant.id), eq(payments.status, 'CREATED')))
    .orderBy(desc(payments.createdAt));
  const initiated = await tx
    .select()
    .from(mandates)
    .where(
      and(eq(mandates.merchantId, merchant.id), eq(mandates.status, 'INITIATED'), eq(mandates.type, 'UPI')),
    );
  return [
    ...opened
      .filter(({ isAutopay, debits }) => !isAutopay && debits === 0)
      .map((payment) => ({
        title: purposeOf(payment, texts),
        amount: rupees(payment.amount),
        path: `/sandbox/upi?tr=${payment.id}`,
      })),
    ...initiated.map(({ id, maxAmount }) => ({
      title: texts.upi.autopayAtMost,
      amount: rupees(maxAmount),
      path: `/sandbox/upi?link=${encodeURIComponent(`upi://mandate?tr=${id}`)}`,
    })),
  ];
}

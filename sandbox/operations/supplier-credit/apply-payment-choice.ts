import type { Call } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newId } from '../../database/new-id';
import { type Language, textOfCode } from '../../language/language';
import { type ServiceTexts, serviceTexts } from '../../language/service/service-texts';
import { drawCredit, findCreditLine } from './credit-line';
import type { PaymentResult } from './encryption';
import { changeTransaction, type TransactionRow } from './transaction';

export const CHOICES = ['pay', 'slow', 'fail', 'cancel'] as const;
type Choice = (typeof CHOICES)[number];

export const isPaymentChoice = (text: string | null): text is Choice =>
  CHOICES.some((choice) => choice === text);

type Message = keyof ServiceTexts['supplierPayment'];
type Context = Pick<Call, 'tx' | 'merchant' | 'now'>;

/** What is stored with each choice: a code of `ServiceTexts.supplierPayment`. */
const MESSAGES: Record<Choice, Message | null> = {
  pay: null,
  slow: 'PROCESSING',
  fail: 'DECLINED',
  cancel: 'CANCELLED',
};

/** Applies the decision on the hosted page. No effect when the payment was decided before. */
export async function applyPaymentChoice(
  context: Context,
  row: TransactionRow,
  choice: Choice,
): Promise<void> {
  if (row.status !== 'CREATED') return;
  const { tx, merchant, now } = context;
  const creditLine = await findCreditLine(context);
  const isPaying = choice === 'pay' || choice === 'slow';
  const refusal = !isPaying ? MESSAGES[choice] : refusalOf(creditLine, row.amount);
  if (isPaying && refusal === null) {
    const epaylaterId = newId('epl');
    await drawCredit(context, row.id, row.amount);
    const change = { status: 'PENDING', choice, epaylaterId, message: MESSAGES[choice], answeredAt: now };
    await changeTransaction(context, row, change);
  } else {
    await changeTransaction(context, row, { status: 'FAILED', choice, message: refusal, answeredAt: now });
  }
  await recordEvent(tx, merchant.id, now, 'supplier_payment.answered', {
    transaction_id: row.id,
    choice,
    status: row.status,
  });
}

function refusalOf(creditLine: Awaited<ReturnType<typeof findCreditLine>>, amount: number): Message | null {
  if (creditLine === undefined || amount > creditLine.balance) return 'CREDIT_TOO_LOW';
  return creditLine.daysOverdue > 0 ? 'BILL_OVERDUE' : null;
}

/** Result of the hosted page for the app: Success only when the credit was used. */
export const hostedPageResult = (row: TransactionRow, language: Language): PaymentResult => ({
  kind: 'answer',
  transactionId: row.id,
  businessId: row.merchantId,
  supplierId: row.supplierId,
  epaylaterId: row.epaylaterId,
  orderId: row.orderId,
  amount: row.amount,
  status: row.epaylaterId === null ? 'Failure' : 'Success',
  message: textOfCode(serviceTexts(language).supplierPayment, row.message),
});

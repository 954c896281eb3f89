import { eq } from 'drizzle-orm';
import { type Call, type Operation, ok, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { mandatePhones } from '../../database/schema-identity';
import { maskMobile } from '../mask';
import { type CodeSubject, checkCode, sendCode } from '../one-time-code';
import { otpSent } from '../otp-sent';

type PhoneRow = typeof mandatePhones.$inferSelect;

const STATUSES = ['OTP_SENT', 'PENDING', 'VERIFIED', 'FAILED'] as const;

/** What the codes for this phone are counted by: all phones of a merchant share one counter. */
export const phoneCode = (merchantId: string): CodeSubject => ({
  purpose: 'mandate-phone',
  subject: merchantId,
});

export const getMandatePhone: Operation<'getMandatePhone'> = async (call) =>
  ok(phoneView(await phoneOf(call)));

export const sendMandatePhoneOtp: Operation<'sendMandatePhoneOtp'> = async (call, { body }) => {
  const mobile = maskMobile(body.mobile);
  const outcome = await sendCode(call, phoneCode(call.merchant.id), mobile);
  if ('refusal' in outcome) return outcome.refusal;
  await storePhone(call, { mobile, status: 'OTP_SENT', failureReason: null, pendingSince: null });
  return ok(otpSent(outcome.sent));
};

/**
 * Checks the code. Then the flag `mandate_phone` decides in place of the bank whether the phone is registered with the
 * account.
 */
export const verifyMandatePhone: Operation<'verifyMandatePhone'> = async (call, { body }) => {
  const refusal = await checkCode(call, phoneCode(call.merchant.id), body.otp);
  if (refusal !== null) return refusal;
  const bankResult = call.flags.mandate_phone;
  const isLinked = bankResult !== 'mobile_not_linked_to_bank';
  const stored = await phoneOf(call);
  const row = await storePhone(call, {
    mobile: stored?.mobile ?? maskMobile(call.merchant.mobile),
    status: isLinked ? bankResult : 'FAILED',
    failureReason: isLinked ? null : bankResult,
    pendingSince: bankResult === 'PENDING' ? call.now : null,
  });
  await recordEvent(call.tx, call.merchant.id, call.now, 'mandate_phone.answered', { status: row.status });
  return ok(phoneView(row));
};

async function phoneOf({ tx, merchant }: Call): Promise<PhoneRow | undefined> {
  const [row] = await tx.select().from(mandatePhones).where(eq(mandatePhones.merchantId, merchant.id));
  return row;
}

async function storePhone({ tx, merchant }: Call, phone: Omit<PhoneRow, 'merchantId'>): Promise<PhoneRow> {
  const row = { merchantId: merchant.id, ...phone };
  await tx
    .insert(mandatePhones)
    .values(row)
    .onConflictDoUpdate({ target: mandatePhones.merchantId, set: phone });
  return row;
}

const phoneView = (row: PhoneRow | undefined): Schemas['PhoneVerification'] => ({
  status: STATUSES.find((status) => status === row?.status) ?? 'NOT_STARTED',
  mobile: row?.mobile ?? null,
  failure_reason: row?.failureReason ?? null,
});

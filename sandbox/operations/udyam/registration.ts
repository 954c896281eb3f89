import { and, eq } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { udyamChecks, udyamRegistrations } from '../../database/schema-trade';
import { textOfCode } from '../../language/language';
import { serviceTexts } from '../../language/service/service-texts';
import { maskedDetails, type StoredUdyamDetails } from './details';

export type RegistrationRow = typeof udyamRegistrations.$inferSelect;
export type UdyamStatus = NonNullable<Schemas['UdyamStatus']>;
export type OtpType = Schemas['UdyamOtpType'];

const STATUSES: UdyamStatus[] = ['DRAFT', 'OTP_SENT', 'SUBMITTED', 'REGISTERED', 'FAILED', 'MISMATCH'];
const TYPES: OtpType[] = ['AADHAAR', 'MOBILE', 'EMAIL', 'UDYAM'];
type Context = Pick<Call, 'tx' | 'merchant'>;

/** The merchant's registration; undefined before it is started. */
export async function findRegistration({ tx, merchant }: Context): Promise<RegistrationRow | undefined> {
  return (
    await tx.select().from(udyamRegistrations).where(eq(udyamRegistrations.merchantId, merchant.id))
  )[0];
}

export const statusOf = (row: RegistrationRow | undefined): UdyamStatus =>
  STATUSES.find((status) => status === row?.status) ?? 'NOT_REGISTERED';

/** Whether the registration is submitted or registered, so that the merchant can't change it any more. */
export const isSubmittedOrRegistered = (row: RegistrationRow | undefined): boolean =>
  ['SUBMITTED', 'REGISTERED'].includes(statusOf(row));

/** The stored details; empty before the registration is started. */
export function storedDetails(row: RegistrationRow | undefined): StoredUdyamDetails {
  // SAFETY: only updateUdyamDetails and the seed write this column, from details that fit the contract.
  return row === undefined ? {} : (JSON.parse(row.details) as StoredUdyamDetails);
}

/** Inserts or updates the row. */
export async function storeRegistration({ tx }: Context, row: RegistrationRow): Promise<void> {
  await tx
    .insert(udyamRegistrations)
    .values(row)
    .onConflictDoUpdate({ target: udyamRegistrations.merchantId, set: row });
}

/** The types of code (AADHAAR, MOBILE ...) that were verified. */
export async function verifiedTypes({ tx, merchant }: Context): Promise<OtpType[]> {
  const rows = await tx.select().from(udyamChecks).where(eq(udyamChecks.merchantId, merchant.id));
  return TYPES.filter((type) => rows.some((row) => row.type === type));
}

/** Stores that a type of code was verified. */
export async function storeVerification({ tx, merchant, now }: Call, type: OtpType): Promise<void> {
  const row = { merchantId: merchant.id, type, verifiedAt: now };
  await tx.insert(udyamChecks).values(row).onConflictDoNothing();
}

/** Deletes the verification of a type of code. */
export async function deleteVerification({ tx, merchant }: Context, type: OtpType): Promise<void> {
  await tx
    .delete(udyamChecks)
    .where(and(eq(udyamChecks.merchantId, merchant.id), eq(udyamChecks.type, type)));
}

/** The registration in the contract's format; NOT_REGISTERED before it is started. */
export async function registrationView(
  context: Context & Pick<Call, 'language'>,
): Promise<Schemas['UdyamDetails']> {
  const row = await findRegistration(context);
  return {
    udyam_status: statusOf(row),
    udyam_number: row?.number ?? null,
    application_number: row?.applicationNumber ?? null,
    submitted_on: row?.submittedAt ?? 0,
    service_name: row?.serviceName ?? null,
    verified_otp_types: await verifiedTypes(context),
    mismatch_fields: row === undefined ? [] : JSON.parse(row.mismatchFields),
    failure_reason: textOfCode(serviceTexts(context.language).udyam, row?.failureReason ?? null),
    udyam_registration_details: maskedDetails(storedDetails(row)),
  };
}

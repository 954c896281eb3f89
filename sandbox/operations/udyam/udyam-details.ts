import { and, eq, gt } from 'drizzle-orm';
import { isAadhaar } from '../../base/aadhaar';
import { type Call, fail, type Operation, ok, type Refusal, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { newDigits } from '../../database/new-id';
import { otps } from '../../database/schema';
import { logConsent } from '../consents/consent-log';
import { mergedDetails, missingDetails, type StoredUdyamDetails } from './details';
import { isNicCode } from './nic-codes';
import {
  deleteVerification,
  findRegistration,
  isSubmittedOrRegistered,
  type OtpType,
  type RegistrationRow,
  registrationView,
  storedDetails,
  storeRegistration,
  verifiedTypes,
} from './registration';

type RegistrationDetails = Schemas['UdyamRegistrationDetails'];

export const getUdyamDetails: Operation<'getUdyamDetails'> = async (call) => ok(await registrationView(call));

/**
 * Saves a step by merging its fields; the steps may come in any order. The step CONFIRMATION submits the registration. Of an
 * Aadhaar number only the last four digits are stored.
 */
export const updateUdyamDetails: Operation<'updateUdyamDetails'> = async (call, { body }) => {
  const row = await findRegistration(call);
  if (isSubmittedOrRegistered(row)) return fail(409, 'udyam_already_registered');
  const previous = storedDetails(row);
  // `aadhaar_last4` of the request is ignored: it is derived from the number.
  const {
    aadhaar_number,
    aadhaar_last4: _ignored,
    ...fields
  } = normalizedCodes(body.udyam_registration_details);
  const details = mergedDetails(previous, fields);
  const refused = detailsRefusal(call, details, aadhaar_number);
  if (refused !== null) return refused;
  if (aadhaar_number !== undefined) details.aadhaar_last4 = aadhaar_number.slice(-4);
  // A number that was entered again needs a new verification, because only the last four digits could be compared.
  if (aadhaar_number !== undefined) await invalidateVerification(call, 'AADHAAR');
  if (details.mobile !== previous.mobile) await invalidateVerification(call, 'MOBILE');
  if (details.email !== previous.email) await invalidateVerification(call, 'EMAIL');
  const draft = draftOf(call, details, body.service_name);
  if (body.service_name !== 'CONFIRMATION') {
    await storeRegistration(call, draft);
    await recordEvent(call.tx, call.merchant.id, call.now, 'udyam.saved', { step: body.service_name });
    return ok(await registrationView(call));
  }
  const missing = missingDetails(details);
  if (missing.length > 0) {
    await recordEvent(call.tx, call.merchant.id, call.now, 'udyam.incomplete', { missing });
    return fail(409, 'udyam_details_missing');
  }
  if (!(await verifiedTypes(call)).includes('AADHAAR')) return fail(409, 'otp_not_verified');
  if (details.consent !== true) return fail(400, 'consent_required');
  await submit(call, draft);
  await logConsent(call, {
    purpose: 'UDYAM_REGISTRATION',
    party: 'Udyam register',
    record: body.consent_record,
  });
  return ok(await registrationView(call));
};

/** The fields with PAN and IFSC trimmed and in upper case. */
function normalizedCodes(fields: RegistrationDetails): RegistrationDetails {
  const { pan_number, ifsc } = fields;
  return {
    ...fields,
    ...(pan_number == null ? {} : { pan_number: pan_number.trim().toUpperCase() }),
    ...(ifsc == null ? {} : { ifsc: ifsc.trim().toUpperCase() }),
  };
}

/** Refusal of invalid details; null when they are valid. */
function detailsRefusal(
  { merchant }: Call,
  details: StoredUdyamDetails,
  aadhaar: string | undefined,
): Refusal | null {
  if (aadhaar !== undefined && !isAadhaar(aadhaar)) return fail(400, 'aadhaar_invalid');
  if (details.pan_number != null && details.pan_number !== merchant.panNumber)
    return fail(409, 'pan_mismatch');
  if (details.nic_codes?.some((code) => !isNicCode(code))) return fail(404, 'nic_code_not_found');
  return null;
}

/** After a change of the value, deletes its verification, and lets a sent code expire. */
async function invalidateVerification(call: Call, type: OtpType): Promise<void> {
  const { tx, merchant, now } = call;
  await deleteVerification(call, type);
  await tx
    .update(otps)
    .set({ expiresAt: now })
    .where(
      and(
        eq(otps.merchantId, merchant.id),
        eq(otps.purpose, 'udyam'),
        eq(otps.subject, type),
        gt(otps.expiresAt, now),
      ),
    );
}

/** The registration as a draft. After a refusal by the registry it is a draft again. */
function draftOf({ merchant }: Call, details: StoredUdyamDetails, serviceName: string): RegistrationRow {
  return {
    merchantId: merchant.id,
    status: 'DRAFT',
    details: JSON.stringify(details),
    serviceName,
    number: null,
    applicationNumber: null,
    submittedAt: null,
    mismatchFields: '[]',
    failureReason: null,
  };
}

async function submit(call: Call, draft: RegistrationRow): Promise<void> {
  const applicationNumber = `UAP${newDigits(10)}`;
  await storeRegistration(call, { ...draft, status: 'SUBMITTED', applicationNumber, submittedAt: call.now });
  await recordEvent(call.tx, call.merchant.id, call.now, 'udyam.submitted', {
    application_number: applicationNumber,
  });
}

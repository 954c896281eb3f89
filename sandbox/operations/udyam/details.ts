import type { Schemas } from '../../base/operation';
import { maskEmail, maskMobile, maskPan } from '../mask';

/** The details as stored: without the Aadhaar number. */
export type StoredUdyamDetails = Omit<Schemas['UdyamRegistrationDetails'], 'aadhaar_number'>;
type Field = keyof StoredUdyamDetails;

/** Masks of personal fields. The client may send a masked value back, which is not a change. */
const MASKS: Partial<Record<Field, (value: string) => string>> = {
  pan_number: maskPan,
  mobile: maskMobile,
  email: maskEmail,
  // Characters 3 to 12 of a GSTIN are the PAN of the owner.
  gstin: (gstin) => `******${gstin.slice(-4)}`,
  account_number: (account) => `******${account.slice(-4)}`,
};

/** Fields that are required to submit the registration, and their formats. */
const REQUIRED_FORMATS: [Field, RegExp][] = [
  ['name', /\S/],
  ['pan_number', /^[A-Z]{5}\d{4}[A-Z]$/],
  ['aadhaar_last4', /^\d{4}$/],
  ['mobile', /^[6-9]\d{9}$/],
  ['gender', /\S/],
  ['social_category', /\S/],
  ['business_name', /\S/],
  ['organisation_type', /\S/],
  ['major_activity', /\S/],
  ['nic_codes', /\d{5}/],
  ['date_of_commencement', /^\d{4}-\d{2}-\d{2}$/],
  ['address_line', /\S/],
  ['city', /\S/],
  ['district', /\S/],
  ['state', /\S/],
  ['pincode', /^[1-9]\d{5}$/],
  ['account_number', /^\d{9,18}$/],
  ['ifsc', /^[A-Z]{4}0[A-Z0-9]{6}$/],
];

/** The required fields that are missing or malformed. */
export const missingDetails = (details: StoredUdyamDetails): Field[] =>
  REQUIRED_FORMATS.filter(([field, format]) => !format.test(String(details[field] ?? ''))).map(
    ([field]) => field,
  );

/** The details as returned to the client: personal values are masked. */
export function maskedDetails(details: StoredUdyamDetails): StoredUdyamDetails {
  const maskedFields = Object.entries(MASKS).flatMap(([field, mask]) => {
    const value = Object.entries(details).find(([name]) => name === field)?.[1];
    return typeof value === 'string' && value !== '' ? [[field, mask(value)]] : [];
  });
  return { ...details, ...Object.fromEntries(maskedFields) };
}

/** Merges the fields of a step into the stored ones. A masked value that was sent back leaves the stored value. */
export function mergedDetails(details: StoredUdyamDetails, fields: StoredUdyamDetails): StoredUdyamDetails {
  const maskedFields = new Map(Object.entries(maskedDetails(details)));
  const changed = Object.entries(fields).filter(
    ([field, value]) => !(field in MASKS && maskedFields.get(field) === value),
  );
  return { ...details, ...Object.fromEntries(changed) };
}

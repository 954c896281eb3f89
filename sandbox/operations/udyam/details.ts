import type { Schemas } from '../../wire/operation';
import { maskMobile, maskPan } from '../mask';

/** Stored details, without the Aadhaar number. */
export type UdyamKept = Omit<Schemas['UdyamRegistrationDetails'], 'aadhaar_number'>;
type Field = keyof UdyamKept;

/** Fields returned masked; a returned mask is not a change. */
const MASKS: Partial<Record<Field, (value: string) => string>> = {
  pan_number: maskPan,
  mobile: maskMobile,
  email: (email) => `${email.slice(0, 1)}******${email.slice(email.lastIndexOf('@'))}`,
  // Its third to twelfth characters are the owner's PAN.
  gstin: (gstin) => `******${gstin.slice(-4)}`,
  account_number: (account) => `******${account.slice(-4)}`,
};

/** Required fields and their formats before the registration is submitted. */
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

/** Missing or malformed fields. */
export const missingDetails = (details: UdyamKept): Field[] =>
  REQUIRED_FORMATS.filter(([field, format]) => !format.test(String(details[field] ?? ''))).map(
    ([field]) => field,
  );

/** Details as returned: personal numbers masked. */
export function shownDetails(details: UdyamKept): UdyamKept {
  const maskedFields = Object.entries(MASKS).flatMap(([field, mask]) => {
    const value = Object.entries(details).find(([name]) => name === field)?.[1];
    return typeof value === 'string' && value !== '' ? [[field, mask(value)]] : [];
  });
  return { ...details, ...Object.fromEntries(maskedFields) };
}

/** Merges a step's fields into the stored ones; a returned mask keeps the stored value. */
export function mergedDetails(details: UdyamKept, fields: UdyamKept): UdyamKept {
  const maskedFields = new Map(Object.entries(shownDetails(details)));
  const changed = Object.entries(fields).filter(
    ([field, value]) => !(field in MASKS && maskedFields.get(field) === value),
  );
  return { ...details, ...Object.fromEntries(changed) };
}

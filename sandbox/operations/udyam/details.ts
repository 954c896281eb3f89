import type { Schemas } from '../../wire/operation';
import { maskMobile, maskPan } from '../mask';

/** What the merchant told, as it is kept: without the Aadhaar number. */
export type UdyamKept = Omit<Schemas['UdyamRegistrationDetails'], 'aadhaar_number'>;
type Field = keyof UdyamKept;

/** Fields that are answered masked; a mask that comes back is no change. */
const MASKS: Partial<Record<Field, (value: string) => string>> = {
  pan_number: maskPan,
  mobile: maskMobile,
  email: (email) => `${email.slice(0, 1)}******${email.slice(email.lastIndexOf('@'))}`,
  // Its third to twelfth characters are the owner's PAN.
  gstin: (gstin) => `******${gstin.slice(-4)}`,
  account_number: (account) => `******${account.slice(-4)}`,
};

/** What has to be there, and in which shape, before the registration is submitted. */
const NEEDED: [Field, RegExp][] = [
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

/** The fields that are still missing or of a wrong shape. */
export const missingDetails = (kept: UdyamKept): Field[] =>
  NEEDED.filter(([field, shape]) => !shape.test(String(kept[field] ?? ''))).map(([field]) => field);

/** As answered: personal numbers masked. */
export function shownDetails(kept: UdyamKept): UdyamKept {
  const masked = Object.entries(MASKS).flatMap(([field, mask]) => {
    const value = Object.entries(kept).find(([known]) => known === field)?.[1];
    return typeof value === 'string' && value !== '' ? [[field, mask(value)]] : [];
  });
  return { ...kept, ...Object.fromEntries(masked) };
}

/** A step's fields laid over what is kept; a field that comes back as it was answered stays as it is. */
export function mergedDetails(kept: UdyamKept, told: UdyamKept): UdyamKept {
  const shown = new Map(Object.entries(shownDetails(kept)));
  const news = Object.entries(told).filter(
    ([field, value]) => !(field in MASKS && shown.get(field) === value),
  );
  return { ...kept, ...Object.fromEntries(news) };
}

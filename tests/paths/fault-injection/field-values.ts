/** Values to type into a field, by its name: a valid one, or a typical mistake. */

/** Personal test values that only the lender may receive: recognisable, so that leaks are found. */
export const MARKED = {
  pan: 'BNZPM2501F',
  aadhaar: '999941057058',
  accountNumber: '918273645546',
  mobile: '9812376450',
  email: 'marked.person@example.in',
  name: 'Zubeida Markwala',
  address: '7 Marked Lane, Old Bazaar',
  upi: 'markwala@okbank',
} as const;

interface FieldValues {
  readonly name: RegExp;
  readonly good: string;
  readonly bad: string;
}

/** The first pattern that matches the field's `name` is used. */
const VALUES_BY_FIELD: readonly FieldValues[] = [
  { name: /^pan/i, good: MARKED.pan, bad: 'ABC123' },
  { name: /aadhaar/i, good: '9999 4105 7058', bad: '1234' },
  { name: /accountNumber/i, good: MARKED.accountNumber, bad: '12' },
  { name: /^ifsc/i, good: 'HDFC0001234', bad: 'HDFC' },
  { name: /mobile|phone/i, good: MARKED.mobile, bad: '12345' },
  { name: /^email/i, good: MARKED.email, bad: 'nobody@' },
  { name: /upi/i, good: MARKED.upi, bad: 'no id' },
  { name: /pincode/i, good: '422001', bad: '0' },
  { name: /^day$/, good: '31', bad: '45' },
  { name: /^month$/, good: '1', bad: '13' },
  { name: /^year$/, good: '1980', bad: '2999' },
  { name: /gstin/i, good: '', bad: '27XX' },
  { name: /nicSearch/, good: 'grocery', bad: 'zzzz' },
  { name: /employee/i, good: '1', bad: '-3' },
  { name: /amount/i, good: '150', bad: '0' },
  { name: /income|sale|turnover|investment/i, good: '45000', bad: 'many' },
  { name: /address/i, good: MARKED.address, bad: '' },
  { name: /businessName/i, good: 'Markwala Stores', bad: '' },
  { name: /city|district/i, good: 'Nashik', bad: '' },
  { name: /name/i, good: MARKED.name, bad: '1' },
  { name: /^text$/, good: `${MARKED.name} was called at night`, bad: 'short' },
];

/** Value to type. @param code the newest one-time code, for a field that asks for one */
export function valueFor(name: string, isGood: boolean, code: string): string {
  if (name === 'code') return isGood ? code : '000000';
  const found = VALUES_BY_FIELD.find((values) => values.name.test(name));
  if (found === undefined) return isGood ? 'Yes' : '';
  return isGood ? found.good : found.bad;
}

/** Marked values that a text contains, URL-encoded ones included. */
export function marksIn(text: string): readonly string[] {
  const plain = `${text}\n${decoded(text)}`;
  return Object.values(MARKED).filter((mark) => plain.includes(mark));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

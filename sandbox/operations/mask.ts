/** A mobile number with only its last four digits: ******4321. */
export const maskMobile = (mobile: string): string => `******${mobile.slice(-4)}`;

/** An e-mail address with its first letter and its domain: r******@shop.example. */
export const maskEmail = (email: string): string =>
  `${email.charAt(0)}******${email.slice(email.lastIndexOf('@'))}`;

/** A PAN with only its last four letters and digits: ******234F. */
export const maskPan = (pan: string): string => `******${pan.slice(-4)}`;

/** Names of fields with personal data. */
const PERSONAL_KEYS =
  /(otp|pan|dob|mobile|phone|email|name|address|line1|account|ifsc|aadhaar|gstin|latitude|longitude|token|encdata|checksum|^data$|^text$)/i;

/** A copy of a body in which the values of personal fields are masked, for the audit trail and the control API. */
export function maskBody(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskBody);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, nested]) => [
      key,
      PERSONAL_KEYS.test(key) && isText(nested) ? maskText(String(nested)) : maskBody(nested),
    ]),
  );
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
const maskText = (text: string): string => (text.length > 8 ? `${'*'.repeat(6)}${text.slice(-2)}` : '******');

const HIDDEN = '•••';

/** Masks by field name; other fields are shown unchanged. */
const MASKS: Readonly<Record<string, (value: unknown) => unknown>> = {
  token: (value) => `${HIDDEN}${String(value).slice(-4)}`,
  businessId: (value) => `${HIDDEN}${String(value).slice(-4)}`,
  phone: (value) => `${HIDDEN}${String(value).slice(-2)}`,
  latitude: (value) => `${Math.trunc(Number(value))}.${HIDDEN}`,
  longitude: (value) => `${Math.trunc(Number(value))}.${HIDDEN}`,
  text: (value) => `(${String(value).length} characters)`,
  url: (value) => String(value).replace(/\?.*$/, '?…'),
};

/** A payload as JSON for the list of messages; tokens, phone numbers, locations and shared texts are masked. */
export function masked(payload: unknown): string {
  if (payload === undefined) return '';
  return JSON.stringify(payload, (key, value: unknown) =>
    value === undefined || value === null ? value : (MASKS[key]?.(value) ?? value),
  );
}

import { type FieldVerdict, inCapitals, verdictOf } from './field-verdict';

const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][A-Z0-9][Z1-9ABD-J][A-Z0-9]$/;

/** The characters of a GSTIN: the position of each is its value. */
const FIGURES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit of the first fourteen characters: every other value doubled, the base-36 digits of each product added up. */
function checkDigitOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, figure, position) => {
    const product = FIGURES.indexOf(figure) * (position % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return FIGURES.charAt((36 - (sum % 36)) % 36);
}

/** GSTIN: state code, PAN, entity, letter, check digit; upper-cased, spaces removed. */
export function readGstin(text: string): FieldVerdict<'missing' | 'malformed' | 'mistyped'> {
  const verdict = verdictOf(inCapitals(text), GSTIN);
  if (!verdict.ok || verdict.value.charAt(14) === checkDigitOf(verdict.value)) return verdict;
  return { ok: false, problem: 'mistyped' };
}

/** Properties and texts are cut at this length (spec 9, analytics settings). */
export const MAX_TEXT_LENGTH = 255;

/** More of a text is not read: masking a word takes the square of its length, and a message may quote a whole file. */
const MAX_READ_LENGTH = 1_000;

/**
 * UPI ids and e-mails; six or more digits of any script, grouped or not, which may be an account, a phone or an Aadhaar number; PANs. A copied
 * number may have no-break spaces, long dashes or invisible characters (`\p{Cf}`) between its groups.
 */
const PERSONAL_DATA =
  /[\p{L}\p{M}\p{Nd}_.+-]+@[\p{L}\p{M}\p{Nd}_.-]+|\p{Nd}(?:[\s.,/()\p{Pd}\p{Cf}]{0,3}\p{Nd}){5,}|[A-Z]{5}\d{4}[A-Z]/giu;

/** A file of the app: browsers name the failed file in the error. */
const OWN_FILE = /\/assets\/[\w-]+\.js$/;

/** Identifiers: `loanStart`, `invalid_ifsc`, `TypeError`, `ErrInvalidBankDetails`. */
const CODE_NAME =
  /^(?:[a-z]+(?:[A-Z][a-z]*)+|[a-z]+(?:_[a-z]+)+|(?:[A-Z][a-z]+)*(?:Error|Exception)|Err[A-Z]\w*)$/;

/** A value of a field that holds codes: `UNDERWRITING`, `re-kyc`; no blanks and few digits, so it cannot be a PAN, an IFSC or a one-time code. */
const CODE = /^[A-Za-z][A-Za-z_-]{0,63}\d{0,2}$/;

/** Words of the browsers' and our own error messages: any other word may be a name or an address. */
const KNOWN_WORDS: ReadonlySet<string> = new Set(
  `a aborted access accessing address after again allowed already an and answer app are argument arguments array assignment at await
  be before blob body boolean broken browser but by call callback called cannot can clone closed code column connection constant
  could data database decode declaration defined delivered denied detected did disk document does door duplicate dynamically
  element empty encode ended error evaluating event exceeded expected export failed fetch file first for from full function
  getter given gone has have host id image import imported in index initialization input instance integer interrupted invalid is it
  item iterable its json key last length limit line link load loaded loading locked loop lost malformed map match maximum memory
  message method mime missing module most name network no node non not notifications null number object observer of off offline on
  only open operation operator option or out page parameter parse pattern payload permission port position private promise
  properties property quota range read reading reason recursion refused reject rejected rejection remaining request required
  resource response result root route same screen script scope security session set setting side size specifier stack start state
  status storage stream string success support supported symbol syntax that the their then this timed timeout to token too
  transaction type unavailable undefined unexpected unhandled uninitialized unique unknown unsupported update url user valid value
  variable version was way went were when which while window with without worker wrong you`.split(/\s+/),
);

/** Masks personal data and all unknown words of an error message, which may quote input or an answer of the service. */
export function maskMessage(text: string): string {
  return maskPersonal(text)
    .split(/(\s+)/)
    .map((part) =>
      OWN_FILE.test(part)
        ? part
        : part.replace(/[\p{L}\p{M}\p{Nd}_]*[\p{L}\p{M}][\p{L}\p{M}\p{Nd}_]*/gu, maskUnknownWord),
    )
    .join('');
}

/** A value of a field of the service that holds codes, as it is; anything else in such a field is masked as a message. */
export function maskCode(text: string): string {
  return CODE.test(text) ? text : maskMessage(text);
}

function maskUnknownWord(word: string): string {
  return CODE_NAME.test(word) || KNOWN_WORDS.has(word.toLowerCase()) ? word : '•';
}

/** Masks what looks like personal data, then cuts the text at 255 characters. */
export function maskPersonal(text: string): string {
  return startOf(text).replaceAll(PERSONAL_DATA, '•').slice(0, MAX_TEXT_LENGTH);
}

/** The part of a text that is read. Its last word is left out where the text goes on: the first characters of a PAN are not known as one. */
function startOf(text: string): string {
  return text.length <= MAX_READ_LENGTH ? text : text.slice(0, MAX_READ_LENGTH).replace(/\S*$/, '•');
}

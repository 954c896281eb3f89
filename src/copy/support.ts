import { sharedCopy } from '#messages/shared';
import { supportCopy } from '#messages/support';

/** What support gets to know of the visit, besides the merchant's own words; null where it is not known. */
export interface SupportContext {
  /** Pattern of the page's URL, without its ids: "/termloan/contact/$partnerId". */
  readonly page: string | null;
  /** Last four characters of the loan's account number. */
  readonly accountEnding: string | null;
  /** Code of the visit: "K7M2QF". */
  readonly code: string | null;
}

/** The prefilled WhatsApp message: the fixed one of spec 9, then where the merchant is, each on a line of its own. */
export function supportMessage({ page, accountEnding, code }: SupportContext): string {
  return [
    sharedCopy.supportMessage,
    ...(page === null ? [] : [supportCopy.page(page)]),
    ...(accountEnding === null ? [] : [supportCopy.account(accountEnding)]),
    ...(code === null ? [] : [supportCopy.code(spacedCode(code))]),
  ].join('\n');
}

/** Beside the link that calls support. */
export function sayThisCode(code: string): string {
  return supportCopy.sayThisCode(spacedCode(code));
}

/** In two groups, which are easier to read out: "K7M 2QF". */
function spacedCode(code: string): string {
  return `${code.slice(0, 3)}\u00a0${code.slice(3)}`;
}

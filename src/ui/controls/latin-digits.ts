const DEVANAGARI_ZERO = 0x966;

/** A typed text with Latin digits: the keyboards of Hindi and Marathi have digits of their own, which no lender takes. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

import type * as english from '../en/ifsc';
import type { Translation } from '../translation';

export const letterOForZero: Translation<typeof english.letterOForZero> = (suggestion) =>
  `पाँचवीं जगह शून्य (0) होता है, अंग्रेज़ी अक्षर ओ नहीं: ${suggestion} लिखें?`;

export const acceptSuggestion: Translation<typeof english.acceptSuggestion> = (suggestion) =>
  `${suggestion} लिखें`;

import type * as english from '../en/ifsc';
import type { Translation } from '../translation';

export const letterOForZero: Translation<typeof english.letterOForZero> = (suggestion) =>
  `पाचव्या जागी शून्य (0) असते, इंग्रजी अक्षर O नाही: ${suggestion} लिहायचे?`;

export const acceptSuggestion: Translation<typeof english.acceptSuggestion> = (suggestion) =>
  `${suggestion} लिहा`;

/** Decides by the name of a key whether its value may be shown. */

/** Keys whose texts are identifiers of the code or of the API contract. */
const IDENTIFIER_TEXT_KEYS = new Set([
  'type',
  'kind',
  'status',
  'step',
  'previousStep',
  'reason',
  'code',
  'route',
  'approvalMethod',
  'entryUrl',
  'path',
  'redirectTo',
  'next',
  'to',
  'lender',
  'primaryNbfc',
  'nbfc',
  'process_state',
  'process_substate',
  'processState',
  'processSubState',
  'rawProcessState',
  'frequency',
  'mode',
  'chosenMethod',
  'variant',
  'startWith',
  'flowType',
  'accountType',
  'operation',
  'actorId',
]);

/** Keys whose numbers are amounts or counts: `amount`, `loanAmount`. */
const AMOUNT_KEYS =
  /(?:amount|paise|payable|principal|interest|charges?|fee|total|outstanding|balance|limit|count|index|attempts?|tries|refreshes|install?ments?|duration|days|months|percent|rate|fraction|length)$|^apr$/i;

/** Keys whose numbers are times. */
const TIME_KEYS = /(?:^ms|Ms|At|By|Date|Time|Due)$/;

/** Keys whose numbers are never shown, however small; including locations. */
const SECRET_NUMBER_KEYS =
  /otp|pin|code|phone|mobile|aadhaar|pan|account|card|cvv|secret|token|age|birth|latit|longit|^la?t$|^lng$|accuracy|coord/i;

/** Keys whose booleans are about a person. */
const PERSONAL_BOOLEAN_KEYS = /abled|disab/i;

/** What may be shown under a key. */
export interface KeyMeaning {
  /** The key itself is an identifier of the code, and no id of a person. */
  readonly isShownKey: boolean;
  /** Its texts may be shown, where they are identifiers. */
  readonly hasIdentifierTexts: boolean;
  /** Its numbers are never shown. */
  readonly hasSecretNumbers: boolean;
  /** Its numbers are amounts, counts or times, shown at any size. */
  readonly hasShownNumbers: boolean;
  /** Its booleans are about a person, and never shown. */
  readonly hasPersonalBooleans: boolean;
}

const meanings = new Map<string, KeyMeaning>();
const MAX_CACHED_KEYS = 2_000;

/** The meaning of a key, cached. */
export function meaningOf(key: string): KeyMeaning {
  const cached = meanings.get(key);
  if (cached !== undefined) return cached;
  const meaning = {
    isShownKey: /^[A-Za-z_$][A-Za-z_$.-]*\d{0,2}$/.test(key),
    hasIdentifierTexts: IDENTIFIER_TEXT_KEYS.has(key),
    hasSecretNumbers: SECRET_NUMBER_KEYS.test(key),
    hasShownNumbers: AMOUNT_KEYS.test(key) || TIME_KEYS.test(key),
    hasPersonalBooleans: PERSONAL_BOOLEAN_KEYS.test(key),
  };
  if (meanings.size < MAX_CACHED_KEYS) meanings.set(key, meaning);
  return meaning;
}

/** Whether a value may be shown, by the name of its key. */

/** Keys whose texts are identifiers of the code or the contract. */
const WORD_KEYS = new Set([
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
  'processSubstate',
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
const TIME_KEYS = /(?:ms|At|By|Date|Time|Due)$/;

/** Keys whose numbers are never shown, however small; including locations. */
const SECRET_KEYS =
  /otp|pin|code|phone|mobile|aadhaar|pan(?:$|[A-Z_])|account|card|cvv|secret|token|age|birth|latit|longit|^la?t$|^lng$|accuracy|coord/i;

/** Keys whose booleans are about a person. */
const FACT_KEYS = /abled|disab/i;

/** Meaning of a key's name. */
export interface KeyMeaning {
  readonly isName: boolean;
  readonly isWords: boolean;
  readonly isSecret: boolean;
  readonly isNumber: boolean;
  readonly isFact: boolean;
}

const meanings = new Map<string, KeyMeaning>();
const MAX_KNOWN = 2_000;

/** Meaning of a key's name; matched once, then cached. */
export function meaningOf(key: string): KeyMeaning {
  const known = meanings.get(key);
  if (known !== undefined) return known;
  const meaning = {
    isName: /^[A-Za-z_$][A-Za-z_$.-]*\d{0,2}$/.test(key),
    isWords: WORD_KEYS.has(key),
    isSecret: SECRET_KEYS.test(key),
    isNumber: AMOUNT_KEYS.test(key) || TIME_KEYS.test(key),
    isFact: FACT_KEYS.test(key),
  };
  if (meanings.size < MAX_KNOWN) meanings.set(key, meaning);
  return meaning;
}

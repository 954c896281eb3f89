import * as v from 'valibot';

import { safePageUrl } from '../base/page-url';
import { enumValue, flag, id, numberOrZero, paise, serverTime, textOrNull } from '../base/wire';
import { workingDaysUntil } from '../base/working-days';

const clause = v.object({ name: v.string(), text: v.string() });

const fee = v.pipe(
  v.object({
    name: v.string(),
    payee: enumValue(['LENDER', 'THIRD_PARTY'], 'THIRD_PARTY'),
    payee_name: textOrNull,
    amount: paise,
    is_recurring: flag,
  }),
  v.transform((wire) => ({
    name: wire.name,
    payee: wire.payee,
    payeeName: wire.payee_name,
    amount: wire.amount,
    isRecurring: wire.is_recurring,
  })),
);

const instalment = v.pipe(
  v.object({
    number: numberOrZero,
    due_at: serverTime,
    principal: paise,
    interest: paise,
    amount: paise,
    balance: paise,
  }),
  v.transform(({ due_at: dueAt, ...amounts }) => ({ ...amounts, dueAt })),
);

const paper = v.object({
  kind: v.string(),
  language: v.string(),
  format: enumValue(['HTML', 'PDF'], null),
  url: v.string(),
});

/**
 * What the Key Facts Statement says beside the figures of its offer (assumed payload). Money in paise, times in milliseconds; a
 * text that the lender does not state is null.
 */
export const keyFactsSchema = v.pipe(
  v.object({
    loan_offer_id: id,
    proposal_number: id,
    issued_at: serverTime,
    legal_name: textOrNull,
    loan_type: textOrNull,
    disbursal: v.nullish(enumValue(['SINGLE', 'STAGED'], null), null),
    disbursal_detail: textOrNull,
    first_instalment_at: serverTime,
    assumed_disbursal_at: serverTime,
    rate_type: v.nullish(enumValue(['FIXED', 'FLOATING'], null), null),
    rate_detail: textOrNull,
    fees: v.nullish(v.array(fee), []),
    contingent_charges: v.nullish(v.array(clause), []),
    clauses: v.nullish(v.array(clause), []),
    cooling_off_days: numberOrZero,
    cooling_off_cost: textOrNull,
    schedule: v.nullish(v.array(instalment), []),
    papers: v.nullish(v.array(paper), []),
  }),
  v.transform((wire) => ({
    offerId: wire.loan_offer_id,
    proposalNumber: wire.proposal_number,
    issuedAt: wire.issued_at,
    legalName: wire.legal_name,
    loanType: wire.loan_type,
    disbursal: wire.disbursal,
    disbursalDetail: wire.disbursal_detail,
    firstInstalmentAt: wire.first_instalment_at,
    assumedDisbursalAt: wire.assumed_disbursal_at,
    rateType: wire.rate_type,
    rateDetail: wire.rate_detail,
    fees: wire.fees,
    contingentCharges: wire.contingent_charges,
    clauses: wire.clauses,
    coolingOffDays: wire.cooling_off_days,
    coolingOffCost: wire.cooling_off_cost,
    schedule: wire.schedule,
    papers: wire.papers,
  })),
);

export type KeyFacts = v.InferOutput<typeof keyFactsSchema>;
export type KeyFactsPaper = KeyFacts['papers'][number];

/** The key facts without papers whose URL may not be opened. @param origin against which a URL is resolved */
export function withSafePapers(facts: KeyFacts, origin: string): KeyFacts {
  return { ...facts, papers: facts.papers.filter(({ url }) => safePageUrl(url, origin) !== null) };
}

/** Working days that a statement has to be valid for a loan of at least seven days (Key Facts Statement, RBI). */
const VALIDITY_WORKING_DAYS = 3;

/**
 * Whether the offer is open for a shorter time than a Key Facts Statement has to be valid. False where the lender does not state
 * both days.
 * @param validUntil milliseconds; null: no end
 */
export function isValidityTooShort(
  { issuedAt }: Pick<KeyFacts, 'issuedAt'>,
  validUntil: number | null,
): boolean {
  if (issuedAt === null || validUntil === null) return false;
  return workingDaysUntil(issuedAt, validUntil, VALIDITY_WORKING_DAYS) < VALIDITY_WORKING_DAYS;
}

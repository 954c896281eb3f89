import { eq } from 'drizzle-orm';
import { fail, type Operation, ok, type Schemas } from '../../base/operation';
import { creditScores } from '../../database/schema-identity';
import type { Language } from '../../language/language';
import { serviceTexts } from '../../language/service/service-texts';
import { consentsInForce } from '../consents/consent-log';
import { identityOf, type TimedContext } from './identity-rows';

/** Name of the bureau, as it is shown when the merchant is asked. */
export const BUREAU = 'Sandbox Bureau';
const MIN_SCORE = 300;
const MAX_SCORE = 900;
/** Scores from this one on are good. */
const MIN_GOOD_SCORE = 700;

/**
 * Stores the score of the flag `credit_score` as the answer of the credit bureau; 0 means that it does not know the merchant.
 * Without the merchant's consent the bureau is not asked.
 */
export async function queryBureau(context: TimedContext): Promise<void> {
  const { tx, merchant, flags, now } = context;
  if (flags.credit_score === 0 || !(await hasBureauConsent(context))) return;
  const score = Math.min(MAX_SCORE, Math.max(MIN_SCORE, flags.credit_score));
  await tx
    .insert(creditScores)
    .values({ merchantId: merchant.id, score, asOf: now })
    .onConflictDoUpdate({ target: creditScores.merchantId, set: { score, asOf: now } });
}

const hasBureauConsent = async (context: TimedContext): Promise<boolean> =>
  (await consentsInForce(context, 'CREDIT_BUREAU')).length > 0;

/** Deletes the score: the merchant took the consent back. */
export async function deleteScore({ tx, merchant }: TimedContext): Promise<void> {
  await tx.delete(creditScores).where(eq(creditScores.merchantId, merchant.id));
}

/** The stored score, after an update from the flag. Refused without consent; 404 before the PAN is verified, or when the flag is 0. */
export const getCreditScore: Operation<'getCreditScore'> = async (call) => {
  if (!(await hasBureauConsent(call))) return fail(409, 'consent_required');
  const ownScore = eq(creditScores.merchantId, call.merchant.id);
  const [stored] = await call.tx.select().from(creditScores).where(ownScore);
  const isKnown = stored !== undefined || (await identityOf(call)).panStatus === 'VERIFIED';
  if (!isKnown || call.flags.credit_score === 0) return fail(404, 'credit_score_not_available');
  if (stored?.score !== call.flags.credit_score) await queryBureau(call);
  const [row] = await call.tx.select().from(creditScores).where(ownScore);
  if (row === undefined) return fail(404, 'credit_score_not_available');
  return ok({
    score: row.score,
    bureau: BUREAU,
    as_of: row.asOf,
    factors: factors(row.score, call.language),
  });
};

function factors(score: number, language: Language): NonNullable<Schemas['CreditScore']['factors']> {
  const texts = serviceTexts(language).creditScore;
  return [
    score >= MIN_GOOD_SCORE
      ? { title: texts.paidOnTime, effect: 'GOOD' }
      : { title: texts.paidLate, effect: 'BAD' },
    { title: texts.oneLoan, effect: score >= MIN_GOOD_SCORE ? 'GOOD' : 'NEUTRAL' },
    { title: texts.firstCredit, effect: 'NEUTRAL' },
  ];
}

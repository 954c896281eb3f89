import { eq } from 'drizzle-orm';
import { fail, type Operation, ok, type Schemas } from '../../base/operation';
import { creditScores } from '../../database/schema-identity';
import type { TimedContext } from './identity-rows';

/** Name of the bureau, as it is shown when the merchant is asked. */
export const BUREAU = 'Sandbox Bureau';
const MIN_SCORE = 300;
const MAX_SCORE = 900;
/** Scores from this one on are good. */
const MIN_GOOD_SCORE = 700;

/**
 * Stores the score of the flag `credit_score` as the answer of the credit bureau; 0 means that it does not know the merchant.
 */
export async function queryBureau({ tx, merchant, flags, now }: TimedContext): Promise<void> {
  if (flags.credit_score === 0) return;
  const score = Math.min(MAX_SCORE, Math.max(MIN_SCORE, flags.credit_score));
  await tx
    .insert(creditScores)
    .values({ merchantId: merchant.id, score, asOf: now })
    .onConflictDoUpdate({ target: creditScores.merchantId, set: { score, asOf: now } });
}

/** The stored score, after an update from the flag. 404 before the PAN is verified, or when the flag is 0. */
export const getCreditScore: Operation<'getCreditScore'> = async (call) => {
  const ownScore = eq(creditScores.merchantId, call.merchant.id);
  const [stored] = await call.tx.select().from(creditScores).where(ownScore);
  if (stored === undefined || call.flags.credit_score === 0) return fail(404, 'credit_score_not_available');
  if (stored.score !== call.flags.credit_score) await queryBureau(call);
  const [row = stored] = await call.tx.select().from(creditScores).where(ownScore);
  return ok({ score: row.score, bureau: BUREAU, as_of: row.asOf, factors: factors(row.score) });
};

function factors(score: number): NonNullable<Schemas['CreditScore']['factors']> {
  return [
    score >= MIN_GOOD_SCORE
      ? { title: 'Paid on time', effect: 'GOOD' }
      : { title: 'An instalment was paid late', effect: 'BAD' },
    { title: 'One loan at a time', effect: score >= MIN_GOOD_SCORE ? 'GOOD' : 'NEUTRAL' },
    { title: 'First credit two years ago', effect: 'NEUTRAL' },
  ];
}

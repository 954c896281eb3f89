import { creditScoreMachine, type ScoreEntryUrl } from '../../machines/credit-score/machine';
import type { CreditScore } from '../../machines/domain/merchant/credit-score';
import { createLoad } from '../../machines/shared/load';
import { getCreditScore } from '../api/operations/credit-score';
import type { AdaptedJourney, App } from './app';

/** Implements the ports of the credit score. */
export function adapt({ termloan }: App): AdaptedJourney<typeof creditScoreMachine, ScoreEntryUrl> {
  return {
    machine: creditScoreMachine.provide({
      actors: { getCreditScore: createLoad<CreditScore>((_, signal) => getCreditScore(termloan, signal)) },
    }),
    input: ({ entryUrl }) => ({ entryUrl }),
  };
}

import { creditScoreMachine } from '../../machines/credit-score/machine';
import type { BureauConsent, ConsentToGive, ScoreEntryUrl } from '../../machines/credit-score/setup';
import type { Outcome } from '../../machines/domain/base/failure';
import { consentSchema } from '../../machines/domain/merchant/consent';
import type { CreditScore } from '../../machines/domain/merchant/credit-score';
import { createLoad } from '../../machines/shared/load';
import { giveConsent, listConsents } from '../api/operations/consents';
import { getCreditScore } from '../api/operations/credit-score';
import type { AdaptedJourney, App } from './app';
import { refuseMissingArguments, write } from './writes';

/** Implements the ports of the credit score. */
export function adapt(app: App): AdaptedJourney<typeof creditScoreMachine, ScoreEntryUrl> {
  const { termloan } = app;
  return {
    machine: creditScoreMachine.provide({
      actors: {
        loadConsent: createLoad<BureauConsent>((_, signal) => loadConsent(app, signal)),
        giveConsent: write(app, consentSchema, ({ bureau, consent }: ConsentToGive, key, signal) =>
          bureau === null || consent === null
            ? refuseMissingArguments()
            : giveConsent(termloan, { bureau, record: consent }, key, signal),
        ),
        getCreditScore: createLoad<CreditScore>((_, signal) => getCreditScore(termloan, signal)),
      },
    }),
    input: ({ entryUrl }) => ({ entryUrl, requestKeySeed: app.newRequestKeySeed() }),
  };
}

/** The bureau, and whether the merchant agreed that it is asked. A consent to another bureau does not count. */
async function loadConsent({ termloan }: App, signal: AbortSignal): Promise<Outcome<BureauConsent>> {
  const log = await listConsents(termloan, signal);
  if (!log.ok) return log;
  const { consents, creditBureau: bureau } = log.data;
  const isGiven = consents.some(
    ({ purpose, party, withdrawnTime }) =>
      purpose === 'CREDIT_BUREAU' && party === bureau && withdrawnTime === null,
  );
  return { ok: true, data: { bureau, isGiven } };
}

import { consentsMachine } from '../../machines/consents/machine';
import type { ConsentToWithdraw } from '../../machines/consents/setup';
import { type Consents, consentSchema } from '../../machines/domain/merchant/consent';
import { createLoad } from '../../machines/shared/load';
import { listConsents, withdrawConsent } from '../api/operations/consents';
import type { AdaptedJourney, App } from './app';
import { refuseMissingArguments, write } from './writes';

/** Implements the ports of the page of consents. */
export function adapt(app: App): AdaptedJourney<typeof consentsMachine, '/termloan/consents'> {
  const { termloan } = app;
  return {
    machine: consentsMachine.provide({
      actors: {
        listConsents: createLoad<Consents>((_, signal) => listConsents(termloan, signal)),
        withdrawConsent: write(app, consentSchema, ({ consentId }: ConsentToWithdraw, key, signal) =>
          consentId === null ? refuseMissingArguments() : withdrawConsent(termloan, consentId, key, signal),
        ),
      },
    }),
    input: () => ({ requestKeySeed: app.newRequestKeySeed() }),
  };
}

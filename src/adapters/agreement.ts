import { fromPromise } from 'xstate';

import { agreementMachine } from '../../machines/agreement/machine';
import type { AgreementDoor, AgreementStart } from '../../machines/agreement/setup';
import { agreementOtp, signedAgreement } from '../../machines/domain/agreement';
import { failure, type Outcome } from '../../machines/domain/failure';
import { createLoad } from '../../machines/shared/load';
import {
  createAgreement,
  createdAgreement,
  getAgreementInfo,
  sendAgreementOtp,
  signAgreement,
} from '../api/operations/agreement';
import { listLoanOffers } from '../api/operations/offers';
import type { AdaptedJourney, App } from './app';
import { write } from './writes';

/** Fills the agreement. */
export function adapt(app: App): AdaptedJourney<typeof agreementMachine, AgreementDoor> {
  const { termloan, clock } = app;
  /** When each wait ends, by the service's clock. */
  const ends = new Map<string, number>();
  return {
    machine: agreementMachine.provide({
      actors: {
        loadAgreement: createLoad<AgreementStart>((_, signal) => loadAgreement(app, signal)),
        createAgreement: write(
          app,
          createdAgreement,
          ({ offerId }: { readonly offerId: string | null }, key, signal) =>
            offerId === null
              ? Promise.resolve({ ok: false as const, failure: failure('refused') })
              : createAgreement(termloan, offerId, key, signal),
        ),
        sendAgreementOtp: write(
          app,
          agreementOtp,
          ({ agreementId }: { readonly agreementId: string }, key, signal) =>
            sendAgreementOtp(termloan, agreementId, key, signal),
        ),
        signAgreement: write(
          app,
          signedAgreement,
          (
            signature: { readonly agreementId: string; readonly otpReference: string; readonly code: string },
            key,
            signal,
          ) => signAgreement(termloan, signature, key, signal),
        ),
        wait: fromPromise<void, { readonly ms: number; readonly of: string }>(({ input, signal }) => {
          const end = ends.get(input.of) ?? clock.now() + input.ms;
          ends.set(input.of, end);
          return clock.wait(input.ms === 0 ? 0 : end - clock.now(), signal);
        }),
      },
    }),
    input: ({ door }) => ({ door, requestSeed: app.newRequestSeed() }),
  };
}

async function loadAgreement({ termloan }: App, signal: AbortSignal): Promise<Outcome<AgreementStart>> {
  const [agreement, selected] = await Promise.all([
    getAgreementInfo(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
  ]);
  if (!agreement.ok) return agreement;
  if (!selected.ok) return selected;
  return {
    ok: true,
    data: { agreement: agreement.data, offerId: selected.data.offers[0]?.id ?? null },
  };
}

import { fromPromise } from 'xstate';

import { agreementMachine } from '../../machines/agreement/machine';
import type { AgreementEntryUrl, AgreementStart } from '../../machines/agreement/setup';
import { failure, type Outcome } from '../../machines/domain/base/failure';
import { isOn } from '../../machines/domain/base/features';
import {
  type Agreement,
  type AgreementOtp,
  agreementOtp,
  type Signature,
  signedAgreement,
} from '../../machines/domain/loan/agreement';
import { createLoad } from '../../machines/shared/load';
import {
  createAgreement,
  createdAgreement,
  getAgreementInfo,
  sendAgreementOtp,
  signAgreement,
} from '../api/operations/agreement';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { listLoanOffers } from '../api/operations/offers';
import type { AdaptedJourney, App } from './app';
import { readSentCode, rememberCode, updateSentCode } from './sent-codes';
import { waits } from './waits';
import { write } from './writes';

/** Key under which the tab stores a sent code. */
const subjectOf = (agreementId: string) => `agreement:${agreementId}`;

/** Fills the ports of the agreement. */
export function adapt(app: App): AdaptedJourney<typeof agreementMachine, AgreementEntryUrl> {
  const { termloan } = app;
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
          { onAnswer: (answer, { agreementId }) => rememberCode(app, subjectOf(agreementId), answer) },
        ),
        signAgreement: write(
          app,
          signedAgreement,
          (signature: Signature, key, signal) => signAgreement(termloan, signature, key, signal),
          { onAnswer: (answer, { agreementId }) => updateSentCode(app, subjectOf(agreementId), answer) },
        ),
        codeRunsOut: fromPromise<void, { readonly agreementId: string }>(({ input, signal }) => {
          const out = readSentCode(app, subjectOf(input.agreementId));
          return out === null ? new Promise(() => {}) : app.clock.wait(out.expiresIn, signal);
        }),
        wait: waits(app),
      },
    }),
    input: ({ entryUrl }) => ({ entryUrl, requestSeed: app.newRequestSeed() }),
  };
}

async function loadAgreement(app: App, signal: AbortSignal): Promise<Outcome<AgreementStart>> {
  const { termloan } = app;
  const [agreement, selected, features] = await Promise.all([
    getAgreementInfo(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
    getNbfcFeatureConfig(termloan, signal),
  ]);
  if (!agreement.ok) return agreement;
  if (!selected.ok) return selected;
  const offerId = selected.data.offers[0]?.id ?? null;
  return {
    ok: true,
    data: {
      agreement: agreement.data,
      offerId,
      otp: otpOf(app, agreement.data),
      // The document is shown in any case; without the features there is nothing to compare its fee with.
      isFeeOff: features.ok && isOn(features.data, 'PROCESSING_FEE_DISABLE'),
    },
  };
}

/** The code that was sent from this tab; null without its reference, which a signature needs. */
function otpOf(app: App, agreement: Agreement | null): AgreementOtp | null {
  const out = agreement === null ? null : readSentCode(app, subjectOf(agreement.id));
  if (out === null || out.reference === null) return null;
  return { ...out, reference: out.reference, maskedPhone: null };
}

import { fromPromise } from 'xstate';
import type { AgreementEntryUrl } from '../../machines/agreement/context';
import { agreementMachine } from '../../machines/agreement/machine';
import type { AgreementStart, AgreementToSign } from '../../machines/agreement/setup';
import type { Outcome } from '../../machines/domain/base/failure';
import { isFeatureOn } from '../../machines/domain/base/features';
import { agreementOtpSchema } from '../../machines/domain/identity/otp-sent';
import { type Agreement, signedAgreementSchema } from '../../machines/domain/loan/agreement';
import type { ConsentRecord } from '../../machines/domain/merchant/consent';
import { createLoad } from '../../machines/shared/load';
import type { SentCode } from '../../machines/shared/otp-setup';
import {
  createAgreement,
  createdAgreementSchema,
  getAgreementInfo,
  sendAgreementOtp,
  signAgreement,
} from '../api/operations/agreement';
import { getLoanConfig, getNbfcFeatureConfig } from '../api/operations/loan-config';
import { listLoanOffers } from '../api/operations/offers';
import type { AdaptedJourney, App } from './app';
import { otp } from './otp';
import { readWithTimeout } from './read-with-timeout';
import { readSentCode, readSentConsent } from './sent-codes';
import { refuseMissingArguments, write } from './writes';

/** What the sent code is for: its data are stored under this name. */
const subjectOf = (agreementId: string) => `agreement:${agreementId}`;

/** Implements the ports of the agreement. */
export function adapt(app: App): AdaptedJourney<typeof agreementMachine, AgreementEntryUrl> {
  const { termloan } = app;
  return {
    machine: agreementMachine.provide({
      actors: {
        loadAgreement: createLoad<AgreementStart>((_, signal) => loadAgreement(app, signal)),
        createAgreement: write(
          app,
          createdAgreementSchema,
          ({ offerId }: { readonly offerId: string | null }, key, signal) =>
            offerId === null ? refuseMissingArguments() : createAgreement(termloan, offerId, key, signal),
        ),
        otp: otp(app, {
          subject: (args: AgreementToSign | null) => subjectOf(args?.agreementId ?? ''),
          schema: signedAgreementSchema,
          sentSchema: agreementOtpSchema,
          consentOf: ({ consent }) => consent,
          send: (args, key, signal) =>
            args === null
              ? refuseMissingArguments()
              : sendAgreementOtp(termloan, args.agreementId, key, signal),
          check: ({ args, reference, code }, key, signal) =>
            args === null || args.consent === null || reference === null
              ? refuseMissingArguments()
              : signAgreement(
                  termloan,
                  {
                    agreementId: args.agreementId,
                    documentVersion: args.documentVersion,
                    reference,
                    code,
                    record: args.consent,
                  },
                  key,
                  signal,
                ),
        }),
        codeExpiry: fromPromise<void, { readonly agreementId: string }>(({ input, signal }) => {
          const sentCode = readSentCode(app, subjectOf(input.agreementId));
          return sentCode === null ? new Promise(() => {}) : app.clock.wait(sentCode.expiresIn, signal);
        }),
      },
    }),
    input: ({ entryUrl }) => ({ entryUrl, requestKeySeed: app.newRequestKeySeed() }),
  };
}

async function loadAgreement(app: App, signal: AbortSignal): Promise<Outcome<AgreementStart>> {
  const { termloan } = app;
  const [agreement, selected, features, config] = await Promise.all([
    getAgreementInfo(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
    getNbfcFeatureConfig(termloan, signal),
    readWithTimeout(app, getLoanConfig(termloan, { isSigned: false }, signal), signal),
  ]);
  if (!agreement.ok) return agreement;
  if (!selected.ok) return selected;
  const offerId = selected.data.offers[0]?.id ?? null;
  return {
    ok: true,
    data: {
      agreement: agreement.data,
      offerId,
      ...findSentCode(app, agreement.data),
      // False where the features could not be loaded: the document is shown all the same.
      isProcessingFeeWaived: features.ok && isFeatureOn(features.data, 'PROCESSING_FEE_DISABLE'),
      coolingOffDays: config?.coolingOffDays ?? 0,
    },
  };
}

/**
 * The code that was sent from this phone and can still be entered, and what was agreed to before; null without one, and without what a
 * signature needs: the reference and the consent.
 */
function findSentCode(
  app: App,
  agreement: Agreement | null,
): { readonly sentCode: SentCode | null; readonly consent: ConsentRecord | null } {
  const none = { sentCode: null, consent: null };
  if (agreement === null) return none;
  const sentCode = readSentCode(app, subjectOf(agreement.id));
  const consent = readSentConsent(app, subjectOf(agreement.id));
  if (sentCode === null || sentCode.reference === null || consent === null) return none;
  return { sentCode: { sent: { ...sentCode, sentTo: agreement.maskedPhone } }, consent };
}

import { fromCallback, fromPromise } from 'xstate';
import type { ApplicationData, ApplicationEntryUrl, DecisionFacts } from '../../machines/application/context';
import { applicationMachine } from '../../machines/application/machine';
import type { Outcome } from '../../machines/domain/base/failure';
import { isAadhaarCheckTriggered } from '../../machines/domain/entry/application-steps';
import type { PickResult } from '../../machines/domain/files/picked-file';
import type { Ekyc } from '../../machines/domain/identity/ekyc';
import { statusWithoutLapsedChecks } from '../../machines/domain/identity/lapsed-check';
import { shownQuote } from '../../machines/domain/loan/offer-list';
import {
  type LoanProfile,
  type LoanProfileChange,
  loanProfileSchema,
} from '../../machines/domain/merchant/loan-profile';
import { shopImageSchema } from '../../machines/domain/merchant/shop-image';
import type { LocationResult } from '../../machines/domain/merchant/shop-location';
import { bankAccountSchema, type NewBankAccount } from '../../machines/domain/payment/bank-account';
import { createLoad } from '../../machines/shared/load';
import { createBankDetails, listBankDetails, verifyPaymentAddress } from '../api/operations/bank-details';
import { getBusinessDetails } from '../api/operations/business-details';
import { getEkyc } from '../api/operations/ekyc';
import { getLoanEligibility } from '../api/operations/eligibility';
import { getIdentityVerificationStatus } from '../api/operations/kyc';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getUserLoanProfile } from '../api/operations/loan-profile';
import { listLoanOffers } from '../api/operations/offers';
import { getPanName } from '../api/operations/pan-name';
import { saveUserLoanProfile } from '../api/operations/save-loan-profile';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { readDrafts, readReopened, writeDraft } from './application-drafts';
import { readKycValidity } from './kyc-validity';
import { adaptPolling } from './polling';
import { partWithTimeout, readWithTimeout } from './read-with-timeout';
import { locate, openSettings, sendShopPhoto } from './shop-location-and-photo';
import { createStepReporter } from './step-reporter';
import { createUploadMeter } from './uploads';
import { createVisitPictures } from './visit-pictures';
import { refuseMissingArguments, write } from './writes';

/** Implements the ports of the application. */
export function adapt(app: App): AdaptedJourney<typeof applicationMachine, ApplicationEntryUrl> {
  const { termloan, storage } = app;
  const meter = createUploadMeter();
  const pictures = createVisitPictures(app);
  const reportStep = createStepReporter(app);
  return {
    machine: applicationMachine.provide({
      actors: {
        loadApplication: createLoad<ApplicationData>((_, signal) => loadApplication(app, signal)),
        loadDecision: createLoad<DecisionFacts>((_, signal) => loadDecision(app, signal)),
        saveUserLoanProfile: write(app, loanProfileSchema, (change: LoanProfileChange | null, key, signal) =>
          saveProfile(app, change, key, signal),
        ),
        verifyPaymentAddress: createLoad<{ readonly isValid: boolean }, NewBankAccount | null>(
          (account, signal) =>
            account === null ? refuseMissingArguments() : verifyPaymentAddress(termloan, account, signal),
        ),
        createBankDetails: write(app, bankAccountSchema, (account: NewBankAccount | null, key, signal) =>
          account === null ? refuseMissingArguments() : createBankDetails(termloan, account, key, signal),
        ),
        locate: fromPromise<LocationResult, undefined>(() => locate(app.bridge)),
        openSettings: fromPromise<LocationResult, undefined>(() => openSettings(app.bridge)),
        preparePhoto: fromPromise<PickResult, { readonly url: string }>(({ input, signal }) =>
          pictures.prepare(input.url, 'pictures', signal),
        ),
        uploadShopImage: write(
          app,
          shopImageSchema,
          ({ url }: { readonly url: string }, key, signal) =>
            sendShopPhoto(app, { url, onProgress: meter.onProgress }, key, signal),
          { isUpload: true },
        ),
        uploadProgress: meter.uploadProgress,
        clearPictures: fromCallback(() => pictures.clearAll),
        ...adaptPolling(app),
      },
      actions: {
        revokePhotoUrl: (_, url) => pictures.remove(url),
        storeDraft: (_, { step, draft }) => writeDraft(storage, step, draft),
        storeReopened: (_, steps) => storage.writeUnfinished('applicationReopened', steps),
        reportStep: (_, step) => void reportStep(step),
      },
    }),
    input: ({ entryUrl, search }) => ({
      entryUrl,
      opensNextStep: search.next === 'true',
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

async function loadApplication(app: App, signal: AbortSignal): Promise<Outcome<ApplicationData>> {
  const { termloan } = app;
  const [decision, profile, accounts, optionalData] = await Promise.all([
    loadDecision(app, signal),
    getUserLoanProfile(termloan, signal),
    listBankDetails(termloan, signal),
    loadOptionalData(app, signal),
  ]);
  if (!decision.ok) return decision;
  if (!profile.ok) return profile;
  if (!accounts.ok) return accounts;
  return {
    ok: true,
    data: {
      ...decision.data,
      profile: profile.data,
      accounts: accounts.data.items,
      malformedAccounts: accounts.data.malformedCount,
      ...optionalData,
    },
  };
}

async function loadDecision(app: App, signal: AbortSignal): Promise<Outcome<DecisionFacts>> {
  const { termloan, clock } = app;
  const status = getIdentityVerificationStatus(termloan, signal);
  const [userState, identity, validity, offers] = await Promise.all([
    getUserState(termloan, signal),
    status,
    readKycValidity(termloan, status, signal),
    listLoanOffers(termloan, 'APPROVED', signal),
  ]);
  if (!userState.ok) return userState;
  if (!identity.ok) return identity;
  if (!validity.ok) return validity;
  if (!offers.ok) return offers;
  // Read only where the other answers do not say whether the check is done. If it cannot be read, the page of the step reads it.
  const ekyc = isAadhaarCheckTriggered(statusWithoutLapsedChecks(identity.data, validity.data))
    ? await readEkyc(app, identity.data.ekycId, signal)
    : null;
  return {
    ok: true,
    data: {
      userState: userState.data,
      identity: identity.data,
      kycValidity: validity.data,
      ekyc,
      offerCount: offers.data.offers.length,
      asOf: clock.now(),
    },
  };
}

type OptionalData = Pick<ApplicationData, 'business' | 'quotes' | 'panName' | 'reopened' | 'drafts'>;

/** Loads optional data of the forms: the application continues without it. */
async function loadOptionalData(app: App, signal: AbortSignal): Promise<OptionalData> {
  const { termloan, storage } = app;
  const optional = <TPart>(part: Promise<TPart>) => partWithTimeout(app, part, signal);
  const [business, eligibility, features, panName] = await Promise.all([
    optional(getBusinessDetails(termloan, signal)),
    optional(getLoanEligibility(termloan, signal)),
    optional(getNbfcFeatureConfig(termloan, signal)),
    readWithTimeout(app, getPanName(termloan, signal), signal),
  ]);
  return {
    business: business?.ok ? business.data : null,
    // No quotes without the features, which say whether a fee is included.
    quotes:
      eligibility?.ok && features?.ok
        ? eligibility.data.quotes.map((quote) => shownQuote(quote, features.data))
        : [],
    panName,
    reopened: readReopened(storage),
    drafts: readDrafts(storage),
  };
}

/** Status of the latest Aadhaar check; null without one, or when it cannot be read: the page of the check reads it again. */
async function readEkyc(app: App, id: string | null, signal: AbortSignal): Promise<Ekyc | null> {
  if (id === null) return null;
  const ekyc = await partWithTimeout(app, getEkyc(app.termloan, id, signal), signal);
  return ekyc?.ok ? ekyc.data : null;
}

/** Saves the fields of a form step. */
function saveProfile(
  { termloan }: App,
  change: LoanProfileChange | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<LoanProfile>> {
  return change === null ? refuseMissingArguments() : saveUserLoanProfile(termloan, change, key, signal);
}

import { fromCallback, fromPromise } from 'xstate';

import type { ApplicationDoor, ApplicationRead, Decision } from '../../machines/application/context';
import { applicationMachine } from '../../machines/application/machine';
import { isAadhaarAsked } from '../../machines/domain/application-steps';
import { bankAccount, type NewBankAccount } from '../../machines/domain/bank-account';
import { failure, type Outcome } from '../../machines/domain/failure';
import { countingChecks } from '../../machines/domain/lapsed-check';
import { type LoanProfileChange, loanProfile } from '../../machines/domain/loan-profile';
import type { Picked } from '../../machines/domain/picked-file';
import { shopImage } from '../../machines/domain/shop-image';
import type { PlaceAnswer } from '../../machines/domain/shop-place';
import { createLoad } from '../../machines/shared/load';
import { createBankDetails, listBankDetails, verifyPaymentAddress } from '../api/operations/bank-details';
import { getIdentityVerificationStatus, getKycValidity } from '../api/operations/kyc';
import { getUserLoanProfile } from '../api/operations/loan-profile';
import { listLoanOffers } from '../api/operations/offers';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { keepDraft } from './application-drafts';
import { loadHelps, locate, openSettings, readEkyc, saveProfile, sendShopPhoto } from './application-extras';
import { untilTheyReturn, waitToAsk } from './bank-pages';
import { stepTeller } from './reached-step';
import { createUploadMeter, UPLOAD_TIMEOUT } from './uploads';
import { picturesOf } from './visit-pictures';
import { write } from './writes';

/** Fills the way through the application. */
export function adapt(app: App): AdaptedJourney<typeof applicationMachine, ApplicationDoor> {
  const { termloan, kept } = app;
  const meter = createUploadMeter();
  const pictures = picturesOf(app);
  const tellStep = stepTeller(app);
  return {
    machine: applicationMachine.provide({
      actors: {
        loadApplication: createLoad<ApplicationRead>((_, signal) => loadApplication(app, signal)),
        loadDecision: createLoad<Decision>((_, signal) => loadDecision(app, signal)),
        saveUserLoanProfile: write(app, loanProfile, (change: LoanProfileChange | null, key, signal) =>
          saveProfile(app, change, key, signal),
        ),
        verifyPaymentAddress: createLoad<{ readonly isValid: boolean }, NewBankAccount | null>(
          (account, signal) =>
            account === null ? notGiven() : verifyPaymentAddress(termloan, account, signal),
        ),
        createBankDetails: write(app, bankAccount, (account: NewBankAccount | null, key, signal) =>
          account === null ? notGiven() : createBankDetails(termloan, account, key, signal),
        ),
        locate: fromPromise<PlaceAnswer, undefined>(() => locate(app.bridge)),
        openSettings: fromPromise<PlaceAnswer, undefined>(() => openSettings(app.bridge)),
        makePhotoReady: fromPromise<Picked, { readonly url: string }>(({ input, signal }) =>
          pictures.makeReady(input.url, 'pictures', signal),
        ),
        uploadShopImage: write(
          app,
          shopImage,
          ({ url }: { readonly url: string }, key, signal) =>
            sendShopPhoto(app, { url, onProgress: meter.onProgress }, key, signal),
          { sendTimeout: UPLOAD_TIMEOUT },
        ),
        uploadProgress: meter.uploadProgress,
        forgetPictures: fromCallback(() => pictures.forgetAll),
        waitToAsk: fromPromise<void, { readonly wait: number | null }>(({ input, signal }) =>
          waitToAsk(app, input.wait, signal),
        ),
        pageReturns: fromPromise<void, undefined>(({ signal }) => untilTheyReturn(signal)),
      },
      actions: {
        forgetPhoto: (_, url) => pictures.forget(url),
        storeDraft: (_, { step, draft }) => keepDraft(kept, step, draft),
        storeReopened: (_, steps) => kept.keepInTab('applicationReopened', steps),
        reportStep: (_, step) => void tellStep(step),
      },
    }),
    input: ({ door, search }) => ({
      door,
      isNextWanted: search.next === 'true',
      requestSeed: app.newRequestSeed(),
    }),
  };
}

async function loadApplication(app: App, signal: AbortSignal): Promise<Outcome<ApplicationRead>> {
  const { termloan } = app;
  const [decision, profile, accounts, helps] = await Promise.all([
    loadDecision(app, signal),
    getUserLoanProfile(termloan, signal),
    listBankDetails(termloan, signal),
    loadHelps(app, signal),
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
      unreadAccounts: accounts.data.unread,
      ...helps,
    },
  };
}

async function loadDecision(app: App, signal: AbortSignal): Promise<Outcome<Decision>> {
  const { termloan, clock } = app;
  const [userState, identity, validity, offers] = await Promise.all([
    getUserState(termloan, signal),
    getIdentityVerificationStatus(termloan, signal),
    getKycValidity(termloan, signal),
    listLoanOffers(termloan, 'APPROVED', signal),
  ]);
  if (!userState.ok) return userState;
  if (!identity.ok) return identity;
  if (!validity.ok) return validity;
  if (!offers.ok) return offers;
  // Its word is asked for where nothing else tells it; unread, the step's own page has it.
  const ekyc = isAadhaarAsked(countingChecks(identity.data, validity.data))
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

function notGiven(): Promise<Outcome<never>> {
  return Promise.resolve({ ok: false, failure: failure('refused') });
}

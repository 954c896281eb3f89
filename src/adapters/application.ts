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
import { createUploadMeter, UPLOAD_TIMEOUT } from './uploads';
import type { VisitPictures } from './visit-pictures';
import { write } from './writes';

type Extras = typeof import('./application-extras');

/** Here once the way was read: what is kept as the page goes away can wait for nothing. */
let here: Extras | null = null;

/** What the list of steps can do without: it comes while the services are asked. */
async function extras(): Promise<Extras> {
  here = await import('./application-extras');
  return here;
}

/** Fills the way through the application. */
export function adapt(app: App): AdaptedJourney<typeof applicationMachine, ApplicationDoor> {
  const { termloan, kept } = app;
  const meter = createUploadMeter();
  let pictures: VisitPictures | null = null;
  let teller: Promise<ReturnType<Extras['stepTeller']>> | null = null;
  return {
    machine: applicationMachine.provide({
      actors: {
        loadApplication: createLoad<ApplicationRead>((_, signal) => loadApplication(app, signal)),
        loadDecision: createLoad<Decision>((_, signal) => loadDecision(app, signal)),
        saveUserLoanProfile: write(app, loanProfile, (change: LoanProfileChange | null, key, signal) =>
          extras().then(({ saveProfile }) => saveProfile(app, change, key, signal)),
        ),
        verifyPaymentAddress: createLoad<{ readonly isValid: boolean }, NewBankAccount | null>(
          (account, signal) =>
            account === null ? notGiven() : verifyPaymentAddress(termloan, account, signal),
        ),
        createBankDetails: write(app, bankAccount, (account: NewBankAccount | null, key, signal) =>
          account === null ? notGiven() : createBankDetails(termloan, account, key, signal),
        ),
        // What only some merchants do is loaded when they do it.
        locate: fromPromise<PlaceAnswer, undefined>(async () => (await extras()).locate(app.bridge)),
        openSettings: fromPromise<PlaceAnswer, undefined>(async () =>
          (await extras()).openSettings(app.bridge),
        ),
        makePhotoReady: fromPromise<Picked, { readonly url: string }>(async ({ input, signal }) => {
          pictures ??= (await extras()).picturesOf(app);
          return pictures.makeReady(input.url, 'pictures', signal);
        }),
        uploadShopImage: write(
          app,
          shopImage,
          async ({ url }: { readonly url: string }, key, signal) => {
            const { sendShopPhoto } = await extras();
            return sendShopPhoto(app, { url, onProgress: meter.onProgress }, key, signal);
          },
          { sendTimeout: UPLOAD_TIMEOUT },
        ),
        uploadProgress: meter.uploadProgress,
        forgetPictures: fromCallback(() => () => pictures?.forgetAll()),
        waitToAsk: fromPromise<void, { readonly wait: number | null }>(async ({ input, signal }) => {
          const { waitToAsk } = await import('./bank-pages');
          return waitToAsk(app, input.wait, signal);
        }),
        pageReturns: fromPromise<void, undefined>(async ({ signal }) => {
          const { untilTheyReturn } = await import('./bank-pages');
          return untilTheyReturn(signal);
        }),
      },
      actions: {
        forgetPhoto: (_, url) => pictures?.forget(url),
        storeDraft: (_, { step, draft }) => here?.keepDraft(kept, step, draft),
        storeReopened: (_, steps) => kept.keepInTab('applicationReopened', steps),
        reportStep(_, step) {
          teller ??= extras().then(({ stepTeller }) => stepTeller(app));
          void teller.then((tell) => tell(step));
        },
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
    extras().then(({ loadHelps }) => loadHelps(app, signal)),
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
    ? await extras().then(({ readEkyc }) => readEkyc(app, identity.data.ekycId, signal))
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

import { fromPromise } from 'xstate';

import type { Outcome } from '../../machines/domain/failure';
import { isOn } from '../../machines/domain/features';
import { type NicCode, type UdyamDetails, udyamDetails, verifiedUdyamOtp } from '../../machines/domain/udyam';
import { createLoad } from '../../machines/shared/load';
import type { UdyamDoor, UdyamRead, UdyamSave } from '../../machines/udyam/context';
import { udyamMachine } from '../../machines/udyam/machine';
import type { CodeWish } from '../../machines/udyam/setup';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getUdyamDetails } from '../api/operations/udyam-details';
import type { AdaptedJourney, App } from './app';
import { otp } from './otp';
import { write } from './writes';

type Extras = typeof import('./udyam-extras');

/** Here once the registration was read: what is kept as the page goes away can wait for nothing. */
let here: Extras | null = null;

/** What the first page can do without: it comes while the service is asked. */
async function extras(): Promise<Extras> {
  here = await import('./udyam-extras');
  return here;
}

/** Under this word the tab remembers that a code of this kind is out. */
const subject = (wish: CodeWish | null) => here?.subjectOf(wish) ?? 'udyam';

/** Fills the registration of the business. */
export function adapt(app: App): AdaptedJourney<typeof udyamMachine, UdyamDoor> {
  let known: Outcome<readonly NicCode[]> | null = null;
  return {
    machine: udyamMachine.provide({
      actors: {
        loadUdyam: createLoad<UdyamRead>((_, signal) => loadUdyam(app, signal)),
        getUdyamDetails: createLoad<UdyamDetails>((_, signal) => getUdyamDetails(app.termloan, signal)),
        // The list is long and does not change while somebody tells a registration.
        listNicCodes: createLoad<readonly NicCode[]>(async (_, signal) => {
          if (known?.ok !== true) known = await (await extras()).loadNicCodes(app, signal);
          return known;
        }),
        updateUdyamDetails: write(
          app,
          udyamDetails,
          async (save: UdyamSave | null, key, signal) => (await extras()).saveUdyam(app, save, key, signal),
          { onAnswer: (answer, save) => here?.forgetOldCodes(app.kept, save, answer) },
        ),
        recallCodes: fromPromise(async ({ input }) => (await extras()).recallCodes(app, input)),
        otp: otp(app, {
          subject,
          schema: verifiedUdyamOtp,
          send: async (wish: CodeWish | null, key, signal) =>
            (await extras()).sendUdyamCode(app, wish, key, signal),
          check: async (code, key, signal) => (await extras()).checkUdyamCode(app, code, key, signal),
        }),
        waitToAsk: fromPromise<void, { readonly wait: number | null }>(async ({ input, signal }) =>
          (await extras()).waitToAsk(app, input.wait, signal),
        ),
        pageReturns: fromPromise<void, undefined>(async ({ signal }) =>
          (await extras()).untilTheyReturn(signal),
        ),
      },
      actions: {
        storeDraft: (_, { page, draft }) => here?.keepUdyamDraft(app.kept, page, draft),
      },
    }),
    input: ({ door, params, search }) => ({
      door,
      verificationType: params.verificationType ?? null,
      query: new URLSearchParams(search).toString(),
      requestSeed: app.newRequestSeed(),
    }),
  };
}

async function loadUdyam(app: App, signal: AbortSignal): Promise<Outcome<UdyamRead>> {
  const [details, features, helps] = await Promise.all([
    getUdyamDetails(app.termloan, signal),
    getNbfcFeatureConfig(app.termloan, signal),
    extras().then(({ loadHelps }) => loadHelps(app, signal)),
  ]);
  if (!details.ok) return details;
  if (!features.ok) return features;
  const isOffered = isOn(features.data, 'UDYAM_REGISTRATION');
  return { ok: true, data: { details: details.data, isOffered, ...helps } };
}

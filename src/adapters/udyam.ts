import { fromPromise } from 'xstate';
import { failure, type Outcome } from '../../machines/domain/base/failure';
import { isFeatureOn } from '../../machines/domain/base/features';
import {
  type NicCode,
  type UdyamDetails,
  udyamDetailsSchema,
  verifiedUdyamOtpSchema,
} from '../../machines/domain/udyam/udyam';
import { createLoad } from '../../machines/shared/load';
import type { UdyamData, UdyamEntryUrl, UdyamSave } from '../../machines/udyam/context';
import { udyamMachine } from '../../machines/udyam/machine';
import type { CodeRequest } from '../../machines/udyam/setup';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getPanName } from '../api/operations/pan-name';
import { getUdyamDetails, listNicCodes, updateUdyamDetails } from '../api/operations/udyam';
import type { AdaptedJourney, App } from './app';
import { otp } from './otp';
import { adaptPolling } from './polling';
import { readWithTimeout } from './read-with-timeout';
import { checkUdyamCode, clearOldCodes, readSentCodes, sendUdyamCode, subjectOf } from './udyam-codes';
import { readUdyamDrafts, writeUdyamDraft } from './udyam-drafts';
import { write } from './writes';

/** Implements the ports of the business registration. */
export function adapt(app: App): AdaptedJourney<typeof udyamMachine, UdyamEntryUrl> {
  let nicCodeList: Outcome<readonly NicCode[]> | null = null;
  return {
    machine: udyamMachine.provide({
      actors: {
        loadUdyam: createLoad<UdyamData>((_, signal) => loadUdyam(app, signal)),
        getUdyamDetails: createLoad<UdyamDetails>((_, signal) => getUdyamDetails(app.termloan, signal)),
        // The list is long and constant: after a successful read it is not read again during the visit.
        listNicCodes: createLoad<readonly NicCode[]>(async (_, signal) => {
          if (nicCodeList?.ok !== true) nicCodeList = await listNicCodes(app.termloan, signal);
          return nicCodeList;
        }),
        updateUdyamDetails: write(
          app,
          udyamDetailsSchema,
          (save: UdyamSave | null, key, signal) => saveUdyam(app, save, key, signal),
          { onOutcome: (outcome, save) => clearOldCodes(app.storage, save, outcome) },
        ),
        readSentCodes: fromPromise(async ({ input }) => readSentCodes(app, input)),
        otp: otp(app, {
          subject: subjectOf,
          schema: verifiedUdyamOtpSchema,
          send: (request: CodeRequest | null, key, signal) => sendUdyamCode(app, request, key, signal),
          check: (code, key, signal) => checkUdyamCode(app, code, key, signal),
        }),
        ...adaptPolling(app),
      },
      actions: {
        storeDraft: (_, { page, draft }) => writeUdyamDraft(app.storage, page, draft),
      },
    }),
    input: ({ entryUrl, params, search }) => ({
      entryUrl,
      verificationType: params.verificationType ?? null,
      query: new URLSearchParams(search).toString(),
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

async function loadUdyam(app: App, signal: AbortSignal): Promise<Outcome<UdyamData>> {
  const [details, features, optionalData] = await Promise.all([
    getUdyamDetails(app.termloan, signal),
    getNbfcFeatureConfig(app.termloan, signal),
    loadOptionalData(app, signal),
  ]);
  if (!details.ok) return details;
  if (!features.ok) return features;
  const isOffered = isFeatureOn(features.data, 'UDYAM_REGISTRATION');
  return { ok: true, data: { details: details.data, isOffered, ...optionalData } };
}

type OptionalData = Pick<UdyamData, 'panName' | 'drafts' | 'asOf'>;

/** Loads optional data of the registration, which continues without it. */
async function loadOptionalData(app: App, signal: AbortSignal): Promise<OptionalData> {
  return {
    // Shown in the form: the register compares the entered name with the name on the PAN.
    panName: await readWithTimeout(app, getPanName(app.termloan, signal), signal),
    drafts: readUdyamDrafts(app.storage),
    asOf: app.clock.now(),
  };
}

/** Saves a page of the form, or submits the registration, with what the merchant agreed to. */
async function saveUdyam(
  { termloan }: App,
  save: UdyamSave | null,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<UdyamDetails>> {
  if (save === null) return { ok: false, failure: failure('refused') };
  const { consent = null, ...step } = save;
  if (step.step === 'CONFIRMATION' && consent === null) return { ok: false, failure: failure('refused') };
  const agreed = consent === null ? {} : { record: consent };
  return updateUdyamDetails(termloan, { ...step, ...agreed }, key, signal);
}

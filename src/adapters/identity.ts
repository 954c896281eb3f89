import { fromCallback, fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import { isFeatureOn } from '../../machines/domain/base/features';
import { fileExtension } from '../../machines/domain/files/file-rule';
import type { PickResult } from '../../machines/domain/files/picked-file';
import { ekycSchema } from '../../machines/domain/identity/ekyc';
import type { AadhaarSide } from '../../machines/domain/identity/identity';
import {
  type IdentityVerificationStatus,
  identityVerificationStatusSchema,
} from '../../machines/domain/identity/kyc';
import { type KycDocument, kycDocumentSchema } from '../../machines/domain/identity/kyc-document';
import { panStatusSchema } from '../../machines/domain/identity/pan-status';
import type {
  AgreedCheck,
  IdentityEntryUrl,
  IdentityFacts,
  PanToCheck,
} from '../../machines/identity/context';
import { identityMachine } from '../../machines/identity/machine';
import type { IdentityRequest } from '../../machines/identity/setup';
import { createLoad } from '../../machines/shared/load';
import { getEkyc, startEkyc, updateEkycMobile } from '../api/operations/ekyc';
import { getIdentityVerificationStatus, listKycDocuments, startCkyc } from '../api/operations/kyc';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getPanDetails, savePanDetails } from '../api/operations/pan-details';
import { uploadKycDocument } from '../api/operations/uploads';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { readKycValidity } from './kyc-validity';
import { leaveForBank } from './leave-for-bank';
import { adaptPolling } from './polling';
import { createStepReporter } from './step-reporter';
import { createUploadMeter, sendFile } from './uploads';
import { createVisitPictures } from './visit-pictures';
import { refuseMissingArguments, write } from './writes';

/** Implements the ports of the identity journey: reads of its steps, writes, and opening the authority's page. */
export function adapt(app: App): AdaptedJourney<typeof identityMachine, IdentityEntryUrl> {
  const { termloan } = app;
  const meter = createUploadMeter();
  const reportStep = createStepReporter(app);
  const pictures = createVisitPictures(app);
  return {
    machine: identityMachine.provide({
      actors: {
        loadIdentity: createLoad<IdentityFacts, IdentityRequest>((request, signal) =>
          loadIdentity(app, request, signal),
        ),
        savePanDetails: write(app, panStatusSchema, ({ pan, consent }: PanToCheck, key, signal) =>
          pan === null || consent === null
            ? refuseMissingArguments()
            : savePanDetails(termloan, pan, consent, key, signal),
        ),
        startCkyc: write(app, identityVerificationStatusSchema, ({ consent }: AgreedCheck, key, signal) =>
          consent === null
            ? refuseMissingArguments()
            : startCkyc(termloan, { consent: true, record: consent }, key, signal),
        ),
        startEkyc: write(app, ekycSchema, ({ consent }: AgreedCheck, key, signal) =>
          consent === null
            ? refuseMissingArguments()
            : startEkyc(termloan, { consent: true, record: consent }, key, signal),
        ),
        updateEkycMobile: write(app, ekycSchema, ({ ekycId, mobile }: EkycMobileChange, key, signal) =>
          ekycId === null || mobile === null
            ? refuseMissingArguments()
            : updateEkycMobile(termloan, { ekycId, mobile }, key, signal),
        ),
        uploadKycDocument: write(
          app,
          kycDocumentSchema,
          (picture: PictureToSend, key, signal) => sendPicture(app, picture, meter.onProgress, key, signal),
          { isUpload: true },
        ),
        uploadProgress: meter.uploadProgress,
        clearPictures: fromCallback(() => pictures.clearAll),
        preparePicture: fromPromise<PickResult, { readonly url: string }>(({ input, signal }) =>
          pictures.prepare(input.url, 'documents', signal),
        ),
        openAuthorityPage: fromPromise<void, AuthorityPage>(({ input, signal }) =>
          leaveForBank(app, input.url, `/termloan/application/ekyc/${input.ekycId ?? ''}`, signal),
        ),
        ...adaptPolling(app),
      },
      actions: {
        reportStep: (_, step) => void reportStep(step),
        revokePictureUrl: (_, url) => {
          if (url !== null) pictures.remove(url);
        },
      },
    }),
    input: ({ entryUrl, params }) => ({
      entryUrl,
      ekycId: params.ekycId ?? null,
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

interface EkycMobileChange {
  readonly ekycId: string | null;
  readonly mobile: string | null;
}

interface PictureToSend {
  readonly side: AadhaarSide | null;
  readonly url: string;
}

interface AuthorityPage {
  readonly url: string | null;
  readonly ekycId: string | null;
}

/** Uploads a picture of the Aadhaar. The file is named after the side: the phone's own name may contain personal data. */
async function sendPicture(
  { termloan, files }: App,
  { side, url }: PictureToSend,
  onProgress: (fraction: number) => void,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<KycDocument>> {
  if (side === null) return refuseMissingArguments();
  return sendFile(await files(), url, async (file) => {
    const ending = fileExtension(file) ?? '.jpg';
    const name = `${side.toLowerCase()}${ending}`;
    return uploadKycDocument(termloan, { file, name, kind: side, onProgress }, key, signal);
  });
}

/** Loads the data of a step, by calls in parallel; returns the first failure. */
async function loadIdentity(
  app: App,
  request: IdentityRequest,
  signal: AbortSignal,
): Promise<Outcome<IdentityFacts>> {
  const { page } = request;
  const statusCall = getIdentityVerificationStatus(app.termloan, signal);
  const [status, stepFacts] = await Promise.all([
    statusCall,
    page === 'kyc-status'
      ? loadValidity(app, statusCall, signal)
      : page === 'pan' || page === 'pan-status'
        ? loadPan(app, signal)
        : loadChecks(app, request, statusCall, signal),
  ]);
  if (!status.ok) return status;
  if (!stepFacts.ok) return stepFacts;
  const facts = { ...emptyFacts, ...stepFacts.data, status: status.data, readAt: app.clock.now() };
  const latestEkycId = status.data.ekycId;
  if (stepFacts.data.documents === undefined || latestEkycId === null || facts.ekyc?.id === latestEkycId) {
    return { ok: true, data: facts };
  }
  const latestEkyc = await getEkyc(app.termloan, latestEkycId, signal);
  return latestEkyc.ok ? { ok: true, data: { ...facts, ekyc: latestEkyc.data } } : latestEkyc;
}

type StepFacts = Partial<Omit<IdentityFacts, 'status' | 'readAt'>>;

const emptyFacts: Omit<IdentityFacts, 'status' | 'readAt'> = {
  validity: null,
  pan: null,
  rateLimit: null,
  ekyc: null,
  isEkycUnknown: false,
  documents: [],
  isUploadOn: false,
};

type StatusCall = Promise<Outcome<IdentityVerificationStatus>>;

async function loadValidity(
  { termloan }: App,
  status: StatusCall,
  signal: AbortSignal,
): Promise<Outcome<StepFacts>> {
  const validity = await readKycValidity(termloan, status, signal);
  return validity.ok ? { ok: true, data: { validity: validity.data } } : validity;
}

async function loadPan({ termloan }: App, signal: AbortSignal): Promise<Outcome<StepFacts>> {
  const [pan, user] = await Promise.all([getPanDetails(termloan, signal), getUserState(termloan, signal)]);
  if (!pan.ok) return pan;
  if (!user.ok) return user;
  return { ok: true, data: { pan: pan.data, rateLimit: user.data.rateLimit } };
}

async function loadChecks(
  { termloan }: App,
  { ekycId }: IdentityRequest,
  status: StatusCall,
  signal: AbortSignal,
): Promise<Outcome<StepFacts>> {
  const [features, documents, validity, ekycOutcome] = await Promise.all([
    getNbfcFeatureConfig(termloan, signal),
    listKycDocuments(termloan, signal),
    readKycValidity(termloan, status, signal),
    ekycId === null ? null : getEkyc(termloan, ekycId, signal),
  ]);
  if (!features.ok) return features;
  if (!documents.ok) return documents;
  if (!validity.ok) return validity;
  const checks = {
    documents: documents.data,
    validity: validity.data,
    isUploadOn: isFeatureOn(features.data, 'DOCUMENT_UPLOAD'),
  };
  if (ekycOutcome === null) return { ok: true, data: checks };
  if (ekycOutcome.ok) return { ok: true, data: { ...checks, ekyc: ekycOutcome.data } };
  const isEkycUnknown = ekycOutcome.failure.code === 'ekyc_not_found';
  return isEkycUnknown ? { ok: true, data: { ...checks, isEkycUnknown } } : ekycOutcome;
}

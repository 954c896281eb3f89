import { fromCallback, fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import { isOn } from '../../machines/domain/base/features';
import { fileEnding } from '../../machines/domain/files/file-rule';
import type { Picked } from '../../machines/domain/files/picked-file';
import { ekyc } from '../../machines/domain/identity/ekyc';
import type { AadhaarSide } from '../../machines/domain/identity/identity';
import {
  type IdentityVerificationStatus,
  identityVerificationStatus,
} from '../../machines/domain/identity/kyc';
import { type KycDocument, kycDocument } from '../../machines/domain/identity/kyc-document';
import { panStatus } from '../../machines/domain/identity/pan-status';
import type { IdentityEntryUrl, IdentityFacts, PanGiven } from '../../machines/identity/context';
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
import { createUploadMeter, sendFile, UPLOAD_TIMEOUT } from './uploads';
import { picturesOf } from './visit-pictures';
import { notGiven, write } from './writes';

/** Implements the ports of the identity journey: reads of its steps, writes, and opening the authority's page. */
export function adapt(app: App): AdaptedJourney<typeof identityMachine, IdentityEntryUrl> {
  const { termloan } = app;
  const meter = createUploadMeter();
  const sendStep = createStepReporter(app);
  const pictures = picturesOf(app);
  return {
    machine: identityMachine.provide({
      actors: {
        loadIdentity: createLoad<IdentityFacts, IdentityRequest>((request, signal) =>
          loadIdentity(app, request, signal),
        ),
        savePanDetails: write(app, panStatus, (pan: PanGiven | null, key, signal) =>
          pan === null ? notGiven() : savePanDetails(termloan, pan, key, signal),
        ),
        startCkyc: write(app, identityVerificationStatus, ({ consent }: { consent: boolean }, key, signal) =>
          startCkyc(termloan, consent, key, signal),
        ),
        startEkyc: write(app, ekyc, ({ consent }: { consent: boolean }, key, signal) =>
          startEkyc(termloan, consent, key, signal),
        ),
        updateEkycMobile: write(app, ekyc, ({ ekycId, mobile }: MobileGiven, key, signal) =>
          ekycId === null || mobile === null
            ? notGiven()
            : updateEkycMobile(termloan, { ekycId, mobile }, key, signal),
        ),
        uploadKycDocument: write(
          app,
          kycDocument,
          (of: PictureToSend, key, signal) => sendPicture(app, of, meter.onProgress, key, signal),
          { sendTimeout: UPLOAD_TIMEOUT },
        ),
        uploadProgress: meter.uploadProgress,
        clearPictures: fromCallback(() => pictures.clearAll),
        preparePicture: fromPromise<Picked, { readonly url: string }>(({ input, signal }) =>
          pictures.makeReady(input.url, 'documents', signal),
        ),
        openAuthorityPage: fromPromise<void, Trip>(({ input, signal }) =>
          leaveForBank(app, input.url, `/termloan/application/ekyc/${input.ekycId ?? ''}`, signal),
        ),
        ...adaptPolling(app),
      },
      actions: {
        reportStep: (_, step) => void sendStep(step),
        revokePictureUrl: (_, url) => {
          if (url !== null) pictures.forget(url);
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

interface MobileGiven {
  readonly ekycId: string | null;
  readonly mobile: string | null;
}

interface PictureToSend {
  readonly side: AadhaarSide | null;
  readonly url: string;
}

interface Trip {
  readonly url: string | null;
  readonly ekycId: string | null;
}

/** The phone's own file name may contain personal data: the file is named after the side. */
async function sendPicture(
  { termloan, files }: App,
  { side, url }: PictureToSend,
  onProgress: (fraction: number) => void,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<KycDocument>> {
  if (side === null) return notGiven();
  return sendFile(await files(), url, async (file) => {
    const ending = fileEnding(file) ?? '.jpg';
    const name = `${side.toLowerCase()}${ending}`;
    return uploadKycDocument(termloan, { file, name, kind: side, onProgress }, key, signal);
  });
}

/** The reads of a step are sent in parallel; the first failure is returned. */
async function loadIdentity(
  app: App,
  request: IdentityRequest,
  signal: AbortSignal,
): Promise<Outcome<IdentityFacts>> {
  const { page } = request;
  const statusRead = getIdentityVerificationStatus(app.termloan, signal);
  const [status, rest] = await Promise.all([
    statusRead,
    page === 'kyc-status'
      ? validityOf(app, statusRead, signal)
      : page === 'pan' || page === 'pan-status'
        ? panOf(app, signal)
        : checksOf(app, request, statusRead, signal),
  ]);
  if (!status.ok) return status;
  if (!rest.ok) return rest;
  const facts = { ...nothingRead, ...rest.data, status: status.data, readAt: app.clock.now() };
  const newest = status.data.ekycId;
  if (rest.data.documents === undefined || newest === null || facts.ekyc?.id === newest) {
    return { ok: true, data: facts };
  }
  const of = await getEkyc(app.termloan, newest, signal);
  return of.ok ? { ok: true, data: { ...facts, ekyc: of.data } } : of;
}

type Read = Partial<Omit<IdentityFacts, 'status' | 'readAt'>>;

const nothingRead: Omit<IdentityFacts, 'status' | 'readAt'> = {
  validity: null,
  pan: null,
  rateLimit: null,
  ekyc: null,
  isEkycUnknown: false,
  documents: [],
  isUploadOn: false,
};

type StatusRead = Promise<Outcome<IdentityVerificationStatus>>;

async function validityOf(
  { termloan }: App,
  status: StatusRead,
  signal: AbortSignal,
): Promise<Outcome<Read>> {
  const validity = await readKycValidity(termloan, status, signal);
  return validity.ok ? { ok: true, data: { validity: validity.data } } : validity;
}

async function panOf({ termloan }: App, signal: AbortSignal): Promise<Outcome<Read>> {
  const [pan, user] = await Promise.all([getPanDetails(termloan, signal), getUserState(termloan, signal)]);
  if (!pan.ok) return pan;
  if (!user.ok) return user;
  return { ok: true, data: { pan: pan.data, rateLimit: user.data.rateLimit } };
}

async function checksOf(
  { termloan }: App,
  { ekycId }: IdentityRequest,
  status: StatusRead,
  signal: AbortSignal,
): Promise<Outcome<Read>> {
  const [features, documents, validity, ekycRead] = await Promise.all([
    getNbfcFeatureConfig(termloan, signal),
    listKycDocuments(termloan, signal),
    readKycValidity(termloan, status, signal),
    ekycId === null ? null : getEkyc(termloan, ekycId, signal),
  ]);
  if (!features.ok) return features;
  if (!documents.ok) return documents;
  if (!validity.ok) return validity;
  const read = {
    documents: documents.data,
    validity: validity.data,
    isUploadOn: isOn(features.data, 'DOCUMENT_UPLOAD'),
  };
  if (ekycRead === null) return { ok: true, data: read };
  if (ekycRead.ok) return { ok: true, data: { ...read, ekyc: ekycRead.data } };
  const isEkycUnknown = ekycRead.failure.code === 'ekyc_not_found';
  return isEkycUnknown ? { ok: true, data: { ...read, isEkycUnknown } } : ekycRead;
}

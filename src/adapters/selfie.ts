import { fromCallback, fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import type { StepReport } from '../../machines/domain/entry/resume';
import type { CameraCommand, CameraEvent } from '../../machines/domain/files/camera';
import type { PickResult, ReadyFile } from '../../machines/domain/files/picked-file';
import { hasLapsed } from '../../machines/domain/identity/lapsed-check';
import { type SelfieStatus, selfieReasonOf, selfieStatusSchema } from '../../machines/domain/identity/selfie';
import type { SelfieEntryUrl, SettingsAnswer } from '../../machines/selfie/context';
import { selfieMachine } from '../../machines/selfie/machine';
import type { SelfieFacts, SelfieToSend } from '../../machines/selfie/setup';
import { createLoad } from '../../machines/shared/load';
import { getIdentityVerificationStatus } from '../api/operations/kyc';
import { getSelfieStatus } from '../api/operations/selfie';
import { uploadSelfie } from '../api/operations/uploads';
import { type CameraHandle, openCamera } from '../bridge/camera';
import { createCache } from '../storage/cache';
import type { AdaptedJourney, App } from './app';
import { readKycValidity } from './kyc-validity';
import { adaptPolling } from './polling';
import { createStepReporter } from './step-reporter';
import { createUploadMeter, sendFile } from './uploads';
import { createVisitPictures } from './visit-pictures';
import { refuseMissingArguments, write } from './writes';

/** File name that is sent to the service, not the phone's own, which may contain personal data. */
const FILE_NAME = 'selfie.jpg';

interface TakenPicture {
  readonly url: string | null;
}

/** Implements the ports of the selfie. Pictures are in memory only, and are removed when the journey ends. */
export function adapt(app: App): AdaptedJourney<typeof selfieMachine, SelfieEntryUrl> {
  const { termloan } = app;
  const meter = createUploadMeter();
  const pictures = createVisitPictures(app);
  const reportStep = createStepReporter(app);
  return {
    machine: selfieMachine.provide({
      actors: {
        loadSelfie: createLoad<SelfieFacts>((_, signal) => loadSelfie(app, signal)),
        getSelfieStatus: createLoad<SelfieStatus>((_, signal) => readSelfie(app, signal)),
        camera: cameraOf(app, pictures.track),
        preparePicture: fromPromise<PickResult, TakenPicture>(({ input, signal }) =>
          pictures.prepare(input.url ?? '', 'pictures', signal),
        ),
        uploadSelfie: write(
          app,
          selfieStatusSchema,
          async ({ url, consent }: SelfieToSend, key, signal) =>
            consent === null
              ? refuseMissingArguments()
              : sendFile(await app.files(), url ?? '', (file) => {
                  const selfie = { file, name: FILE_NAME, onProgress: meter.onProgress, record: consent };
                  return uploadSelfie(termloan, selfie, key, signal);
                }),
          { isUpload: true },
        ),
        uploadProgress: meter.uploadProgress,
        clearPictures: fromCallback(() => pictures.clearAll),
        openSettings: fromPromise<SettingsAnswer, undefined>(() => openSettings(app)),
        ...adaptPolling(app),
        waitForAttempt: fromPromise<void, { readonly ms: number }>(({ input, signal }) =>
          input.ms > 0 ? app.clock.wait(input.ms, signal) : new Promise(() => {}),
        ),
      },
      actions: {
        revokePictureUrl: (_, picture: ReadyFile | null) => {
          if (picture !== null) pictures.remove(picture.url);
        },
        reportStep: (_, step: StepReport) => void reportStep(step),
      },
    }),
    input: ({ entryUrl, search }) => ({
      entryUrl,
      urlReason: selfieReasonOf(search.reason ?? null),
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

/** Implements the actor of the camera: it is turned on with the first preview element, and off when the state is left. */
function cameraOf(app: App, track: (file: ReadyFile) => ReadyFile) {
  return fromCallback<CameraCommand>(({ sendBack, receive }) => {
    const emit = (event: CameraEvent) => sendBack(event);
    let camera: CameraHandle | null = null;
    let container: HTMLElement | null = null;
    let isStopped = false;

    async function start(): Promise<void> {
      const files = await app.files();
      if (isStopped || container === null) return;
      camera = openCamera(window, emit, (picture) => track(files.store(picture)));
      camera.show(container);
    }

    receive((command) => {
      if (command.type === 'picture.requested') return camera?.takePicture();
      const isFirstElement = container === null;
      container = command.element;
      camera?.show(container);
      // Started only now, when its preview is on the page: the camera never runs unseen.
      if (isFirstElement) start().catch(() => emit({ type: 'camera.failed', problem: 'broken' }));
    });
    return () => {
      isStopped = true;
      camera?.close();
    };
  });
}

/** Loads the status of the selfie, which is open only with a verified PAN: the picture is compared with the PAN's owner. */
async function loadSelfie(app: App, signal: AbortSignal): Promise<Outcome<SelfieFacts>> {
  const status = getIdentityVerificationStatus(app.termloan, signal);
  const [selfie, identity, validity] = await Promise.all([
    readSelfie(app, signal),
    status,
    readKycValidity(app.termloan, status, signal),
  ]);
  if (!selfie.ok) return selfie;
  // Where the status cannot be read, the merchant may continue: the service checks the picture in any case.
  const isStepOpen = !identity.ok || identity.data.panStatus === 'VERIFIED';
  const lapsed = identity.ok && hasLapsed(identity.data, validity.ok ? validity.data : null);
  return { ok: true, data: { selfie: selfie.data, isStepOpen, hasLapsed: lapsed } };
}

/** Reads the status of the selfie, and caches its id and status (spec 3). */
async function readSelfie({ termloan, storage }: App, signal: AbortSignal): Promise<Outcome<SelfieStatus>> {
  const selfie = await getSelfieStatus(termloan, signal);
  if (selfie.ok && selfie.data.id !== null)
    createCache(storage).store('selfie', { id: selfie.data.id, status: selfie.data.status });
  return selfie;
}

async function openSettings({ bridge }: App): Promise<SettingsAnswer> {
  const { openSettings: open } = await bridge.capabilities();
  const { outcome } = await open();
  if (outcome === 'done') return 'opened';
  return outcome === 'unavailable' && bridge.info().kind === 'browser' ? 'in-browser' : 'failed';
}

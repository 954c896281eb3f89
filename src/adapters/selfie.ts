import { fromCallback, fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import type { ReachedStep } from '../../machines/domain/entry/resume';
import type { CameraCommand, CameraEvent } from '../../machines/domain/files/camera';
import type { Picked, ReadyFile } from '../../machines/domain/files/picked-file';
import { hasLapsed } from '../../machines/domain/identity/lapsed-check';
import { type SelfieStatus, selfieReasonOf, selfieStatus } from '../../machines/domain/identity/selfie';
import type { SelfieEntryUrl, SettingsAnswer } from '../../machines/selfie/context';
import { selfieMachine } from '../../machines/selfie/machine';
import type { SelfieFacts } from '../../machines/selfie/setup';
import { createLoad } from '../../machines/shared/load';
import { getIdentityVerificationStatus } from '../api/operations/kyc';
import { getSelfieStatus } from '../api/operations/selfie';
import { uploadSelfie } from '../api/operations/uploads';
import { type OpenCamera, openCamera } from '../bridge/camera';
import { createCache } from '../storage/cached';
import type { AdaptedJourney, App } from './app';
import { readKycValidity } from './kyc-validity';
import { adaptPolling } from './polling';
import { createStepReporter } from './step-reporter';
import { createUploadMeter, sendFile, UPLOAD_TIMEOUT } from './uploads';
import { picturesOf } from './visit-pictures';
import { write } from './writes';

/** File name sent to the service; the phone's own name may contain personal data. */
const NAME = 'selfie.jpg';

interface Taken {
  readonly url: string | null;
}

/** Implements the ports of the selfie: camera and picture code is loaded when needed, and no picture is kept. */
export function adapt(app: App): AdaptedJourney<typeof selfieMachine, SelfieEntryUrl> {
  const { termloan } = app;
  const meter = createUploadMeter();
  const pictures = picturesOf(app);
  const sendStep = createStepReporter(app);
  return {
    machine: selfieMachine.provide({
      actors: {
        loadSelfie: createLoad<SelfieFacts>((_, signal) => loadSelfie(app, signal)),
        getSelfieStatus: createLoad<SelfieStatus>((_, signal) => readSelfie(app, signal)),
        camera: cameraOf(app, pictures.track),
        preparePicture: fromPromise<Picked, Taken>(({ input, signal }) =>
          pictures.makeReady(input.url ?? '', 'pictures', signal),
        ),
        uploadSelfie: write(
          app,
          selfieStatus,
          async ({ url }: Taken, key, signal) =>
            sendFile(await app.files(), url ?? '', (file) =>
              uploadSelfie(termloan, { file, name: NAME, onProgress: meter.onProgress }, key, signal),
            ),
          { sendTimeout: UPLOAD_TIMEOUT },
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
          if (picture !== null) pictures.forget(picture.url);
        },
        reportStep: (_, step: ReachedStep) => void sendStep(step),
      },
    }),
    input: ({ entryUrl, search }) => ({
      entryUrl,
      urlReason: selfieReasonOf(search.reason ?? null),
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

/** Owns the camera: turns it on after the merchant agreed, and off when the state is left. */
function cameraOf(app: App, track: (file: ReadyFile) => ReadyFile) {
  return fromCallback<CameraCommand>(({ sendBack, receive }) => {
    const emit = (event: CameraEvent) => sendBack(event);
    let camera: OpenCamera | null = null;
    let container: HTMLElement | null = null;
    let isLeft = false;

    async function begin(): Promise<void> {
      const files = await app.files();
      if (isLeft || container === null) return;
      camera = openCamera(window, emit, (picture) => track(files.keep(picture)));
      camera.show(container);
    }

    receive((order) => {
      if (order.type === 'picture.requested') return camera?.take();
      const isFirst = container === null;
      container = order.element;
      camera?.show(container);
      // Only once its preview is on the page: the camera never runs unseen.
      if (isFirst) begin().catch(() => emit({ type: 'camera.failed', problem: 'broken' }));
    });
    return () => {
      isLeft = true;
      camera?.close();
    };
  });
}

/** The picture is compared with the PAN's owner: it is useless before the PAN is verified. */
async function loadSelfie(app: App, signal: AbortSignal): Promise<Outcome<SelfieFacts>> {
  const status = getIdentityVerificationStatus(app.termloan, signal);
  const [selfie, identity, validity] = await Promise.all([
    readSelfie(app, signal),
    status,
    readKycValidity(app.termloan, status, signal),
  ]);
  if (!selfie.ok) return selfie;
  // Where the status can't be read, the merchant may continue: the service checks the picture anyway.
  const isOpen = !identity.ok || identity.data.panStatus === 'VERIFIED';
  const lapsed = identity.ok && hasLapsed(identity.data, validity.ok ? validity.data : null);
  return { ok: true, data: { selfie: selfie.data, isOpen, hasLapsed: lapsed } };
}

/** Only its id and status are cached (spec 3); no decision depends on them. */
async function readSelfie({ termloan, storage }: App, signal: AbortSignal): Promise<Outcome<SelfieStatus>> {
  const selfie = await getSelfieStatus(termloan, signal);
  if (selfie.ok && selfie.data.id !== null)
    createCache(storage).keep('selfie', { id: selfie.data.id, status: selfie.data.status });
  return selfie;
}

async function openSettings({ bridge }: App): Promise<SettingsAnswer> {
  const { openSettings: open } = await bridge.capabilities();
  const { outcome } = await open();
  if (outcome === 'done') return 'opened';
  return outcome === 'unavailable' && bridge.info().kind === 'browser' ? 'in-browser' : 'failed';
}

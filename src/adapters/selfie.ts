import { fromCallback, fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import type { ReachedStep } from '../../machines/domain/entry/resume';
import type { CameraNews, CameraOrder } from '../../machines/domain/files/camera';
import type { Picked, ReadyFile } from '../../machines/domain/files/picked-file';
import { hasLapsed } from '../../machines/domain/identity/lapsed-check';
import { type SelfieStatus, selfieReasonOf, selfieStatus } from '../../machines/domain/identity/selfie';
import type { SelfieEntryUrl, SelfieStanding, SettingsAnswer } from '../../machines/selfie/context';
import { selfieMachine } from '../../machines/selfie/machine';
import { createLoad } from '../../machines/shared/load';
import { getIdentityVerificationStatus } from '../api/operations/kyc';
import { getSelfieStatus } from '../api/operations/selfie';
import { uploadSelfie } from '../api/operations/uploads';
import { type OpenCamera, openCamera } from '../bridge/camera';
import { createCache } from '../storage/cached';
import type { AdaptedJourney, App } from './app';
import { readKycValidity } from './kyc-validity';
import { adaptPolling } from './polling';
import { stepTeller } from './reached-step';
import { createUploadMeter, sendFile, UPLOAD_TIMEOUT } from './uploads';
import { picturesOf } from './visit-pictures';
import { write } from './writes';

/** As the service is told; the phone's own name may say too much. */
const NAME = 'selfie.jpg';

interface Taken {
  readonly url: string | null;
}

/** Fills the selfie: the camera and the picture come when they are needed, and nothing of them stays. */
export function adapt(app: App): AdaptedJourney<typeof selfieMachine, SelfieEntryUrl> {
  const { termloan } = app;
  const meter = createUploadMeter();
  const pictures = picturesOf(app);
  const tellStep = stepTeller(app);
  return {
    machine: selfieMachine.provide({
      actors: {
        loadSelfie: createLoad<SelfieStanding>((_, signal) => loadSelfie(app, signal)),
        getSelfieStatus: createLoad<SelfieStatus>((_, signal) => readSelfie(app, signal)),
        camera: cameraOf(app, pictures.noted),
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
        forgetPictures: fromCallback(() => pictures.forgetAll),
        openSettings: fromPromise<SettingsAnswer, undefined>(() => openSettings(app)),
        ...adaptPolling(app),
        waitForAttempt: fromPromise<void, { readonly ms: number }>(({ input, signal }) =>
          input.ms > 0 ? app.clock.wait(input.ms, signal) : new Promise(() => {}),
        ),
      },
      actions: {
        releasePicture: (_, picture: ReadyFile | null) => {
          if (picture !== null) pictures.forget(picture.url);
        },
        reportStep: (_, step: ReachedStep) => void tellStep(step),
      },
    }),
    input: ({ entryUrl, search }) => ({
      entryUrl,
      toldReason: selfieReasonOf(search.reason ?? null),
      requestSeed: app.newRequestSeed(),
    }),
  };
}

/** The camera's one owner: it is turned on when the merchant agreed, and leaving the state turns the camera off. */
function cameraOf(app: App, noted: (file: ReadyFile) => ReadyFile) {
  return fromCallback<CameraOrder>(({ sendBack, receive }) => {
    const tell = (news: CameraNews) => sendBack(news);
    let camera: OpenCamera | null = null;
    let place: HTMLElement | null = null;
    let isLeft = false;

    async function begin(): Promise<void> {
      const files = await app.files();
      if (isLeft || place === null) return;
      camera = openCamera(window, tell, (picture) => noted(files.keep(picture)));
      camera.show(place);
    }

    receive((order) => {
      if (order.type === 'picture.wanted') return camera?.take();
      const isFirst = place === null;
      place = order.place;
      camera?.show(place);
      // Not before there is a place to show it in: nobody is looked at by a camera that they do not see.
      if (isFirst) begin().catch(() => tell({ type: 'camera.failed', problem: 'broken' }));
    });
    return () => {
      isLeft = true;
      camera?.close();
    };
  });
}

/** The picture is compared with the owner of the PAN: before that is known, it is asked for in vain. */
async function loadSelfie(app: App, signal: AbortSignal): Promise<Outcome<SelfieStanding>> {
  const status = getIdentityVerificationStatus(app.termloan, signal);
  const [selfie, identity, validity] = await Promise.all([
    readSelfie(app, signal),
    status,
    readKycValidity(app.termloan, status, signal),
  ]);
  if (!selfie.ok) return selfie;
  // Who can't be told apart from one whose turn it is, is let in: the service judges the picture anyhow.
  const isOpen = !identity.ok || identity.data.panStatus === 'VERIFIED';
  const lapsed = identity.ok && hasLapsed(identity.data, validity.ok ? validity.data : null);
  return { ok: true, data: { selfie: selfie.data, isOpen, hasLapsed: lapsed } };
}

/** Its id and status are cached (spec 3), and never more of it; nobody decides by them. */
async function readSelfie({ termloan, kept }: App, signal: AbortSignal): Promise<Outcome<SelfieStatus>> {
  const selfie = await getSelfieStatus(termloan, signal);
  if (selfie.ok && selfie.data.id !== null)
    createCache(kept).keep('selfie', { id: selfie.data.id, status: selfie.data.status });
  return selfie;
}

async function openSettings({ bridge }: App): Promise<SettingsAnswer> {
  const { openSettings: open } = await bridge.abilities();
  const { outcome } = await open();
  if (outcome === 'done') return 'opened';
  return outcome === 'unavailable' && bridge.info().kind === 'browser' ? 'in-browser' : 'failed';
}

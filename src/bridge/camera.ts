import type { CameraEvent, CameraProblem } from '../../machines/domain/files/camera';
import type { ReadyFile } from '../../machines/domain/files/picked-file';
import { createFaceFinder } from './face-finder';
import { analyseFrame } from './frame-analysis';

/** Interval of the frame analysis. */
const ANALYSIS_INTERVAL_MS = 350;
/** A camera that shows only black frames for this time has failed. */
const BLACK_TIMEOUT_MS = 8_000;
/** Maximum length of the picture's longer side (assumed). */
const MAX_SIDE_PX = 1_600;
/** Size of the analysed frame: 3:4, as the preview. */
const ANALYSIS_SIZE_PX = { width: 120, height: 160 };
/** Quality of the JPEG, 0 to 1. */
const JPEG_QUALITY = 0.9;

/** A running camera. */
export interface CameraHandle {
  /** Shows the preview in this element. */
  readonly show: (element: HTMLElement) => void;
  /** Takes the picture; `camera.captured` follows. */
  readonly takePicture: () => void;
  /** Turns the camera off. No event follows. */
  readonly close: () => void;
}

/**
 * Turns the front camera on. Its stream is stopped after `close`, after a failure and when the page is hidden; also when the
 * permission is given only after that.
 * @param storePicture stores the picture's bytes; `camera.captured` contains only the object URL
 */
export function openCamera(
  page: Window,
  emit: (cameraEvent: CameraEvent) => void,
  storePicture: (picture: Blob) => ReadyFile,
): CameraHandle {
  const { document } = page;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, autoplay: true, playsInline: true });
  // The instructions are in the text beside the preview, which needs no label.
  video.setAttribute('aria-hidden', 'true');
  const analyser = createFrameAnalyser(video, document);
  let stream: MediaStream | null = null;
  let analysisTimer: ReturnType<typeof setInterval> | undefined;
  let isOn = true;

  function turnOff(): void {
    isOn = false;
    clearInterval(analysisTimer);
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
    video.remove();
    document.removeEventListener('visibilitychange', onHidden);
    page.removeEventListener('pagehide', onHidden);
  }

  /** Turns the camera off, and reports why. */
  function turnOffWith(cameraEvent: CameraEvent): void {
    if (!isOn) return;
    turnOff();
    emit(cameraEvent);
  }

  function onHidden(event: Event): void {
    if (document.hidden || event.type === 'pagehide') turnOffWith({ type: 'camera.hidden' });
  }

  async function start(): Promise<void> {
    const result = await requestCamera(page.navigator);
    if (typeof result === 'string') return turnOffWith({ type: 'camera.failed', problem: result });
    stream = result;
    // The camera was turned off during the permission prompt: the stream is stopped.
    if (!isOn) return turnOff();
    for (const track of result.getVideoTracks())
      track.addEventListener('ended', () => turnOffWith({ type: 'camera.failed', problem: 'ended' }));
    video.srcObject = result;
    // A phone that does not play the video shows black frames, which `watchFrames` handles.
    video.play().catch(() => {});
    watchFrames();
  }

  function watchFrames(): void {
    let blackSince: number | null = page.performance.now();
    let isShown = false;
    const hints = createHintFilter();
    analysisTimer = setInterval(async () => {
      // A frame that cannot be read counts as black.
      const analysis = await analyser.analyse().catch(() => null);
      if (!isOn || analysis === 'busy') return;
      const now = page.performance.now();
      if (analysis === null || analysis.isBlack) {
        blackSince ??= now;
        if (now - blackSince >= BLACK_TIMEOUT_MS) turnOffWith({ type: 'camera.failed', problem: 'black' });
        if (!isShown) return;
      } else blackSince = null;
      if (analysis === null) return;
      if (!isShown) emit({ type: 'camera.shown' });
      isShown = true;
      if (hints.isNew(analysis.hint)) emit({ type: 'camera.hinted', hint: analysis.hint });
    }, ANALYSIS_INTERVAL_MS);
  }

  function emitCaptured(picture: Blob | null): void {
    if (picture === null) turnOffWith({ type: 'camera.failed', problem: 'broken' });
    // After the camera was turned off, no picture is stored.
    else if (isOn) turnOffWith({ type: 'camera.captured', file: storePicture(picture) });
  }

  document.addEventListener('visibilitychange', onHidden);
  page.addEventListener('pagehide', onHidden);
  void start();

  return {
    show: (element) => element.append(video),
    takePicture() {
      video.pause();
      const canvas = drawFrame(video, document);
      // A canvas contains only pixels, no metadata such as the location.
      if (canvas === null) turnOffWith({ type: 'camera.failed', problem: 'broken' });
      else canvas.toBlob(emitCaptured, 'image/jpeg', JPEG_QUALITY);
    },
    close: turnOff,
  };
}

/** Requests the front camera; returns the problem when it is not available. */
async function requestCamera(navigator: Navigator): Promise<MediaStream | CameraProblem> {
  // Undefined in an old web view, and on a page without https.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined) return 'missing';
  try {
    const video = { facingMode: 'user', width: { ideal: 1_280 }, height: { ideal: 960 } };
    return await devices.getUserMedia({ video, audio: false });
  } catch (error) {
    return cameraProblems.get(error instanceof Error ? error.name : '') ?? 'broken';
  }
}

/** Problems by error name, of old and new browsers. */
const cameraProblems: ReadonlyMap<string, CameraProblem> = new Map([
  ['NotAllowedError', 'refused'],
  ['PermissionDeniedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['DevicesNotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotSupportedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
]);

/** Creates the analyser of the video's frames. */
function createFrameAnalyser(video: HTMLVideoElement, document: Document) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, ANALYSIS_SIZE_PX);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const findFaces = createFaceFinder();
  let previousLuma: Uint8ClampedArray | null = null;
  let isBusy = false;
  return {
    /** Analyses the current frame; null without a frame, `busy` while another one is analysed. */
    async analyse() {
      if (isBusy) return 'busy';
      if (context === null || video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA)
        return null;
      isBusy = true;
      try {
        // Cropped as by `object-fit: cover`.
        const scale = Math.max(
          ANALYSIS_SIZE_PX.width / video.videoWidth,
          ANALYSIS_SIZE_PX.height / video.videoHeight,
        );
        const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
        context.drawImage(
          video,
          (ANALYSIS_SIZE_PX.width - width) / 2,
          (ANALYSIS_SIZE_PX.height - height) / 2,
          width,
          height,
        );
        const faces = await findFaces(canvas);
        const analysis = analyseFrame(
          context.getImageData(0, 0, ANALYSIS_SIZE_PX.width, ANALYSIS_SIZE_PX.height),
          previousLuma,
          faces,
        );
        previousLuma = analysis.luma;
        return analysis;
      } finally {
        isBusy = false;
      }
    },
  };
}

/** Filters hints: a hint is new when two successive frames gave it, so that the text does not flicker. */
function createHintFilter() {
  let [lastHint, reported]: [unknown, unknown] = [undefined, null];
  return {
    isNew(hint: unknown): boolean {
      const isRepeated = lastHint === hint;
      lastHint = hint;
      if (!isRepeated || reported === hint) return false;
      reported = hint;
      return true;
    },
  };
}

/** Draws the current frame, scaled down to `MAX_SIDE_PX`; null where the phone cannot draw it. */
function drawFrame(video: HTMLVideoElement, document: Document): HTMLCanvasElement | null {
  const longerSide = Math.max(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (longerSide === 0 || context === null) return null;
  const scale = Math.min(1, MAX_SIDE_PX / longerSide);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

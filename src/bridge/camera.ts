import type { CameraEvent, CameraProblem } from '../../machines/domain/files/camera';
import type { ReadyFile } from '../../machines/domain/files/picked-file';
import { createFaceFinder } from './face-finder';
import { analyseFrame } from './frame-analysis';

/** Interval of frame analysis, in ms; a hint is reported when two successive frames give the same one. */
const ANALYSIS_INTERVAL = 350;
/** A camera with only black frames for so long has failed, in ms. */
const BLACK_FOR = 8_000;
/** Longest side of the picture, in pixels (assumed). */
const MAX_LENGTH = 1_600;
/** Size of the analysed frame in pixels: 3:4, as the merchant sees it. */
const ANALYSIS_SIZE = { width: 120, height: 160 };
const QUALITY = 0.9;

/** A running camera. */
export interface OpenCamera {
  /** Shows the live picture in this element. */
  readonly show: (element: HTMLElement) => void;
  /** Takes the picture; `camera.captured` follows. */
  readonly take: () => void;
  /** Turns the camera off at any time. No event follows. */
  readonly close: () => void;
}

/**
 * Turns the front camera on, and owns its stream: no track is live after `close`, after the page was hidden or after a
 * failure, and none is started when the permission comes too late.
 * @param keep stores the picture's bytes; the event contains only its object URL
 */
export function openCamera(
  page: Window,
  emit: (cameraEvent: CameraEvent) => void,
  keep: (picture: Blob) => ReadyFile,
): OpenCamera {
  const { document } = page;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, autoplay: true, playsInline: true });
  // The text beside it has the instructions; the preview needs no label.
  video.setAttribute('aria-hidden', 'true');
  const analyser = createFrameAnalyser(video, document);
  let stream: MediaStream | null = null;
  let analysisTimer: ReturnType<typeof setInterval> | undefined;
  let isOn = true;

  function off(): void {
    isOn = false;
    clearInterval(analysisTimer);
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
    video.remove();
    document.removeEventListener('visibilitychange', hide);
    page.removeEventListener('pagehide', hide);
  }

  function end(cameraEvent: CameraEvent): void {
    if (!isOn) return;
    off();
    emit(cameraEvent);
  }

  function hide(event: Event): void {
    if (document.hidden || event.type === 'pagehide') end({ type: 'camera.hidden' });
  }

  async function begin(): Promise<void> {
    const granted = await requestCamera(page.navigator);
    if (typeof granted === 'string') return end({ type: 'camera.failed', problem: granted });
    stream = granted;
    // The merchant left during the permission prompt: the stream is stopped.
    if (!isOn) return off();
    for (const track of granted.getVideoTracks())
      track.addEventListener('ended', () => end({ type: 'camera.failed', problem: 'ended' }));
    video.srcObject = granted;
    // A phone that refuses to play shows black frames, which are handled below.
    video.play().catch(() => {});
    watchFrames();
  }

  function watchFrames(): void {
    let blackSince: number | null = page.performance.now();
    let isShown = false;
    const hints = settled();
    analysisTimer = setInterval(async () => {
      // A frame that can't be read counts as black.
      const look = await analyser.look().catch(() => null);
      if (!isOn || look === 'busy') return;
      const now = page.performance.now();
      if (look === null || look.isBlack) {
        blackSince ??= now;
        if (now - blackSince >= BLACK_FOR) end({ type: 'camera.failed', problem: 'black' });
        if (!isShown) return;
      } else blackSince = null;
      if (look === null) return;
      if (!isShown) emit({ type: 'camera.shown' });
      isShown = true;
      if (hints.isNew(look.hint)) emit({ type: 'camera.hinted', hint: look.hint });
    }, ANALYSIS_INTERVAL);
  }

  function captured(picture: Blob | null): void {
    if (picture === null) end({ type: 'camera.failed', problem: 'broken' });
    // A camera that was turned off meanwhile keeps no picture.
    else if (isOn) end({ type: 'camera.captured', file: keep(picture) });
  }

  document.addEventListener('visibilitychange', hide);
  page.addEventListener('pagehide', hide);
  void begin();

  return {
    show: (element) => element.append(video),
    take() {
      video.pause();
      const canvas = drawFrame(video, document);
      // A canvas has pixels only, without location or device metadata.
      if (canvas === null) end({ type: 'camera.failed', problem: 'broken' });
      else canvas.toBlob(captured, 'image/jpeg', QUALITY);
    },
    close: off,
  };
}

/** Requests the front camera; returns the problem where there is none. */
async function requestCamera(navigator: Navigator): Promise<MediaStream | CameraProblem> {
  // An old web view, or a page that is not secure, lacks it.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined) return 'missing';
  try {
    const video = { facingMode: 'user', width: { ideal: 1_280 }, height: { ideal: 960 } };
    return await devices.getUserMedia({ video, audio: false });
  } catch (error) {
    return problems.get(error instanceof Error ? error.name : '') ?? 'broken';
  }
}

/** Error names of old and new browsers. */
const problems: ReadonlyMap<string, CameraProblem> = new Map([
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

/** Analyses frames, one at a time. */
function createFrameAnalyser(video: HTMLVideoElement, document: Document) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, ANALYSIS_SIZE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const findFaces = createFaceFinder();
  let before: Uint8ClampedArray | null = null;
  let isBusy = false;
  return {
    /** The current frame's analysis; null without a frame. */
    async look() {
      if (isBusy) return 'busy';
      if (context === null || video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA)
        return null;
      isBusy = true;
      try {
        // As `object-fit: cover` shows it.
        const scale = Math.max(
          ANALYSIS_SIZE.width / video.videoWidth,
          ANALYSIS_SIZE.height / video.videoHeight,
        );
        const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
        context.drawImage(
          video,
          (ANALYSIS_SIZE.width - width) / 2,
          (ANALYSIS_SIZE.height - height) / 2,
          width,
          height,
        );
        const faces = await findFaces(canvas);
        const look = analyseFrame(
          context.getImageData(0, 0, ANALYSIS_SIZE.width, ANALYSIS_SIZE.height),
          before,
          faces,
        );
        before = look.luma;
        return look;
      } finally {
        isBusy = false;
      }
    },
  };
}

/** A hint is new once two successive frames gave it, so that the text does not flicker. */
function settled() {
  let [seen, reported]: [unknown, unknown] = [undefined, null];
  return {
    isNew(hint: unknown): boolean {
      const isSettled = seen === hint;
      seen = hint;
      if (!isSettled || reported === hint) return false;
      reported = hint;
      return true;
    },
  };
}

/** The current frame in full size, scaled down where it is too large to send; null where the phone can't draw it. */
function drawFrame(video: HTMLVideoElement, document: Document): HTMLCanvasElement | null {
  const longest = Math.max(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (longest === 0 || context === null) return null;
  const scale = Math.min(1, MAX_LENGTH / longest);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

import type { CameraNews, CameraProblem } from '../../machines/domain/files/camera';
import type { ReadyFile } from '../../machines/domain/files/picked-file';
import { createFaceFinder } from './face-finder';
import { lookAt } from './face-look';

/** How often a frame is looked at, in ms; a hint is told when two frames in a row say the same. */
const LOOK_EVERY = 350;
/** A camera that shows nothing but black for so long is not going to show more, in ms. */
const BLACK_FOR = 8_000;
/** Longest side of the picture, in pixels (domain decision). */
const LONGEST = 1_600;
/** What a frame is looked at in, in pixels: three to four, as the merchant sees it. */
const LOOK = { width: 120, height: 160 };
const QUALITY = 0.9;

/** A camera that is on. */
export interface OpenCamera {
  /** Shows the live picture in this place of the page. */
  readonly show: (place: HTMLElement) => void;
  /** Takes the picture: `camera.captured` follows. */
  readonly take: () => void;
  /** Turns the camera off, whatever it was doing. Nothing is told after it. */
  readonly close: () => void;
}

/**
 * Turns the front camera on. It owns the stream: no track of it is live after `close`, after the page was hidden, after a
 * problem, and none is begun when the permission comes too late.
 * @param keep takes the picture's bytes: what is told of it holds its address only
 */
export function openCamera(
  page: Window,
  tell: (news: CameraNews) => void,
  keep: (picture: Blob) => ReadyFile,
): OpenCamera {
  const { document } = page;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, autoplay: true, playsInline: true });
  // The words beside it say what to do; the picture of oneself needs none.
  video.setAttribute('aria-hidden', 'true');
  const eye = lookingAt(video, document);
  let stream: MediaStream | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;
  let isOn = true;

  function off(): void {
    isOn = false;
    clearInterval(looking);
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
    video.remove();
    document.removeEventListener('visibilitychange', hide);
    page.removeEventListener('pagehide', hide);
  }

  function end(news: CameraNews): void {
    if (!isOn) return;
    off();
    tell(news);
  }

  function hide(event: Event): void {
    if (document.hidden || event.type === 'pagehide') end({ type: 'camera.hidden' });
  }

  async function begin(): Promise<void> {
    const given = await ask(page.navigator);
    if (typeof given === 'string') return end({ type: 'camera.failed', problem: given });
    stream = given;
    // The merchant left while the phone asked: what it gives now is given back.
    if (!isOn) return off();
    for (const track of given.getVideoTracks())
      track.addEventListener('ended', () => end({ type: 'camera.failed', problem: 'ended' }));
    video.srcObject = given;
    // A phone that refuses to play shows black, and that has an end of its own.
    video.play().catch(() => {});
    watchFrames();
  }

  function watchFrames(): void {
    let blackSince: number | null = page.performance.now();
    let isShown = false;
    const hints = settled();
    looking = setInterval(async () => {
      // A frame that can't be looked at shows nothing: that has an end.
      const look = await eye.look().catch(() => null);
      if (!isOn || look === 'busy') return;
      const now = page.performance.now();
      if (look === null || look.isBlack) {
        blackSince ??= now;
        if (now - blackSince >= BLACK_FOR) end({ type: 'camera.failed', problem: 'black' });
        if (!isShown) return;
      } else blackSince = null;
      if (look === null) return;
      if (!isShown) tell({ type: 'camera.shown' });
      isShown = true;
      if (hints.isNew(look.hint)) tell({ type: 'camera.hinted', hint: look.hint });
    }, LOOK_EVERY);
  }

  function taken(picture: Blob | null): void {
    if (picture === null) end({ type: 'camera.failed', problem: 'broken' });
    // A camera that was turned off meanwhile keeps nothing.
    else if (isOn) end({ type: 'camera.captured', file: keep(picture) });
  }

  document.addEventListener('visibilitychange', hide);
  page.addEventListener('pagehide', hide);
  void begin();

  return {
    show: (place) => place.append(video),
    take() {
      video.pause();
      const canvas = drawn(video, document);
      // A canvas knows pixels only: neither place nor phone comes with them.
      if (canvas === null) end({ type: 'camera.failed', problem: 'broken' });
      else canvas.toBlob(taken, 'image/jpeg', QUALITY);
    },
    close: off,
  };
}

/** Asks for the front camera; why there is none, in a word. */
async function ask(navigator: Navigator): Promise<MediaStream | CameraProblem> {
  // An old web view, or a page that is not secure, has no such thing.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices?.getUserMedia === undefined) return 'missing';
  try {
    const video = { facingMode: 'user', width: { ideal: 1_280 }, height: { ideal: 960 } };
    return await devices.getUserMedia({ video, audio: false });
  } catch (error) {
    return problems.get(error instanceof Error ? error.name : '') ?? 'broken';
  }
}

/** Names of errors as browsers old and new give them. */
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

/** Looks at frames, one at a time. */
function lookingAt(video: HTMLVideoElement, document: Document) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, LOOK);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const findFaces = createFaceFinder();
  let before: Uint8ClampedArray | null = null;
  let isBusy = false;
  return {
    /** What the frame of now shows; null while there is none. */
    async look() {
      if (isBusy) return 'busy';
      if (context === null || video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA)
        return null;
      isBusy = true;
      try {
        // As `object-fit: cover` shows it.
        const scale = Math.max(LOOK.width / video.videoWidth, LOOK.height / video.videoHeight);
        const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
        context.drawImage(video, (LOOK.width - width) / 2, (LOOK.height - height) / 2, width, height);
        const faces = await findFaces(canvas);
        const look = lookAt(context.getImageData(0, 0, LOOK.width, LOOK.height), before, faces);
        before = look.luma;
        return look;
      } finally {
        isBusy = false;
      }
    },
  };
}

/** Tells a hint once, when it was seen twice in a row: words that flicker help nobody. */
function settled() {
  let [seen, told]: [unknown, unknown] = [undefined, null];
  return {
    isNew(hint: unknown): boolean {
      const isSettled = seen === hint;
      seen = hint;
      if (!isSettled || told === hint) return false;
      told = hint;
      return true;
    },
  };
}

/** The frame of now at its full size, but for what is too large to be sent; null where the phone can't draw it. */
function drawn(video: HTMLVideoElement, document: Document): HTMLCanvasElement | null {
  const longest = Math.max(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (longest === 0 || context === null) return null;
  const scale = Math.min(1, LONGEST / longest);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

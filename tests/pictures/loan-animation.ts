/** Pictures in turn, as one SVG file: CSS shows one after the other, and everything is embedded, as a README needs it. */

/** One step of the loan. */
export interface Frame {
  readonly caption: string;
  /** WebP of the app. */
  readonly phone: Buffer;
  /** WebP of the inspector. */
  readonly screen: Buffer;
}

/** Sizes of the two pages in CSS pixels, drawn as they are. */
export const PHONE = { width: 360, height: 740 };
export const SCREEN = { width: 1060, height: 740 };

/** Space around and between the two, in the same pixels. */
const GAP = 28;
const CAPTION = 88;
/** How long a frame is shown, s. */
const SHOWN = 2.6;

const WIDTH = PHONE.width + SCREEN.width + 3 * GAP;
const HEIGHT = PHONE.height + CAPTION + GAP;

/** Without motion, where the system asks for none: the last frame. */
export function loanAnimation(frames: readonly Frame[]): string {
  const share = 100 / frames.length;
  const dots = frames.map(
    (_, at) => `<circle cx="${WIDTH / 2 + (at - (frames.length - 1) / 2) * 22}" cy="26" r="5"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">
<title>A loan from offer to money in the app, and its chart in the inspector beside it</title>
<style>
  .frame { opacity: 0; animation: show ${frames.length * SHOWN}s step-end infinite; }
  @keyframes show { 0% { opacity: 1 } ${share.toFixed(4)}% { opacity: 0 } }
  text { font: 600 24px system-ui, sans-serif; fill: #16211c; text-anchor: middle; }
  .edge { fill: none; stroke: #00000026; stroke-width: 2; }
  @media (prefers-reduced-motion: reduce) { .frame { animation: none } .frame:last-of-type { opacity: 1 } }
</style>
<clipPath id="phone"><rect x="${GAP}" y="${CAPTION}" width="${PHONE.width}" height="${PHONE.height}" rx="24"/></clipPath>
<clipPath id="screen"><rect x="${PHONE.width + 2 * GAP}" y="${CAPTION}" width="${SCREEN.width}" height="${SCREEN.height}" rx="12"/></clipPath>
<rect width="${WIDTH}" height="${HEIGHT}" rx="24" fill="#e8e5de"/>
<g fill="#16211c33">${dots.join('')}</g>
${frames.map((frame, at) => drawn(frame, at, dots[at] ?? '')).join('\n')}
<rect class="edge" x="${GAP}" y="${CAPTION}" width="${PHONE.width}" height="${PHONE.height}" rx="24"/>
<rect class="edge" x="${PHONE.width + 2 * GAP}" y="${CAPTION}" width="${SCREEN.width}" height="${SCREEN.height}" rx="12"/>
</svg>
`;
}

function drawn({ caption, phone, screen }: Frame, at: number, dot: string): string {
  return `<g class="frame" style="animation-delay:${(at * SHOWN).toFixed(1)}s">
<text x="${WIDTH / 2}" y="66">${caption}</text><g fill="#0b6e4f">${dot}</g>
<image clip-path="url(#phone)" x="${GAP}" y="${CAPTION}" width="${PHONE.width}" height="${PHONE.height}" href="${embedded(phone)}"/>
<image clip-path="url(#screen)" x="${PHONE.width + 2 * GAP}" y="${CAPTION}" width="${SCREEN.width}" height="${SCREEN.height}" href="${embedded(screen)}"/>
</g>`;
}

function embedded(picture: Buffer): string {
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

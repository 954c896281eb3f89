/** Draws the requests of a visit until the content was shown: a time axis, a bar per request, and lines for the paints. */
import { type Arrival, isTelemetry, type Kind, type SentRequest } from './arrival';

const WIDTH_PX = 1_000;
/** Start and end of the time axis; the names of the requests are left of it. */
const AXIS_LEFT_PX = 270;
const AXIS_RIGHT_PX = WIDTH_PX - 70;
const TOP_PX = 112;
const ROW_HEIGHT_PX = 20;

const COLOURS: Readonly<Record<Kind, string>> = {
  document: '#2459c4',
  style: '#8a3ffc',
  script: '#c46a00',
  call: '#0b7a53',
  other: '#5f6b76',
};
const INK = '#16202a';
const FAINT_INK = '#5f6b76';

/** An SVG with a light background. @param title name of the page */
export function waterfall(title: string, { content, firstPaint, largestPaint, requests }: Arrival): string {
  const rows = requests.filter(({ start, path }) => start < content && !isTelemetry(path));
  const laterRequests = requests.length - rows.length;
  const axisEndMs = Math.max(content, firstPaint, largestPaint) * 1.04;
  const x = (ms: number) =>
    AXIS_LEFT_PX + (Math.min(ms, axisEndMs) / axisEndMs) * (AXIS_RIGHT_PX - AXIS_LEFT_PX);
  const bottom = TOP_PX + rows.length * ROW_HEIGHT_PX + 8;
  const height = bottom + 44;
  const marks = [
    { name: 'first paint', ms: firstPaint, y: 58 },
    { name: 'largest paint', ms: largestPaint, y: 74 },
    { name: 'content with data', ms: content, y: 90 },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" width="${WIDTH_PX}" height="${height}" font-family="system-ui, 'Noto Sans', sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH_PX}" height="${height}" fill="#ffffff"/>`,
    text(16, 28, title, { size: 16, weight: 600 }),
    text(16, 46, 'slow 4G and 4 × CPU, for real; a pale bar was still coming when the content stood', {
      fill: FAINT_INK,
    }),
    ...ticks(axisEndMs).flatMap((ms) => [
      `<path d="M${x(ms)} ${TOP_PX - 4}V${bottom}" stroke="#e3e7eb"/>`,
      text(x(ms), bottom + 16, seconds(ms), { fill: FAINT_INK, anchor: 'middle' }),
    ]),
    ...marks.flatMap(({ name, ms, y }) => [
      `<path d="M${x(ms)} ${y + 4}V${bottom}" stroke="${INK}" stroke-dasharray="3 3"/>`,
      text(x(ms), y, `${name} ${seconds(ms)}`, {
        anchor: x(ms) > WIDTH_PX - 200 ? 'end' : 'middle',
        weight: 600,
      }),
    ]),
    ...rows.flatMap((request, index) => bar(request, TOP_PX + index * ROW_HEIGHT_PX, x, content)),
    ...legend(bottom + 34),
    ...(laterRequests === 0
      ? []
      : [
          text(AXIS_RIGHT_PX, bottom + 34, `${laterRequests} more begin after the content`, {
            fill: FAINT_INK,
            anchor: 'end',
          }),
        ]),
    '</svg>',
  ].join('\n');
}

function bar(
  { path, kind, start, end, bytes }: SentRequest,
  y: number,
  x: (ms: number) => number,
  content: number,
): string[] {
  const [from, to] = [x(start), x(end ?? content)];
  const width = Math.max(to - from, 1).toFixed(1);
  return [
    text(AXIS_LEFT_PX - 12, y + 14, nameOf(path), { anchor: 'end' }),
    `<rect x="${from.toFixed(1)}" y="${y + 3}" width="${width}" height="${ROW_HEIGHT_PX - 7}" fill="${COLOURS[kind]}" fill-opacity="${end === null ? 0.35 : 1}"/>`,
    ...(end === null
      ? []
      : [text(to + 6, y + 14, `${(bytes / 1_000).toFixed(1)} kB`, { fill: FAINT_INK, size: 11 })]),
  ];
}

/** Shortened path: a file without its hash, a call without `/api/`. */
function nameOf(path: string): string {
  const name = path.startsWith('/assets/')
    ? path.replace('/assets/', '').replace(/-[\w-]{7,8}(?=\.\w+$)/, '')
    : path.replace(/^\/api\//, '');
  return name.length > 38 ? `${name.slice(0, 37)}…` : name;
}

function legend(y: number): string[] {
  return Object.entries(COLOURS).flatMap(([kind, fill], index) => [
    `<rect x="${16 + index * 90}" y="${y - 10}" width="12" height="12" fill="${fill}"/>`,
    text(34 + index * 90, y, kind, { fill: FAINT_INK }),
  ]);
}

/** Positions of the ticks in ms: every second, half second or tenth, by the length of the axis. */
function ticks(axisEndMs: number): readonly number[] {
  const step = axisEndMs > 6_000 ? 1_000 : axisEndMs > 1_500 ? 500 : 100;
  return Array.from({ length: Math.floor(axisEndMs / step) + 1 }, (_, index) => index * step);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

interface TextStyle {
  readonly fill?: string;
  readonly size?: number;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function text(x: number, y: number, label: string, style: TextStyle = {}): string {
  const { fill = INK, size = 12, weight = 400, anchor = 'start' } = style;
  const safe = label.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="${x.toFixed(1)}" y="${y}" fill="${fill}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}">${safe}</text>`;
}

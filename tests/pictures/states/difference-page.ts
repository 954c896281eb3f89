/** The page that shows which pictures differ: before, after, difference. */
import { catalogueCopy } from '../../../src/copy/inspector-catalogue';
import type { LookId, PicturedScreen } from '../../../src/inspector/pictures';
import type { MatchedScreens } from './match-screens';

/** A picture that differs. */
export interface SeenChange {
  readonly before: PicturedScreen;
  readonly after: PicturedScreen;
  readonly look: LookId;
  /** Number and share (0 to 1) of the pixels that differ. */
  readonly pixels: number;
  readonly share: number;
  /** Size of the picture of the difference, pixels. */
  readonly width: number;
  readonly height: number;
}

interface DifferencePage {
  /** What the pictures are compared with. */
  readonly title: string;
  readonly matched: MatchedScreens;
  readonly changes: readonly SeenChange[];
}

/** Counts, and the names of states that are new or gone, as sentences. */
export function summaryOf({
  changed,
  added,
  gone,
  addedStates,
  goneStates,
  sameCount,
}: MatchedScreens): string {
  const pictures = changed.reduce((sum, { looks }) => sum + looks.length, 0);
  return [
    `${screenCount(changed.length)} changed (${pictures} ${pictures === 1 ? 'picture' : 'pictures'}), ${added.length} new, ${gone.length} gone, ${sameCount} the same.`,
    ...(addedStates.length > 0 ? [`New states: ${addedStates.join(', ')}.`] : []),
    ...(goneStates.length > 0 ? [`States that are gone: ${goneStates.join(', ')}.`] : []),
  ].join('\n');
}

/** The page, in HTML. Its pictures are in the folders `before`, `after` and `difference` beside it. */
export function differencePage({ title, matched, changes }: DifferencePage): string {
  const journeys = [...new Set(matched.changed.map(({ after }) => after.journey))];
  const { addedStates, goneStates } = matched;
  const body = [
    `<header><p>What differs from</p><h1>${escaped(title)}</h1>`,
    `<ul class="counts">${[
      ['changed', matched.changed.length],
      ['new', matched.added.length],
      ['gone', matched.gone.length],
      ['the same', matched.sameCount],
    ]
      .map(([what, count]) => `<li><b>${count}</b> ${what}</li>`)
      .join('')}</ul>`,
    addedStates.length > 0 ? `<p>New states: ${codes(addedStates)}</p>` : '',
    goneStates.length > 0 ? `<p>States that are gone: ${codes(goneStates)}</p>` : '',
    journeys.length > 1
      ? `<nav aria-label="Journeys">${journeys.map((id) => `<a href="#${id}">${escaped(id)}</a>`).join(' ')}</nav>`
      : '',
    '</header><main>',
    matched.changed.length + matched.added.length + matched.gone.length === 0
      ? '<p class="same">Every picture is the same.</p>'
      : '',
    gallery('New screens', 'after', matched.added),
    gallery('Screens that are gone', 'before', matched.gone),
    ...journeys.map(
      (id) =>
        `<section id="${id}"><h2>${escaped(id)}</h2>${matched.changed
          .filter(({ after }) => after.journey === id)
          .map(({ after, before }) =>
            changedScreen(
              before,
              after,
              changes.filter((change) => change.after === after),
            ),
          )
          .join('')}</section>`,
    ),
    '</main>',
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>What differs from ${escaped(title)}</title><style>${STYLES}</style></head><body>${body.join('\n')}</body></html>\n`;
}

function changedScreen(
  before: PicturedScreen,
  after: PicturedScreen,
  changes: readonly SeenChange[],
): string {
  const gone = before.lines.filter((line) => !after.lines.includes(line));
  const added = after.lines.filter((line) => !before.lines.includes(line));
  return `<article><h3><code>${escaped(after.state)}</code> ${escaped(numbered(after))}</h3>${
    gone.length + added.length === 0
      ? ''
      : `<ul class="words">${gone.map((line) => `<li><del>${escaped(line)}</del></li>`).join('')}${added.map((line) => `<li><ins>${escaped(line)}</ins></li>`).join('')}</ul>`
  }${changes.map(changedPicture).join('')}</article>`;
}

function changedPicture(change: SeenChange): string {
  const { before, after, look, pixels, share, width, height } = change;
  const [old, now] = [before.pictures[look], after.pictures[look]];
  const figure = (folder: string, text: string, picture: typeof old) =>
    `<figure><figcaption>${text}</figcaption>${image(`${folder}/${picture.file}`, picture, `${text}: ${after.state}, ${catalogueCopy.looks[look]}`)}</figure>`;
  return `<h4>${catalogueCopy.looks[look]} <small>${pixels.toLocaleString('en')} pixels, ${percent(share)}</small></h4><div class="pictures">${[
    figure('before', 'Before', old),
    figure('after', 'After', now),
    figure('difference', 'Difference', { file: now.file, width, height }),
  ].join('')}</div>`;
}

/** Screens of one side only, in light. */
function gallery(title: string, folder: string, screens: readonly PicturedScreen[]): string {
  if (screens.length === 0) return '';
  return `<section><h2>${title}</h2><div class="pictures">${screens
    .map(
      (screen) =>
        `<figure><figcaption>${escaped(screen.journey)} <code>${escaped(screen.state)}</code> ${escaped(numbered(screen))}</figcaption>${image(`${folder}/${screen.pictures.light.file}`, screen.pictures.light, `Screen of ${screen.state}`)}</figure>`,
    )
    .join('')}</div></section>`;
}

function image(file: string, size: { readonly width: number; readonly height: number }, alt: string): string {
  return `<img src="${escaped(file)}" width="${size.width}" height="${size.height}" alt="${escaped(alt)}" loading="lazy">`;
}

/** Tells the screens of one state apart. */
function numbered({ number, heading }: PicturedScreen): string {
  return `${number === 1 ? '' : `(${number}) `}${heading}`;
}

function screenCount(count: number): string {
  return `${count} ${count === 1 ? 'screen' : 'screens'}`;
}

function percent(share: number): string {
  const value = share * 100;
  return value < 0.1 ? 'less than 0.1 %' : `${value.toFixed(1)} %`;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `<code>${escaped(name)}</code>`).join(' ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLES = `
:root { --paper: #f5f3ee; --surface: #fff; --line: #e2ded5; --ink: #17211c; --muted: #5b665f; --primary: #0a6b4b; --late: #a8231b }
@media (prefers-color-scheme: dark) { :root { --paper: #0d1411; --surface: #151e1a; --line: #2a3731; --ink: #e9f0ec; --muted: #9daba4; --primary: #59d3a2; --late: #ff9c93 } }
* { box-sizing: border-box; margin: 0 }
body { padding: 32px max(24px, 50vw - 600px) 64px; font: 0.9375rem/1.5 "Noto Sans", system-ui, sans-serif; color: var(--ink); background: var(--paper) }
header > p { color: var(--muted) }
h1 { font-size: 1.5rem; letter-spacing: -0.02em }
h2 { margin: 40px 0 12px; font-size: 1.125rem }
h3 { font-size: 1rem }
h4 { margin-top: 20px; font-weight: 600 }
small, figcaption { font-size: 0.8125rem; font-weight: 450; color: var(--muted) }
code { font: 0.9em "Noto Sans Mono", ui-monospace, monospace }
a { margin-right: 12px; color: var(--primary) }
ul { list-style: none; padding: 0 }
.counts { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 12px }
.counts li { padding: 6px 14px; border: 1px solid var(--line); border-radius: 99px; background: var(--surface) }
.same { margin-top: 40px; color: var(--muted) }
article { margin-bottom: 20px; padding: 20px 24px 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
.words { margin-top: 8px; font-size: 0.875rem }
del { color: var(--late) }
ins { color: var(--primary); text-decoration: none }
del::before { content: "− " }
ins::before { content: "+ " }
.pictures { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; margin-top: 8px }
figure { max-width: min(360px, 100%) }
img { display: block; max-width: 100%; height: auto; margin-top: 4px; border: 1px solid var(--line); border-radius: 12px }
`;

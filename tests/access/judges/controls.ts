/** Judges the controls of a page: names for voice control, size of their targets, motion. Runs in the page. */
import { computeAccessibleName } from 'dom-accessibility-api';
import { describe, isVisible } from './text-blocks';

const CONTROLS =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [tabindex]:not([tabindex="-1"])';
/** WCAG 2.2, target size (minimum): CSS px. */
const MIN_TARGET_PX = 24;
/** What an animation may change under reduced motion. `pointerEvents`: buttons ignore double taps by one. */
const STILL_PROPERTIES: ReadonlySet<string> = new Set([
  ...['offset', 'computedOffset', 'easing', 'composite'],
  ...['opacity', 'pointerEvents'],
]);

/** All controls that can be used now. */
export function controls(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.matches(':disabled') && control.closest('[inert]') === null && isUsable(control),
  );
}

/** A control of its own look is invisible itself: its label is visible. */
function isUsable(control: HTMLElement): boolean {
  return isVisible(control) || labelsOf(control).some(isVisible);
}

function labelsOf(control: Element): readonly HTMLElement[] {
  const labels = control instanceof HTMLInputElement ? control.labels : null;
  return labels === null ? [] : [...labels];
}

/** Where a control is seen and taken hold of: its own box, or that of its label where it is hidden behind it. */
export function boxOf(control: HTMLElement): DOMRect {
  const own = control.getBoundingClientRect();
  const [label] = labelsOf(control);
  if (label === undefined || own.width > 1 || !isVisible(label)) return own;
  const visible = label.getBoundingClientRect();
  const left = Math.min(visible.left, own.left);
  const top = Math.min(visible.top, own.top);
  return new DOMRect(left, top, visible.right - left, Math.max(visible.bottom, own.bottom) - top);
}

/** A voice says what it sees: the visible words must be in the name, best at its beginning; no two controls have one name. */
export function nameFaults(): readonly string[] {
  const named = controls().map((control) => ({
    control,
    raw: computeAccessibleName(control),
    name: plain(computeAccessibleName(control)),
    label: plain(labelOf(control)),
  }));
  const byName = new Map<string, (typeof named)[number][]>();
  for (const one of named) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return [
    ...named.flatMap(({ control, raw, name, label }) => {
      if (name === '') return [`name: none of ${describe(control)}`];
      // The text of a hidden element is read after a blank, whatever it begins with.
      if (/\s[,:;.]/.test(raw)) return [`name: a blank before the punctuation of "${raw}"`];
      if (name.startsWith(label)) return [];
      return [
        `name: "${name}" ${name.includes(label) ? 'does not begin with' : 'does not contain'} its label "${label}"`,
      ];
    }),
    ...[...byName].flatMap(([name, all]) =>
      name !== '' && new Set(all.map(targetOf)).size > 1
        ? [`name: ${all.length} controls are called "${name}"`]
        : [],
    ),
  ];
}

/** What a control does, as far as a page shows it: links with one address do the same. */
function targetOf({ control }: { readonly control: HTMLElement }, index: number): string {
  return control.getAttribute('href') ?? String(index);
}

/** The words that are seen on a control, or beside it. */
function labelOf(control: HTMLElement): string {
  const labels = labelsOf(control);
  return (labels.length > 0 ? labels : control.matches('input, select, textarea') ? [] : [control])
    .map(visibleText)
    .join(' ');
}

function visibleText(root: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null || !isVisible(parentElement) || parentElement.closest('[aria-hidden=true]'))
      continue;
    text += ` ${node.nodeValue}`;
  }
  return text;
}

/** Without what nobody says. */
function plain(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N}₹%]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Targets that are too small for a finger; links in a sentence are not judged, as in WCAG. */
export function targetFaults(): readonly string[] {
  return controls().flatMap((control) => {
    if (getComputedStyle(control).display === 'inline') return [];
    const { width, height } = reachOf(control);
    return Math.min(width, height) < MIN_TARGET_PX
      ? [`target: ${Math.round(width)} × ${Math.round(height)} px: ${describe(control)}`]
      : [];
  });
}

/** The box in which a tap reaches the control. */
function reachOf(control: HTMLElement): DOMRect {
  const box = boxOf(control);
  const [label = control] = labelsOf(control);
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hits = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || label.contains(hit));
  };
  const farthest = (dx: number, dy: number) => {
    let steps = 0;
    while (steps < MIN_TARGET_PX && hits(middle.x + dx * (steps + 1), middle.y + dy * (steps + 1)))
      steps += 1;
    return steps;
  };
  return new DOMRect(0, 0, farthest(-1, 0) + farthest(1, 0) + 1, farthest(0, -1) + farthest(0, 1) + 1);
}

/** Animations that move something, though the person asked for none. */
export function motionFaults(): readonly string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return [];
    const moved = effect
      .getKeyframes()
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((property) => !STILL_PROPERTIES.has(property));
    return moved.length === 0
      ? []
      : [
          `motion: ${[...new Set(moved)].join(', ')} of ${effect.target === null ? 'nothing' : describe(effect.target)}`,
        ];
  });
}

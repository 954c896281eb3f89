/** Judges how the text of a page is laid out: no broken word, split figure, cut, overlapping or squeezed text. Runs in the page. */
import { describe, isVisible, type LineBox, type TextBlock, textBlocks } from './text-blocks';

/** Rounding of boxes, px. */
const TOLERANCE_PX = 1;
/** Two texts overlap when they share more than this, px. */
const MAX_SHARED_PX = 2;
/** A block of several lines with fewer characters per line is a column, not a text. */
const MIN_CHARACTERS_PER_LINE = 4;
/** Bars that stay on the screen may cover this share of it. */
const MAX_COVERED = 0.6;

/** What may be said of a figure: amounts, shares, times, dates, phone and account numbers. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const UNIT =
  '(?:%|days?|weeks?|months?|years?|hours?|minutes?|seconds?|lakh|crore|[KM]B|[ap]\\.?m\\.?)(?![a-z])';
/** Hindi and Marathi: a month is any word before a year. */
const DEVANAGARI = '[\\u0900-\\u0963\\u0970-\\u097f]';
const UNIT_IN_DEVANAGARI = `(?:दिन|दिनों|दिवस|हफ़्ते|हफ़्तों|आठवडे|महीने|महीनों|महिने|साल|वर्ष|वर्षे|घंटे|तास|मिनट|मिनिटे|सेकंड|लाख|करोड़|कोटी|बजे|वाजता)(?!${DEVANAGARI})`;
const FIGURES: readonly RegExp[] = [
  new RegExp(`\\d{1,2}\\s${MONTH}(?:,?\\s\\d{4})?`, 'g'),
  new RegExp(`\\d{1,2}\\s${DEVANAGARI}+\\s\\d{4}`, 'g'),
  new RegExp(`₹?\\s?\\d[\\d,.:]*\\s?(?:${UNIT}|${UNIT_IN_DEVANAGARI})`, 'g'),
  /₹\s?\d[\d,.]*/g,
  /(?:[•X*]{2,}\s?)+\d{2,}/g,
  /(?<![\d,.₹])\+?\d{2,}(?:\s\d{2,})+/g,
];
/** A word that no sentence has: an address, or a number with letters. It may break where it is wider than its line. */
const IS_ADDRESS = /[@/_]|\w\.\w|(?=.*\d)[\w-]{14,}/;
/** After these a line may end inside of a word. */
const BREAKS_AFTER = /[-‐–—/\u00AD]/;

/** All faults of the page as texts. */
export function layoutFaults(): readonly string[] {
  const blocks = textBlocks();
  return [
    ...overflowFaults(),
    ...blocks.flatMap((block) => [
      ...brokenWords(block),
      ...splitFigures(block),
      ...squeezed(block),
      ...cutText(block),
    ]),
    ...cutControls(),
    ...overlaps(blocks),
    ...coveringBars(),
  ];
}

function overflowFaults(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = scrollWidth - clientWidth;
  return beyond > 0 ? [`too wide: the page runs ${beyond} px over its right edge`] : [];
}

function brokenWords(block: TextBlock): readonly string[] {
  return [...block.text.matchAll(/[^\s\u200B]+/g)].flatMap(({ 0: word, index }) => {
    const boxes = block.boxesOf(index, index + word.length);
    if (boxes.length < 2) return [];
    if (IS_ADDRESS.test(word) && widthOf(boxes) > block.element.clientWidth) return [];
    const segments = word.split(new RegExp(`(?<=${BREAKS_AFTER.source})`));
    let offset = index;
    for (const segment of segments) {
      const isBroken = block.boxesOf(offset, offset + segment.length).length > 1;
      if (isBroken && !isBreakable(segment))
        return [`broken word: "${withBreaks(block, offset, segment)}" in ${describe(block.element)}`];
      offset += segment.length;
    }
    return [];
  });
}

/** Punctuation alone may stand on a line of its own. */
function isBreakable(segment: string): boolean {
  return !/[\p{L}\p{N}]/u.test(segment);
}

function splitFigures(block: TextBlock): readonly string[] {
  const found = FIGURES.flatMap((figure) => [...block.text.matchAll(figure)]).flatMap(
    ({ 0: figure, index }) =>
      block.boxesOf(index, index + figure.length).length > 1 ? [{ figure, index }] : [],
  );
  // A longer figure names the fault of the shorter ones in it.
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other.figure.length > one.figure.length &&
            other.index <= one.index &&
            other.index + other.figure.length >= one.index + one.figure.length,
        ),
    )
    .map(
      ({ figure, index }) =>
        `split figure: "${withBreaks(block, index, figure)}" in ${describe(block.element)}`,
    );
}

function squeezed(block: TextBlock): readonly string[] {
  const text = block.text.trim();
  const start = block.text.indexOf(text);
  const lines = block.boxesOf(start, start + text.length).length;
  return lines > 1 && text.length / lines < MIN_CHARACTERS_PER_LINE
    ? [`squeezed: ${lines} lines for ${describe(block.element)}`]
    : [];
}

/** Text outside of the page, of a box that clips it, or of a box that is drawn around it. */
function cutText(block: TextBlock): readonly string[] {
  const boxes = block.boxesOf(0, block.text.length);
  const page = document.documentElement.clientWidth;
  const outside = (test: (box: LineBox) => boolean) => boxes.some(test);
  if (outside(({ left, right }) => left < -TOLERANCE_PX || right > page + TOLERANCE_PX))
    return [`cut: beyond the edge of the page: ${describe(block.element)}`];
  for (
    let one: Element | null = block.element;
    one !== null && one !== document.body;
    one = one.parentElement
  ) {
    const style = getComputedStyle(one);
    const isClipped = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    if (!isClipped && !isDrawn(style)) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isScrolled = style.overflowY === 'auto' || style.overflowY === 'scroll';
    const isBeside = outside((box) => box.left < left - TOLERANCE_PX || box.right > right + TOLERANCE_PX);
    const isAbove = outside((box) => box.top < top - TOLERANCE_PX || box.bottom > bottom + TOLERANCE_PX);
    if (isBeside || (isAbove && !isScrolled))
      return [
        `cut: ${isClipped ? 'clipped by' : 'out of'} its <${one.tagName.toLowerCase()}>: ${describe(block.element)}`,
      ];
    if (style.position === 'fixed') break;
  }
  return [];
}

/** Whether the box can be seen: a border, or a colour of its own. */
function isDrawn({
  backgroundColor,
  borderTopWidth,
  borderTopColor,
  borderTopStyle,
}: CSSStyleDeclaration): boolean {
  const isTransparent = (color: string) => /rgba\(.*, 0\)$/.test(color);
  const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px' && !isTransparent(borderTopColor);
  return hasBorder || !isTransparent(backgroundColor);
}

/** The chosen option of a list, and the example in an empty field, must fit their box. */
function cutControls(): readonly string[] {
  return [...document.querySelectorAll('select, input, textarea')].filter(isVisible).flatMap((control) => {
    const shown =
      control instanceof HTMLSelectElement
        ? (control.selectedOptions[0]?.text ?? '')
        : control instanceof HTMLInputElement && control.value === ''
          ? control.placeholder
          : '';
    if (shown === '') return [];
    const { paddingLeft, paddingRight, font, letterSpacing } = getComputedStyle(control);
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return [];
    context.font = font;
    context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const space = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const width = Math.round(context.measureText(shown).width);
    return width > space + TOLERANCE_PX
      ? [`cut: "${shown}" needs ${width} px, its <${control.tagName.toLowerCase()}> has ${Math.round(space)}`]
      : [];
  });
}

function overlaps(blocks: readonly TextBlock[]): readonly string[] {
  const texts = blocks.flatMap((block) =>
    block
      .boxesOf(0, block.text.length)
      .map((box) => ({ box, element: block.element, layer: layerOf(block.element) })),
  );
  const drawings = [...document.querySelectorAll('svg, img, canvas, video')]
    .filter((one) => isVisible(one) && one.parentElement?.closest('svg') == null)
    .map((element) => ({ box: element.getBoundingClientRect(), element, layer: layerOf(element) }));
  const faults = texts.flatMap((one, index) =>
    [...texts.slice(index + 1), ...drawings].flatMap((other) =>
      one.element !== other.element && one.layer === other.layer && share(one.box, other.box)
        ? [`overlap: ${describe(one.element)} and ${describe(other.element)}`]
        : [],
    ),
  );
  return [...new Set(faults)];
}

/** The element that moves over the page with this one: a bar, a message, a dialog. */
function layerOf(element: Element): Element {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
  return document.body;
}

function share(one: LineBox, other: LineBox): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > MAX_SHARED_PX && height > MAX_SHARED_PX;
}

/** Bars that stay over the page must leave room to read it. */
function coveringBars(): readonly string[] {
  if (document.querySelector('dialog:modal') !== null) return [];
  const bars = [...document.querySelectorAll('body *')].filter(
    (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && isVisible(one),
  );
  const covered = bars.reduce((total, bar) => total + bar.getBoundingClientRect().height, 0);
  const share = covered / window.innerHeight;
  return share > MAX_COVERED ? [`covered: bars take ${Math.round(share * 100)} % of the screen`] : [];
}

function widthOf(boxes: readonly LineBox[]): number {
  return boxes.reduce((total, { left, right }) => total + right - left, 0);
}

/** The text with a bar where its lines end. */
function withBreaks(block: TextBlock, start: number, text: string): string {
  let shown = '';
  let lastTop = Number.NaN;
  for (let offset = 0; offset < text.length; offset += 1) {
    const [box] = block.boxesOf(start + offset, start + offset + 1);
    if (box !== undefined && box.top > lastTop + TOLERANCE_PX) shown += '|';
    if (box !== undefined) lastTop = box.top;
    shown += text[offset];
  }
  return shown.replaceAll(/\s/g, ' ');
}

/** The text that a page shows, as blocks of lines, for the judges of its layout. Runs in the page. */

/** A character range of a block, on the line where it is shown. */
export interface LineBox {
  readonly left: number;
  readonly right: number;
  /** Top and bottom of the glyphs: the line box without the space above capitals and below descenders. */
  readonly top: number;
  readonly bottom: number;
}

/** The text of one block box (or flex item, table cell, ...), across its inline elements. */
export interface TextBlock {
  readonly element: Element;
  readonly text: string;
  /** Where a part of the text is shown, a box for each line. Offsets are those of `text`. */
  readonly boxesOf: (start: number, end: number) => readonly LineBox[];
}

/** Share of a line's height above the capitals, and below the descenders, with the fonts of this project. */
const SPACE_ABOVE = 0.2;
const SPACE_BELOW = 0.1;

interface Part {
  readonly node: Text;
  /** Offset of its first character in the text of the block. */
  readonly start: number;
}

/** All blocks of text that are visible, in the order of the document. */
export function textBlocks(root: Element = document.body): readonly TextBlock[] {
  const parts = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!(node instanceof Text) || parentElement === null || !isVisible(parentElement)) continue;
    const block = blockOf(parentElement);
    parts.set(block, [...(parts.get(block) ?? []), node]);
  }
  return [...parts]
    .map(([element, nodes]) => blockFrom(element, nodes))
    .filter(({ text }) => text.trim() !== '');
}

/** Whether an element is painted: not hidden in any way, nor meant for screen readers only. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { clipPath } = getComputedStyle(one);
    if (clipPath === 'inset(50%)') return false;
    if (['SCRIPT', 'STYLE', 'OPTION', 'NOSCRIPT'].includes(one.tagName)) return false;
  }
  const dialog = document.querySelector('dialog:modal');
  return dialog === null || dialog.contains(element);
}

/** The nearest element that is not inline. */
function blockOf(element: Element): Element {
  let one = element;
  while (getComputedStyle(one).display === 'inline' && one.parentElement !== null) one = one.parentElement;
  return one;
}

function blockFrom(element: Element, nodes: readonly Text[]): TextBlock {
  let text = '';
  const parts: Part[] = [];
  for (const node of nodes) {
    parts.push({ node, start: text.length });
    text += node.data;
  }
  const placeOf = (offset: number) => {
    const part = parts.findLast(({ start }) => start <= offset) ?? parts[0];
    if (part === undefined) throw new Error('A block has text.');
    return { node: part.node, offset: offset - part.start };
  };
  return {
    element,
    text,
    boxesOf: (start, end) => {
      const range = document.createRange();
      const first = placeOf(start);
      const last = placeOf(end - 1);
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, last.offset + 1);
      return linesFrom([...range.getClientRects()]);
    },
  };
}

/** Joins boxes that are beside each other on one line. */
function linesFrom(rects: readonly DOMRect[]): readonly LineBox[] {
  const lines: LineBox[] = [];
  for (const { left, right, top: boxTop, bottom: boxBottom, width, height } of rects) {
    if (width === 0 || height === 0) continue;
    const top = boxTop + height * SPACE_ABOVE;
    const bottom = boxBottom - height * SPACE_BELOW;
    const last = lines.at(-1);
    const isSameLine = last !== undefined && top < last.bottom && bottom > last.top;
    if (isSameLine)
      lines[lines.length - 1] = {
        left: Math.min(left, last.left),
        right: Math.max(right, last.right),
        top: Math.min(top, last.top),
        bottom: Math.max(bottom, last.bottom),
      };
    else lines.push({ left, right, top, bottom });
  }
  return lines;
}

/** An element in a few words: its tag and the start of its text. */
export function describe(element: Element): string {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return `<${element.tagName.toLowerCase()}> "${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}

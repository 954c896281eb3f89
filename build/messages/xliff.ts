/**
 * Files for translators: XLIFF 1.2, which Weblate, Crowdin, Poedit, OmegaT and Virtaal all read and write; with 2.x some of them still
 * have trouble (docs/decisions/029-languages.md).
 */
import { JSDOM } from 'jsdom';

import { mergedPieces, type Piece } from './slots.ts';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';

export interface TranslationUnit {
  readonly id: string;
  readonly source: readonly Piece[];
  /** Null where nothing is written. */
  readonly target: readonly Piece[] | null;
  readonly isTranslatable: boolean;
  readonly state: 'needs-translation' | 'needs-review-translation';
  readonly notes: readonly string[];
}

interface TranslationFile {
  /** Path of the English file. */
  readonly original: string;
  readonly units: readonly TranslationUnit[];
}

/** @param tag BCP 47 */
export function writeXliff(tag: string, files: readonly TranslationFile[]): string {
  const lines = files.flatMap(({ original, units }) => [
    `  <file original="${escaped(original)}" source-language="en-IN" target-language="${escaped(tag)}" datatype="plaintext">`,
    '    <body>',
    ...units.flatMap(unitLines),
    '    </body>',
    '  </file>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${NAMESPACE}" version="1.2">`,
    ...lines,
    '</xliff>',
    '',
  ].join('\n');
}

function unitLines(unit: TranslationUnit): readonly string[] {
  const { id, source, target, isTranslatable, state, notes } = unit;
  return [
    `      <trans-unit id="${escaped(id)}" resname="${escaped(id)}" xml:space="preserve"${isTranslatable ? '' : ' translate="no"'}>`,
    `        <source>${inline(source)}</source>`,
    ...(target === null
      ? []
      : [`        <target state="${isTranslatable ? state : 'final'}">${inline(target)}</target>`]),
    ...notes.map((note) => `        <note from="developer">${escaped(note)}</note>`),
    '      </trans-unit>',
  ];
}

function inline(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string'
        ? escaped(piece)
        : `<x id="${escaped(piece.name)}" equiv-text="${escaped(`{${piece.name}}`)}"/>`,
    )
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\r\n\t]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

export interface ReadUnit {
  readonly id: string;
  readonly source: readonly Piece[];
  /** Empty where there is none. */
  readonly target: readonly Piece[];
}

/**
 * Reads a file that came back.
 * @throws when it is no XLIFF 1.2 with one target language, or has elements within a text that are neither placeholders nor notes
 * of a tool (`<mrk>`)
 */
export function readXliff(text: string): { readonly tag: string; readonly units: readonly ReadUnit[] } {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const elements = elementsIn(document).filter(({ namespaceURI }) => namespaceURI === NAMESPACE);
  const all = (name: string) => elements.filter(({ localName }) => localName === name);
  const tags = [...new Set(all('file').map((file) => file.getAttribute('target-language')))];
  const [tag] = tags;
  if (tags.length !== 1 || tag == null)
    throw new Error('This is no XLIFF 1.2 file with one target language.');
  const units = all('trans-unit')
    .filter((unit) => unit.getAttribute('translate') !== 'no')
    .map((unit) => {
      const id = unit.getAttribute('id') ?? '';
      const child = (name: string) => childrenOf(unit).find(({ nodeName }) => nodeName === name);
      return { id, source: piecesIn(id, child('source')), target: piecesIn(id, child('target')) };
    });
  return { tag, units };
}

/** In the order of the document. jsdom's own lists of elements look their items up by name: they took most of the time. */
function elementsIn(parent: Document | Element): readonly Element[] {
  return childrenOf(parent).flatMap((child) => [child, ...elementsIn(child)]);
}

function childrenOf(parent: Document | Element): readonly Element[] {
  const children: Element[] = [];
  for (let child = parent.firstElementChild; child !== null; child = child.nextElementSibling)
    children.push(child);
  return children;
}

function piecesIn(id: string, element: Node | undefined): readonly Piece[] {
  const pieces = [...(element?.childNodes ?? [])].flatMap((node): readonly Piece[] => {
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
      return [node.textContent ?? ''];
    if (node.nodeType === node.COMMENT_NODE) return [];
    // SAFETY: the other nodes within an element are elements.
    const inner = node as Element;
    // Tools mark words, such as those of a glossary.
    if (inner.localName === 'mrk') return piecesIn(id, inner);
    if (inner.localName !== 'x') throw new Error(`${id}: has <${inner.localName}>, which is no parameter.`);
    return [{ name: inner.getAttribute('id') ?? '' }];
  });
  return mergedPieces(pieces);
}

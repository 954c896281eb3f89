import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { Language } from '../language/language';

export type Pdf = InstanceType<typeof PDFDocument>;

interface TextPlace {
  /** Points; the left margin without it. */
  x?: number;
  /** Points; below the text before without it. */
  y?: number;
  /** Points. */
  width: number;
  align?: 'left' | 'right';
  weight?: 'regular' | 'bold';
  /** Never broken into lines. */
  isOneLine?: boolean;
}

/** Writes a text in the size and colour of the moment, and moves on to the line below it. */
export type WriteText = (text: string, place: TextPlace) => void;

/** Writes the texts of a language: English in Helvetica, all others in Noto Sans, whose letters are embedded. */
export const textWriter = (pdf: Pdf, language: Language): WriteText =>
  language === 'en' ? helveticaWriter(pdf) : devanagariWriter(pdf);

const helveticaWriter =
  (pdf: Pdf): WriteText =>
  (text, { x = pdf.page.margins.left, y = pdf.y, width, align = 'left', weight, isOneLine = false }) => {
    pdf.font(weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica');
    pdf.text(text, x, y, { width, align, ...(isOneLine ? { lineBreak: false } : {}) });
  };

const require = createRequire(import.meta.url);

/** Files of the fonts, by name: one for each script and weight. */
const FONT_FILES = {
  'devanagari-regular': require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  ),
  'devanagari-bold': require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
  ),
  'latin-regular': require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-400-normal.woff',
  ),
  'latin-bold': require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-700-normal.woff',
  ),
};

/** A part of a text that one font has letters for: the package has a font for each script. */
interface Run {
  readonly text: string;
  readonly font: string;
  /** Points. */
  readonly width: number;
}

/** What the Devanagari font is for: its letters, and the rupee sign. */
const RUNS = /[\u0900-\u097f\u20b9]+|[^\u0900-\u097f\u20b9]+/g;

/**
 * Texts of two scripts: pdfkit writes a text in one font only. Each line is marked with its characters in their order, because
 * Devanagari is drawn in another one, and a reader aloud or a search would not know the words.
 */
function devanagariWriter(pdf: Pdf): WriteText {
  for (const [name, file] of Object.entries(FONT_FILES)) pdf.registerFont(name, file);
  return (
    text,
    { x = pdf.page.margins.left, y = pdf.y, width, align = 'left', weight = 'regular', isOneLine = false },
  ) => {
    const runsOf = (part: string): Run[] =>
      (part.match(RUNS) ?? []).map((run) => {
        const script = /[\u0900-\u097f\u20b9]/.test(run) ? 'devanagari' : 'latin';
        const font = `${script}-${weight}`;
        return { text: run, font, width: pdf.font(font).widthOfString(run) };
      });
    pdf.y = y;
    for (const line of isOneLine ? [text] : brokenLines(text, width, (part) => widthOf(runsOf(part))))
      writeLine(pdf, line, runsOf(line), { x, width, align });
    pdf.x = x;
  };
}

const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, run) => sum + run.width, 0);

/** Breaks a text at its spaces into lines that are no wider than `width`, unless a single word is. */
function brokenLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function writeLine(
  pdf: Pdf,
  line: string,
  runs: readonly Run[],
  { x, width, align }: { x: number; width: number; align: 'left' | 'right' },
): void {
  const height = pdf.font('devanagari-regular').currentLineHeight();
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  // Both fonts of the package have the same ascent, so that their texts stand on one line.
  const top = pdf.y;
  let left = align === 'right' ? x + width - widthOf(runs) : x;
  pdf.markContent('Span', { actual: line });
  for (const run of runs) {
    pdf.font(run.font).text(run.text, left, top, { lineBreak: false });
    left += run.width;
  }
  pdf.endMarkedContent();
  pdf.y = top + height;
}

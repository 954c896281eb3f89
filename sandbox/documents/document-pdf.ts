import { existsSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { DocumentContent, Section } from './document-content';

const DEVANAGARI_FONT_PATHS = [
  process.env.SANDBOX_DEVANAGARI_FONT ?? '',
  '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf',
  '/usr/share/fonts/noto/NotoSansDevanagari-Regular.ttf',
  '/Library/Fonts/NotoSansDevanagari-Regular.ttf',
];

/** Path of an installed Devanagari font, which Hindi text needs; undefined when there is none. */
export const devanagariFont = (): string | undefined =>
  DEVANAGARI_FONT_PATHS.find((path) => path !== '' && existsSync(path));

const TEXT_COLOUR = '#17211c';
const MUTED_COLOUR = '#5b665f';
const LINE_COLOUR = '#e2ded5';
const MARGIN_POINTS = 48;

/** The document as a PDF on A4. Hindi needs a Devanagari font: check `devanagariFont` first. */
export function documentPdf(content: DocumentContent): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_POINTS,
    info: { Title: content.title, Author: content.subtitle },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const fonts = typefaces();
  pdf.fontSize(10).fillColor(MUTED_COLOUR);
  write(pdf, fonts.plain, content.subtitle);
  pdf.moveDown(0.2).fontSize(20).fillColor(TEXT_COLOUR);
  write(pdf, fonts.bold, content.title);
  for (const section of content.sections) drawSection(pdf, fonts, section);
  pdf.end();
  return done;
}

type Pdf = InstanceType<typeof PDFDocument>;
/** Selects the font of a text: Helvetica has no Devanagari letters, and Noto Sans Devanagari has no Latin ones. */
type FontFor = (text: string) => string;
type Typefaces = { plain: FontFor; bold: FontFor };
type TextOptions = PDFKit.Mixins.TextOptions;

function typefaces(): Typefaces {
  const devanagari = devanagariFont();
  const fontChooser = (latin: string) => (text: string) =>
    devanagari !== undefined && /[\u0900-\u097f]/.test(text) ? devanagari : latin;
  return { plain: fontChooser('Helvetica'), bold: fontChooser('Helvetica-Bold') };
}

function write(
  pdf: Pdf,
  font: FontFor,
  text: string,
  x = MARGIN_POINTS,
  y = pdf.y,
  options: TextOptions = {},
): void {
  pdf.font(font(text)).text(text, x, y, options);
}

function drawSection(pdf: Pdf, fonts: Typefaces, { heading, lines, paragraphs, table }: Section): void {
  if (pdf.y > pdf.page.height - 140) pdf.addPage();
  pdf.moveDown(1).fontSize(12).fillColor(TEXT_COLOUR);
  write(pdf, fonts.bold, heading);
  pdf.moveDown(0.3).fontSize(10);
  const width = pdf.page.width - 2 * MARGIN_POINTS;
  for (const [label, value] of lines ?? []) {
    const top = pdf.y;
    pdf.fillColor(MUTED_COLOUR);
    write(pdf, fonts.plain, label, MARGIN_POINTS, top, { width: width * 0.5 });
    const labelBottom = pdf.y;
    pdf.fillColor(TEXT_COLOUR);
    write(pdf, fonts.plain, value, MARGIN_POINTS + width * 0.5, top, { width: width * 0.5, align: 'right' });
    pdf.y = Math.max(labelBottom, pdf.y) + 3;
  }
  for (const text of paragraphs ?? []) {
    pdf.fillColor(TEXT_COLOUR);
    write(pdf, fonts.plain, text, MARGIN_POINTS, pdf.y, { width });
    pdf.moveDown(0.3);
  }
  if (table !== undefined) drawTable(pdf, fonts, table, width);
  pdf.x = MARGIN_POINTS;
}

function drawTable(pdf: Pdf, fonts: Typefaces, table: NonNullable<Section['table']>, width: number): void {
  const column = width / table.head.length;
  const drawRow = (cells: string[], colour: string) => {
    if (pdf.y > pdf.page.height - MARGIN_POINTS - 18) pdf.addPage();
    const top = pdf.y;
    pdf.fillColor(colour);
    cells.forEach((cell, index) => {
      const align = index === 0 ? 'left' : 'right';
      write(pdf, fonts.plain, cell, MARGIN_POINTS + index * column, top, {
        width: column - 4,
        align,
        lineBreak: false,
      });
    });
    pdf.y = top + 15;
    pdf
      .moveTo(MARGIN_POINTS, pdf.y - 3)
      .lineTo(MARGIN_POINTS + width, pdf.y - 3)
      .lineWidth(0.5)
      .strokeColor(LINE_COLOUR)
      .stroke();
  };
  pdf.fontSize(9);
  drawRow(table.head, MUTED_COLOUR);
  for (const cells of table.rows) drawRow(cells, TEXT_COLOUR);
}

import { existsSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Paper, Section } from './paper';

const DEVANAGARI = [
  process.env.SANDBOX_DEVANAGARI_FONT ?? '',
  '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf',
  '/usr/share/fonts/noto/NotoSansDevanagari-Regular.ttf',
  '/Library/Fonts/NotoSansDevanagari-Regular.ttf',
];

/** A Devanagari font, where this machine has one. */
export const devanagariFont = (): string | undefined =>
  DEVANAGARI.find((path) => path !== '' && existsSync(path));

const INK = '#17211c';
const MUTED = '#5b665f';
const LINE = '#e2ded5';
const MARGIN = 48;

/** A document as a PDF on A4. Hindi needs a Devanagari font; check `devanagariFont` first. */
export function paperPdf(paper: Paper): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: paper.title, Author: paper.subtitle },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const type = typefaces();
  pdf.fontSize(10).fillColor(MUTED);
  write(pdf, type.plain, paper.subtitle);
  pdf.moveDown(0.2).fontSize(20).fillColor(INK);
  write(pdf, type.bold, paper.title);
  for (const section of paper.sections) drawSection(pdf, type, section);
  pdf.end();
  return done;
}

type Pdf = InstanceType<typeof PDFDocument>;
/** The font for a text: Helvetica has no Devanagari, and Noto's Devanagari has no Latin. */
type FontFor = (text: string) => string;
type Typefaces = { plain: FontFor; bold: FontFor };
type TextOptions = PDFKit.Mixins.TextOptions;

function typefaces(): Typefaces {
  const hindi = devanagariFont();
  const either = (latin: string) => (text: string) =>
    hindi !== undefined && /[\u0900-\u097f]/.test(text) ? hindi : latin;
  return { plain: either('Helvetica'), bold: either('Helvetica-Bold') };
}

function write(
  pdf: Pdf,
  font: FontFor,
  text: string,
  x = MARGIN,
  y = pdf.y,
  options: TextOptions = {},
): void {
  pdf.font(font(text)).text(text, x, y, options);
}

function drawSection(pdf: Pdf, type: Typefaces, { heading, lines, paragraphs, table }: Section): void {
  if (pdf.y > pdf.page.height - 140) pdf.addPage();
  pdf.moveDown(1).fontSize(12).fillColor(INK);
  write(pdf, type.bold, heading);
  pdf.moveDown(0.3).fontSize(10);
  const width = pdf.page.width - 2 * MARGIN;
  for (const [label, value] of lines ?? []) {
    const top = pdf.y;
    pdf.fillColor(MUTED);
    write(pdf, type.plain, label, MARGIN, top, { width: width * 0.5 });
    const below = pdf.y;
    pdf.fillColor(INK);
    write(pdf, type.plain, value, MARGIN + width * 0.5, top, { width: width * 0.5, align: 'right' });
    pdf.y = Math.max(below, pdf.y) + 3;
  }
  for (const text of paragraphs ?? []) {
    pdf.fillColor(INK);
    write(pdf, type.plain, text, MARGIN, pdf.y, { width });
    pdf.moveDown(0.3);
  }
  if (table !== undefined) drawTable(pdf, type, table, width);
  pdf.x = MARGIN;
}

function drawTable(pdf: Pdf, type: Typefaces, table: NonNullable<Section['table']>, width: number): void {
  const column = width / table.head.length;
  const row = (cells: string[], colour: string) => {
    if (pdf.y > pdf.page.height - MARGIN - 18) pdf.addPage();
    const top = pdf.y;
    pdf.fillColor(colour);
    cells.forEach((cell, index) => {
      const align = index === 0 ? 'left' : 'right';
      write(pdf, type.plain, cell, MARGIN + index * column, top, {
        width: column - 4,
        align,
        lineBreak: false,
      });
    });
    pdf.y = top + 15;
    pdf
      .moveTo(MARGIN, pdf.y - 3)
      .lineTo(MARGIN + width, pdf.y - 3)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  };
  pdf.fontSize(9);
  row(table.head, MUTED);
  for (const cells of table.rows) row(cells, INK);
}

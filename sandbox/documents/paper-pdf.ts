import { existsSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Paper, Section } from './paper';

const DEVANAGARI = [
  process.env.SANDBOX_DEVANAGARI_FONT ?? '',
  '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf',
  '/usr/share/fonts/noto/NotoSansDevanagari-Regular.ttf',
  '/Library/Fonts/NotoSansDevanagari-Regular.ttf',
];

/** A font for Hindi, where this machine has one. */
export const devanagariFont = (): string | undefined =>
  DEVANAGARI.find((path) => path !== '' && existsSync(path));

const INK = '#17211c';
const MUTED = '#5b665f';
const LINE = '#e2ded5';
const MARGIN = 48;

/** A document as a PDF on A4. Hindi needs a font with Devanagari; ask `devanagariFont` before. */
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
  const hindi = paper.lang === 'hi' ? devanagariFont() : undefined;
  const fonts = { plain: hindi ?? 'Helvetica', bold: hindi ?? 'Helvetica-Bold' };
  pdf.font(fonts.plain).fontSize(10).fillColor(MUTED).text(paper.subtitle);
  pdf.font(fonts.bold).fontSize(20).fillColor(INK).text(paper.title);
  for (const section of paper.sections) drawSection(pdf, fonts, section);
  pdf.end();
  return done;
}

type Pdf = InstanceType<typeof PDFDocument>;
type Fonts = { plain: string; bold: string };

function drawSection(pdf: Pdf, fonts: Fonts, { heading, lines, paragraphs, table }: Section): void {
  if (pdf.y > pdf.page.height - 140) pdf.addPage();
  pdf.moveDown(1).font(fonts.bold).fontSize(12).fillColor(INK).text(heading, MARGIN).moveDown(0.3);
  pdf.font(fonts.plain).fontSize(10);
  const width = pdf.page.width - 2 * MARGIN;
  for (const [label, value] of lines ?? []) {
    const top = pdf.y;
    pdf.fillColor(MUTED).text(label, MARGIN, top, { width: width * 0.5 });
    const below = pdf.y;
    pdf.fillColor(INK).text(value, MARGIN + width * 0.5, top, { width: width * 0.5, align: 'right' });
    pdf.y = Math.max(below, pdf.y) + 3;
  }
  for (const text of paragraphs ?? []) pdf.fillColor(INK).text(text, MARGIN, pdf.y, { width }).moveDown(0.3);
  if (table !== undefined) drawTable(pdf, fonts, table, width);
  pdf.x = MARGIN;
}

function drawTable(pdf: Pdf, fonts: Fonts, table: NonNullable<Section['table']>, width: number): void {
  const column = width / table.head.length;
  const row = (cells: string[], colour: string) => {
    if (pdf.y > pdf.page.height - MARGIN - 18) pdf.addPage();
    const top = pdf.y;
    pdf.fillColor(colour);
    cells.forEach((cell, index) => {
      const align = index === 0 ? 'left' : 'right';
      pdf.text(cell, MARGIN + index * column, top, { width: column - 4, align, lineBreak: false });
    });
    pdf.y = top + 15;
    pdf
      .moveTo(MARGIN, pdf.y - 3)
      .lineTo(MARGIN + width, pdf.y - 3)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  };
  pdf.font(fonts.plain).fontSize(9);
  row(table.head, MUTED);
  for (const cells of table.rows) row(cells, INK);
}

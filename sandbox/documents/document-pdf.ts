import PDFDocument from 'pdfkit';
import type { DocumentContent, Section } from './document-content';
import { type Pdf, textWriter, type WriteText } from './pdf-text';

const TEXT_COLOUR = '#17211c';
const MUTED_COLOUR = '#5b665f';
const LINE_COLOUR = '#e2ded5';
const MARGIN_POINTS = 48;

/** The document as a PDF on A4. */
export function documentPdf(content: DocumentContent): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_POINTS,
    lang: content.language,
    info: { Title: content.title, Author: content.subtitle },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const write = textWriter(pdf, content.language);
  const width = pdf.page.width - 2 * MARGIN_POINTS;
  pdf.fontSize(10).fillColor(MUTED_COLOUR);
  write(content.subtitle, { width });
  pdf.moveDown(0.2).fontSize(20).fillColor(TEXT_COLOUR);
  write(content.title, { width, weight: 'bold' });
  for (const section of content.sections) drawSection(pdf, write, section, width);
  pdf.end();
  return done;
}

function drawSection(
  pdf: Pdf,
  write: WriteText,
  { heading, lines, paragraphs, table }: Section,
  width: number,
): void {
  if (pdf.y > pdf.page.height - 140) pdf.addPage();
  pdf.moveDown(1).fontSize(12).fillColor(TEXT_COLOUR);
  write(heading, { width, weight: 'bold' });
  pdf.moveDown(0.3).fontSize(10);
  for (const [label, value] of lines ?? []) {
    const top = pdf.y;
    pdf.fillColor(MUTED_COLOUR);
    write(label, { y: top, width: width * 0.5 });
    const labelBottom = pdf.y;
    pdf.fillColor(TEXT_COLOUR);
    write(value, { x: MARGIN_POINTS + width * 0.5, y: top, width: width * 0.5, align: 'right' });
    pdf.y = Math.max(labelBottom, pdf.y) + 3;
  }
  for (const text of paragraphs ?? []) {
    pdf.fillColor(TEXT_COLOUR);
    write(text, { width });
    pdf.moveDown(0.3);
  }
  if (table !== undefined) drawTable(pdf, write, table, width);
  pdf.x = MARGIN_POINTS;
}

function drawTable(pdf: Pdf, write: WriteText, table: NonNullable<Section['table']>, width: number): void {
  const column = width / table.head.length;
  const drawRow = (cells: string[], colour: string) => {
    if (pdf.y > pdf.page.height - MARGIN_POINTS - 18) pdf.addPage();
    const top = pdf.y;
    pdf.fillColor(colour);
    cells.forEach((cell, index) => {
      const align = index === 0 ? 'left' : 'right';
      write(cell, { x: MARGIN_POINTS + index * column, y: top, width: column - 4, align, isOneLine: true });
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

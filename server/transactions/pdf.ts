// One page of text as PDF 1.4: enough for a receipt, with the fonts every reader has.
export interface PdfLine {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  /** Points from the left edge. */
  readonly x: number;
  /** Points from the top edge. */
  readonly y: number;
}

const page = { width: 595, height: 842 };

/** The standard fonts know Latin letters; whatever else stands in a name becomes a question mark. */
function literal(text: string): string {
  const latin = [...text].map((sign) => ((sign.codePointAt(0) ?? 0) < 256 ? sign : '?')).join('');
  return `(${latin.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`;
}

const drawn = ({ text, size, bold = false, x, y }: PdfLine) =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${page.height - y} Td ${literal(text)} Tj ET`;

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function objectsFor(content: string): string[] {
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
}

export function writePdf(lines: readonly PdfLine[]): Uint8Array {
  const objects = objectsFor(lines.map(drawn).join('\n'));
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

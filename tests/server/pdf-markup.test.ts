// A PDF shows markup, formulas and PDF escapes as text, and contains nothing that a reader could open or run.
import { expect, test } from 'vitest';
import { renderDocumentPdf } from '../../server/files/pdf-document.ts';
import { writeFile } from '../../server/files/write-file.ts';
import { textOfPdf } from './pdf-text.ts';

const attacks = [
  '<script>ran()</script>',
  'javascript:app.alert(1)',
  '=HYPERLINK("http://x")',
  ') Tj /JavaScript (ran())',
  'endstream endobj /OpenAction',
  '\\101 \\( <</S/URI>>',
];
const letterhead = {
  bankName: 'Bank <b>Kita</b>',
  companyName: 'PT ) /JS (ran()) Maju',
  madeAt: new Date('2026-11-23T09:00:00+07:00'),
  language: 'EN',
} as const;
const actions = /\/(JavaScript|JS|OpenAction|AA|URI|Launch|SubmitForm|EmbeddedFile|Annots)\b/;

/** The PDF without its compressed streams, which readers only display. */
const structureOf = (file: Uint8Array) =>
  Buffer.from(file)
    .toString('latin1')
    .replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\((?:\\.|[^\\()])*\)/g, '()');

test.each(attacks)('%s is printed in a document and in a table', async (attack) => {
  const document = { title: attack, paragraphs: [attack], facts: [['Payee', attack]] as const };
  const table = {
    title: attack,
    columns: [{ title: 'Name', holds: 'text', width: 10 }] as const,
    sections: [{ heading: attack, facts: [], rows: [[attack]] }],
  };
  for (const file of [await renderDocumentPdf(letterhead, document), await writeFile('PDF', letterhead, table)]) {
    expect(structureOf(file)).not.toMatch(actions);
    expect(textOfPdf(file).join(' ')).toContain(attack.split(' ')[0]);
  }
});

test('direction marks and hidden characters of a name are printed as question marks', async () => {
  const facts = [['Payee', 'CV \u202euajaM\u0007']] as const;
  expect(textOfPdf(await renderDocumentPdf(letterhead, { title: 'Advice', facts })).join(' ')).toContain('CV ?uajaM?');
});

test('a long title and a long name of the bank share the line, and neither is printed over the other', async () => {
  const [bankName, title] = ['Bank Perkreditan Rakyat '.repeat(6).trim(), 'Mutasi rekening giro '.repeat(8).trim()];
  const texts = textOfPdf(await renderDocumentPdf({ ...letterhead, bankName }, { title, facts: [] }));
  // The standard fonts encode an ellipsis so.
  const cut = texts.filter((text) => text.endsWith('\u0085'));
  expect(cut).toEqual([expect.stringMatching(/^Bank Perkreditan/), expect.stringMatching(/^Mutasi rekening/)]);
});

test.each(['EN', 'ID'] as const)(
  'the foot of a page names the whole company and when it was made (%s)',
  async (language) => {
    const companyName = 'PT Nusantara Sejahtera Abadi Makmur Sentosa Internasional Tbk';
    const made = { ...letterhead, companyName, madeAt: new Date('2026-12-30T10:05:00+07:00'), language };
    const texts = textOfPdf(await renderDocumentPdf(made, { title: 'Advice', facts: [] })).join(' ');
    expect(texts).toContain(companyName);
    expect(texts).toMatch(/30 (?:Dec|Des) 2026/);
    const long = { ...made, companyName: `PT ${'Maju '.repeat(40)}` };
    const cut = textOfPdf(await renderDocumentPdf(long, { title: 'Advice', facts: [] })).join(' ');
    expect(cut).toMatch(/30 (?:Dec|Des) 2026 10[:.]05 WIB/);
  },
);

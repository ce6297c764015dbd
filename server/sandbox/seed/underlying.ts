// Underlying documents in every status, with their use of this month.
import { addDays } from '../../../domain/calendar-date.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { CurrencyCode } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';

const companies = [
  { company_id: 'NUSANTARA', maker: 'MAKER01@NUSANTARA' },
  { company_id: 'BAHARI', maker: 'MAKER01@BAHARI' },
] as const;

interface DemoDocument {
  readonly code: string;
  readonly beneficiary: string;
  readonly purpose: string;
  readonly kind: string;
  readonly number: string;
  readonly amount: string;
  readonly currency?: CurrencyCode;
  readonly rate?: string;
  readonly limit: string;
  /** The number of days from today to its last day. */
  readonly expiresIn: number;
  readonly review?: 'in-review' | 'refused';
  readonly note?: string;
  readonly isFromBranch?: boolean;
}

const documents: readonly DemoDocument[] = [
  {
    code: '00031',
    beneficiary: 'Tokyo Trading KK',
    purpose: '2012',
    kind: '001',
    number: 'TT-2209-11',
    amount: '312000.00',
    limit: '319800.00',
    expiresIn: 67,
  },
  {
    code: '00038',
    beneficiary: 'Tokyo Trading KK',
    purpose: '2012',
    kind: '001',
    number: 'TT-2217-02',
    amount: '97560.98',
    limit: '100000.00',
    expiresIn: 95,
  },
  {
    code: '00034',
    beneficiary: 'Harbour Trading Pte Ltd',
    purpose: '2018',
    kind: '001',
    number: 'HT/2611/0087',
    amount: '640000000.00',
    currency: 'IDR',
    rate: '0.00006103',
    limit: '40036.62',
    expiresIn: 38,
    isFromBranch: true,
  },
  {
    code: '00019',
    beneficiary: 'Straits Capital Pte Ltd',
    purpose: '2232',
    kind: '002',
    number: 'LA-2024-118',
    amount: '500000.00',
    limit: '512500.00',
    expiresIn: 30,
  },
  {
    code: '00008',
    beneficiary: 'Shenzhen Optics Ltd',
    purpose: '2012',
    kind: '001',
    number: 'SZO-0814',
    amount: '60000.00',
    limit: '61500.00',
    expiresIn: -12,
  },
  {
    code: '00045',
    beneficiary: 'Rotterdam Chemicals BV',
    purpose: '2012',
    kind: '010',
    number: 'PF-7781',
    amount: '45000.00',
    limit: '46125.00',
    expiresIn: 80,
    review: 'in-review',
  },
  {
    code: '00041',
    beneficiary: 'Oriental Shipping Ltd',
    purpose: '2097',
    kind: '001',
    number: 'OS-3301',
    amount: '12000.00',
    limit: '12300.00',
    expiresIn: 60,
    review: 'refused',
    note: 'Halaman kedua tidak terbaca. Unggah kembali faktur lengkap dengan stempel.',
  },
];

interface DemoUse {
  readonly code: string;
  readonly daysAgo: number;
  readonly beneficiary: string;
  readonly amount: string;
  readonly state: 'reserved' | 'used' | 'returned';
}

const uses: readonly DemoUse[] = [
  { code: '00031', daysAgo: 11, beneficiary: 'Tokyo Trading KK', amount: '125000.00', state: 'used' },
  { code: '00031', daysAgo: 0, beneficiary: 'Tokyo Trading KK', amount: '48250.00', state: 'reserved' },
  { code: '00034', daysAgo: 5, beneficiary: 'Harbour Trading Pte Ltd', amount: '19530.06', state: 'returned' },
  { code: '00019', daysAgo: 8, beneficiary: 'Straits Capital Pte Ltd', amount: '512500.00', state: 'used' },
  { code: '', daysAgo: 4, beneficiary: 'Tokyo Trading KK', amount: '62500.00', state: 'used' },
];

/** Returns a PDF of one page that shows the text. */
function pdfOf(text: string): Buffer {
  const drawing = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${bodies.join('')}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`);
}

const codeOf = (number: string) => (number === '' ? '' : `UDL-2611-${number}`);

function documentRow(document: DemoDocument, companyId: string, submitter: { id: string; name: string }, now: Date) {
  const today = jakartaMoment(now.getTime()).date;
  const isFromBranch = document.isFromBranch ?? false;
  return {
    company_id: companyId,
    underlying_code: codeOf(document.code),
    beneficiary_name: document.beneficiary,
    purpose: document.purpose,
    supporting_document: document.kind,
    document_number: document.number,
    document_date: addDays(today, -42),
    document_amount: document.amount,
    document_currency: document.currency ?? ('USD' as const),
    rate: document.review === 'in-review' ? null : (document.rate ?? '1.00'),
    tolerance: '2.5',
    limit_eq: document.limit,
    expires_on: addDays(today, document.expiresIn),
    review: document.review ?? ('accepted' as const),
    review_note: document.note ?? null,
    file_name: isFromBranch ? null : `Invoice ${document.number}.pdf`,
    file_type: isFromBranch ? null : ('application/pdf' as const),
    file_content: isFromBranch ? null : pdfOf(`${document.beneficiary} ${document.number}`),
    submitted_by: isFromBranch ? null : submitter.id,
    submitted_by_name: isFromBranch ? null : submitter.name,
    submitted_at: new Date(now.getTime() - 21 * 86_400_000),
  };
}

function useRow(use: DemoUse, index: number, companyId: string, maker: { id: string; name: string }, now: Date) {
  const today = jakartaMoment(now.getTime()).date;
  return {
    company_id: companyId,
    underlying_code: codeOf(use.code),
    ref_no: `FCY2611${String(index + 1).padStart(9, '0')}`,
    transaction_date: addDays(today, -use.daysAgo),
    beneficiary_name: use.beneficiary,
    amount: use.amount,
    currency: 'USD' as const,
    amount_eq: use.amount,
    state: use.state,
    made_by: maker.id,
    made_by_name: maker.name,
  };
}

export async function seedUnderlying(db: Database, now: Date): Promise<void> {
  for (const { company_id, maker } of companies) {
    const { name } = await db.selectFrom('users').select('name').where('user_id', '=', maker).executeTakeFirstOrThrow();
    const submitter = { id: maker, name };
    await db
      .insertInto('underlying_documents')
      .values(documents.map((one) => documentRow(one, company_id, submitter, now)))
      .execute();
    await db
      .insertInto('underlying_uses')
      .values(uses.map((use, index) => useRow(use, index, company_id, submitter, now)))
      .execute();
  }
  const limit = {
    amount: '1000000.00',
    effective_from: '2026-01-01',
    effective_to: null,
    source: 'Foreign exchange agreement 2026',
  };
  await db
    .insertInto('foreign_currency_limits')
    .values({ company_id: 'NUSANTARA', ...limit })
    .execute();
}

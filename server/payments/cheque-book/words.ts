// The texts of the documents of a request for books.
import type { ExecutionReceipt, Language } from '../../../generated/types.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import type { Fact } from '../../files/table-file.ts';
import { formatDate, formatMoment } from '../../../domain/date-format.ts';

type Row = RowOf<'cheque-book'>;

const words = {
  EN: {
    books: 'Books',
    cheque: 'cheque',
    giro: 'bilyet giro',
    branch: 'Branch',
    agent: 'Agent',
    authorizers: 'Authorized by',
    receiptNumber: 'Receipt Number',
    ready: 'Ready from',
    collectBy: 'Kept until',
    ordered: 'Ordered',
    position: (name: string, position: string) => `${name}, ${position}`,
  },
  ID: {
    books: 'Buku',
    cheque: 'cek',
    giro: 'bilyet giro',
    branch: 'Cabang',
    agent: 'Penerima kuasa',
    authorizers: 'Pemberi kuasa',
    receiptNumber: 'Nomor Tanda Terima',
    ready: 'Tersedia mulai',
    collectBy: 'Disimpan sampai',
    ordered: 'Dipesan',
    position: (name: string, position: string) => `${name}, ${position}`,
  },
} as const;

export function payeeFacts({ payee_name: branch, content }: Row, language: Language): Fact[] {
  const word = words[language];
  const { form, receiptNumber, readyDate, collectBy } = content;
  const { pickup } = form;
  const agent = pickup.pickupMethod === 'agent' ? `${pickup.agentName}, KTP ${pickup.idNumber}` : '';
  return [
    [word.books, `${form.quantity} × ${word[form.type]}`],
    [word.branch, branch],
    [word.agent, agent],
    [word.authorizers, pickup.authorizers.map(({ name, position }) => word.position(name, position)).join('; ')],
    [word.receiptNumber, receiptNumber ?? ''],
    [word.ready, readyDate ? formatDate(readyDate, language) : ''],
    [word.collectBy, collectBy ? formatDate(collectBy, language) : ''],
  ];
}

export function proofFacts(receipt: ExecutionReceipt | null, language: Language): Fact[] {
  if (receipt?.kind !== 'book-order') return [];
  return [[words[language].ordered, formatMoment(Date.parse(receipt.orderedAt), language)]];
}

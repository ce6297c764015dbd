// Inbox messages and mails about a request are whole sentences for every type of request, in both languages.
import { describe, expect, test } from 'vitest';
import { menus } from '../../domain/payment-menus.ts';
import type { Language, TransactionType } from '../../generated/types.ts';
import type { RequestRow } from '../../server/approval/store.ts';
import { wordsIn } from '../../server/execution/money-news.ts';
import { newsInWords, newsTopics } from '../../server/news/news-words.ts';
import type { NewsRequest } from '../../server/news/news-store.ts';

const types = Object.keys(menus) as TransactionType[];
const languages: readonly Language[] = ['EN', 'ID'];
const nameOf = (type: TransactionType) => (menus[type].kind === 'bulk' ? 'gaji-november.csv' : 'Sinar Jaya');
const waits = { missing: { value: '500.00', currency: 'IDR' }, until: null } as const;

const rowsOf = (type: TransactionType): NewsRequest[] =>
  [nameOf(type), ''].flatMap((name) =>
    ['12500000.00', null].map(
      (amount) =>
        ({
          ref_no: 'LCY2611230000001',
          menu_access: type,
          payee_name: name,
          created_by_name: 'Siti Rahmawati',
          amount,
          currency: amount && 'IDR',
          stage_kind: 'approve',
          status: 'Successful',
          reason: null,
          failure: null,
          updated_at: new Date('2026-11-23T09:00:00+07:00'),
        }) as NewsRequest,
    ),
  );

const sentencesOf = (type: TransactionType, language: Language): string[] =>
  rowsOf(type).flatMap((row) => [
    ...newsTopics.flatMap((topic) => newsInWords(topic, [row])[language].paragraphs),
    ...(row.amount === null ? [] : wordsIn(row as unknown as RequestRow, waits, language).paragraphs),
  ]);

const gap = /undefined|null|\{|\}| {2}|^[\s,]|\s[,.]|\b(?:to|by|for|at|file|kepada|melalui|untuk|di)[,.]/;
const asPayee = /\b(?:to|kepada) gaji-november\.csv/;

describe.each(types)('%s', (type) => {
  test.each(languages)('is described in %s without a gap, and a file is not called a payee', (language) => {
    const sentences = sentencesOf(type, language);
    expect(sentences.filter((sentence) => gap.test(sentence) || asPayee.test(sentence))).toEqual([]);
    expect(sentences.join('\n')).toContain(nameOf(type));
  });
});

const rowOf = (row: Partial<NewsRequest>) => ({ ...rowsOf('LCY')[0], ...row }) as NewsRequest;
const saidOf = (rows: readonly NewsRequest[], language: Language) => {
  const { subject, paragraphs } = newsInWords('request-finished', rows)[language];
  return [subject, ...paragraphs].join(' | ');
};

test('a paid tax names the taxpayer, the billing ID and the NTPN, and says that the state was paid', () => {
  const row = rowOf({ menu_access: 'TAX_PAY', payee_account: '126112300458217', ntpn: '4F2A1B9C8D7E6F50' });
  expect(saidOf([row], 'ID')).toContain('kepada negara untuk Sinar Jaya (ID Billing 126112300458217), dibuat oleh');
  expect(saidOf([row], 'EN')).toContain('NTPN 4F2A1B9C8D7E6F50.');
});

test('books are counted and named, and have been ordered, not completed', () => {
  const books = { type: 'giro', quantity: 3 } as const;
  const row = rowOf({ menu_access: 'CHQ_BOOK', amount: null, currency: null, books });
  expect(saidOf([row], 'ID')).toMatch(/telah dipesan \| 3 buku bilyet giro untuk diambil di Sinar Jaya/);
  expect(saidOf([row], 'EN')).toMatch(/has been ordered \| 3 bilyet giro books to be picked up at Sinar Jaya/);
});

test('a series says how often it is paid', () => {
  const [startDate, endDate, expiryDate] = ['2026-12-14', '2027-02-14', '2026-12-07'];
  const series = { kind: 'recurring', frequencyType: 'MONTHLY', startDate, endDate, expiryDate } as const;
  const row = rowOf({ menu_access: 'RECURRING', series: { ...series, transactionOnHoliday: 'SKIP' } });
  expect(saidOf([row], 'EN')).toContain('It is paid every month from 14 Dec 2026 to 14 Feb 2027.');
});

test('a transfer that came back was returned, and did not fail', () => {
  const words = { credited: 'IDR 5.00', charges: 'IDR 1.00', cause: 'The account is closed' };
  const failure = { code: 'HOST_FCY_RETURNED', words: { EN: words, ID: words } } as const;
  const row = rowOf({ menu_access: 'FCY', status: 'Returned', failure });
  expect(saidOf([row], 'ID')).toMatch(/^\S+ dikembalikan oleh bank penerima/);
});

test('several that ended alike are counted with their end', () => {
  const [expired, rejected] = [rowOf({ status: 'Expired' }), rowOf({ status: 'Rejected' })];
  expect(saidOf([expired, expired], 'ID')).toMatch(/^2 permintaan telah kedaluwarsa/);
  expect(saidOf([expired, expired], 'EN')).toMatch(/^2 requests have expired/);
  expect(saidOf([expired, rejected], 'EN')).toMatch(/^2 requests have ended/);
});

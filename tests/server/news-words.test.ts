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
        }) as NewsRequest,
    ),
  );

const toldOf = (type: TransactionType, language: Language): string[] =>
  rowsOf(type).flatMap((row) => [
    ...newsTopics.flatMap((topic) => newsInWords(topic, [row])[language].paragraphs),
    ...(row.amount === null ? [] : wordsIn(row as unknown as RequestRow, waits, language).paragraphs),
  ]);

const gap = /undefined|null|\{|\}| {2}|^[\s,]|\s[,.]|\b(?:to|by|for|at|file|kepada|melalui|untuk|di)[,.]/;
const asPayee = /\b(?:to|kepada) gaji-november\.csv/;

describe.each(types)('%s', (type) => {
  test.each(languages)('is described in %s without a gap, and a file is not called a payee', (language) => {
    const told = toldOf(type, language);
    expect(told.filter((sentence) => gap.test(sentence) || asPayee.test(sentence))).toEqual([]);
    expect(told.join('\n')).toContain(nameOf(type));
  });
});

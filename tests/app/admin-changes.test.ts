// What a maker reads about a user is what an approver reads: by role, and in the words of the form.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { accountText } from '../../domain/account-text.ts';
import type { AdminTaskContent, BillFavorite, FieldChange } from '../../generated/types.ts';
import { useChangeWords } from '../../src/components/admin-resource/change-words.ts';
import type { ShownChange } from '../../src/components/deciding/change-list.tsx';
import { FavoriteFacts } from '../../src/components/favorite-form/favorite-facts.tsx';
import { CodeNamesProvider } from '../../src/components/text/code-names.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const language of ['en', 'id'] as const)
    for (const name of ['administration', 'kinds', 'common', 'favorites', 'payments'] as const)
      addTexts(language, name, JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')));
});

function shown(changes: readonly FieldChange[], content?: AdminTaskContent): readonly ShownChange[] {
  let found: readonly ShownChange[] = [];
  function Reader() {
    found = useChangeWords()(changes, content);
    return null;
  }
  renderToStaticMarkup(createElement(Reader));
  return found;
}

test('the services of a user are one line for each role', () => {
  const changes = [
    { field: 'roles', before: 'MK', after: 'MK,AP' },
    { field: 'allowance.SVC_LCY_BIFAST', before: 'MK', after: 'MK,AP' },
    { field: 'allowance.SVC_LCY_RTGS', before: 'MK', after: 'AP' },
    { field: 'name', before: 'Putri', after: 'Putri Anggraini' },
  ];
  expect(shown(changes).map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Roles', 'Maker', 'Maker, Approver'],
    ['Services as Maker', 'RTGS', null],
    ['Services as Approver', null, 'BI-FAST, RTGS'],
    ['Name', 'Putri', 'Putri Anggraini'],
  ]);
});

test('the identity document of a user is named in the language of the reader', async () => {
  await i18n.changeLanguage('id');
  const [change] = shown([{ field: 'identity', before: 'KTP 3174051266080101', after: 'Passport C1234567' }]);
  await i18n.changeLanguage('en');
  expect([change?.label, change?.before, change?.after]).toEqual([
    'Identitas',
    'KTP 3174051266080101',
    'Paspor C1234567',
  ]);
});

test('the last day of a passport is a date of the reader', () => {
  const [change] = shown([{ field: 'identityExpiresOn', before: null, after: '2031-04-17' }]);
  expect([change?.label, change?.before, change?.after]).toEqual(['Passport valid until', null, '17 Apr 2031']);
});

test('what is deleted becomes deleted, not empty, and a token is called as in the form', () => {
  const changes = [
    { field: 'status', before: 'Inactive', after: null },
    { field: 'token', before: 'Hard Token HT2604418880', after: null },
  ];
  expect(shown(changes).map(({ before, after }) => [before, after])).toEqual([
    ['Inactive', 'Deleted'],
    ['Hard token HT2604418880', null],
  ]);
});

test('an institution of a favorite is called as its bank calls it, and its payee as on the page of the favorite', () => {
  const names = [{ code: 'PLN_POSTPAID', name: 'PLN Postpaid' }];
  const changes = [
    { field: 'favorite.institution', before: 'PLN_POSTPAID', after: 'UNKNOWN', names },
    { field: 'favorite.payeeCategory', before: null, after: '02' },
    { field: 'favorite.payeeAccount', before: null, after: '1370010246801' },
  ];
  expect(shown(changes).map(({ before, after }) => [before, after])).toEqual([
    ['PLN Postpaid', 'UNKNOWN'],
    [null, 'Company'],
    [null, '1370-0102-4680-1'],
  ]);
});

test('the page of a favorite names its institution and the account of the company as the differences do', () => {
  const form: BillFavorite = {
    paymentType: 'BILL_PAY',
    favoriteName: 'Listrik kantor',
    shareFavoriteWith: { scope: 'company', subUserGroups: [] },
    fromAccount: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
    payeeDetails: {
      numberType: 'pln-customer',
      category: 'ELECTRICITY',
      institution: 'PLN_POSTPAID',
      accountNumber: '538711204417',
    },
  };
  const facts = createElement(FavoriteFacts, { form, accountName: accountText });
  const names = [{ code: 'PLN_POSTPAID', name: 'PLN Postpaid' }];
  const page = renderToStaticMarkup(createElement(CodeNamesProvider, { names, children: facts }));
  expect(page).toContain('PLN Postpaid');
  expect(page).toContain('Operasional Jakarta 1370-0102-4680-1');
});

test('a stage names its groups with their kind, how many sign and who can', () => {
  const changes = [
    {
      field: 'approve',
      before: 'approval-group Direksi × 1 of 2: Budi Santoso, Ratna Kusuma',
      after: 'approval-group Direksi × 2 of 2: Budi Santoso, Ratna Kusuma; user-group Treasury × 1 of 40',
    },
    { field: 'verify', before: 'Keuangan × 1', after: null },
  ];
  expect(shown(changes).map(({ label, before, after }) => [label, before, after])).toEqual([
    [
      'Approve',
      'Direksi (approval group of the bank), 1 of 2 must sign: Budi Santoso, Ratna Kusuma',
      'Direksi (approval group of the bank), 2 of 2 must sign: Budi Santoso, Ratna Kusuma; Treasury (User Group), 1 of 40 must sign',
    ],
    ['Verify', 'Keuangan × 1', null],
  ]);
});

test('who loses sight of an account and who gains it are a line each, after the rule', () => {
  const alias = 'Operasional Jakarta';
  const changes = [
    { field: 'visibility.1370010246801', before: 'everyone', after: 'chosen-users', alias },
    { field: 'sees.1370010246801.MAKER01@NUSANTARA', before: 'Siti Rahmawati', after: null, alias },
    { field: 'sees.1370010246801.MAKER02@NUSANTARA', before: 'Putu Wirawan', after: null, alias },
    { field: 'sees.1370010246802.MAKER02@NUSANTARA', before: null, after: 'Putu Wirawan' },
  ];
  expect(shown(changes).map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Who sees account Operasional Jakarta 1370-0102-4680-1', 'Everyone who reaches the account', 'Chosen users only'],
    ['No longer see account Operasional Jakarta 1370-0102-4680-1', 'Siti Rahmawati, Putu Wirawan', null],
    ['See account 1370-0102-4680-2 from then on', null, 'Putu Wirawan'],
  ]);
});

test('a limit of an account is shown in the currency that its approver signs', () => {
  const changes = [{ field: 'accounts.1370020099017.maximum', before: null, after: 'USD 10000.00' }];
  expect(shown(changes)).toMatchObject([
    { before: 'No limit of its own', after: expect.stringMatching(/^USD.10,000\.00$/) },
  ]);
});

const jakarta = { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' } as const;
const unnamed = { ...jakarta, id: 'acc-0002', number: '1370010246802', alias: '' };

test('an account is called by its alias and number wherever a difference knows both', () => {
  const alias = 'Operasional Jakarta';
  const changes = [
    { field: 'access.1370010246801', before: null, after: 'inquiry', alias },
    { field: 'group.1370010246801', before: null, after: 'Kas Operasional', alias },
    { field: 'access.1370010246802', before: null, after: 'inquiry' },
  ];
  expect(shown(changes).map(({ label }) => label)).toEqual([
    'Account Operasional Jakarta 1370-0102-4680-1',
    'Group of account Operasional Jakarta 1370-0102-4680-1',
    'Account 1370-0102-4680-2',
  ]);
  const limit = { field: 'accounts.1370010246801.maximum', before: null, after: 'IDR 10000.00' };
  const settings = [
    { accountId: 'acc-0001', revision: 1, values: { minimum: null, maximum: null, dailyMaximum: null } },
  ];
  const content = {
    kind: 'account-limit' as const,
    originalChangedData: settings,
    confirmationData: settings,
    accounts: [jakarta],
  };
  expect(shown([limit], content)).toMatchObject([
    { label: 'Operasional Jakarta 1370-0102-4680-1: Maximum per transaction' },
  ]);
  const accounts = { kind: 'accounts' as const, accounts: [jakarta, unnamed] };
  const row = {
    field: 'approvalList.Rutin.accounts',
    before: null,
    after: 'Operasional Jakarta, ',
    values: { before: null, after: { part: 'accounts' as const, accounts } },
  };
  expect(shown([row])).toMatchObject([{ after: 'Operasional Jakarta 1370-0102-4680-1, 1370-0102-4680-2' }]);
});

const outcome = (name: string) => ({
  part: 'outcome' as const,
  outcome: { kind: 'approval-workflow' as const, approvalWorkflow: { id: 'aw-0001', name } },
});
const range = (minimum: string | null) => ({
  part: 'range' as const,
  currency: 'USD' as const,
  minimum,
  maximum: '5000.00',
  batchBasis: 'total' as const,
});

test('a workflow with the name of a value is shown by its name, and the value in words', () => {
  const blocked = { part: 'outcome' as const, outcome: { kind: 'blocked' as const } };
  const types = { part: 'transactionTypes' as const, transactionTypes: ['FAV' as const, 'SVC_LCY_BIFAST' as const] };
  const changes: readonly FieldChange[] = [
    {
      field: 'approvalList.Rutin.transactionTypes',
      before: 'every type',
      after: 'FAV, SVC_LCY_BIFAST',
      values: { before: null, after: types },
    },
    {
      field: 'approvalList.Rutin.outcome',
      before: 'blocked',
      after: 'blocked',
      values: { before: outcome('blocked'), after: blocked },
    },
    {
      field: 'approvalList.Rutin.range',
      before: 'USD 0.00 - 5000.00 (total)',
      after: 'USD 100.00 - 5000.00 (total)',
      values: { before: range(null), after: range('100.00') },
    },
  ];
  expect(shown(changes).map(({ before, after }) => [before, after])).toEqual([
    ['every type', 'Favorite, BI-FAST'],
    ['blocked', 'Not allowed'],
    [expect.stringContaining('5,000'), expect.stringMatching(/100.*5,000/)],
  ]);
});

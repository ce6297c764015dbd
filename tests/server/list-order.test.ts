// Each list is sorted by the value that its column shows, over all pages.
import { beforeAll, describe, expect, test } from 'vitest';
import type {
  AccountChoice,
  CasaAccount,
  ActionHistoryItem,
  FavoriteSummary,
  InboxMessage,
  Mutation,
  RateBoardRow,
  TariffRow,
  TransactionListItem,
  UnderlyingDocument,
} from '../../generated/types.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { portalWord } from '../../server/reference/portal-words.ts';
import { onBothDatabases } from './on-databases.ts';
import { addSandbox } from './sandbox-bank.ts';
import { type TestBank } from './bank.ts';
import { outputOf } from './lookup-calls.ts';
import { user } from './request-bank.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: { readonly nextCursor: string | null };
}

async function everyPage<Item>(bank: TestBank, operation: string, id: string, body: object): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = { size: 5, ...(cursor && { cursor }) };
    const read = await outputOf<Page<Item>>(bank, operation, { user: user(id), body: { ...body, page } });
    items.push(...read.items);
    cursor = read.page.nextCursor;
  }
  return items;
}

type Value = string | number;
const lower = (text: string) => text.toLowerCase();
const numberOf = (amount: { readonly value: string } | null) => Number(amount?.value ?? 0);

type Shown<Item> = Readonly<Record<string, (item: Item) => Value>>;

const payment: Shown<Pick<TransactionListItem, 'customerName' | 'createdBy' | 'amount'>> = {
  customerName: ({ customerName }) => lower(customerName),
  fullName: ({ createdBy }) => lower(createdBy.name),
  amount: ({ amount }) => numberOf(amount),
};

const transaction: Shown<TransactionListItem> = {
  ...payment,
  date: ({ executionDate }) => executionDate,
  createdAt: ({ createdAt }) => createdAt,
};

type Waiting = TransactionListItem & { readonly dueAt: string | null };
const waiting: Shown<Waiting> = { ...transaction, dueAt: ({ dueAt }) => dueAt ?? '9999' };
const decided: Shown<ActionHistoryItem> = { ...payment, date: ({ actionDate }) => actionDate };

const favorite: Shown<FavoriteSummary> = {
  favoriteName: ({ favoriteName }) => lower(favoriteName),
  destination: ({ destinationBank }) => lower(destinationBank),
  paymentType: ({ paymentType, service }) =>
    lower(
      paymentType === 'LCY'
        ? portalWord('kinds', `rail.${service}`, 'EN')
        : portalWord('kinds', `type.${paymentType}`, 'EN'),
    ),
  usedTimes: ({ usedTimes }) => usedTimes,
  createdBy: ({ createdBy }) => lower(createdBy.name),
  createdAt: ({ createdAt }) => createdAt,
};

const movement: Shown<Mutation> = {
  bookedAt: ({ bookedAt }) => bookedAt,
  amount: ({ amount, direction }) => (direction === 'debit' ? -numberOf(amount) : numberOf(amount)),
};

const message: Shown<InboxMessage> = {
  receivedAt: ({ receivedAt }) => receivedAt,
  subject: ({ subject }) => subject,
  category: ({ category }) => lower(portalWord('notifications', `category.${category}`, 'EN')),
};

const fee: Shown<TariffRow> = {
  serviceName: ({ serviceName }) => serviceName,
  feeType: ({ feeType }) => lower(portalWord('information', `feeType.${feeType}`, 'EN')),
};

const rate: Shown<RateBoardRow> = {
  currency: ({ currency }) => currency,
  ttBuy: ({ ttBuy }) => Number(ttBuy),
  ttSell: ({ ttSell }) => Number(ttSell),
};

const document: Shown<UnderlyingDocument> = {
  documentNumber: ({ documentNumber }) => lower(documentNumber),
  beneficiaryName: ({ beneficiaryName }) => lower(beneficiaryName),
  expiryDateLLD: ({ expiryDateLLD }) => expiryDateLLD,
  amountEqLldRemaing: ({ amountEqLldRemaing, status }) =>
    status === 'usable' || status === 'used-up' ? numberOf(amountEqLldRemaing) : 0,
};

const dates = { from: '2026-10-01', to: '2026-11-23' };
const lists = {
  listTransactions: ['INQUIRY01', { status: 'all' }, transaction],
  listRequestsToRepair: ['MAKER01', {}, waiting],
  listRequestsToApprove: ['APPROVER02', {}, waiting],
  listActionHistory: ['APPROVER01', {}, decided],
  listFavorites: ['MAKER01', {}, favorite],
  listMutations: ['MAKER01', { filter: { accountId: 'acc-0001', dates } }, movement],
  listInboxMessages: ['MAKER01', { filter: {} }, message],
  listFees: ['MAKER01', { filter: {} }, fee],
  listExchangeRates: ['MAKER01', { filter: {} }, rate],
  listUnderlyingDocuments: ['MAKER01', { filter: {} }, document],
} as const;

const cases = Object.entries(lists).flatMap(([operation, [id, body, shown]]) =>
  Object.entries(shown as Shown<never>).flatMap(([field, of]) =>
    (['asc', 'desc'] as const).map((direction) => ({ operation, id, body, field, direction, of })),
  ),
);

const inOrder = (values: readonly Value[], direction: 'asc' | 'desc') => {
  const sorted = values.toSorted((left, right) => (left < right ? -1 : Number(left > right)));
  return direction === 'asc' ? sorted : sorted.toReversed();
};

onBothDatabases('the demonstration company', addSandbox, (bank) => {
  beforeAll(() => runDueJobs(bank().services));

  describe('a list is sorted by what its column shows', () => {
    test.each(cases)('$operation by $field $direction', async ({ operation, id, body, field, direction, of }) => {
      const rows = await everyPage<never>(bank(), operation, id, { ...body, sort: { field, direction } });
      const values = rows.map(of);
      expect(values.length).toBeGreaterThan(0);
      expect(values).toEqual(inOrder(values, direction));
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    });
  });

  test('dormant accounts come last, in lists and in what can be chosen, with the reason', async () => {
    const accounts = await everyPage<CasaAccount>(bank(), 'listCasaAccounts', 'MAKER01', {});
    const isDormant = accounts.map(({ status, warnings }) => status === 'dormant' && warnings.includes('dormant'));
    expect(isDormant).toContain(true);
    expect(isDormant.lastIndexOf(false)).toBeLessThan(isDormant.indexOf(true));
    const choices = await everyPage<AccountChoice>(bank(), 'listAccountChoices', 'MAKER01', { filter: {} });
    const codes = choices.map(({ code }) => code !== null);
    expect(codes).toContain(true);
    expect(codes.lastIndexOf(false)).toBeLessThan(codes.indexOf(true));
  });

  test('a file names no account that it goes to', async () => {
    const rows = await everyPage<TransactionListItem>(bank(), 'listTransactions', 'INQUIRY01', { status: 'all' });
    const files = rows.filter(({ recordCount }) => recordCount > 1);
    expect(files.length).toBeGreaterThan(0);
    expect(files.map(({ destination }) => destination)).toEqual(files.map(() => ''));
  });

  test('what is executed on the same day is shown in the order in which it was made', async () => {
    const rows = await everyPage<TransactionListItem>(bank(), 'listTransactions', 'INQUIRY01', { status: 'all' });
    const keys = rows.map(({ executionDate, createdAt }) => `${executionDate} ${createdAt}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
  });
});

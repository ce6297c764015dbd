import { expect, test } from 'vitest';
import { validatorOf } from '../../server/contract/validator.ts';
import { postEntry } from '../../server/ledger/post.ts';
import { contract, operations, outputSchemaOf } from '../contract/contract.ts';
import { onBothDatabases } from './on-databases.ts';
import { addSandbox } from './sandbox-bank.ts';
import { type Answer } from './bank.ts';
import { bearerOf } from './people.ts';

const validator = validatorOf(contract);
const lastDays = { from: '2026-10-01', to: '2026-11-23' };

interface Item {
  readonly accountId: string;
  readonly favorite: boolean;
  readonly mutationId: string;
  readonly bookedAt: string;
  readonly direction: string;
  readonly amount: { readonly value: string };
}
interface List {
  readonly items: readonly Item[];
  readonly page: { readonly nextCursor: string | null; readonly previousCursor: string | null; readonly total: number };
  readonly summary: Readonly<Record<string, { readonly value: string }>>;
}

const ids = ({ items }: List) => items.map(({ accountId }) => accountId);
const cents = ({ value }: { readonly value: string }) => BigInt(value.replace('.', ''));

onBothDatabases('the accounts', addSandbox, (bank) => {
  const headers: Record<string, { readonly authorization: string }> = {};

  async function ask(operationId: string, body?: object, user = 'MAKER01@NUSANTARA'): Promise<Answer> {
    const located = operations.find(({ operation }) => operation.operationId === operationId);
    if (!located) throw new Error(`The contract has no ${operationId}`);
    headers[user] ??= await bearerOf(bank(), user);
    const method = located.method.toUpperCase() === 'GET' ? 'GET' : 'POST';
    const answer = await bank().ask(method, located.path, body, headers[user]);
    const schema = outputSchemaOf(located);
    const failures = answer.code === '00' && schema ? validator.of(schema)(answer.output) : [];
    expect(failures).toEqual([]);
    return answer;
  }
  const list = async (operationId: string, body?: object, user?: string) => {
    const answer = await ask(operationId, body, user);
    expect([operationId, answer.code, answer.body['errors']]).toEqual([operationId, '00', undefined]);
    return answer.output as List;
  };

  test('have one order: favorites, then rupiah, dollars and the rest, dormant ones last', async () => {
    const casa = await list('listCasaAccounts', {});
    expect(ids(casa)).toEqual(['acc-0001', 'acc-0003', 'acc-0002', 'acc-0004', 'acc-0005']);
    expect(ids(await list('listCasaAccounts', { reverse: true }))).toEqual(ids(casa).toReversed());
    expect(casa.items[0]).toMatchObject({ accountBalance: { value: '4218750334.15' }, warnings: ['held-funds'] });
  });

  test('are paged by key, forwards and backwards', async () => {
    const first = await list('listCasaAccounts', { page: { size: 2 } });
    const second = await list('listCasaAccounts', { page: { size: 2, cursor: first.page.nextCursor } });
    const back = await list('listCasaAccounts', { page: { size: 2, cursor: second.page.previousCursor } });
    expect([ids(first), ids(second)]).toEqual([
      ['acc-0001', 'acc-0003'],
      ['acc-0002', 'acc-0004'],
    ]);
    expect(ids(back)).toEqual(ids(first));
    expect([first.page.previousCursor, first.page.total]).toEqual([null, 5]);
  });

  test('of another company, or without access, are not found', async () => {
    const codeOf = async (body: object, user?: string) => {
      const { status, code } = await ask('getCasaAccount', body, user);
      return [status, code];
    };
    expect(await codeOf({ accountId: 'acc-0101' })).toEqual([404, '193']);
    expect(await codeOf({ accountId: 'acc-0004' }, 'MAKER02@NUSANTARA')).toEqual([404, '193']);
    expect(await codeOf({ accountId: 'acc-0106' }, 'MAKER01@BAHARI')).toEqual([200, '00']);
    const filter = { accountId: 'acc-0101', dates: lastDays };
    expect((await ask('listMutations', { filter })).code).toBe('193');
    const balances = await ask('listAccountBalances', { accountNumbers: ['1370010246801', '1570031120013'] });
    expect(balances.output).toMatchObject([{ code: null }, { balance: null, code: '193' }]);
  });

  test('become favorites of one user only', async () => {
    await ask('setFavoriteAccount', { accountId: 'acc-0002', favorite: true }, 'VERIFIER01@NUSANTARA');
    const mine = await list('listCasaAccounts', { filter: { favoritesOnly: true } }, 'VERIFIER01@NUSANTARA');
    const theirs = await list('listCasaAccounts', { filter: { favoritesOnly: true } });
    expect([ids(mine).toSorted(), ids(theirs)]).toEqual([
      ['acc-0001', 'acc-0002', 'acc-0003'],
      ['acc-0001', 'acc-0003'],
    ]);
    expect((await ask('setFavoriteAccount', { accountId: 'acc-0101', favorite: true })).code).toBe('193');
  });

  test('show every movement once over their pages, and the sums of all of them', async () => {
    const filter = { accountId: 'acc-0001', dates: lastDays };
    const seen: Item[] = [];
    let cursor: string | null | undefined;
    do {
      const given: List = await list('listMutations', { filter, page: { size: 50, ...(cursor && { cursor }) } });
      seen.push(...given.items);
      cursor = given.page.nextCursor;
      const { openingBalance, totalDebit, totalCredit, closingBalance } = given.summary;
      if (!openingBalance || !totalDebit || !totalCredit || !closingBalance) throw new Error('A sum is missing');
      expect(cents(openingBalance) + cents(totalCredit) - cents(totalDebit)).toBe(cents(closingBalance));
      expect(given.page.total).toBeGreaterThan(100);
    } while (cursor);
    expect(new Set(seen.map(({ mutationId }) => mutationId)).size).toBe(seen.length);
    const moments = seen.map(({ bookedAt }) => bookedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const detail = await ask('getMutation', { accountId: 'acc-0001', mutationId: seen[0]?.mutationId });
    expect(detail.output).toMatchObject({ mutation: { mutationId: seen[0]?.mutationId }, account: { id: 'acc-0001' } });
    expect((await ask('getMutation', { accountId: 'acc-0002', mutationId: seen[0]?.mutationId })).code).toBe('193');
  });

  test('find movements by direction, amount and words', async () => {
    const filter = { accountId: 'acc-0001', dates: lastDays };
    const debits = await list('listMutations', { filter: { ...filter, direction: 'debit' } });
    expect(new Set(debits.items.map(({ direction }) => direction))).toEqual(new Set(['debit']));
    const amount = { minimum: '20000000.00', maximum: '40000000.00' };
    const middling = await list('listMutations', {
      filter: { ...filter, amount },
      sort: { field: 'amount', direction: 'asc' },
    });
    const amounts = middling.items.map((item) => cents(item.amount));
    const signed = middling.items.map(({ direction, amount: one }) =>
      direction === 'debit' ? -cents(one) : cents(one),
    );
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.every((minor) => minor >= 20_000_000_00n && minor <= 40_000_000_00n)).toBe(true);
    expect(signed).toEqual(signed.toSorted((left, right) => Number(left - right)));
    const named = await list('listMutations', { filter: { ...filter, search: 'sinar jaya' } });
    expect(named.items.length).toBeGreaterThan(0);
    expect(named.items.every((item) => JSON.stringify(item).includes('Sinar Jaya'))).toBe(true);
  });

  const codeFor = async (filter: object) =>
    (await ask('listMutations', { filter: { accountId: 'acc-0001', ...filter } })).code;

  test('refuse days too far back, days the wrong way round and amounts that cross', async () => {
    expect(await codeFor({ dates: { from: '2026-09-01', to: '2026-09-30' } })).toBe('197');
    expect(await codeFor({ dates: { from: '2026-11-20', to: '2026-11-01' } })).toBe('198');
    const amount = { minimum: '2.00', maximum: '1.00' };
    expect(await codeFor({ dates: lastDays, amount })).toBe('ADMIN_MINIMUM_ABOVE_MAXIMUM');
  });

  test('show deposits with their interest, and foreign accounts with their worth', async () => {
    const deposit = await ask('getTimeDeposit', { accountId: 'dep-0007' });
    expect(deposit.output).toMatchObject({
      interest: { grossAtMaturity: { value: '59863013.70' }, netAtMaturity: { value: '47890410.96' } },
      deposit: { warnings: ['maturing-soon'] },
    });
    expect(ids(await list('listTimeDeposits', {}))).toEqual(['dep-0007', 'dep-0011']);
    expect(ids(await list('listValasAccounts', {}))).toEqual(['acc-0003', 'acc-0004']);
    expect((await ask('getValasAccount', { accountId: 'acc-0003' })).output).toMatchObject({ openDeals: 1 });
    expect((await ask('getValasAccount', { accountId: 'acc-0001' })).code).toBe('193');
  });

  test('show loans with their next instalment, and facilities with what is left of them', async () => {
    expect(ids(await list('listLoans', {}))).toEqual(['ln-0201', 'ln-0202']);
    const loan = await ask('getLoan', { accountId: 'ln-0202' });
    expect(loan.output).toMatchObject({
      loan: { status: 'due', nextInstalment: { number: 4, dueDate: '2026-11-30' } },
      principalPaid: { value: '75000.00' },
      instalments: 50,
    });
    const upcoming = await list('listLoanInstalments', { accountId: 'ln-0202', statuses: ['paid'] });
    expect(upcoming.page.total).toBe(3);
    const omnibus = await ask('getOmnibusFacility', { facilityId: 'fac-0101' });
    expect(omnibus.output).toMatchObject({
      facility: { isOmnibus: true, accountBalance: { value: '14603220000.00' } },
    });
    expect((await ask('getOmnibusFacility', { facilityId: 'fac-0102' })).code).toBe('193');
    const { output } = await ask('listFacilities', { filter: { facilityKind: 'loan' } });
    expect(output).toMatchObject({ items: [{ facilityId: 'fac-0102' }, { facilityId: 'fac-0101' }] });
  });

  test('show letters of credit, guarantees, invoices and deals, open ones first', async () => {
    const kinds = [
      ['listTradeInstruments', 'getTradeInstrument', 'tradeId', ['tr-0412', 'tr-0398']],
      ['listGuarantees', 'getGuarantee', 'guaranteeId', ['bg-0155', 'bg-0162']],
      ['listValueChainInvoices', 'getValueChainInvoice', 'financingId', ['vc-0288', 'vc-0310']],
      ['listTreasuryDeals', 'getTreasuryDeal', 'dealId', ['td-0077']],
    ] as const;
    for (const [listed, read, key, expected] of kinds) {
      const { items } = (await list(listed, {})) as unknown as { items: Record<string, string>[] };
      expect(items.map((item) => item[key])).toEqual(expected);
      expect((await ask(read, { [key]: expected[0] })).code).toBe('00');
      expect((await ask(read, { [key]: expected[0] }, 'MAKER01@BAHARI')).code).toBe('193');
    }
    const closed = await list('listTradeInstruments', { filter: { state: 'closed' } });
    expect(closed.items).toMatchObject([{ tradeId: 'tr-0350' }]);
  });

  test('count money between own accounts neither as in nor as out', async () => {
    const dates = { from: '2026-11-23', to: '2026-11-23' };
    const flow = async () =>
      (await ask('getCashFlow', { dates, currency: 'IDR' })).output as { cashOut: { value: string } };
    const before = await flow();
    const line = { companyId: 'NUSANTARA', description: 'PINDAH BUKU' };
    await postEntry(bank().services.db, {
      kind: 'test',
      reference: 'between own accounts',
      valueDate: '2026-11-23',
      bookedAt: new Date('2026-11-23T08:59:00+07:00'),
      lines: [
        { ...line, accountId: 'acc-0001', amount: -1_000_00n },
        { ...line, accountId: 'acc-0002', amount: 1_000_00n },
      ],
    });
    expect((await flow()).cashOut).toEqual(before.cashOut);
    const largest = await ask('listTopCounterparties', {
      filter: { dates: lastDays, currency: 'IDR' },
      direction: 'credit',
    });
    expect((largest.output as unknown[]).length).toBeGreaterThan(3);
    const figures = await ask('getDashboardFigures');
    expect(figures.output).toMatchObject({ balances: { unreadAccounts: 0 }, cashFlows: [{ currency: 'IDR' }, {}, {}] });
    expect((await ask('getBalancesByCurrency', {})).code).toBe('00');
  });

  test.each([
    ['getBalancesByCurrency', (accountIds: string[]) => ({ accountIds })],
    ['getCashFlow', (accountIds: string[]) => ({ accountIds, dates: lastDays, currency: 'IDR' })],
    [
      'listTopCounterparties',
      (accountIds: string[]) => ({ filter: { accountIds, dates: lastDays, currency: 'IDR' }, direction: 'credit' }),
    ],
  ])('are added up only if all of them are seen, and the contract says so: %s', async (operationId, bodyOf) => {
    const located = operations.find(({ operation }) => operation.operationId === operationId);
    const { status, code } = await ask(operationId, bodyOf(['acc-0001', 'acc-unknown']));
    expect({ status, code }).toEqual({ status: 404, code: '193' });
    expect(located?.operation['x-error-codes']).toContain(code);
    expect(located?.operation.responses).toHaveProperty(String(status));
  });

  test('show the day: cut-offs, due payments, and limits for those who have any', async () => {
    bank().setTime(new Date('2026-11-24T09:00:00+07:00'));
    const { output } = await ask('getDashboardDay', undefined, 'APPROVER01@NUSANTARA');
    expect(output).toMatchObject({ businessDay: '2026-11-24', isWorkingDay: true });
    const { deadlines } = output as {
      deadlines: { kind: string; reference: string | null; dueAt: string; requests: number }[];
    };
    expect(deadlines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['cut-off', 'maturity']));
    expect(deadlines.find(({ kind }) => kind === 'maturity')?.reference).toBe('dep-0007');
    expect(deadlines.filter(({ kind, requests }) => kind === 'cut-off' && requests === 0)).toEqual([]);
    const moments = deadlines.map(({ dueAt }) => dueAt);
    expect(moments).toEqual(moments.toSorted((left, right) => (left < right ? -1 : 1)));
    const inquiry = await ask('getDashboardDay', undefined, 'INQUIRY01@NUSANTARA');
    expect(inquiry.output).toMatchObject({ limits: null });
    bank().setTime(new Date('2026-11-23T09:00:00+07:00'));
  });
});

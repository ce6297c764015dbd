import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { hostOf } from '../../server/host/connect.ts';
import type { TransferOrder } from '../../server/host/host.ts';
import { scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { postEntry } from '../../server/ledger/post.ts';
import { Refusal } from '../../server/refusal.ts';
import { onBothDatabases } from './on-databases.ts';
import { addSandbox } from './sandbox-bank.ts';

const company = 'NUSANTARA';
const accounts = ['acc-0001', 'acc-0002', 'acc-0005'] as const;
const bookedAt = new Date('2026-11-23T09:00:00+07:00');

interface Move {
  readonly from: (typeof accounts)[number];
  readonly to: (typeof accounts)[number];
  readonly amount: bigint;
  readonly reference: string;
}

const entryOf = ({ from, to, amount, reference }: Move, kind = 'test') => ({
  kind,
  reference,
  valueDate: '2026-11-23',
  bookedAt,
  lines: [
    { companyId: company, accountId: from, amount: -amount, description: 'PINDAH BUKU' },
    { companyId: company, accountId: to, amount, description: 'PINDAH BUKU' },
  ],
});

/** An account without enough money refuses an entry; any other failure is one of the test. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

onBothDatabases('the ledger', addSandbox, (bank) => {
  const db = () => bank().services.db;
  const balanceOf = async (accountId: string) => {
    const row = await db()
      .selectFrom('account_balances')
      .select('balance')
      .where('company_id', '=', company)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return row.balance;
  };

  test('adds up after a year of demonstration history', async () => {
    const { count } = await db()
      .selectFrom('postings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(3000);
    expect(await checkLedger(db())).toEqual([]);
    expect(await balanceOf('acc-0001')).toBe('4343750334.15');
  });

  test('is never unbalanced, for any postings, also repeated ones', async () => {
    let booked = 0;
    const move = fc.record({
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      amount: fc.bigInt({ min: 1n, max: 900_000_000_00n }),
      reference: fc.uuid(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
        for (const each of moves.filter(({ from, to }) => from !== to)) {
          const first = await postEntry(db(), entryOf(each)).catch(unlessRefused);
          const again = await postEntry(db(), entryOf(each)).catch(unlessRefused);
          booked += first ? 1 : 0;
          expect(again?.entryId).toBe(first?.entryId);
          expect(again?.isNew ?? false).toBe(false);
        }
        expect(await checkLedger(db())).toEqual([]);
      }),
      { numRuns: 12 },
    );
    expect(booked).toBeGreaterThan(0);
  });

  test('reports a balance that was changed without a posting', async () => {
    const spoil = (by: number) =>
      db()
        .updateTable('account_balances')
        .set((where) => ({ balance: where('balance', '+', String(by)) }))
        .where('company_id', '=', company)
        .where('account_id', '=', 'acc-0004')
        .execute();
    await spoil(1);
    expect(await checkLedger(db())).toEqual([{ kind: 'balance', subject: 'NUSANTARA/acc-0004', difference: '1.00' }]);
    await spoil(-1);
    expect(await checkLedger(db())).toEqual([]);
  });

  /** Checks the ledger after a forbidden write, made with triggers disabled, as by a restored dump. Rolls it back. */
  async function faultsAfter(statement: RawBuilder<unknown>): Promise<string[]> {
    const transaction = await db().startTransaction().execute();
    for (const table of ['journal_entries', 'postings'])
      await sql.raw(`alter table ${table} disable trigger all`).execute(transaction);
    await statement.execute(transaction);
    const faults = await checkLedger(transaction);
    await transaction.rollback().execute();
    return faults.map(({ kind, subject, difference }) => `${kind} ${subject} ${difference}`);
  }

  test.each([
    [
      'an entry without postings',
      sql`insert into journal_entries (entry_id, kind, reference, booked_at, value_date)
        values (gen_random_uuid(), 'test', 'empty', now(), '2026-11-23')`,
      ['empty-entry test empty'],
    ],
    [
      'postings without their entry',
      sql`delete from journal_entries where entry_id = (select entry_id from postings where posting_id = 1)`,
      ['orphan', 'orphan'],
    ],
    [
      'a posting of another day than its entry',
      sql`update postings set value_date = value_date + 1 where posting_id = 1`,
      ['date opening'],
    ],
    [
      'a posting that names another balance than it left',
      sql`update postings set balance_after = balance_after + 1 where posting_id = 1`,
      ['running-balance'],
    ],
    [
      'postings of an account that has no balance',
      sql`delete from account_balances where account_id = 'acc-0002'`,
      ['balance NUSANTARA/acc-0002'],
    ],
  ])('reports %s', async (_, spoil, faults) => {
    const expected = faults.map((fault) => expect.stringContaining(fault) as string);
    expect(await faultsAfter(spoil)).toEqual(expected);
  });

  test.each([
    [
      'an entry without postings',
      sql`insert into journal_entries (entry_id, kind, reference, booked_at, value_date)
        values (gen_random_uuid(), 'test', 'empty', now(), '2026-11-23')`,
      'no postings',
    ],
    [
      'a posting without its other side',
      sql`insert into postings (company_id, account_id, entry_id, amount, currency, balance_after, description, booked_at,
        value_date) select company_id, account_id, entry_id, 1, currency, 1, description, booked_at, value_date
        from postings where posting_id = 1`,
      'do not balance',
    ],
    ['a changed posting', sql`update postings set amount = amount + 1 where posting_id = 1`, 'append-only'],
    ['an entry taken out', sql`delete from journal_entries where reference = 'once'`, 'append-only'],
  ])('refuses %s, by any caller of the database', async (_, statement, why) => {
    await expect(statement.execute(db())).rejects.toThrow(why);
    expect(await checkLedger(db())).toEqual([]);
  });

  test('keeps no entry that met too little money, so the same entry is booked when there is more', async () => {
    const before = await balanceOf('acc-0005');
    const available = BigInt(before.replace('.', ''));
    const entry = entryOf({ from: 'acc-0005', to: 'acc-0002', amount: available + 100n, reference: 'waits' });
    await db()
      .transaction()
      .execute(async (inside) => {
        await expect(postEntry(inside, entry)).rejects.toMatchObject({ code: 'HOST_OVB_51' });
      });
    await postEntry(db(), entryOf({ from: 'acc-0001', to: 'acc-0005', amount: 100n, reference: 'funds' }));
    const posted = await postEntry(db(), entry);
    expect(posted.isNew).toBe(true);
    expect(await balanceOf('acc-0005')).toBe('0.00');
    expect(await postEntry(db(), entry)).toEqual({ ...posted, isNew: false });
    expect(await checkLedger(db())).toEqual([]);
  });

  test('posts an entry once for its kind and reference, also when two ask at once', async () => {
    const entry = entryOf({ from: 'acc-0001', to: 'acc-0002', amount: 100n, reference: 'once' });
    const posted = await Promise.all([postEntry(db(), entry), postEntry(db(), entry)]);
    expect(posted.map(({ isNew }) => String(isNew)).toSorted()).toEqual(['false', 'true']);
    expect(posted[0].entryId).toBe(posted[1].entryId);
  });

  test('refuses the same reference with another amount', async () => {
    const move = { from: 'acc-0001', to: 'acc-0002', amount: 100n, reference: 'other amount' } as const;
    await postEntry(db(), entryOf(move));
    await expect(postEntry(db(), entryOf({ ...move, amount: 200n }))).rejects.toThrow('other lines');
  });

  test('refuses an entry that does not balance', async () => {
    const entry = entryOf({ from: 'acc-0001', to: 'acc-0002', amount: 100n, reference: 'crooked' });
    const lines = entry.lines.map((line, index) => ({ ...line, amount: line.amount + BigInt(index) }));
    await expect(postEntry(db(), { ...entry, lines })).rejects.toThrow('does not balance');
  });

  test('does not pay out held money', async () => {
    const before = await balanceOf('acc-0001');
    const amount = BigInt(before.replace('.', '')) - 124_000_000_00n;
    const entry = entryOf({ from: 'acc-0001', to: 'acc-0002', amount, reference: 'too much' });
    await expect(postEntry(db(), entry)).rejects.toMatchObject({ code: 'HOST_OVB_51' });
    expect(await balanceOf('acc-0001')).toBe(before);
  });
});

const order = (reference: string, minor: bigint): TransferOrder => ({
  kind: 'transfer',
  companyId: company,
  reference,
  service: 'SVC_LCY_BIFAST',
  debitAccountId: 'acc-0001',
  amount: { minor, currency: 'IDR' },
  fee: { amount: { minor: 2_500_00n, currency: 'IDR' }, accountId: 'acc-0001' },
  payee: { name: 'PT MITRA LOGISTIK UTAMA', accountNumber: '1240011223344', bankCode: '008' },
  description: 'Pembayaran faktur',
  valueDate: '2026-11-23',
});

onBothDatabases('the sandbox host', addSandbox, (bank) => {
  const host = () => hostOf(bank().services);
  const feesEarned = async () => {
    const row = await bank()
      .services.db.selectFrom('account_balances')
      .select('balance')
      .where('account_id', '=', 'fees-IDR')
      .executeTakeFirstOrThrow();
    return row.balance;
  };

  test('carries an order out once, with its fee, however often it is sent', async () => {
    const first = await host().carryOut(order('LCY1', 1_000_000_00n));
    expect(first).toMatchObject({ kind: 'done' });
    expect(await host().carryOut(order('LCY1', 1_000_000_00n))).toEqual(first);
    expect(await feesEarned()).toBe('2500.00');
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('waits for money and carries the order out when it is there', async () => {
    await scriptNext(bank().services.db, {
      operation: 'transfer',
      service: 'SVC_LCY_BIFAST',
      answer: { kind: 'insufficient' },
    });
    expect(await host().carryOut(order('LCY2', 500_00n))).toEqual({ kind: 'insufficient', code: 'HOST_BIFAST_51' });
    expect(await host().carryOut(order('LCY2', 500_00n))).toMatchObject({ kind: 'done' });
    expect(await host().carryOut(order('LCY3', 999_999_999_999_00n))).toMatchObject({ kind: 'insufficient' });
  });

  test('says at an enquiry what became of an order that it did not answer', async () => {
    expect(await host().carryOut(order('LCY4', 1_090_900_00n))).toEqual({ kind: 'timeout' });
    expect(await host().enquire({ companyId: company, reference: 'LCY4' })).toMatchObject({ kind: 'done' });
    expect(await host().carryOut(order('LCY5', 1_090_901_00n))).toEqual({ kind: 'timeout' });
    expect(await host().enquire({ companyId: company, reference: 'LCY5' })).toMatchObject({ kind: 'rejected' });
    expect(await host().enquire({ companyId: company, reference: 'LCY6' })).toEqual({ kind: 'unknown' });
  });

  test('names the payee of an account and of a proxy, and says when there is none', async () => {
    const question = { service: 'SVC_LCY_OVB', accountNumber: '1570031120013' } as const;
    expect(await host().inquirePayee(question)).toMatchObject({ accountName: 'PT Bahari Makmur Sentosa' });
    const elsewhere = { service: 'SVC_LCY_ONLINE', accountNumber: '5270338812', bankCode: '014' } as const;
    const named = await host().inquirePayee(elsewhere);
    expect(named).toMatchObject({ kind: 'found', bankCode: '014' });
    expect(await host().inquirePayee(elsewhere)).toEqual(named);
    const unknown = { ...elsewhere, accountNumber: '5270390014' };
    expect(await host().inquirePayee(unknown)).toEqual({ kind: 'rejected', code: 'HOST_ONLINE_14' });
    const alias = { proxyType: '01', proxyValue: '081218000804' } as const;
    expect(await host().inquireProxy(alias)).toEqual({ kind: 'rejected', code: 'HOST_BIFAST_U804' });
  });
});

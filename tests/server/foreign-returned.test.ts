// A bank abroad sends a transfer back: its money, limits, documents and status, and the people who are told.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { readAvailable } from '../../server/ledger/available.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { queueUnmailedNews } from '../../server/news/queue-news.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onBothDatabases } from './bank.ts';
import { boughtForm, dollarForm, dollars, releaseForeign, submitForeign, usd } from './foreign-bank.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const later = new Date('2026-11-23T10:00:00+07:00');

onBothDatabases('returned foreign transfers', (bank) => {
  beforeAll(async () => {
    await addRequestBank(bank());
    await seedUnderlying(bank().services.db, morning);
  });
  beforeEach(() => bank().setTime(morning));

  const availableOn = async (id: string) =>
    (await readAvailable(bank().services.db, 'NUSANTARA', [id])).get(id)?.minor ?? 0n;
  const detailOf = ({ refNo }: SubmitReceipt) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo, menuAccess: 'FCY' },
    });
  const usesOf = (refNo: string) =>
    bank()
      .services.db.selectFrom('underlying_uses')
      .select(['amount_eq', 'state'])
      .where('ref_no', '=', refNo)
      .execute();
  /** The subjects of a user's messages about a request. */
  const toldOf = async (id: string, refNo: string) => {
    const { db } = bank().services;
    await queueUnmailedNews(bank().services);
    await runJobs(bank());
    const rows = await db.selectFrom('inbox_messages').select('subject_en').where('user_id', '=', user(id)).execute();
    return rows.map(({ subject_en: subject }) => subject).filter((subject) => subject.includes(refNo));
  };
  const sentBack = async (form: object, approvers?: readonly string[]) => {
    const receipt = await submitForeign(bank(), form);
    await releaseForeign(bank(), receipt, approvers);
    const answer = { kind: 'done', returned: 'AC04' } as const;
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    bank().setTime(later);
    await runJobs(bank());
    return receipt;
  };

  test('dollars sent from the dollar account come back less charges, as a movement of their own', async () => {
    const before = await availableOn(dollars.id);
    const receipt = await sentBack(dollarForm('2000.00'));
    expect(await statusOf(bank(), receipt)).toBe('Failed');
    const detail = await detailOf(receipt);
    expect(detail).toMatchObject({
      banner: { reason: expect.stringContaining('USD 1,985.00') },
      receipt: {
        uetr: expect.any(String),
        returned: { reason: 'AC04', charges: usd('15.00'), credited: usd('1985.00') },
      },
    });
    const moved = await bank()
      .services.db.selectFrom('journal_entries as e')
      .select('e.reference')
      .where('e.reference', 'like', `${receipt.refNo}%`)
      .orderBy('e.reference')
      .execute();
    expect(moved.map(({ reference }) => reference)).toEqual([receipt.refNo, `${receipt.refNo}-RTN`]);
    expect(await checkLedger(bank().services.db)).toEqual([]);
    const after = await availableOn(dollars.id);
    await runJobs(bank());
    expect((await detailOf(receipt)).receipt).toEqual(detail.receipt);
    expect([before > after, await availableOn(dollars.id)]).toEqual([true, after]);
  });

  test('dollars bought with rupiah come back in rupiah, and the month and the documents are free again', async () => {
    const receipt = await sentBack(boughtForm('5000.00'), ['APPROVER01', 'APPROVER02']);
    const { receipt: proof, conversion } = await detailOf(receipt);
    if (proof?.kind !== 'transfer' || !proof.returned) throw new Error('It did not come back');
    expect(proof.returned.credited.currency).toBe('IDR');
    expect(Number(proof.returned.credited.value)).toBeLessThan(Number(conversion?.debitAmount.value));
    expect(await usesOf(receipt.refNo)).toEqual([{ amount_eq: '5000.00', state: 'returned' }]);
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('the maker and the releaser are told that the money is back', async () => {
    await toldOf('MAKER01', 'of the stories before');
    const receipt = await sentBack(dollarForm('300.00'));
    for (const id of ['MAKER01', 'RELEASER01']) expect((await toldOf(id, receipt.refNo)).join()).toContain('failed');
    expect(await toldOf('VERIFIER01', receipt.refNo)).not.toContainEqual(expect.stringContaining('failed'));
  });
});

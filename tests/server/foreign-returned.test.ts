// A bank abroad sends a transfer back: its money, documents, history and status, and the messages about it.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { StatusLabel, TransactionList, TransactionTimeline, TransferReceipt } from '../../generated/types.ts';
import { recordAnswer } from '../../server/execution/outcome.ts';
import { readAvailable } from '../../server/ledger/available.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onBothDatabases } from './on-databases.ts';
import { addBuyingDeal, boughtForm, dollarForm, dollars, tokyo, usd } from './foreign-bank.ts';
import { operations } from '../../generated/operations.ts';
import { outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { later, morning, sentAbroad } from './sent-abroad.ts';
import { at, moveTo, occurrencesOf, runningSeries, seriesOf, thursdays } from './series-bank.ts';
import { paymentTable } from '../../server/reports/payment-table.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

onBothDatabases('returned foreign transfers', addRequestBank, (bank) => {
  const { detailOf, usesOf, deliverNews, messagesTo, subjectsTo, willComeBack, sent, sentBack } = sentAbroad(bank);
  beforeAll(async () => {
    await seedUnderlying(bank().services.db, morning);
  });
  beforeEach(() => bank().setTime(morning));

  const availableOn = async (id: string) =>
    (await readAvailable(bank().services.db, 'NUSANTARA', [id])).get(id)?.minor ?? 0n;
  const historyOf = async ({ refNo }: { readonly refNo: string }, language: 'en' | 'id' = 'en') => {
    const body = { refNo, menuAccess: 'FCY' };
    const asked = { user: user('MAKER01'), body, language };
    return (await outputOf<TransactionTimeline>(bank(), 'getTransactionTimeline', asked)).steps;
  };

  test('dollars sent from the dollar account come back less charges, as a movement of their own', async () => {
    const before = await availableOn(dollars.id);
    const receipt = await sentBack(dollarForm('2000.00'));
    expect(await statusOf(bank(), receipt)).toBe('Returned');
    const listed = async (statuses: StatusLabel[]) => {
      const body = { status: 'unsuccessful', filter: { statuses } };
      const { items } = await outputOf<TransactionList>(bank(), 'listTransactions', { user: user('MAKER01'), body });
      return items.filter(({ refNo }) => refNo === receipt.refNo);
    };
    expect(await listed(['Failed'])).toEqual([]);
    const [row] = await listed(['Returned']);
    const printed = (language: 'EN' | 'ID') =>
      paymentTable('List', row ? [row] : [], [], language).sections[0]?.rows[0];
    expect(printed('EN')).toContain('Returned');
    expect(printed('ID')).toContain('Dikembalikan');
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

  test('an answer to its order that comes after the return does not undo it', async () => {
    const receipt = await sentBack(dollarForm('2050.00'));
    const { services } = bank();
    const orders = services.db.selectFrom('host_transfers').select('answer').where('reference', '=', receipt.refNo);
    const { answer } = await orders.executeTakeFirstOrThrow();
    const identity = { companyId: 'NUSANTARA', taskId: receipt.taskId, recordNo: 1 };
    await recordAnswer({ ...services, now: services.clock.now(), attempt: 1 }, identity, answer);
    expect(await statusOf(bank(), receipt)).toBe('Returned');
  });

  test('the history says in both languages that the bank of the payee returned it, when, why and what came back', async () => {
    const receipt = await sentBack(dollarForm('2100.00'));
    const [executed, returned] = (await historyOf(receipt)).slice(-2);
    expect([executed?.action, executed?.status]).toEqual(['forward', 'Pending by Bank']);
    const { returned: proof } = (await detailOf(receipt)).receipt as TransferReceipt;
    expect(returned).toMatchObject({
      action: 'return',
      actor: null,
      status: 'Returned',
      actionDate: proof?.returnedAt,
    });
    expect(returned?.reason).toContain(
      "The payee's bank sent it back: The account is closed. USD 2,085.00 was credited to your account",
    );
    const [inIndonesian] = (await historyOf(receipt, 'id')).slice(-1);
    expect(inIndonesian?.reason).toContain('Rekening sudah ditutup. USD 2.085,00 telah dikreditkan');
    const trail = await bank()
      .services.db.selectFrom('audit_events')
      .select('event_type')
      .where('subject', '=', receipt.refNo)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    expect(trail?.event_type).toBe('transaction-returned');
  });

  test('its documents are still there, and the receipt says that it came back, why and how much', async () => {
    const receipt = await sentBack(dollarForm('2200.00'));
    const { idTrxLog, actions } = await detailOf(receipt);
    expect(actions).toEqual(
      expect.arrayContaining(['download-receipt', 'download-advice', 'email-receipt', 'download-mt103']),
    );
    for (const operation of ['downloadReceipt', 'downloadAdvice', 'downloadMt103'] as const) {
      const headers = { ...(await bearerOf(bank(), user('MAKER01'))), 'accept-language': 'en' };
      const payload = { refNo: receipt.refNo, idTrxLog };
      const file = await bank().app.inject({ method: 'POST', url: operations[operation].path, headers, payload });
      expect([operation, file.statusCode]).toEqual([operation, 200]);
      const printed = textOfPdf(file.rawPayload).join(' ');
      const facts = ['Returned', 'The account is closed', 'USD 2,185.00', 'USD 15.00', tokyo.accountNumber];
      expect(facts.filter((text) => !printed.includes(text))).toEqual([]);
      expect(printed).not.toContain('Successful');
    }
  });

  test('the amount of a deal at a special rate is free again after a return', async () => {
    const dealNumber = 'FX2611230901';
    const deal = { rateType: 'special', dealNumber };
    await addBuyingDeal(bank(), dealNumber, '900.00');
    const usedOfDeal = async () => {
      const query = bank().services.db.selectFrom('deals').select('used').where('deal_number', '=', dealNumber);
      return Number((await query.executeTakeFirstOrThrow()).used);
    };
    const receipt = await sent(boughtForm('900.00', { deal }), true, ['APPROVER01']);
    expect(await usedOfDeal()).toBe(900);
    bank().setTime(later);
    await runJobs(bank());
    expect([await statusOf(bank(), receipt), await usedOfDeal()]).toEqual(['Returned', 0]);
  });

  test('a returned payment of a series leaves the series running, which counts it as not paid', async () => {
    bank().setTime(at('2026-11-23'));
    const form = dollarForm('120.00');
    const series = await runningSeries(bank(), { paymentType: 'FCY', form: { ...form, timing: thursdays } });
    await willComeBack();
    await moveTo(bank(), '2026-12-10');
    const [paid] = await occurrencesOf(bank(), series);
    expect(paid).toMatchObject({ status: 'Pending by Bank' });
    expect(await seriesOf(bank(), series)).toMatchObject({ series: { executedOccurrences: 1 } });
    await deliverNews();
    await moveTo(bank(), '2026-12-10', '10:00');
    expect((await subjectsTo('MAKER01', paid?.refNo ?? '')).join()).toContain('returned');
    expect((await occurrencesOf(bank(), series))[0]).toMatchObject({ status: 'Returned', code: 'HOST_FCY_RETURNED' });
    expect((await historyOf({ refNo: paid?.refNo ?? '' })).at(-1)).toMatchObject({ action: 'return' });
    await moveTo(bank(), '2026-12-11');
    expect((await occurrencesOf(bank(), series))[0]).toMatchObject({ status: 'Returned' });
    await moveTo(bank(), '2026-12-17');
    expect((await occurrencesOf(bank(), series))[1]).toMatchObject({ status: 'Pending by Bank' });
    expect(await seriesOf(bank(), series)).toMatchObject({ series: { status: 'In Progress', executedOccurrences: 1 } });
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('the maker and the releaser get the message that the money is back, and why', async () => {
    await deliverNews();
    const receipt = await sentBack(dollarForm('300.00'));
    for (const id of ['MAKER01', 'RELEASER01'])
      expect((await subjectsTo(id, receipt.refNo)).join()).toContain('returned');
    const [message] = (await messagesTo('RELEASER01', receipt.refNo)).slice(-1);
    expect(message?.texts.EN.paragraphs.join(' ')).toContain('The account is closed. USD 285.00 was credited');
    expect(message?.texts.ID.paragraphs.join(' ')).toContain('Rekening sudah ditutup. USD 285,00 telah dikreditkan');
    expect(await subjectsTo('VERIFIER01', receipt.refNo)).not.toContainEqual(expect.stringContaining('returned'));
  });
});

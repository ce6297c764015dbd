// A bank abroad sends a transfer back: its money, limits, documents and status, and the people who are told.
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  StatusLabel,
  SubmitReceipt,
  TransactionDetail,
  TransactionList,
  TransactionTimeline,
  TransferReceipt,
} from '../../generated/types.ts';
import type { Course } from '../../server/host/sandbox-answers.ts';
import { scriptNext } from '../../server/host/script.ts';
import { readAvailable } from '../../server/ledger/available.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { queueUnmailedNews } from '../../server/news/queue-news.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onBothDatabases } from './on-databases.ts';
import {
  addBuyingDeal,
  boughtForm,
  dollarForm,
  dollars,
  releaseForeign,
  submitForeign,
  tokyo,
  usd,
} from './foreign-bank.ts';
import { minorOf } from '../../server/db/numeric.ts';
import { readUseOfDay } from '../../server/ledger/daily-use.ts';
import { operations } from '../../generated/operations.ts';
import { outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { at, moveTo, occurrencesOf, runningSeries, seriesOf, thursdays } from './series-bank.ts';
import { paymentTable } from '../../server/reports/payment-table.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const later = new Date('2026-11-23T10:00:00+07:00');

onBothDatabases('returned foreign transfers', addRequestBank, (bank) => {
  beforeAll(async () => {
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
  const messagesTo = async (id: string, refNo: string) => {
    const { db } = bank().services;
    await queueUnmailedNews(bank().services);
    await runJobs(bank());
    const rows = await db.selectFrom('inbox_messages').selectAll().where('user_id', '=', user(id)).execute();
    return rows.filter(({ subject_en: subject }) => subject.includes(refNo));
  };
  const toldOf = async (id: string, refNo: string) =>
    (await messagesTo(id, refNo)).map(({ subject_en: subject }) => subject);
  const willComeBack = () => {
    const answer = { kind: 'done', returned: 'AC04' } as const;
    return scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
  };
  const sent = async (form: object, comesBack: boolean, approvers?: readonly string[]) => {
    const receipt = await submitForeign(bank(), form, ['possible-duplicate']);
    await releaseForeign(bank(), receipt, approvers, ['possible-duplicate']);
    if (comesBack) await willComeBack();
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    return receipt;
  };
  const sentBack = async (form: object, approvers?: readonly string[]) => {
    const receipt = await sent(form, true, approvers);
    bank().setTime(later);
    await runJobs(bank());
    return receipt;
  };
  const historyOf = async ({ refNo }: { readonly refNo: string }, language: 'en' | 'id' = 'en') => {
    const body = { refNo, menuAccess: 'FCY' };
    const asked = { user: user('MAKER01'), body, language };
    return (await outputOf<TransactionTimeline>(bank(), 'getTransactionTimeline', asked)).steps;
  };

  const useToday = async () => {
    const use = await readUseOfDay(bank().services.db, { companyId: 'NUSANTARA', day: '2026-11-23' });
    const { used, reserved } = use.get('SVC_FCY_TT') ?? {};
    return { used: used?.minor ?? 0n, reserved: reserved?.minor ?? 0n };
  };
  const usedToday = async () => (await useToday()).used;
  const inRupiah = async ({ taskId }: SubmitReceipt) => {
    const query = bank().services.db.selectFrom('executions').select('idr_equivalent').where('task_id', '=', taskId);
    return minorOf((await query.executeTakeFirstOrThrow()).idr_equivalent ?? '0');
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
    expect(actions).toEqual(expect.arrayContaining(['download-receipt', 'download-advice', 'email-receipt', sent103]));
    for (const operation of ['downloadReceipt', 'downloadAdvice', 'downloadMt103'] as const) {
      const headers = { ...(await bearerOf(bank(), user('MAKER01'))), 'accept-language': 'en' };
      const payload = { refNo: receipt.refNo, idTrxLog };
      const file = await bank().app.inject({ method: 'POST', url: operations[operation].path, headers, payload });
      expect([operation, file.statusCode]).toEqual([operation, 200]);
      const printed = textOfPdf(file.rawPayload).join(' ');
      const told = ['Returned', 'The account is closed', 'USD 2,185.00', 'USD 15.00', tokyo.accountNumber];
      expect(told.filter((text) => !printed.includes(text))).toEqual([]);
      expect(printed).not.toContain('Successful');
    }
  });

  test('the limit of a day counts what left on it: a return gives it back on that day only', async () => {
    const transfer = fc.record({ dollars: fc.integer({ min: 50, max: 400 }), comesBack: fc.boolean() });
    const returnDay = fc.constantFrom('2026-11-23', '2026-11-24');
    await fc.assert(
      fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 3 }), returnDay, async (transfers, day) => {
        bank().setTime(morning);
        const before = await usedToday();
        let counted = 0n;
        for (const { dollars: value, comesBack } of transfers) {
          const receipt = await sent(dollarForm(`${value}.00`), comesBack);
          if (!comesBack || day !== '2026-11-23') counted += await inRupiah(receipt);
        }
        bank().setTime(new Date(`${day}T10:00:00+07:00`));
        await runJobs(bank());
        expect((await usedToday()) - before).toBe(counted);
      }),
      { numRuns: 5, endOnFailure: true },
    );
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
    await toldOf('MAKER01', 'of the stories before');
    await moveTo(bank(), '2026-12-10', '10:00');
    expect((await toldOf('MAKER01', paid?.refNo ?? '')).join()).toContain('returned');
    expect((await occurrencesOf(bank(), series))[0]).toMatchObject({ status: 'Returned', code: 'HOST_FCY_RETURNED' });
    expect((await historyOf({ refNo: paid?.refNo ?? '' })).at(-1)).toMatchObject({ action: 'return' });
    await moveTo(bank(), '2026-12-11');
    expect((await occurrencesOf(bank(), series))[0]).toMatchObject({ status: 'Returned' });
    await moveTo(bank(), '2026-12-17');
    expect((await occurrencesOf(bank(), series))[1]).toMatchObject({ status: 'Pending by Bank' });
    expect(await seriesOf(bank(), series)).toMatchObject({ series: { status: 'In Progress', executedOccurrences: 1 } });
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('the maker and the releaser are told that the money is back, and why', async () => {
    await toldOf('MAKER01', 'of the stories before');
    const receipt = await sentBack(dollarForm('300.00'));
    for (const id of ['MAKER01', 'RELEASER01']) expect((await toldOf(id, receipt.refNo)).join()).toContain('returned');
    const [message] = (await messagesTo('RELEASER01', receipt.refNo)).slice(-1);
    expect(message?.texts.EN.paragraphs.join(' ')).toContain('The account is closed. USD 285.00 was credited');
    expect(message?.texts.ID.paragraphs.join(' ')).toContain('Rekening sudah ditutup. USD 285,00 telah dikreditkan');
    expect(await toldOf('VERIFIER01', receipt.refNo)).not.toContainEqual(expect.stringContaining('returned'));
  });

  const outcomes = ['credited', 'returned', 'rejected', 'answered late'] as const;
  type Outcome = (typeof outcomes)[number];
  const courses: Readonly<Record<Outcome, Course>> = {
    credited: { kind: 'done' },
    returned: { kind: 'done', returned: 'AC04' },
    rejected: { kind: 'rejected', code: 'HOST_FCY_47' },
    'answered late': { kind: 'timeout', truth: 'done' },
  };
  const aDay = 24 * 60;
  const sent103 = 'download-mt103';

  /** Where a transfer is some minutes after it was sent, seen at these moments. */
  function expectedAfter(outcome: Outcome, seen: readonly number[], minutes: number) {
    const ended = { purchase: 'returned', isReserved: false };
    const onItsWay = { status: 'Pending by Bank', purchase: 'used', offers: sent103, isReserved: false, isUsed: true };
    if (outcome === 'rejected') return { ...ended, status: 'Failed', offers: undefined, isUsed: false };
    if (outcome === 'answered late' && minutes < 1)
      return { ...onItsWay, purchase: 'reserved', offers: 'ask-bank', isReserved: true, isUsed: false };
    if (outcome !== 'returned') return minutes < 18 ? onItsWay : { ...onItsWay, status: 'Successful' };
    if (minutes < 30) return onItsWay;
    const cameBackAfter = seen.find((one) => one >= 30) ?? 0;
    return { ...ended, status: 'Returned', offers: sent103, isUsed: cameBackAfter >= aDay };
  }

  const foundOf = async (receipt: SubmitReceipt, before: { used: bigint; reserved: bigint }) => {
    const { status, actions } = await detailOf(receipt);
    const [use] = await usesOf(receipt.refNo);
    const { used, reserved } = await useToday();
    const offers = actions.find((action) => action === 'ask-bank' || action === sent103);
    const isReserved = reserved > before.reserved;
    return { status, purchase: use?.state, offers, isReserved, isUsed: used > before.used };
  };
  /** One message when the transfer is sent, unless it has ended by then, and one when it ends. */
  function newsAfter(outcome: Outcome, seen: readonly number[]) {
    const states = seen.map((minutes) => expectedAfter(outcome, seen, minutes));
    const wasOnItsWay = states.some(({ status, offers }) => status === 'Pending by Bank' && offers === sent103);
    const { status } = states.at(-1) ?? {};
    const end = {
      Successful: "was credited by the payee's bank",
      Returned: "was returned by the payee's bank",
      Failed: 'failed',
    }[String(status)];
    return [...(wasOnItsWay ? ["was sent to the payee's bank"] : []), ...(end ? [end] : [])].map((words) =>
      expect.stringContaining(words),
    );
  }
  const lookAfter = async (minutes: number, refNo: string) => {
    bank().setTime(new Date(morning.getTime() + minutes * 60_000));
    await runJobs(bank());
    await toldOf('MAKER01', refNo);
  };

  test('a transfer is pending by bank from its sending until the tracker says that it was credited or returned', async () => {
    const moments = fc.uniqueArray(fc.constantFrom(0, 5, 17, 18, 29, 31, aDay + 60), { minLength: 2, maxLength: 4 });
    const sending = fc.record({
      outcome: fc.constantFrom(...outcomes),
      moments,
      dollars: fc.integer({ min: 50, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(sending, async ({ outcome, moments: unsorted, dollars: value }) => {
        bank().setTime(morning);
        const before = await useToday();
        const receipt = await submitForeign(bank(), boughtForm(`${value}.00`), ['possible-duplicate']);
        await releaseForeign(bank(), receipt, ['APPROVER01'], ['possible-duplicate']);
        const answer = courses[outcome];
        await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
        const seen = [...new Set([0, ...unsorted])].toSorted((one, other) => one - other);
        for (const minutes of seen) {
          await lookAfter(minutes, receipt.refNo);
          const found = await foundOf(receipt, before);
          expect({ minutes, ...found }).toEqual({ minutes, ...expectedAfter(outcome, seen, minutes) });
        }
        const told = await toldOf('MAKER01', receipt.refNo);
        expect(told.filter((text) => /failed|payee's bank/.test(text))).toEqual(newsAfter(outcome, seen));
        expect(await checkLedger(bank().services.db)).toEqual([]);
        await lookAfter(aDay + 60, receipt.refNo);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });
});

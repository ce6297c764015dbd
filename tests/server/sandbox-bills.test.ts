// The bills of the sandbox's billers, and their state after a payment.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { money } from '../../domain/money.ts';
import { hostOf } from '../../server/host/connect.ts';
import type { BillQuestion, FoundBills } from '../../server/host/host.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank } from './request-bank.ts';

const idsOf = (bills: FoundBills['bills']) => bills.map(({ billId }) => billId);
const morning = new Date('2026-11-23T09:00:00+07:00');

onBothDatabases('the billers of the sandbox', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  async function openBills(institution: string, customerNumber: string, months = 1): Promise<FoundBills['bills']> {
    const answer = await hostOf(bank().services).inquireBills({ institution, customerNumber, months });
    if (answer.kind !== 'found') throw new Error(answer.kind);
    return answer.bills;
  }

  const pay = ({ institution, customerNumber }: BillQuestion, billIds: readonly string[], minor: bigint) =>
    hostOf(bank().services).carryOut({
      kind: 'bill',
      companyId: 'NUSANTARA',
      reference: randomUUID(),
      service: 'SVC_BILL_PAY',
      debitAccountId: 'acc-0001',
      amount: money(minor, 'IDR'),
      description: 'Tagihan',
      valueDate: '2026-11-23',
      institution: { code: institution, name: institution },
      customer: { number: customerNumber, name: 'PT Nusantara Sejahtera Abadi' },
      billIds,
    });

  test('apply a partial payment to the oldest bills, and leave the rest open', async () => {
    const question = { institution: 'PRUDENTIAL', customerNumber: '20000002' };
    const [oldest, newest] = await openBills(question.institution, question.customerNumber);
    if (!oldest || !newest) throw new Error('Two premiums are to be open');
    const million = 100_000_000n;
    const answer = await pay(question, idsOf([oldest, newest]), oldest.amount.minor + million);
    expect(answer).toMatchObject({ kind: 'done', proof: { kind: 'biller' } });
    const left = await openBills(question.institution, question.customerNumber);
    expect(left).toEqual([{ ...newest, amount: money(newest.amount.minor - million, 'IDR') }]);
    await pay(question, idsOf([newest]), newest.amount.minor - million);
    expect(await openBills(question.institution, question.customerNumber)).toEqual([]);
  });

  test('name on the receipt no bill that the money did not cover', async () => {
    const question = { institution: 'ALLIANZ', customerNumber: '20000002' };
    const [oldest, newest] = await openBills(question.institution, question.customerNumber);
    if (!oldest || !newest) throw new Error('Two premiums are to be open');
    const answer = await pay(question, idsOf([oldest, newest]), oldest.amount.minor);
    expect(answer).toMatchObject({ proof: { facts: [{ value: oldest.billId }] } });
  });

  test('accept one of two orders for one bill at once', async () => {
    const numbers = Array.from({ length: 6 }, (_, position) => `53870066${1000 + position}`);
    const answers = await Promise.all(
      numbers.map(async (customerNumber) => {
        const question = { institution: 'PLN_POSTPAID', customerNumber };
        const bills = await openBills(question.institution, customerNumber);
        const due = bills.reduce((sum, { amount, penalty }) => sum + amount.minor + penalty.minor, 0n);
        return Promise.all([1, 2].map(() => pay(question, idsOf(bills), due)));
      }),
    );
    for (const both of answers) {
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(['done', 'rejected']);
      expect(both).toContainEqual({ kind: 'rejected', code: '184' });
    }
  });

  test('ask for a month until it is paid, also after further months', async () => {
    const question = { institution: 'PLN_POSTPAID', customerNumber: '538711204417' };
    const open = () => openBills(question.institution, question.customerNumber);
    expect(idsOf(await open())).toEqual(['PLN-202610', 'PLN-202611']);
    bank().setTime(new Date('2027-01-04T09:00:00+07:00'));
    const [october, ...later] = await open();
    if (!october) throw new Error('October is to be open');
    expect(idsOf([october, ...later])).toEqual(['PLN-202610', 'PLN-202611', 'PLN-202612', 'PLN-202701']);
    await pay(question, [october.billId], october.amount.minor + october.penalty.minor);
    expect(idsOf(await open())).toEqual(['PLN-202611', 'PLN-202612', 'PLN-202701']);
    bank().setTime(new Date('2026-09-04T09:00:00+07:00'));
    expect(idsOf(await open())).toEqual(['PLN-202608', 'PLN-202609']);
  });

  test('accept premiums for future months, and no more of them than a form can show', async () => {
    const question = { institution: 'BPJS_KESEHATAN', customerNumber: '8888801234567890' };
    const open = (months: number) => openBills(question.institution, question.customerNumber, months);
    expect(idsOf(await open(2))).toEqual(['BPJS-202611', 'BPJS-202612']);
    bank().setTime(new Date('2026-12-04T09:00:00+07:00'));
    expect(idsOf(await open(2))).toEqual(['BPJS-202611', 'BPJS-202612', 'BPJS-202701']);
    expect(await open(24)).toHaveLength(24);
    const due = await open(1);
    await pay(
      question,
      idsOf(due),
      due.reduce((sum, { amount }) => sum + amount.minor, 0n),
    );
    expect(idsOf(await open(1))).toEqual(['BPJS-202701']);
  });

  test('ask for nothing if nothing is owed, and for one deposit at a time', async () => {
    const deposits = () => openBills('KSEI_RDN', '20000001');
    expect(idsOf(await deposits())).toEqual(['RDN-202611']);
    bank().setTime(new Date('2027-03-04T09:00:00+07:00'));
    expect(idsOf(await deposits())).toEqual(['RDN-202703']);
    expect(await openBills('PLN_POSTPAID', '538700090184')).toEqual([]);
  });
});

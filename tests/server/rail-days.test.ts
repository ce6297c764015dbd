// Opening hours, cut-offs and days of a local transfer: a past day, a day too far ahead, a rail that is not open yet.
import { expect, test } from 'vitest';
import type { CutOffCheck, LocalTransferValidation, RailOffers } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addTransferBank, askAs, bifastForm, idr, payeeAtBca, railsAsked, siti } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const afternoon = new Date('2026-11-23T14:20:00+07:00');

const clearing = { clearingCode: '0140012', addressLine1: 'Jl. Sudirman 1', citizenship: 'WNI' } as const;
const clearingForm = (value: string) =>
  bifastForm(value, {
    transferType: 'LLG',
    payee: { kind: 'account', beneficiary: { ...payeeAtBca, ...clearing, residency: '01', category: '02' } },
    transactionDetails: { amount: idr(value) },
  });

const dated = (transactionDate: string) =>
  bifastForm('50000.00', { timing: { kind: 'forward-dated', transactionDate } });

onEmbeddedDatabase('days of local transfers', addTransferBank, (bank) => {
  const ask = (operationId: OperationId, body: object) => askAs(bank(), siti, operationId, body);
  const codeOf = async (operationId: OperationId, body: object) => (await ask(operationId, body)).code;
  const checkFrom = (repeatsFrom: string, more: object = {}) =>
    ask('validateLocalTransfer', { form: clearingForm('12500000.00'), repeatsFrom, ...more });
  const railsFor = (value: string, transactionDate?: string) =>
    railsAsked(bank(), value, transactionDate === undefined ? {} : { transactionDate });
  const clearedBy = async (more: object) => {
    const asked = { transactionDate: '2026-12-19', repeats: true, ...more } as const;
    const { items } = await railsAsked(bank(), '12500000.00', asked);
    return items.find(({ transferType }) => transferType === 'LLG')?.arrival?.expectedBy.slice(0, 10);
  };
  const cutOff = async (transferType: string, transactionDate: string) =>
    (await ask('checkLocalTransferCutOff', { transferType, transactionDate })).output as CutOffCheck;

  test('a rail with a cut-off closes, on holidays too, and BI-FAST never does', async () => {
    expect(await cutOff('LLG', '2026-11-23')).toMatchObject({ open: true, cutOffTime: '14:00' });
    expect(await cutOff('RTGS', '2026-12-25')).toMatchObject({ open: false, code: 'ERR_TRX_PUBLIC_HOLIDAY' });
    expect(await cutOff('BIFAST', '2026-12-25')).toMatchObject({
      open: true,
      cutOffTime: null,
      nextWorkingDay: '2026-12-28',
    });
    bank().setTime(afternoon);
    expect(await cutOff('LLG', '2026-11-23')).toMatchObject({ code: 'ERR_TRX_COT', nextWorkingDay: '2026-11-24' });
    bank().setTime(morning);
  });

  test('a series may take any rail that reaches the payee, in the evening and from a Saturday on', async () => {
    bank().setTime(new Date('2026-11-23T18:30:00+07:00'));
    const openOn = async (more: { readonly repeats?: true }) => {
      const { items } = await railsAsked(bank(), '12500000.00', { transactionDate: '2026-12-19', ...more });
      return items.find(({ transferType }) => transferType === 'LLG')?.open;
    };
    expect([await openOn({}), await openOn({ repeats: true })]).toEqual([false, true]);
    bank().setTime(morning);
  });

  test('a series is checked as of its first working day, in the evening and however far ahead', async () => {
    bank().setTime(new Date('2026-11-23T18:30:00+07:00'));
    const { output } = await checkFrom('2026-12-19');
    const kinds = (output as LocalTransferValidation).notes.map(({ kind }) => kind);
    expect(output).toMatchObject({ executionDate: '2026-12-21' });
    expect(kinds).not.toContain('next-working-day');
    expect((await checkFrom('2027-08-02')).output).toMatchObject({ executionDate: '2027-08-02' });
    expect((await checkFrom('2026-11-20')).body['errors']).toMatchObject([{ field: 'repeatsFrom', code: '117' }]);
    bank().setTime(morning);
  });

  test('a series that pays before a closed day is checked, and offered its rails, as of the Friday before its first Saturday', async () => {
    const before = { repeatsOnHoliday: 'PREVIOUS_WORKING_DAY' } as const;
    expect((await checkFrom('2026-12-19', before)).output).toMatchObject({ executionDate: '2026-12-18' });
    expect([await clearedBy({}), await clearedBy(before)]).toEqual(['2026-12-21', '2026-12-18']);
  });

  test('a date too far ahead and one that has passed are refused at their field, before and on submitting', async () => {
    for (const operationId of ['validateLocalTransfer', 'submitLocalTransfer'] as const) {
      const [late, past] = [dated('2027-12-01'), dated('2026-11-20')].map((form) => ask(operationId, { form }));
      const field = 'form.timing.transactionDate';
      expect((await late)?.body['errors']).toMatchObject([{ field, code: '74' }]);
      expect((await past)?.body['errors']).toMatchObject([{ field, code: '117' }]);
    }
    expect(await codeOf('validateLocalTransfer', { form: dated('2026-11-23') })).toBe('00');
  });

  test('a rail that has not opened says when it does, and promises no arrival before', async () => {
    bank().setTime(new Date('2026-11-23T06:04:00+07:00'));
    const { items } = await railsFor('150000000.00');
    bank().setTime(morning);
    const rtgs = items.find(({ transferType }) => transferType === 'RTGS');
    expect(rtgs).toMatchObject({ open: true, opensAt: '08:00', arrival: { expectedBy: '2026-11-23T08:30:00+07:00' } });
    expect(items.find(({ transferType }) => transferType === 'BIFAST')).toMatchObject({ opensAt: null });
  });

  test('no rail is open on a past day, and the offered next working day is in the future', async () => {
    const question = {
      fromAccountId: 'acc-0001',
      bankCode: '014',
      amount: idr('50000.00'),
      transactionDate: '2026-11-20',
    };
    const { recommended, items } = (await ask('listTransferTypes', question)).output as RailOffers;
    expect(recommended).toBe(null);
    expect(items.filter(({ open, code }) => open || code !== '117').map(({ transferType }) => transferType)).toEqual([
      'RTGS',
    ]);
    expect(await cutOff('LLG', '2026-11-10')).toMatchObject({ open: false, nextWorkingDay: '2026-11-24' });
  });

  test('no method is offered for a day too far ahead, and each names its last day', async () => {
    expect((await railsFor('50000.00', '2026-12-25')).recommended).toBe('BIFAST');
    const { recommended, items } = await railsFor('50000.00', '2027-02-28');
    expect(recommended).toBe(null);
    expect(items.map(({ open, arrival, code }) => [open, arrival, code])).toEqual(items.map(() => [false, null, '74']));
  });
});

// What is refused of a stop: each code that the operation declares, by the cause that it names.
import { beforeEach, expect, test } from 'vitest';
import type { Signature, SubmitReceipt } from '../../generated/types.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { createReachedCodes } from './reached-codes.ts';
import { addRequestBank, sign, user } from './request-bank.ts';
import { at, createSeries, paidBySeries, rent, runningSeries, thursdays } from './series-bank.ts';

const operation = 'stopRecurringPayment';
const amount = '9000000.00';
const none = { challengeId: '0190a80c-1f72-7b45-9e03-4d6a8c2f7b10', response: '49281703' };

onEmbeddedDatabase('what is refused of stopping a series', addRequestBank, (bank) => {
  const { asked, comparedWithContract } = createReachedCodes(bank);
  const db = () => bank().services.db;
  const device = () => db().updateTable('token_devices').where('user_id', '=', user('MAKER01'));
  const running = () => runningSeries(bank(), rent(thursdays, amount));
  const signed = (...receipts: SubmitReceipt[]) => sign(bank(), 'MAKER01', 'stop', receipts, amount, paidBySeries);
  const stop = ({ refNo, revision }: Pick<SubmitReceipt, 'refNo' | 'revision'>, signature: Signature = none) =>
    asked(operation, { refNo, revision, signature });

  beforeEach(() => bank().setTime(at('2026-11-23')));

  test('the series is unknown, has another revision, waits for its decision, was stopped or has expired', async () => {
    expect(await stop({ refNo: 'REC2611230009999', revision: 1 })).toBe('193');
    expect(await stop(await createSeries(bank()))).toBe('STATUS_NOT_ALLOWED');
    const series = await running();
    expect(await stop({ ...series, revision: 9 })).toBe('ERR_REQ_3');
    expect(await stop(series, await signed(series))).toBe('00');
    expect(await stop(series)).toBe('83');
    await db().updateTable('requests').set({ status: 'Expired' }).where('task_id', '=', series.taskId).execute();
    expect(await stop(series)).toBe('201');
  });

  test('the challenge is unknown, of another series, used, expired, or of what has changed since', async () => {
    const [one, other] = [await running(), await running()];
    expect(await stop(one)).toBe('172');
    expect(await stop(one, await signed(other))).toBe('172');
    const used = await signed(other);
    expect(await stop(other, used)).toBe('00');
    expect(await stop(one, used)).toBe('171');
    const changed = await signed(one);
    const row = db().updateTable('requests').where('task_id', '=', one.taskId);
    await row.set({ amount: '9000001.00' }).execute();
    expect(await stop(one, changed)).toBe('168');
    await row.set({ amount }).execute();
    const [earlier, now] = [await signed(one), await signed(one)];
    expect(await stop(one, { ...now, response: earlier.response })).toBe('HOST_VERIFY_TOKEN_8202');
    const late = await signed(one);
    bank().setTime(at('2026-11-23', '09:04'));
    expect(await stop(one, late)).toBe('169');
  });

  test('the device is missing or not active, its response is wrong, and too many wrong ones lock it', async () => {
    const series = await running();
    const right = await signed(series);
    await device().set({ status: 'Waiting for Activation' }).execute();
    expect(await stop(series, right)).toBe('HOST_VERIFY_TOKEN_8001');
    await device().set({ status: 'Active', wrong_responses: 0 }).execute();
    const wrong = { ...right, response: right.response === '00000000' ? '00000001' : '00000000' };
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await stop(series, wrong));
    expect(answers).toEqual(['170', '170', '163']);
    await device().set({ user_id: null }).execute();
    expect(await stop(series, right)).toBe('1187');
  });

  test('every code that it declares was tested above, and no other, but for that of a separate token server', () => {
    expect(comparedWithContract(operation)).toEqual({ left: ['HOST_VERIFY_TOKEN_7796'], undeclared: [] });
  });
});

// Foreign transfers whose ground changes while they wait: the deal's day ends, the directory loses or renames a bank.
import { beforeEach, expect, test } from 'vitest';
import type { RecurringDetail, SubmitReceipt, TransactionDetail, TransactionTimeline } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { scriptNext } from '../../server/host/script.ts';
import { expireWaiting } from '../../server/requests/expire.ts';
import { onBothDatabases } from './on-databases.ts';
import {
  favoriteAbroad,
  addBuyingDeal,
  boughtForm,
  dollarForm,
  frankfurt,
  releaseForeign,
  submitForeign,
  tokyo,
} from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import { at, createSeries, keyOfSeries, seriesOf, thursdays } from './series-bank.ts';

const dealNumber = 'FX2611230902';
const atDeal = { deal: { rateType: 'special', dealNumber } };

const favoriteForm = favoriteAbroad('Frankfurt');

const errorsOf = ({ body }: { readonly body: Record<string, unknown> }) =>
  ((body['errors'] ?? []) as { field: string; code: string }[]).map(({ field, code }) => ({ field, code }));

onBothDatabases('foreign transfers that outlive their ground', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const sendBack = async (key: object) => {
    const body = { ...key, reason: 'Periksa kembali' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body })).code).toBe('00');
  };

  test('a payment at a special rate that waits for money says when its rate is over, and then expires and frees it', async () => {
    await addBuyingDeal(bank(), dealNumber, '900.00');
    const receipt = await submitForeign(bank(), boughtForm('900.00', atDeal));
    await releaseForeign(bank(), receipt);
    const answer = { kind: 'insufficient' } as const;
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
    await runJobs(bank());
    const call = { user: user('RELEASER01'), body: { refNo: receipt.refNo, menuAccess: 'FCY' } };
    const detail = () => outputOf<TransactionDetail>(bank(), 'getTransaction', call);
    const waitsFor = async (language: 'en' | 'id') =>
      (await outputOf<TransactionTimeline>(bank(), 'getTransactionTimeline', { ...call, language })).ahead[0]?.waitsFor;
    expect(await detail()).toMatchObject({ waitsForMoney: { hasSpecialRate: true }, actions: ['cancel', 'execute'] });
    expect(await waitsFor('en')).toContain('can be executed until 23 Nov 2026 14:00 WIB');
    bank().setTime(at('2026-11-23', '14:30'));
    expect((await detail()).actions).toEqual(['cancel']);
    expect(await waitsFor('en')).toContain(
      'could be executed at its special rate until 23 Nov 2026 14:00 WIB; it expires',
    );
    expect(await waitsFor('id')).toContain('dengan kurs khususnya sampai');
    const { taskId, refNo, revision } = receipt;
    const again = { taskId, refNo, revision };
    expect((await ask(bank(), 'executePending', { user: user('RELEASER01'), body: again })).code).not.toBe('00');
    bank().setTime(at('2026-11-24'));
    await expireWaiting({ ...bank().services, now: bank().services.clock.now(), attempt: 1 });
    expect(await statusOf(bank(), receipt)).toBe('Expired');
    const deals = bank().services.db.selectFrom('deals').select('used').where('deal_number', '=', dealNumber);
    expect(Number((await deals.executeTakeFirstOrThrow()).used)).toBe(0);
  });

  test('a series through another bank is repaired as it was, and says at the field when that bank has another name', async () => {
    const form = dollarForm('130.00', { intermediary: { bankCode: 'CHASUS33' } });
    const receipt = await createSeries(bank(), { paymentType: 'FCY', form: { ...form, timing: thursdays } });
    await sendBack(keyOfSeries(receipt));
    const { payment }: RecurringDetail = await seriesOf(bank(), receipt);
    expect(payment).toMatchObject({ form: { intermediary: { bankCode: 'CHASUS33', country: 'US' } } });
    const { taskId, refNo, revision } = receipt;
    expect((await asMaker('resubmitRecurringPayment', { taskId, refNo, revision, payment })).code).toBe('00');
    const { db } = bank().services;
    await db.updateTable('foreign_banks').set({ name: 'JPM' }).where('bic', '=', 'CHASUS33').execute();
    await sendBack({ ...keyOfSeries(receipt), revision: 2 });
    const renamed = await asMaker('resubmitRecurringPayment', { taskId, refNo, revision: 2, payment });
    expect(errorsOf(renamed)).toEqual([{ field: 'payment.form.intermediary.bankName', code: 'COPY_DIFFERS' }]);
  });

  test('a favorite whose bank left the directory is refused at its bank when it is repaired, and takes another bank', async () => {
    const { output } = await asMaker('submitFavorite', { form: favoriteForm });
    const { taskId, refNo, revision } = output as SubmitReceipt;
    await sendBack({ taskId, refNo, revision, menuAccess: 'FAV' });
    await bank().services.db.deleteFrom('foreign_banks').where('bic', '=', frankfurt.bankCode).execute();
    const shown = await asMaker('getRequestRepair', { taskId, refNo, menuAccess: 'FAV' });
    expect(shown.code).toBe('00');
    const again = await asMaker('resubmitFavorite', { taskId, refNo, revision, form: favoriteForm });
    expect(errorsOf(again)).toEqual([{ field: 'form.beneficiary.bankCode', code: '193' }]);
    const moved = { ...favoriteForm, beneficiary: tokyo };
    expect((await asMaker('resubmitFavorite', { taskId, refNo, revision, form: moved })).code).toBe('00');
  });
});

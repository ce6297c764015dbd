// A bank leaves BI-FAST, or is disturbed there, while a payee of it is kept, a transfer is repaired or a series is paid.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FavoriteForm, SubmitReceipt } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { dated } from './refusal-causes.ts';
import { misnamedFavorite, storeFavorite } from './refused-favorites.ts';
import { returnedRequest } from './refused-repairs.ts';
import { addRequestBank, keyOf, user } from './request-bank.ts';
import { moveTo, occurrencesOf, rent, runningSeries } from './series-bank.ts';
import { bifastForm, idr, payeeAtBca } from './transfer-bank.ts';

const maker = user('MAKER01');
const online = bifastForm('', { transferType: 'ONLINE', transactionDetails: { amount: idr('216000.00') } });
const states = [
  ['HOST_BIFAST_U122', 'HOST_BIFAST_U122', 'inactive'],
  ['HOST_BIFAST_U129', '00', 'disturbed'],
] as const;

onBothDatabases('a bank that leaves BI-FAST', addRequestBank, (bank) => {
  const setState = (bifast_state: 'active' | 'disturbed' | 'inactive') =>
    bank().services.db.updateTable('banks').set({ bifast_state }).where('bank_code', '=', '014').execute();
  const codeOf = async (operation: string, body: object) => (await ask(bank(), operation, { user: maker, body })).code;
  const checked = (form: object) => codeOf('validateLocalTransfer', { form });

  beforeEach(() => bank().setTime(new Date('2026-11-23T09:00:00+07:00')));
  afterEach(async () => {
    await setState('active');
    await bank().services.db.deleteFrom('favorites').execute();
  });

  test.each(states)(
    'code %s answers for a favorite of it today, code %s tomorrow, and another method pays it while it is %s',
    async (today, later, state) => {
      const favoriteId = `fav-${state}`;
      const beneficiary = { ...payeeAtBca, currency: 'IDR', category: '02' };
      await storeFavorite(bank(), favoriteId, { ...misnamedFavorite, beneficiary } as FavoriteForm);
      const payee = { kind: 'favorite', favoriteId };
      await setState(state);
      expect([
        await checked(bifastForm('210000.00', { payee })),
        await checked(bifastForm('210000.00', { payee, ...dated('2026-11-24') })),
        await checked({ ...online, payee }),
      ]).toEqual([today, later, '00']);
    },
  );

  test('a returned transfer is not submitted again by BI-FAST, but by another method', async () => {
    const sent = await outputOf<SubmitReceipt>(bank(), 'submitLocalTransfer', {
      user: maker,
      body: { form: bifastForm('215000.00') },
    });
    const named = await returnedRequest(bank(), keyOf(sent));
    await setState('inactive');
    const again = (form: object) => codeOf('resubmitLocalTransfer', { ...named, form });
    expect([await again(bifastForm('215000.00')), await again(online)]).toEqual(['HOST_BIFAST_U122', '00']);
  });

  test('a series is not set up by BI-FAST to a bank that is inactive, but to one that is disturbed today', async () => {
    await setState('inactive');
    expect(await codeOf('createRecurringPayment', { payment: rent() })).toBe('HOST_BIFAST_U122');
    await setState('disturbed');
    expect(await codeOf('createRecurringPayment', { payment: rent() })).toBe('00');
  });

  test('a day of a running series whose bank has left is not paid, and says why; the next is when it is back', async () => {
    const series = await runningSeries(bank());
    await setState('inactive');
    await moveTo(bank(), '2026-12-10');
    await setState('active');
    await moveTo(bank(), '2026-12-17');
    const [first, second] = await occurrencesOf(bank(), series);
    expect(first).toMatchObject({ status: 'Failed', code: 'HOST_BIFAST_U122' });
    expect(second).toMatchObject({ status: 'Successful' });
  });
});

import { beforeEach, expect, test } from 'vitest';
import type {
  FavoriteDetail,
  FavoriteRecommendation,
  FavoriteSummary,
  SubmitReceipt,
  TransactionDetail,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { billForm, electricity, internet, meter, submitBill } from './bill-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { endRequest } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const onlyMine = { scope: 'private', subUserGroups: [] };

const favoriteOf = (payeeDetails: object, favoriteName: string) => ({
  paymentType: 'BILL_PAY',
  favoriteName,
  shareFavoriteWith: onlyMine,
  payeeDetails,
});

onEmbeddedDatabase('favorites of billers', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const codeOf = async (operationId: OperationId, body: object) => (await asMaker(operationId, body)).code;

  /** Changes the services that the maker may pay for, as an administrator would. */
  async function withServices(change: (services: readonly string[]) => string[]): Promise<void> {
    const maker = db().selectFrom('users').where('user_id', '=', user('MAKER01'));
    const { services } = await maker.select('services').executeTakeFirstOrThrow();
    await db()
      .updateTable('users')
      .set({ services: change(services) })
      .where('user_id', '=', user('MAKER01'))
      .execute();
  }

  async function approvedFavorite(form: ReturnType<typeof favoriteOf>): Promise<FavoriteSummary> {
    const { refNo } = (await asMaker('submitFavorite', { form })).output as SubmitReceipt;
    await endRequest(bank(), refNo, 'Successful');
    const { output } = await asMaker('listFavorites', { filter: { search: form.favoriteName } });
    const [found] = (output as { items: FavoriteSummary[] }).items;
    if (!found) throw new Error('It was approved');
    return found;
  }

  beforeEach(() => bank().setTime(morning));

  test('are saved only by users who may pay bills, and show no other user whose number it is', async () => {
    const { refNo } = (await submitBill(bank(), await billForm(bank(), meter('00550101')))) satisfies SubmitReceipt;
    const ways = [
      ['submitFavorite', { form: favoriteOf(electricity, 'Listrik kantor') }],
      ['submitFavoriteFromTransaction', { refNo, favoriteName: 'Listrik gudang', shareFavoriteWith: onlyMine }],
    ] as const;
    await withServices((services) => services.filter((service) => service !== 'SVC_BILL_PAY'));
    for (const [operationId, body] of ways) expect(await codeOf(operationId, body)).toBe('94');
    await withServices((services) => [...services, 'SVC_BILL_PAY']);
    for (const [operationId, body] of ways) expect(await codeOf(operationId, body)).toBe('00');
  });

  test('are recommended per biller, also when two billers know the company by the same number', async () => {
    const number = '538700771122';
    const water = { numberType: 'water', category: 'WATER', institution: 'PAM_JAYA', accountNumber: number };
    const paid = [meter(number.slice(4)), water, meter(number.slice(4)), water, meter(number.slice(4)), water];
    for (const payee of paid) {
      const form = await billForm(bank(), payee);
      await endRequest(bank(), (await submitBill(bank(), form, ['possible-duplicate'])).refNo, 'Successful');
    }
    const body = { paymentType: 'BILL_PAY', most: 10 };
    const asked = { user: user('MAKER01'), body };
    const { items } = await outputOf<{ items: FavoriteRecommendation[] }>(bank(), 'listFavoriteRecommendations', asked);
    const known = items.map(({ payeeName, destination, usedTimes }) => [payeeName, { destination, usedTimes }]);
    const thrice = { destination: number, usedTimes: 3 };
    expect(Object.fromEntries(known)).toEqual({ 'PAM Jaya': thrice, 'PLN Postpaid': thrice });
  });

  test('can still be used when the biller is moved to another category, which is then stored', async () => {
    const { favoriteId } = await approvedFavorite(favoriteOf(internet, 'Internet kantor'));
    const read = { user: user('MAKER01'), body: { favoriteId } };
    const { codeNames } = await outputOf<FavoriteDetail>(bank(), 'getFavorite', read);
    expect(codeNames).toEqual([{ code: 'INDIHOME', name: 'IndiHome' }]);
    await db()
      .updateTable('institutions')
      .set({ category: 'TELEPHONE' })
      .where('institution', '=', 'INDIHOME')
      .execute();
    const form = { ...(await billForm(bank(), internet, { favoriteId })), payeeDetails: internet };
    const { refNo } = await submitBill(bank(), form);
    const asked = { user: user('MAKER01'), body: { refNo, menuAccess: 'BILL_PAY' } };
    const { transactionDetails } = await outputOf<TransactionDetail>(bank(), 'getTransaction', asked);
    expect(transactionDetails).toMatchObject({ form: { payeeDetails: { category: 'TELEPHONE' } } });
  });
});

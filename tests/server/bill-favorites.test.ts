import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { billForm, electricity, meter, submitBill } from './bill-bank.ts';
import { onBothDatabases } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const onlyMine = { scope: 'private', subUserGroups: [] };

const favoriteOf = (payeeDetails: object, favoriteName: string) => ({
  paymentType: 'BILL_PAY',
  favoriteName,
  shareFavoriteWith: onlyMine,
  payeeDetails,
});

onBothDatabases('favorites of billers', (bank) => {
  const db = () => bank().services.db;
  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const codeOf = async (operationId: OperationId, body: object) => (await asMaker(operationId, body)).code;

  /** What the maker may pay for, as an administrator would change it. */
  async function withServices(change: (services: readonly string[]) => string[]): Promise<void> {
    const maker = db().selectFrom('users').where('user_id', '=', user('MAKER01'));
    const { services } = await maker.select('services').executeTakeFirstOrThrow();
    await db()
      .updateTable('users')
      .set({ services: change(services) })
      .where('user_id', '=', user('MAKER01'))
      .execute();
  }

  beforeAll(() => addRequestBank(bank()));
  beforeEach(() => bank().setTime(morning));

  test('are saved by those who may pay bills alone, and tell nobody else whose number it is', async () => {
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
});

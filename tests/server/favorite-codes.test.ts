// What is refused of a favorite: every code that its operations declare is reached here.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FavoriteForm, FavoriteSummary, ServiceCode, SubmitReceipt } from '../../generated/types.ts';
import { billForm, electricity, submitBill } from './bill-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import { expectAll, refuseAccount, refuseRoutes } from './refusal-causes.ts';
import { longRecipients, storeFavorite } from './refused-favorites.ts';
import { refuseRepairs, returnedRequest } from './refused-repairs.ts';
import { addRequestBank, user } from './request-bank.ts';
import { at, local, shareFavoriteWith, unknownThere } from './unknown-payees.ts';
import { bifastForm, endRequest, fromOperasional, payeeAtBca } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const nobody = { scope: 'sub-user-groups', subUserGroups: [{ id: 'sug-0999', name: 'Hilang' }] };
const from = (more: object) => local('7001112203', { fromAccount: { id: fromOperasional.id, ...more } });

onEmbeddedDatabase('what is refused of a favorite', addRequestBank, (bank) => {
  const { asked, comparedWithContract } = createReachedCodes(bank);
  const db = () => bank().services.db;
  const confirmed = ['name-differs'];
  const asMaker = <Output>(operationId: string, body: object) =>
    outputOf<Output>(bank(), operationId, { user: user('MAKER01'), body });
  const submitted = (form: object) => asMaker<SubmitReceipt>('submitFavorite', { form, confirmed });
  const returned = async (form: object) => {
    const { taskId, refNo, revision } = await submitted(form);
    return returnedRequest(bank(), { taskId, refNo, revision, menuAccess: 'FAV' });
  };
  const approved = async (form: { favoriteName: string }) => {
    await endRequest(bank(), (await submitted(form)).refNo, 'Successful');
    const { items } = await asMaker<{ items: FavoriteSummary[] }>('listFavorites', { filter: {} });
    const found = items.find(({ favoriteName }) => favoriteName === form.favoriteName);
    if (!found) throw new Error(`${form.favoriteName} is not there`);
    return found;
  };
  const most = (value: string) =>
    db().updateTable('system_parameters').set({ value }).where('name', '=', 'MAX_FAVORITES').execute();
  const keep = (refNo: string, more: object = {}) =>
    asked('submitFavoriteFromTransaction', { refNo, favoriteName: 'Kemasan', shareFavoriteWith, ...more });
  let repaired: Awaited<ReturnType<typeof returned>>;
  let kept: Pick<FavoriteSummary, 'favoriteId' | 'revision'>;

  /** The codes of a new favorite, of the change of one and of the repair of one. */
  const answersTo = (form: object) => async () => [
    await asked('submitFavorite', { form }),
    await asked('editFavorite', { ...kept, form }),
    await asked('resubmitFavorite', { ...repaired, form }),
  ];
  const expectRefused = (code: string, form: object) => expectAll(answersTo(form), code);

  beforeAll(async () => {
    bank().setTime(morning);
    repaired = await returned(local('7001112201'));
    const { favoriteId, revision } = await approved(local('7001112202'));
    kept = { favoriteId, revision };
  });
  beforeEach(() => bank().setTime(morning));

  test.each(unknownThere)('code %s is answered about its payee', async (code, form) => {
    await expectRefused(code, form);
  });

  test('the debited account is another one, strange, blocked, dormant or no account that pays, or is itself paid', async () => {
    await refuseAccount({ bank: bank(), answers: answersTo(from({})) }, 'acc-0001');
    await expectRefused('COPY_DIFFERS', from({ alias: 'Kas' }));
    await expectRefused('193', from({ id: 'acc-0101' }));
    const itself = at('OVB', '013', fromOperasional.number);
    await expectRefused('97', { ...itself, fromAccount: { id: fromOperasional.id } });
  });

  test('its name is taken, its payee is kept already, its group is gone, or its recipients are too long', async () => {
    await storeFavorite(bank(), 'fav-900001', local('7001112204') as FavoriteForm);
    await expectRefused('183', local('7001112205', { favoriteName: 'Rekening 2204' }));
    await expectRefused('195', local('7001112204', { favoriteName: 'Lain' }));
    await expectRefused('203', local('7001112206', { shareFavoriteWith: nobody }));
    await expectRefused('123', local('7001112206', { additionalDetails: { email: longRecipients } }));
    const misnamed = { ...payeeAtBca, accountNumber: '7001112207', accountName: 'Zzyzx Qwertyuiop' };
    await expectRefused('129', local('7001112207', { beneficiary: misnamed }));
    expect(await asked('checkFavoriteName', { favName: 'Lain' })).toBe('00');
  });

  test('its maker has not the service', async () => {
    const maker = db().updateTable('users').where('user_id', '=', user('MAKER01'));
    const { services } = await db()
      .selectFrom('users')
      .select('services')
      .where('user_id', '=', user('MAKER01'))
      .executeTakeFirstOrThrow();
    await maker.set({ services: services.filter((one) => one !== 'SVC_LCY_BIFAST') }).execute();
    await expectRefused('94', local('7001112208'));
    await maker.set({ services }).execute();
  });

  test('no user can decide', async () => {
    const service = 'FAV' as ServiceCode;
    await refuseRoutes({ bank: bank(), answers: answersTo(local('7001112209')), service, noRow: '9092' });
  });

  test('the company keeps as many as it may', async () => {
    const transfer = await asMaker<SubmitReceipt>('submitLocalTransfer', { form: bifastForm('100000.00') });
    const body = { refNo: transfer.refNo, favoriteName: 'Kemasan', shareFavoriteWith };
    await most('1');
    expect(await asked('submitFavorite', { form: local('7001112210') })).toBe('60');
    expect(await asked('submitFavoriteFromTransaction', body)).toBe('60');
    await most('1000');
  });

  test('a change changes nothing, is of another revision, of a colleague, or of one that is unknown, waits or is being paid', async () => {
    const one = await approved(local('7001112211'));
    const key = { favoriteId: one.favoriteId, revision: one.revision };
    const same = local('7001112211');
    const others = (named: object) => async () => [
      await asked('editFavorite', { ...named, form: local('7001112212') }),
      await asked('deleteFavorite', named),
      await asked('shareFavorite', { ...named, shareFavoriteWith }),
    ];
    expect(await asked('editFavorite', { ...key, form: same })).toBe('NOTHING_CHANGED');
    await expectAll(others({ ...key, revision: 9 }), 'ERR_REQ_3');
    await expectAll(others({ ...key, favoriteId: 'fav-999999' }), '204');
    expect(await asked('getFavorite', { favoriteId: 'fav-999999' })).toBe('204');
    expect(await asked('shareFavorite', { ...key, shareFavoriteWith: nobody })).toBe('203');
    const row = db().updateTable('favorites').where('favorite_id', '=', one.favoriteId);
    await row.set({ created_by: user('MAKER02'), scope: 'company' }).execute();
    await expectAll(others(key), 'ERR_FAV_3');
    await row.set({ created_by: user('MAKER01'), scope: 'private' }).execute();
    const payee = { kind: 'favorite', favoriteId: one.favoriteId };
    const paying = await asMaker<SubmitReceipt>('submitLocalTransfer', { form: bifastForm('110000.00', { payee }) });
    expect(await asked('editFavorite', { ...key, form: local('7001112212') })).toBe('ERR_FAV_4');
    expect(await asked('deleteFavorite', key)).toBe('ERR_FAV_4');
    await endRequest(bank(), paying.refNo, 'Rejected');
    await asMaker('editFavorite', { ...key, form: local('7001112211', { favoriteName: 'Baru' }) });
    await expectAll(others(key), '196');
  });

  test('a returned change is of a favorite that is being paid by now, or of no favorite, or changes nothing', async () => {
    const one = await approved(local('7001112213'));
    const key = { favoriteId: one.favoriteId, revision: one.revision };
    const edited = await asMaker<SubmitReceipt>('editFavorite', { ...key, form: local('7001112214') });
    const { taskId, refNo, revision } = edited;
    const again = await returnedRequest(bank(), { taskId, refNo, revision, menuAccess: 'FAV' });
    expect(await asked('resubmitFavorite', { ...again, form: local('7001112213') })).toBe('NOTHING_CHANGED');
    expect(
      await asked('resubmitFavorite', { ...again, taskId: 'TSK-20261123-999999', form: local('7001112214') }),
    ).toBe('193');
    const payee = { kind: 'favorite', favoriteId: one.favoriteId };
    await asMaker('submitLocalTransfer', { form: bifastForm('120000.00', { payee }) });
    expect(await asked('resubmitFavorite', { ...again, form: local('7001112214') })).toBe('ERR_FAV_4');
  });

  test('it is kept of a payment that is unknown, over, of another kind or of an institution that is gone', async () => {
    const paid = await asMaker<SubmitReceipt>('submitLocalTransfer', { form: bifastForm('130000.00') });
    expect(await keep('LCY2611239999999')).toBe('193');
    expect(await keep(paid.refNo, { favoriteName: 'Rekening 2204' })).toBe('183');
    expect(await keep(paid.refNo, { shareFavoriteWith: nobody })).toBe('203');
    expect(await keep(paid.refNo)).toBe('00');
    expect(await keep(paid.refNo, { favoriteName: 'Kemasan lagi' })).toBe('195');
    const over = await asMaker<SubmitReceipt>('submitLocalTransfer', { form: bifastForm('140000.00') });
    await endRequest(bank(), over.refNo, 'Rejected');
    expect(await keep(over.refNo)).toBe('STATUS_NOT_ALLOWED');
    const { refNo } = await submitted(local('7001112215'));
    expect(await keep(refNo)).toBe('UNSUPPORTED_PAYMENT_TYPE');
    const bills = await submitBill(bank(), await billForm(bank(), electricity));
    const institutions = db().updateTable('institutions').where('institution', '=', electricity.institution);
    await institutions.set({ effective_to: '2026-11-22' }).execute();
    expect(await keep(bills.refNo)).toBe('202');
    await institutions.set({ effective_to: null }).execute();
  });

  test('a returned favorite was changed since, has ended, or is being edited by a colleague', async () => {
    await refuseRepairs({
      bank: bank(),
      asked: (named, form) => asked('resubmitFavorite', { ...named, form, confirmed }),
      make: (tail) => submitted(local(`70011133${tail}`)),
      form: (tail) => local(`70011133${tail}`),
      menuAccess: 'FAV',
      isDated: false,
    });
  });

  test.each([
    'submitFavorite',
    'editFavorite',
    'resubmitFavorite',
    'deleteFavorite',
    'shareFavorite',
    'submitFavoriteFromTransaction',
    'getFavorite',
    'checkFavoriteName',
  ])('every code that %s declares was tested above, and no other', (operationId) => {
    expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
  });
});

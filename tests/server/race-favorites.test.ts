import { expect, test } from 'vitest';
import type { FavoriteSummary, PayeeInquiry, SubmitReceipt } from '../../generated/types.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { codesOf, oneOf, onManyServers, times } from './concurrent-calls.ts';
import { addTransferBank, bifastForm, endRequest, payeeAtBca, siti } from './transfer-bank.ts';

onManyServers('favorites', addTransferBank, (servers) => {
  const { first, of, db } = servers;
  const payee = async (accountNumber: string) => {
    const body = { transferType: 'BIFAST', bankCode: '014', accountNumber };
    return { ...payeeAtBca, ...(await outputOf<PayeeInquiry>(first(), 'inquireLocalPayee', { body })).beneficiary };
  };
  const formFor = async (favoriteName: string, accountNumber: string) => ({
    paymentType: 'LCY',
    favoriteName,
    shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    transferType: 'BIFAST',
    beneficiary: await payee(accountNumber),
  });
  const submit = (form: object, index = 0) => ask(of(index), 'submitFavorite', { user: siti, body: { form } });
  const pass = (refNo: string) => endRequest(first(), refNo, 'Successful');
  const list = async () => (await outputOf<{ items: FavoriteSummary[] }>(first(), 'listFavorites', { body: {} })).items;
  const approved = async (name: string, accountNumber: string): Promise<FavoriteSummary> => {
    const answer = await submit(await formFor(name, accountNumber));
    expect(answer.code).toBe('00');
    await pass((answer.output as SubmitReceipt).refNo);
    const found = (await list()).find(({ favoriteName }) => favoriteName === name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  const edit = ({ favoriteId, revision }: FavoriteSummary, form: object, index: number) =>
    ask(of(index), 'editFavorite', { user: siti, body: { favoriteId, revision, form } });

  test('of six new ones with the same name one is saved, and the others are refused because the name is taken', async () => {
    const forms = await times(6, (index) => formFor('Pemasok utama', `700111220${index}`));
    expect(codesOf(await times(6, (index) => submit(forms[index] ?? {}, index)))).toEqual(oneOf(6, '183'));
  });

  test('of three that are given the same new name one gets it, also while the change waits for approval', async () => {
    const favorites: FavoriteSummary[] = [];
    for (const index of [0, 1, 2]) favorites.push(await approved(`Lama ${index}`, `700222330${index}`));
    const forms = await times(3, (index) => formFor('Nama baru', `700222330${index}`));
    const renamed = await Promise.all(favorites.map((one, index) => edit(one, forms[index] ?? {}, index)));
    expect(codesOf(renamed)).toEqual(oneOf(3, '183'));
    expect((await submit(await formFor('Nama baru', '7003334400'))).code).toBe('183');
    const receipts = renamed.flatMap(({ code, output }) => (code === '00' ? [output as SubmitReceipt] : []));
    for (const { refNo } of receipts) await pass(refNo);
    expect((await list()).filter(({ favoriteName }) => favoriteName === 'Nama baru')).toHaveLength(1);
  });

  test('of six changes of one favorite a single one waits for approval', async () => {
    const favorite = await approved('Satu perubahan', '7004445500');
    const forms = await times(6, (index) => formFor(`Perubahan ${index}`, '7004445500'));
    expect(codesOf(await times(6, (index) => edit(favorite, forms[index] ?? {}, index)))).toEqual(oneOf(6, '196'));
  });

  test('one that is deleted while it is paid is either deleted or paid, never both', async () => {
    for (const index of [0, 1, 2, 3]) {
      const { favoriteId, revision } = await approved(`Dihapus ${index}`, `700555660${index}`);
      const form = bifastForm(`${index + 1}000000.00`, { payee: { kind: 'favorite', favoriteId } });
      const [deleted, paid] = await Promise.all([
        ask(of(0), 'deleteFavorite', { user: siti, body: { favoriteId, revision } }),
        ask(of(1), 'submitLocalTransfer', { user: siti, body: { form, confirmed: ['first-time-payee'] } }),
      ]);
      expect([
        ['00', '204'],
        ['ERR_FAV_4', '00'],
      ]).toContainEqual([deleted.code, paid.code]);
    }
  });

  test('of six at once only as many are saved as a company may have', async () => {
    const kept = await db()
      .selectFrom('favorites')
      .select('favorite_id')
      .where('company_id', '=', 'NUSANTARA')
      .execute();
    const parameter = db().updateTable('system_parameters').where('name', '=', 'MAX_FAVORITES');
    await parameter.set({ value: String(kept.length + 1) }).execute();
    const forms = await times(6, (index) => formFor(`Terakhir ${index}`, `700666770${index}`));
    expect(codesOf(await times(6, (index) => submit(forms[index] ?? {}, index)))).toEqual(oneOf(6, '60'));
  });
});

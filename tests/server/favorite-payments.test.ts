// Payments to favorites, and payees that are saved from payments.
import { expect, test } from 'vitest';
import type { FavoriteRecommendation, SubmitReceipt } from '../../generated/types.ts';
import { addFavoriteBank, favoriteCalls, onlyMine } from './favorite-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { andi, bifastForm, company, idr } from './transfer-bank.ts';

onBothDatabases('payments and favorites', addFavoriteBank, (bank) => {
  const { ask, codeOf, usable, named, payee, end, approved } = favoriteCalls(bank);

  test('for a rail the favorites that it reaches are offered, with a locked payee', async () => {
    const names = async (transferType: string) => (await usable({ transferType })).map(({ form }) => form.favoriteName);
    expect(await names('OVB')).toEqual(['Bahari gudang Cakung']);
    expect(await names('RTGS')).toEqual(['Katering karyawan', 'Mitra Logistik Mandiri']);
    expect((await names('BIFAST')).length).toBe(4);
    const [first] = await usable({ search: 'Sinar' });
    expect(first?.code).toBeNull();
    expect(first?.favLockData).toContainEqual({
      key: 'payee.beneficiary.accountNumber',
      isLock: true,
      isDisable: true,
    });
  });

  test('a payment to a favorite keeps it from being deleted, and counts as a use once it is executed', async () => {
    const { favoriteId, revision } = await approved('Dipakai terus', '7001112230');
    const form = bifastForm('12000000.00', { payee: { kind: 'favorite', favoriteId } });
    const refNo = async (confirmed: string[] = []) =>
      ((await ask('submitLocalTransfer', { form, confirmed })).output as SubmitReceipt).refNo;
    const paid = await refNo();
    expect(await codeOf('deleteFavorite', { favoriteId, revision })).toBe('ERR_FAV_4');
    await end(await refNo(['possible-duplicate']), 'Rejected');
    expect(await named('Dipakai terus')).toMatchObject({ usedTimes: 0, lastUsedAt: null });
    await end(paid, 'Successful');
    expect(await named('Dipakai terus')).toMatchObject({ usedTimes: 1, lastUsedAt: '2026-11-23T09:00:00+07:00' });
  });

  test('the payee of a transfer is saved with it, and approved when it succeeds', async () => {
    const beneficiary = await payee('7001112233');
    const form = bifastForm('33000000.00', { payee: { kind: 'account', beneficiary } });
    const transfers: SubmitReceipt[] = [];
    for (const confirmed of [[], ['possible-duplicate'], ['possible-duplicate']])
      transfers.push((await ask('submitLocalTransfer', { form, confirmed })).output as SubmitReceipt);
    const refNo = transfers[0]?.refNo ?? '';
    const recommended = async () =>
      (
        (await ask('listFavoriteRecommendations', { paymentType: 'LCY', most: 1 })).output as {
          items: FavoriteRecommendation[];
        }
      ).items[0];
    expect(await recommended()).not.toMatchObject({ destination: '7001112233' });
    for (const transfer of transfers.slice(1)) await end(transfer.refNo, 'Successful');
    expect(await recommended()).not.toMatchObject({ destination: '7001112233' });
    const body = { refNo, favoriteName: 'Dari transaksi', shareFavoriteWith: onlyMine };
    expect(await codeOf('submitFavoriteFromTransaction', body, andi)).toBe('193');
    const saved = await ask('submitFavoriteFromTransaction', body);
    expect(saved.output).toMatchObject({ status: 'Pending Approve', refNo, taskId: null, destination: '7001112233' });
    await end(refNo, 'Successful');
    expect(await recommended()).toMatchObject({
      kind: 'often-used',
      favoriteName: 'Dari transaksi',
      usedTimes: 3,
      lastAmount: idr('33000000.00'),
    });
    expect(await named('Dari transaksi')).toMatchObject({ status: 'Approved', refNo: null });
  });

  test('a favorite whose account has another holder now is not paid', async () => {
    const { favoriteId } = await approved('Pemilik lain', '7001112234');
    const { db } = bank().services;
    const { form } = await db
      .selectFrom('favorites')
      .select('form')
      .where('company_id', '=', company)
      .where('favorite_id', '=', favoriteId)
      .executeTakeFirstOrThrow();
    if (form.paymentType !== 'LCY') throw new Error('It is a local transfer');
    const changed = { ...form, beneficiary: { ...form.beneficiary, accountName: 'Zzyzx Qwertyuiop' } };
    await db
      .updateTable('favorites')
      .set({ form: JSON.stringify(changed) })
      .where('favorite_id', '=', favoriteId)
      .execute();
    const transfer = bifastForm('1000000.00', { payee: { kind: 'favorite', favoriteId } });
    expect(await codeOf('validateLocalTransfer', { form: transfer })).toBe('191');
  });

  test('a favorite kept for BI-FAST is paid by RTGS with the details that it lacks', async () => {
    const { favoriteId } = await approved('Sinar kliring', '5270331117');
    const kept = await payee('5270331117');
    const { purposeCode: _purpose, ...details } = bifastForm('151000000.00').transactionDetails;
    const form = (beneficiary?: object) =>
      bifastForm('151000000.00', {
        transferType: 'RTGS',
        transactionDetails: details,
        payee: { kind: 'favorite', favoriteId, ...(beneficiary && { beneficiary }) },
      });
    const refused = await ask('validateLocalTransfer', { form: form() });
    expect(refused.body).toMatchObject({
      errors: ['clearingCode', 'addressLine1', 'category', 'citizenship', 'residency'].map((detail) => ({
        field: `form.payee.beneficiary.${detail}`,
        code: '9090',
      })),
    });
    const added = {
      clearingCode: '0140012',
      addressLine1: 'Jl. Mangga Dua Raya No. 8',
      addressLine2: 'Ancol',
      category: '02',
      citizenship: 'WNI',
      residency: '01',
    };
    const other = { ...kept, ...added, accountNumber: '999999', accountName: 'Orang lain' };
    expect((await ask('validateLocalTransfer', { form: form(other) })).output).toMatchObject({
      beneficiary: { ...kept, ...added, branchName: 'KCU Jakarta' },
    });
    const otherBank = form({ ...kept, ...added, clearingCode: '0080017' });
    expect(await codeOf('validateLocalTransfer', { form: otherBank })).toBe('111');
  });
});

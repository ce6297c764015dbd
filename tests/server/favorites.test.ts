// Makers list, create, edit and delete favorites, which take effect by an approval.
import { expect, test } from 'vitest';
import type { FavoriteDetail, FavoriteSummary, PayeeInquiry, SubmitReceipt } from '../../generated/types.ts';
import { addFavoriteBank, favoriteCalls } from './favorite-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { andi, bifastForm, payeeAtBca, siti } from './transfer-bank.ts';

onBothDatabases('favorites', addFavoriteBank, (bank) => {
  const { ask, codeOf, list, usable, named, formFor, end, submitted, approved } = favoriteCalls(bank);
  const checked = async (favName: string) => (await ask('checkFavoriteName', { favName })).output;

  test('a mobile number is saved only with the bank and account that it belongs to', async () => {
    const proxy = { proxyType: '01', proxy: '081218004567' };
    const { beneficiary } = (await ask('inquireBifastProxy', { proxy })).output as PayeeInquiry;
    const bankCode = beneficiary.bankCode === '014' ? '008' : '014';
    const form = await formFor('Nomor ponsel', beneficiary.accountNumber, { proxy });
    const lie = { ...form, beneficiary: { ...payeeAtBca, ...beneficiary, bankCode } };
    expect((await ask('submitFavorite', { form: lie })).code).toBe('191');
  });

  test('a maker sees what is theirs and what is shared with them, in order of the name', async () => {
    const mine = await list();
    expect(mine.map(({ favoriteName }) => favoriteName)).toEqual([
      'Bahari gudang Cakung',
      'Katering karyawan',
      'Mitra Logistik Mandiri',
      'Sinar Jaya BCA',
      'Sumber Rejeki BRI',
      'Tokyo Trading',
      'Tokyo Trading Yen',
    ]);
    expect((await list({}, andi)).map(({ favoriteName }) => favoriteName)).not.toContain('Katering karyawan');
    expect((await list({}, 'MAKER01@BAHARI')).every(({ createdBy }) => createdBy.userId.endsWith('@BAHARI'))).toBe(
      true,
    );
    expect((await list({ search: 'sinar' })).length).toBe(1);
    expect((await list({ ownOnly: true }, andi)).length).toBe(2);
  });

  test('pages of one go forth through the whole list, sorted by use', async () => {
    const uses = { 'fav-000402': 11, 'fav-000418': 14 };
    for (const [id, used_times] of Object.entries(uses))
      await bank().services.db.updateTable('favorites').set({ used_times }).where('favorite_id', '=', id).execute();
    const sort = { field: 'usedTimes', direction: 'desc' };
    const counts: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null && counts.length < 10;) {
      const answer = await ask('listFavorites', { sort, page: { size: 1, ...(cursor && { cursor }) } });
      const { items, page } = answer.output as { items: FavoriteSummary[]; page: { nextCursor: string | null } };
      counts.push(...items.map(({ usedTimes }) => usedTimes));
      cursor = page.nextCursor;
    }
    expect(counts).toEqual([14, 11, 0, 0, 0, 0, 0]);
  });

  test('a name is checked for its characters and for being free', async () => {
    expect(await checked('Sewa gudang')).toEqual({ available: true, noSpecialCharacters: true });
    expect(await checked('SINAR JAYA bca')).toEqual({ available: false, noSpecialCharacters: true });
    const exceptId = (await named('Sinar Jaya BCA'))?.favoriteId;
    const own = await ask('checkFavoriteName', { favName: 'Sinar Jaya BCA', exceptId });
    expect(own.output).toMatchObject({ available: true });
    expect(await checked('Sewa #1')).toEqual({ available: false, noSpecialCharacters: false });
  });

  test('a new favorite waits for approval, and can be used after it', async () => {
    const receipt = await submitted('Kemasan baru', '7001112223');
    expect(receipt).toMatchObject({ refNo: expect.stringMatching(/^FAV/), status: 'Pending Approve' });
    const waiting = await named('Kemasan baru');
    expect(waiting).toMatchObject({ status: 'Pending Approve', refNo: receipt.refNo, taskId: receipt.taskId });
    expect(waiting?.actions).toContainEqual({ action: 'use', allowed: false, code: '196' });
    expect(await named('Kemasan baru', andi)).toBeUndefined();
    expect(await usable({ search: 'Kemasan' })).toEqual([]);
    await end(receipt.refNo, 'Successful');
    expect(await named('Kemasan baru')).toMatchObject({ status: 'Approved', refNo: null });
    const { output } = await ask('getFavorite', { favoriteId: waiting?.favoriteId ?? '' });
    expect((output as FavoriteDetail).steps[0]).toMatchObject({ action: 'submit', actor: { userId: siti } });
  });

  test('a rejected one does not exist', async () => {
    await end((await submitted('Tidak jadi', '7001112224')).refNo, 'Rejected');
    expect(await named('Tidak jadi')).toBeUndefined();
  });

  test('a taken name, a payee saved already and an unknown group are refused', async () => {
    const form = await formFor('Sinar Jaya BCA', '7001112225');
    expect(await codeOf('submitFavorite', { form })).toBe('183');
    expect(await codeOf('submitFavorite', { form: await formFor('Sinar dua', '5270338812') })).toBe('195');
    const shareFavoriteWith = { scope: 'sub-user-groups', subUserGroups: [{ id: 'sug-0999', name: 'Hilang' }] };
    const shared = await formFor('Sinar tiga', '7001112226', { shareFavoriteWith });
    expect(await codeOf('submitFavorite', { form: shared })).toBe('203');
  });

  test('a name that differs from the bank’s has to be confirmed', async () => {
    const form = await formFor('Nama lain', '7001112227', {
      beneficiary: { ...payeeAtBca, accountNumber: '7001112227', accountName: 'Zzyzx Qwertyuiop' },
    });
    expect(await codeOf('submitFavorite', { form })).toBe('129');
    expect(await codeOf('submitFavorite', { form, confirmed: ['name-differs'] })).toBe('00');
  });

  test('an edit that changes nothing is refused and makes no request', async () => {
    const { favoriteId, revision } = await approved('Tetap sama', '7001112244');
    const form = await formFor('Tetap sama', '7001112244');
    const refused = await ask('editFavorite', { favoriteId, revision, form });
    expect([refused.status, refused.code]).toEqual([422, 'NOTHING_CHANGED']);
    expect(await named('Tetap sama')).toMatchObject({ revision, refNo: null });
  });

  test('an edit leaves the favorite as it was until its approval; then the new account is pointed out', async () => {
    const { favoriteId, revision } = await approved('Rekening pindah', '7001112228');
    const form = await formFor('Rekening pindah', '7001112229');
    const edit = await ask('editFavorite', { favoriteId, revision, form });
    expect(edit.code).toBe('00');
    expect(await named('Rekening pindah')).toMatchObject({ destination: '7001112228', status: 'Approved' });
    expect(await codeOf('editFavorite', { favoriteId, revision, form })).toBe('196');
    expect(await codeOf('deleteFavorite', { favoriteId, revision })).toBe('196');
    await end((edit.output as SubmitReceipt).refNo, 'Successful');
    expect(await named('Rekening pindah')).toMatchObject({
      destination: '7001112229',
      revision: revision + 1,
      refNo: null,
    });
    const transfer = bifastForm('91000000.00', { payee: { kind: 'favorite', favoriteId } });
    const { output } = await ask('validateLocalTransfer', { form: transfer });
    expect(output).toMatchObject({
      notes: [{ kind: 'payee-account-changed', code: '192' }, { kind: 'first-time-payee' }],
    });
    expect(await codeOf('submitLocalTransfer', { form: transfer })).toBe('192');
    expect(await codeOf('editFavorite', { favoriteId, revision, form })).toBe('ERR_REQ_3');
  });

  test('a maker deletes only their own favorites', async () => {
    const { favoriteId, revision } = await approved('Sekali pakai', '7001112231', {
      shareFavoriteWith: { scope: 'company', subUserGroups: [] },
    });
    const foreign = await ask('deleteFavorite', { favoriteId, revision }, andi);
    expect([foreign.status, foreign.code]).toEqual([403, 'ERR_FAV_3']);
    expect(await codeOf('deleteFavorite', { favoriteId, revision })).toBe('00');
    expect(await codeOf('getFavorite', { favoriteId })).toBe('204');
    const trail = bank().services.db.selectFrom('audit_events').select('details').where('subject', '=', favoriteId);
    const audited = (await trail.orderBy('number').execute()).map(({ details }) => details);
    expect(audited).toMatchObject([{ name: 'Sekali pakai' }, { name: 'Sekali pakai', change: 'deleted' }]);
  });
});

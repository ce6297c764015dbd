import { beforeAll, expect, test } from 'vitest';
import type {
  FavoriteDetail,
  FavoriteForUse,
  FavoriteRecommendation,
  FavoriteSummary,
  PayeeInquiry,
  SubmitReceipt,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { seedFavorites } from '../../server/sandbox/seed/favorites.ts';
import { onBothDatabases } from './on-databases.ts';
import {
  addTransferBank,
  andi,
  askAs,
  bifastForm,
  company,
  endRequest,
  fromOperasional,
  idr,
  payeeAtBca,
  siti,
} from './transfer-bank.ts';

const onlyMine = { scope: 'private', subUserGroups: [] };

onBothDatabases('favorites', addTransferBank, (bank) => {
  const ask = (operationId: OperationId, body: object, user = siti) => askAs(bank(), user, operationId, body);
  const codeOf = async (operationId: OperationId, body: object, user = siti) =>
    (await ask(operationId, body, user)).code;
  const list = async (filter: object = {}, user = siti) =>
    ((await ask('listFavorites', { filter }, user)).output as { items: FavoriteSummary[] }).items;
  const usable = async (filter: object, user = siti) =>
    (
      (await ask('listUsableFavorites', { filter: { paymentType: 'LCY', ...filter } }, user)).output as {
        items: FavoriteForUse[];
      }
    ).items;
  const named = async (name: string, user = siti) =>
    (await list({}, user)).find(({ favoriteName }) => favoriteName === name);

  const checked = async (favName: string) => (await ask('checkFavoriteName', { favName })).output;

  /** With the account name that the bank knows, so that no note must be confirmed. */
  const payee = async (accountNumber: string) => {
    const { output } = await ask('inquireLocalPayee', { transferType: 'BIFAST', bankCode: '014', accountNumber });
    return { ...payeeAtBca, ...(output as PayeeInquiry).beneficiary };
  };
  const formFor = async (favoriteName: string, accountNumber: string, more: object = {}) => ({
    paymentType: 'LCY',
    favoriteName,
    shareFavoriteWith: onlyMine,
    transferType: 'BIFAST',
    beneficiary: await payee(accountNumber),
    ...more,
  });
  const end = (refNo: string | null, status: 'Successful' | 'Rejected') => endRequest(bank(), refNo, status);
  const submitted = async (name: string, accountNumber: string, more: object = {}) => {
    const answer = await ask('submitFavorite', { form: await formFor(name, accountNumber, more) });
    expect(answer.code).toBe('00');
    return answer.output as SubmitReceipt;
  };
  const approved = async (name: string, accountNumber: string, more: object = {}) => {
    await end((await submitted(name, accountNumber, more)).refNo, 'Successful');
    const found = await named(name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };

  beforeAll(async () => {
    await seedFavorites(bank().services.db, bank().services.clock.now());
  });

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
    expect(counts).toEqual([14, 11, 0, 0, 0]);
  });

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

  test('sharing takes effect at once, and only the maker shares', async () => {
    const options = (await ask('listFavoriteShareOptions', { search: 'Jakarta' })).output;
    expect(options).toMatchObject({ items: [{ text: 'Keuangan Jakarta', id: 'sug-0001' }], page: { total: 1 } });
    const { favoriteId, revision } = await approved('Untuk semua', '7001112232');
    expect(await codeOf('getFavorite', { favoriteId }, andi)).toBe('204');
    const shareFavoriteWith = { scope: 'sub-user-groups', subUserGroups: [{ id: 'sug-0001', name: 'Keuangan' }] };
    const shared = await ask('shareFavorite', { favoriteId, revision, shareFavoriteWith });
    expect(shared.output).toMatchObject({
      revision: revision + 1,
      shareFavoriteWith: { subUserGroups: [{ id: 'sug-0001', name: 'Keuangan Jakarta' }] },
    });
    expect(await codeOf('getFavorite', { favoriteId }, andi)).toBe('00');
    const back = { favoriteId, revision: revision + 1, shareFavoriteWith: onlyMine };
    expect(await codeOf('shareFavorite', back, andi)).toBe('ERR_FAV_3');
    const trail = bank().services.db.selectFrom('audit_events').select('details').where('subject', '=', favoriteId);
    expect((await trail.orderBy('number').execute()).at(-1)?.details).toMatchObject({
      name: 'Untuk semua',
      changes: [
        { field: 'shareFavoriteWith.scope', before: 'private', after: 'sub-user-groups' },
        { field: 'shareFavoriteWith.subUserGroups.0.id', after: 'sug-0001' },
        { field: 'shareFavoriteWith.subUserGroups.0.name', after: 'Keuangan Jakarta' },
      ],
    });
  });

  test('a change is told to who sees the favorite before or after it, and to nobody else by its new name', async () => {
    const { favoriteId, revision } = await approved('Khusus Siti', '7001112299');
    const share = async (times: number, shareFavoriteWith: object) =>
      expect(await codeOf('shareFavorite', { favoriteId, revision: revision + times, shareFavoriteWith })).toBe('00');
    const told = async () => {
      const events = await bank()
        .services.db.selectFrom('events')
        .select(['user_id', 'user_ids', 'data'])
        .where('type', '=', 'favorite-changed')
        .orderBy('event_id')
        .execute();
      const own = events.filter(({ data }) => data['favoriteId'] === favoriteId);
      return own.map(({ user_id: one, user_ids: several }) => several ?? [one ?? 'everybody']);
    };
    const others = async () => (await told()).slice(2).map((readers) => readers.includes(andi));
    const approvers = ['APPROVER01@NUSANTARA', 'APPROVER02@NUSANTARA'];
    expect(await told()).toEqual([[siti], approvers]);
    await share(0, { scope: 'company', subUserGroups: [] });
    await share(1, onlyMine);
    expect(await others()).toEqual([true, false, true]);
    expect(await codeOf('deleteFavorite', { favoriteId, revision: revision + 2 })).toBe('00');
    expect((await told()).at(-1)).toEqual([siti]);
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

  test('a shared one shows its debit account only to users who have it', async () => {
    const { favoriteId } = await approved('Dari rekening', '7001112235', {
      fromAccount: fromOperasional,
      shareFavoriteWith: { scope: 'company', subUserGroups: [] },
    });
    const { db } = bank().services;
    await db.deleteFrom('account_access').where('user_id', '=', andi).where('account_id', '=', 'acc-0001').execute();
    const shownTo = async (user: string) => [
      ((await ask('getFavorite', { favoriteId }, user)).output as FavoriteDetail).form.fromAccount,
      (await usable({ search: 'Dari rekening' }, user))[0]?.form.fromAccount,
    ];
    expect(await shownTo(siti)).toEqual([fromOperasional, fromOperasional]);
    expect(await shownTo(andi)).toEqual([undefined, undefined]);
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

// Administrators keep the payees of their company: a change is a task, and makers pay to what was approved.
import { beforeAll, expect, test } from 'vitest';
import type {
  AdminFavoriteDetail,
  AdminFavoriteSummary,
  AdminTaskDetail,
  AdminTaskReceipt,
  CompanyPayee,
  FavoriteForUse,
  FavoriteSummary,
  LocalFavorite,
  NameAvailability,
  SubmitReceipt,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { seedApproval } from '../../server/sandbox/seed/approval.ts';
import { seedFavorites } from '../../server/sandbox/seed/favorites.ts';
import { onBothDatabases } from './on-databases.ts';
import { approveTask, decideTask, targetOf } from './task-bank.ts';
import { addPeople } from './people.ts';
import { seedAccounts } from '../../server/sandbox/seed/accounts.ts';
import { andi, askAs, bifastForm, company, fromOperasional, idr, siti } from './transfer-bank.ts';

const hendra = 'SYSADMIN01@NUSANTARA';
const everybody = { scope: 'company', subUserGroups: [] };
const finance = { scope: 'sub-user-groups', subUserGroups: [{ id: 'sug-0001', name: 'Keuangan Jakarta' }] };

interface Items<Item> {
  readonly items: readonly Item[];
}

onBothDatabases('favorites of the company', (bank) => {
  const ask = (operation: OperationId, body: object, user = hendra) => askAs(bank(), user, operation, body);
  const read = async <Output>(operation: OperationId, body: object, user = hendra): Promise<Output> => {
    const answer = await ask(operation, body, user);
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as Output;
  };
  const list = async (filter: object = {}) =>
    (await read<Items<AdminFavoriteSummary>>('listCompanyFavorites', { filter })).items;
  const usable = async (search: string, user = siti) =>
    (await read<Items<FavoriteForUse>>('listUsableFavorites', { filter: { paymentType: 'LCY', search } }, user)).items;
  const holder = (accountNumber: string) =>
    read<CompanyPayee>('inquireCompanyPayee', {
      payee: { kind: 'account', transferType: 'BIFAST', bankCode: '014', accountNumber },
    });
  const formFor = async (favoriteName: string, accountNumber: string, more: object = {}) => ({
    paymentType: 'LCY',
    favoriteName,
    shareFavoriteWith: everybody,
    transferType: 'BIFAST',
    beneficiary: await holder(accountNumber),
    ...more,
  });
  const wanted = (operation: OperationId, body: object) => read<AdminTaskReceipt>(operation, body);
  const approved = async (task: AdminTaskReceipt) => {
    const answer = await approveTask(bank(), 'SYSADMIN03', task);
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as { status: string; failureCode: string | null };
  };
  const created = async (name: string, accountNumber: string, more: object = {}) => {
    await approved(await wanted('createCompanyFavorite', { favorite: await formFor(name, accountNumber, more) }));
    const [found] = await list({ search: name });
    if (!found) throw new Error(`${name} was not created`);
    return found;
  };
  const detailOf = (favoriteId: string) => read<AdminFavoriteDetail>('getCompanyFavorite', { favoriteId });
  const editOf = async ({ favoriteId, revision }: AdminFavoriteSummary, change: object) => ({
    favoriteId,
    revision,
    favorite: { ...(await detailOf(favoriteId)).form, ...change },
  });
  const payTo = (favoriteId: string, amount: string) =>
    ask('submitLocalTransfer', { form: bifastForm(amount, { payee: { kind: 'favorite', favoriteId } }) }, siti);
  const taken = async (favName: string) =>
    !(await read<NameAvailability>('checkCompanyFavoriteName', { favName })).available;

  beforeAll(async () => {
    const { db, clock } = bank().services;
    await addPeople(bank());
    await seedAccounts(db, clock.now());
    await seedApproval(db, clock.now());
    await seedFavorites(db, clock.now());
  });

  test('one is created, approved, and paid to by the makers of the company', async () => {
    const task = await wanted('createCompanyFavorite', {
      favorite: await formFor('Kemasan Sinar', '6600112201', {
        fromAccount: fromOperasional,
        transactionDetails: { amount: idr('125000.00'), info: 'Kemasan' },
      }),
    });
    const detail = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId }, 'SYSADMIN03@NUSANTARA');
    expect(detail).toMatchObject({ task: { recordKind: 'favorite', action: 'create', recordName: 'Kemasan Sinar' } });
    expect(detail.changes).toEqual(
      expect.arrayContaining([
        { field: 'favorite.payeeAccount', before: null, after: '6600112201' },
        { field: 'favorite.suggestedAccount', before: null, after: 'Operasional Jakarta 1370-0102-4680-1' },
        { field: 'favorite.suggestedAmount', before: null, after: 'IDR 125000.00' },
        { field: 'favorite.sharedWith', before: null, after: 'company' },
      ]),
    );
    expect(await usable('Kemasan Sinar')).toEqual([]);
    expect(await taken('kemasan sinar')).toBe(true);
    await approved(task);
    const [found] = await list({ search: 'kemasan sinar' });
    expect(found).toMatchObject({ createdBy: { userId: hendra }, usedTimes: 0, ongoingTask: null });
    const [shown] = await usable('Kemasan Sinar', andi);
    expect(shown).toMatchObject({ code: null, form: { fromAccount: { id: 'acc-0001' } } });
    expect(await payTo(shown?.favoriteId ?? '', '150000.00')).toMatchObject({ code: '00' });
  });

  test('its payee cannot change and it cannot be deleted while a payment to it waits', async () => {
    const favorite = await created('Pelumas', '6600112202');
    expect(await payTo(favorite.favoriteId, '175000.00')).toMatchObject({ code: '00' });
    const { favoriteId, revision } = favorite;
    expect((await detailOf(favoriteId)).openTransactions).toBe(1);
    expect(await list({ search: 'Pelumas' })).toMatchObject([
      {
        actions: [
          { action: 'edit', allowed: true },
          { action: 'delete', allowed: false, code: 'ERR_FAV_4' },
        ],
      },
    ]);
    expect(await ask('deleteCompanyFavorite', { favoriteId, revision })).toMatchObject({ code: 'ERR_FAV_4' });
    const other = await editOf(favorite, { beneficiary: await holder('6600112203') });
    expect(await ask('editCompanyFavorite', other)).toMatchObject({ code: 'ERR_FAV_4' });
    const renamed = await editOf(favorite, { favoriteName: 'Pelumas mesin' });
    await approved(await wanted('editCompanyFavorite', renamed));
    expect(await detailOf(favoriteId)).toMatchObject({
      favorite: { favoriteName: 'Pelumas mesin', revision: revision + 1 },
      stamp: { changedBy: { userId: hendra }, approvedBy: { userId: 'SYSADMIN03@NUSANTARA' } },
    });
  });

  test('a payment that begins after the change was asked for refuses its approval, and the favorite stays', async () => {
    const favorite = await created('Karton', '6600112204');
    const task = await wanted('deleteCompanyFavorite', {
      favoriteId: favorite.favoriteId,
      revision: favorite.revision,
    });
    expect(await payTo(favorite.favoriteId, '185000.00')).toMatchObject({ code: '00' });
    const asked = await ask('generateAdminChallenge', { items: [targetOf(task)] }, 'SYSADMIN03@NUSANTARA');
    expect(asked).toMatchObject({ code: 'ERR_FAV_4' });
    expect(await list({ search: 'Karton' })).toHaveLength(1);
  });

  test('it is shared with one group, and a user who leaves the group no longer finds it', async () => {
    const { favoriteId, revision } = await created('Percetakan', '6600112205');
    await approved(await wanted('shareCompanyFavorite', { favoriteId, revision, shareFavoriteWith: finance }));
    const { db } = bank().services;
    const moveTo = (sub_user_group: string) =>
      db.updateTable('user_details').set({ sub_user_group }).where('user_id', '=', siti).execute();
    const before = await db
      .selectFrom('user_details')
      .select('sub_user_group')
      .where('user_id', '=', siti)
      .executeTakeFirstOrThrow();
    await moveTo('Keuangan Jakarta');
    expect(await usable('Percetakan')).toHaveLength(1);
    await moveTo('Pembayaran Vendor');
    expect(await usable('Percetakan')).toEqual([]);
    await moveTo(before.sub_user_group ?? '');
    expect(await list({ subUserGroupId: 'sug-0001', search: 'Percetakan' })).toHaveLength(1);
  });

  test('a change of an administrator and one of its maker wait for each other', async () => {
    const { items } = await read<Items<FavoriteSummary>>('listFavorites', { filter: { ownOnly: true } }, siti);
    const own = items.find(({ paymentType }) => paymentType === 'LCY');
    if (!own) throw new Error('Siti has no favorite');
    const [before] = await list({ search: own.favoriteName });
    if (!before) throw new Error('The administrator does not see it');
    const task = await wanted('editCompanyFavorite', await editOf(before, { favoriteName: 'Dari administrator' }));
    const byMaker = {
      favoriteId: own.favoriteId,
      revision: own.revision,
      form: { ...((await detailOf(own.favoriteId)).form as LocalFavorite), favoriteName: 'Dari maker' },
    };
    expect(await ask('editFavorite', byMaker, siti)).toMatchObject({ code: '196' });
    expect(
      await ask('shareFavorite', { ...byMaker, form: undefined, shareFavoriteWith: everybody }, siti),
    ).toMatchObject({ code: '196' });
    expect(await ask('editCompanyFavorite', await editOf(before, { favoriteName: 'Lain lagi' }))).toMatchObject({
      code: 'CA-10',
    });
    expect(await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task)).toMatchObject({ code: '00' });
    const edited = await read<SubmitReceipt>('editFavorite', byMaker, siti);
    expect(edited.refNo).not.toBe('');
    expect(await ask('editCompanyFavorite', await editOf(before, { favoriteName: 'Lain lagi' }))).toMatchObject({
      code: 'CA-1',
    });
  });

  test('a task that was sent back is repaired and keeps its name', async () => {
    const favorite = await formFor('Katering', '6600112206');
    const task = await wanted('createCompanyFavorite', { favorite });
    const returned = await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Bagikan ke grup saja');
    expect(returned).toMatchObject({ code: '00' });
    const repair = { taskId: task.taskId, revision: task.revision };
    const next = await wanted('createCompanyFavorite', {
      favorite: { ...favorite, shareFavoriteWith: finance },
      repair,
    });
    expect(await approved(next)).toMatchObject({ status: 'Successful' });
    expect(await list({ search: 'Katering', scope: 'sub-user-groups' })).toHaveLength(1);
  });

  test('what cannot be kept is refused', async () => {
    const refused = async (change: object) => {
      const favorite = { ...(await formFor('Ditolak', '6600112207')), ...change };
      return (await ask('createCompanyFavorite', { favorite })).code;
    };
    await created('Sudah ada', '6600112208');
    expect(await refused({ favoriteName: 'SUDAH ADA' })).toBe('183');
    expect(await refused({ beneficiary: await holder('6600112208') })).toBe('195');
    expect(await refused({ shareFavoriteWith: { scope: 'private', subUserGroups: [] } })).toBe('203');
    expect(await refused({ shareFavoriteWith: { scope: 'sub-user-groups', subUserGroups: [] } })).toBe('203');
    const beneficiary = { ...(await holder('6600112207')), accountName: 'Orang Lain Sama Sekali' };
    expect(await refused({ beneficiary })).toBe('COPY_DIFFERS');
    expect(await refused({ fromAccount: { id: 'acc-9999' } })).toBe('193');
    const payeeDetails = {
      numberType: 'pln-customer',
      category: 'ELECTRICITY',
      institution: 'TIDAK_ADA',
      accountNumber: '538711204417',
    };
    const bill = { paymentType: 'BILL_PAY', favoriteName: 'Listrik', shareFavoriteWith: everybody, payeeDetails };
    expect(await ask('createCompanyFavorite', { favorite: bill })).toMatchObject({ code: '202' });
    const [one] = await list({ search: 'Sudah ada' });
    if (!one) throw new Error('Sudah ada');
    expect(await ask('editCompanyFavorite', await editOf(one, {}))).toMatchObject({ code: 'NOTHING_CHANGED' });
    const stale = { favoriteId: one.favoriteId, revision: one.revision + 1 };
    expect(await ask('deleteCompanyFavorite', stale)).toMatchObject({ code: 'ERR_REQ_3' });
    expect(await ask('getCompanyFavorite', { favoriteId: 'fav-000000' })).toMatchObject({ code: '193' });
  });

  test('the name that a task holds cannot be taken by a maker', async () => {
    await wanted('createCompanyFavorite', { favorite: await formFor('Rebutan', '6600112209') });
    const form = {
      ...(await formFor('rebutan', '6600112210')),
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    };
    expect(await ask('submitFavorite', { form }, siti)).toMatchObject({ code: '183' });
    expect(await ask('createCompanyFavorite', { favorite: await formFor('REBUTAN', '6600112211') })).toMatchObject({
      code: '183',
    });
  });

  test('a payee abroad and a biller are kept with what their directories say', async () => {
    const payeeDetails = {
      numberType: 'pln-customer',
      category: 'ELECTRICITY',
      institution: 'PLN_POSTPAID',
      accountNumber: '538711204417',
    };
    const bill = {
      paymentType: 'BILL_PAY',
      favoriteName: 'Listrik kantor',
      shareFavoriteWith: everybody,
      payeeDetails,
    };
    const task = await wanted('createCompanyFavorite', { favorite: bill });
    const names = [{ code: 'PLN_POSTPAID', name: 'PLN Postpaid' }];
    const { changes } = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId }, 'SYSADMIN03@NUSANTARA');
    const institution = { field: 'favorite.institution', before: null, after: 'PLN_POSTPAID' };
    expect(changes).toContainEqual({ ...institution, names });
    await approved(task);
    const [kept] = await list({ paymentTypes: ['BILL_PAY'], search: 'pln postpaid' });
    expect(kept).toMatchObject({ favoriteName: 'Listrik kantor', destinationBank: 'PLN Postpaid' });
    expect(kept?.payeeName).not.toBe('');
    expect(await detailOf(kept?.favoriteId ?? '')).toMatchObject({ codeNames: names });
    const foreign = {
      paymentType: 'FCY',
      favoriteName: 'Tokyo Trading baru',
      shareFavoriteWith: everybody,
      transferType: 'TT',
      beneficiary: {
        bankName: 'MUFG Bank',
        bankCode: 'BOTKJPJT',
        bankAddress: '',
        country: 'JP',
        accountNumber: '0012876599',
        accountName: 'Tokyo Trading KK',
        addressLine1: '1-9-2 Nihonbashi',
        citizenship: 'WNA',
        residency: '02',
        category: '02',
        currency: 'USD',
      },
      remitterBeneficiaryRelationship: 'NON_AFFILIATED',
      isRemitterSameAsBeneficiary: false,
    };
    expect(await ask('createCompanyFavorite', { favorite: foreign })).toMatchObject({ code: 'COPY_DIFFERS' });
    expect(company).toBe('NUSANTARA');
  });
});

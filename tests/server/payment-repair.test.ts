import { expect, test } from 'vitest';
import type {
  FavoriteDetail,
  FavoriteSummary,
  LocalTransferValidation,
  PayeeInquiry,
  SubmitReceipt,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addTransferBank, askAs, bifastForm, endRequest, payeeAtBca, siti } from './transfer-bank.ts';

const approver = 'APPROVER01@NUSANTARA';
const reason = 'Nominal tidak sesuai dengan invoice';

onEmbeddedDatabase('payments sent back', addTransferBank, (bank) => {
  const ask = (operationId: OperationId, body: object, user = siti) => askAs(bank(), user, operationId, body);
  const receiptOf = async (operationId: OperationId, body: object) => {
    const { code, output } = await ask(operationId, body);
    expect(code).toBe('00');
    return output as SubmitReceipt;
  };
  const payee = async (accountNumber: string) => {
    const { output } = await ask('inquireLocalPayee', { transferType: 'BIFAST', bankCode: '014', accountNumber });
    return { ...payeeAtBca, ...(output as PayeeInquiry).beneficiary };
  };
  const favoriteTo = async (accountNumber: string, favoriteName: string) => ({
    paymentType: 'LCY',
    favoriteName,
    shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    transferType: 'BIFAST',
    beneficiary: await payee(accountNumber),
  });
  const sendBack = async ({ taskId, revision }: SubmitReceipt, menuAccess: string) => {
    const { code } = await ask('sendRequestToRepair', { taskId, menuAccess, revision, reason }, approver);
    expect(code).toBe('00');
  };

  test('a transfer that was sent back becomes its next revision, and is no duplicate of itself', async () => {
    const form = bifastForm('82000000.00', { payee: { kind: 'account', beneficiary: await payee('5270338812') } });
    const first = await receiptOf('submitLocalTransfer', { form });
    const { taskId, refNo } = first;
    const early = await ask('resubmitLocalTransfer', { taskId, refNo, revision: 1, form });
    expect([early.status, early.code]).toEqual([409, 'STATUS_NOT_ALLOWED']);
    await sendBack(first, 'LCY');
    const notesOf = async (body: object) =>
      ((await ask('validateLocalTransfer', body)).output as LocalTransferValidation).notes.map(({ kind }) => kind);
    expect(await notesOf({ form })).toContain('possible-duplicate');
    expect(await notesOf({ form, refNo })).not.toContain('possible-duplicate');
    const second = await receiptOf('resubmitLocalTransfer', { taskId, refNo, revision: 1, form });
    expect(second).toMatchObject({ taskId, refNo, revision: 2, status: 'Pending Approve' });
    expect((await ask('resubmitLocalTransfer', { taskId, refNo, revision: 1, form })).code).toBe('ERR_REQ_3');
  });

  test('a payment that became late during its repair is moved when that is confirmed, and no other past day is accepted', async () => {
    const beneficiary = await payee('7001112241');
    const dated = (transactionDate: string) =>
      bifastForm('83000000.00', {
        payee: { kind: 'account', beneficiary },
        timing: { kind: 'forward-dated', transactionDate },
      });
    const { taskId, refNo, ...first } = await receiptOf('submitLocalTransfer', { form: dated('2026-11-24') });
    await sendBack({ taskId, refNo, ...first }, 'LCY');
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    const again = (date: string, confirmed: string[] = []) =>
      ask('resubmitLocalTransfer', { taskId, refNo, revision: 1, form: dated(date), confirmed });
    expect((await ask('validateLocalTransfer', { form: dated('2026-11-24'), refNo })).output).toMatchObject({
      executionDate: '2026-11-25',
      notes: [{ kind: 'next-working-day', code: '161' }, {}],
    });
    expect((await again('2026-11-20')).code).toBe('117');
    expect((await again('2026-11-24')).code).toBe('161');
    const { output } = await again('2026-11-24', ['next-working-day']);
    expect(output).toMatchObject({
      executionDate: '2026-11-25',
      form: { timing: { transactionDate: '2026-11-24' } },
    });
    bank().setTime(new Date('2026-11-23T09:00:00+07:00'));
  });

  test('a returned favorite says why and is repaired', async () => {
    const beneficiary = await payee('7001112240');
    const form = {
      paymentType: 'LCY',
      favoriteName: 'Salah nama',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
      transferType: 'BIFAST',
      beneficiary,
    };
    const first = await receiptOf('submitFavorite', { form });
    await sendBack(first, 'FAV');
    const listed = (await ask('listFavorites', {})).output as { items: FavoriteSummary[] };
    const favorite = listed.items.find(({ favoriteName }) => favoriteName === 'Salah nama');
    expect(favorite).toMatchObject({ status: 'For Repair', refNo: first.refNo });
    expect(favorite?.actions).toContainEqual({ action: 'repair', allowed: true, code: null });
    const detail = (await ask('getFavorite', { favoriteId: favorite?.favoriteId ?? '' })).output as FavoriteDetail;
    expect(detail.returnReason).toBe(reason);
    const { taskId, refNo } = first;
    const mended = { taskId, refNo, revision: 1, form: { ...form, favoriteName: 'Nama benar' } };
    expect(await receiptOf('resubmitFavorite', mended)).toMatchObject({ revision: 2, status: 'Pending Approve' });
    const after = (await ask('listFavorites', { filter: { search: 'Nama benar' } })).output as typeof listed;
    expect(after.items[0]).toMatchObject({ favoriteId: favorite?.favoriteId, status: 'Pending Approve' });
    const rejected = { taskId, menuAccess: 'FAV', revision: 2, reason };
    expect((await ask('rejectRequest', rejected, approver)).code).toBe('00');
    expect((await ask('getFavorite', { favoriteId: favorite?.favoriteId ?? '' })).code).toBe('204');
  });

  test('a returned change of a favorite keeps the account while payments to it wait, as any change does', async () => {
    const { db } = bank().services;
    const made = await receiptOf('submitFavorite', { form: await favoriteTo('7001112250', 'Pindah rekening') });
    await endRequest(bank(), made.refNo, 'Successful');
    const { items } = (await ask('listFavorites', { filter: { search: 'Pindah rekening' } })).output as {
      items: FavoriteSummary[];
    };
    const { favoriteId = '', revision } = items[0] ?? {};
    const renamed = { favoriteId, revision, form: await favoriteTo('7001112250', 'Pindah bank') };
    const edit = await receiptOf('editFavorite', renamed);
    await sendBack(edit, 'FAV');
    const paying = bifastForm('84000000.00', { payee: { kind: 'favorite', favoriteId } });
    const payment = await receiptOf('submitLocalTransfer', { form: paying });
    const { taskId, refNo } = edit;
    const moved = { taskId, refNo, revision: 1, form: await favoriteTo('7001112251', 'Pindah bank') };
    expect((await ask('resubmitFavorite', moved)).code).toBe('ERR_FAV_4');
    await endRequest(bank(), payment.refNo, 'Successful');
    await receiptOf('resubmitFavorite', moved);
    const trail = await db
      .selectFrom('audit_events')
      .select(['event_type', 'details'])
      .where('subject', '=', favoriteId)
      .execute();
    expect(trail.filter(({ event_type: type }) => type === 'favorite-account-changed')).toMatchObject([
      { details: { refNo } },
    ]);
  });
});

// A favorite that names a proxy pays the account behind it, so another account behind it is another payee.
import { expect, test } from 'vitest';
import type {
  FavoriteSummary,
  LocalBeneficiary,
  LocalTransferValidation,
  PayeeInquiry,
  SubmitReceipt,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { scriptNext } from '../../server/host/script.ts';
import { onBothDatabases } from './on-databases.ts';
import { addTransferBank, askAs, bifastForm, endRequest, siti } from './transfer-bank.ts';

const mobile = { proxyType: '01', proxy: '081218004567' };
const otherMobile = { proxyType: '01', proxy: '081218009988' };
const moved = { accountNumber: '7123349999', bankCode: '451', accountName: 'Dian Puspitasari' };

const formOf = (favoriteName: string, proxy: object, beneficiary: LocalBeneficiary) => ({
  paymentType: 'LCY',
  favoriteName,
  shareFavoriteWith: { scope: 'private', subUserGroups: [] },
  transferType: 'BIFAST',
  beneficiary,
  proxy,
});
const transferTo = (favoriteId: string) => bifastForm('410000.00', { payee: { kind: 'favorite', favoriteId } });

onBothDatabases('a favorite of a proxy', addTransferBank, (bank) => {
  const ask = (operationId: OperationId, body: object) => askAs(bank(), siti, operationId, body);
  const behind = async (proxy: object) =>
    ((await ask('inquireBifastProxy', { proxy })).output as PayeeInquiry).beneficiary;
  const approved = async (operationId: OperationId, body: object) => {
    const { code, output } = await ask(operationId, body);
    expect(code).toBe('00');
    await endRequest(bank(), (output as SubmitReceipt).refNo, 'Successful');
  };
  const called = async (name: string) => {
    const { items } = (await ask('listFavorites', { filter: { search: name } })).output as { items: FavoriteSummary[] };
    const [found] = items;
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  const notesOf = async (favoriteId: string) => {
    const { output } = await ask('validateLocalTransfer', { form: transferTo(favoriteId) });
    return (output as LocalTransferValidation).notes.map(({ kind }) => kind);
  };
  /** The registry of proxies answers once that the proxy is of another account now. */
  const moveOnce = () =>
    scriptNext(bank().services.db, {
      operation: 'inquireProxy',
      answer: { kind: 'found', currency: 'IDR', ...moved },
    });

  test('that names another proxy now warns when it is paid', async () => {
    await approved('submitFavorite', { form: formOf('Dian', mobile, await behind(mobile)) });
    const { favoriteId, revision } = await called('Dian');
    expect(await notesOf(favoriteId)).not.toContain('payee-account-changed');
    const form = formOf('Dian', otherMobile, await behind(otherMobile));
    await approved('editFavorite', { favoriteId, revision, form });
    expect(await notesOf(favoriteId)).toContain('payee-account-changed');
  });

  test('whose proxy belongs to another account now warns too, and is not changed while a payment waits', async () => {
    await approved('submitFavorite', { form: formOf('Puspita', mobile, await behind(mobile)) });
    const { favoriteId, revision } = await called('Puspita');
    const form = formOf('Puspita', mobile, { ...(await behind(mobile)), ...moved });
    const waiting = (await ask('submitLocalTransfer', { form: transferTo(favoriteId) })).output as SubmitReceipt;
    await moveOnce();
    expect((await ask('editFavorite', { favoriteId, revision, form })).code).toBe('ERR_FAV_4');
    await endRequest(bank(), waiting.refNo, 'Rejected');
    await approved('editFavorite', { favoriteId, revision, form });
    await moveOnce();
    expect(await notesOf(favoriteId)).toContain('payee-account-changed');
    const { db } = bank().services;
    const audited = db.selectFrom('audit_events').select('event_type').where('subject', '=', favoriteId);
    expect(await audited.execute()).toContainEqual({ event_type: 'favorite-account-changed' });
  });
});

// What the stories of favorites share: the calls of makers, and favorites that were approved.
import { expect } from 'vitest';
import type { FavoriteForUse, FavoriteSummary, PayeeInquiry, SubmitReceipt } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { seedFavorites } from '../../server/sandbox/seed/favorites.ts';
import type { TestBank } from './bank.ts';
import { addTransferBank, askAs, endRequest, payeeAtBca, siti } from './transfer-bank.ts';

export const onlyMine = { scope: 'private', subUserGroups: [] };

export async function addFavoriteBank(bank: TestBank): Promise<void> {
  await addTransferBank(bank);
  await seedFavorites(bank.services.db, bank.services.clock.now());
}

export function favoriteCalls(bank: () => TestBank) {
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
  return { ask, codeOf, list, usable, named, payee, formFor, end, submitted, approved };
}

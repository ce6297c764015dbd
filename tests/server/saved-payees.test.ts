import { expect, test } from 'vitest';
import type { FavoriteDetail, FavoriteSummary, PayeeInquiry, SubmitReceipt } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { onBothDatabases } from './on-databases.ts';
import { addTransferBank, askAs, bifastForm, endRequest, payeeAtBca, siti } from './transfer-bank.ts';

const [first, second, kept] = ['7001113301', '7001113302', '7001113303'] as const;
const onlyMine = { scope: 'private', subUserGroups: [] };

onBothDatabases('a payee that was saved with a payment', addTransferBank, (bank) => {
  const ask = (operationId: OperationId, body: object) => askAs(bank(), siti, operationId, body);
  const outputOf = async <Output>(operationId: OperationId, body: object) => {
    const { code, output } = await ask(operationId, body);
    expect(code).toBe('00');
    return output as Output;
  };
  const formTo = async (accountNumber: string, more: object = {}) => {
    const question = { transferType: 'BIFAST', bankCode: '014', accountNumber };
    const { beneficiary } = await outputOf<PayeeInquiry>('inquireLocalPayee', question);
    return bifastForm('61000000.00', {
      payee: { kind: 'account', beneficiary: { ...payeeAtBca, ...beneficiary } },
      ...more,
    });
  };
  const found = async (name: string) => {
    const { items } = await outputOf<{ items: FavoriteSummary[] }>('listFavorites', { filter: { search: name } });
    return items[0];
  };

  /** Submits a payment that also saves its payee, and sends it to repair. */
  const saved = async (favoriteName: string, accountNumber: string): Promise<SubmitReceipt> => {
    const body = { form: await formTo(accountNumber), confirmed: ['possible-duplicate'] };
    const receipt = await outputOf<SubmitReceipt>('submitLocalTransfer', body);
    const { refNo, taskId, revision } = receipt;
    await outputOf('submitFavoriteFromTransaction', { refNo, favoriteName, shareFavoriteWith: onlyMine });
    const returned = { taskId, menuAccess: 'LCY', revision, reason: 'Penerima diganti' };
    const { code } = await askAs(bank(), 'APPROVER01@NUSANTARA', 'sendRequestToRepair', returned);
    expect(code).toBe('00');
    return receipt;
  };
  const repair = ({ taskId, refNo, revision }: SubmitReceipt, form: object) =>
    outputOf<SubmitReceipt>('resubmitLocalTransfer', {
      taskId,
      refNo,
      revision,
      form,
      confirmed: ['possible-duplicate'],
    });

  test('is dropped when the payment is repaired to another payee', async () => {
    const receipt = await saved('Pemasok lama', first);
    expect(await found('Pemasok lama')).toMatchObject({ status: 'For Repair', destination: first });
    await repair(receipt, await formTo(second));
    expect(await found('Pemasok lama')).toBeUndefined();
    await endRequest(bank(), receipt.refNo, 'Successful');
    expect(await found('Pemasok lama')).toBeUndefined();
  });

  test('takes its data from the repaired payment when its payee stays, and is approved with it', async () => {
    const receipt = await saved('Pemasok tetap', kept);
    const additionalDetails = { email: ['gudang@sinarjaya.co.id'] };
    await repair(receipt, await formTo(kept, { additionalDetails }));
    await endRequest(bank(), receipt.refNo, 'Successful');
    const favorite = await found('Pemasok tetap');
    expect(favorite).toMatchObject({ status: 'Approved', destination: kept, refNo: null });
    const { form } = await outputOf<FavoriteDetail>('getFavorite', { favoriteId: favorite?.favoriteId ?? '' });
    expect(form).toMatchObject({ additionalDetails, shareFavoriteWith: onlyMine });
  });
});

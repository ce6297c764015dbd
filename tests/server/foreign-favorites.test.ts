// A payee abroad is kept without being paid, and a transfer names the bank that passes it on.
import { beforeEach, expect, test } from 'vitest';
import type {
  FavoriteDetail,
  FavoriteRecommendation,
  FeeQuote,
  SubmitReceipt,
  TransactionDetail,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { onBothDatabases } from './on-databases.ts';
import {
  dollarForm,
  dollars,
  favoriteAbroad,
  frankfurt,
  releaseForeign,
  submitForeign,
  tokyo,
  usd,
} from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import { endRequest } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const newYork = { bankCode: 'CHASUS33' };
const inNewYork = {
  ...newYork,
  bankName: 'JPMorgan Chase Bank',
  bankAddress: '383 Madison Avenue New York',
  country: 'US',
};

const osaka = { ...tokyo, accountNumber: '0012870001' };

const ofTrade = (chargeInstruction: string, chargeType: string) => ({
  form: dollarForm('2500.00', {
    charges: { chargeInstruction, chargeTransactionFeeTo: 'REMITTER' },
    trade: { chargeType },
  }),
});

onBothDatabases('favorites abroad', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const failureOf = async (operationId: OperationId, body: object) => (await asMaker(operationId, body)).code;
  const keptFailure = (changes: object) =>
    failureOf('submitFavorite', { form: favoriteAbroad('Lain', { beneficiary: osaka, ...changes }) });
  const wayFailure = (bankCode: string, more: object = {}) =>
    failureOf('validateForeignTransfer', { form: dollarForm('50.00', { intermediary: { bankCode, ...more } }) });
  const favoriteCalled = async (name: string) => {
    const { items } = await outputOf<{ items: { favoriteId: string }[] }>(bank(), 'listFavorites', {
      user: user('MAKER01'),
      body: { filter: { search: name } },
    });
    const favoriteId = items[0]?.favoriteId ?? '';
    return outputOf<FavoriteDetail>(bank(), 'getFavorite', { user: user('MAKER01'), body: { favoriteId } });
  };

  test('a payee abroad is kept for later, approved, changed, and paid as it is then', async () => {
    const form = favoriteAbroad('Frankfurt', { intermediary: newYork });
    const { output, code } = await asMaker('submitFavorite', { form });
    expect(code).toBe('00');
    const { favorite, form: kept } = await favoriteCalled('Frankfurt');
    expect(kept).toMatchObject({ beneficiary: frankfurt, intermediary: inNewYork, chargeInstruction: 'OUR' });
    await endRequest(bank(), (output as SubmitReceipt).refNo, 'Successful');
    const { favoriteId } = favorite;
    const { revision } = (await favoriteCalled('Frankfurt')).favorite;
    const changed = favoriteAbroad('Frankfurt', { chargeInstruction: 'SHA' });
    const edited = await asMaker('editFavorite', { favoriteId, revision, form: changed });
    expect(edited.code).toBe('00');
    await endRequest(bank(), (edited.output as SubmitReceipt).refNo, 'Successful');
    expect((await favoriteCalled('Frankfurt')).form).not.toHaveProperty('intermediary');
    const transfer = dollarForm('100.00', {
      payee: { kind: 'favorite', favoriteId },
      transactionDetails: { amount: { value: '100.00', currency: 'EUR' }, purposeCode: '2012' },
      deal: { rateType: 'counter' },
    });
    expect((await asMaker('validateForeignTransfer', { form: transfer })).code).toBe('00');
  });

  test('what could not be paid is not kept', async () => {
    const payee = (changes: object) => keptFailure({ beneficiary: { ...osaka, ...changes } });
    expect(await keptFailure({ transferType: 'OVB' })).toBe('UNSUPPORTED_PAYMENT_TYPE');
    expect(await keptFailure({ beneficiary: { ...frankfurt, accountNumber: 'DE89370400440532013001' } })).toBe(
      'IBAN_INVALID',
    );
    expect(await payee({ country: 'DE' })).toBe('COPY_DIFFERS');
    expect(await payee({ accountName: 'Osaka|Trading' })).toBe('FIELD_SWIFT_TEXT');
    expect(await payee({ bankCode: 'ABCDDEFF' })).toBe('193');
    expect(await keptFailure({ intermediary: { bankCode: 'BOTKJPJT' } })).toBe('INTERMEDIARY_SAME');
  });

  test('a transfer passes the bank that the payee named, as its approvers, its message and its tracker say', async () => {
    const receipt = await submitForeign(bank(), dollarForm('1900.00', { intermediary: { bankCode: 'DEUTDEFF' } }));
    await releaseForeign(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    const body = { refNo: receipt.refNo, menuAccess: 'FCY' };
    const detail = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body });
    expect(detail).toMatchObject({
      transactionDetails: {
        form: { intermediary: { bankCode: 'DEUTDEFF', bankName: 'Deutsche Bank', country: 'DE' } },
      },
      receipt: { steps: [{}, { bic: 'CHASUS33' }, { bic: 'DEUTDEFF' }, { bic: 'BOTKJPJT' }] },
    });
    const { authorization } = await bearerOf(bank(), user('MAKER01'));
    const file = await bank().app.inject({
      method: 'POST',
      url: '/api/transaction-status/mt103/download',
      headers: { authorization },
      payload: { refNo: receipt.refNo, idTrxLog: detail.idTrxLog },
    });
    const printed = textOfPdf(file.rawPayload);
    expect(printed).toEqual(expect.arrayContaining([':56A:DEUTDEFF', ':57A:BOTKJPJT', 'Intermediary bank']));
    expect(printed.join(' ')).toContain('{2:I103CHASUS33XXXXN}');
  });

  test('a bank that is already part of the transfer, or that nothing reaches, passes nothing on', async () => {
    expect(await wayFailure(tokyo.bankCode)).toBe('INTERMEDIARY_SAME');
    expect(await wayFailure('BBBAIDJA')).toBe('INTERMEDIARY_SAME');
    expect(await wayFailure('ABCDDEFF')).toBe('193');
    expect(await wayFailure('CHASUS33', { bankName: 'Bank Lain' })).toBe('COPY_DIFFERS');
  });

  const printedOf = async (kind: 'mt103' | 'receipt', refNo: string) => {
    const { authorization } = await bearerOf(bank(), user('MAKER01'));
    const body = { refNo, menuAccess: 'FCY' };
    const { idTrxLog } = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body });
    const file = await bank().app.inject({
      method: 'POST',
      url: `/api/transaction-status/${kind}/download`,
      headers: { authorization },
      payload: { refNo, idTrxLog },
    });
    return textOfPdf(file.rawPayload);
  };

  test('what the payee pays of the fees is taken out of what is sent, in the quote, the books and the message', async () => {
    const charges = { chargeInstruction: 'BEN', chargeTransactionFeeTo: 'BENEFICIARY' };
    const asked = { transferType: 'TT', fromAccountId: dollars.id, amount: usd('3000.00'), charges };
    const quote = (await asMaker('quoteForeignTransferFee', asked)).output as FeeQuote;
    expect(quote).toMatchObject({ totalFee: usd('10.00'), totalDebit: usd('3000.00') });
    expect(quote.lines.map(({ type, amount, account }) => [type, amount.value, account])).toEqual([
      ['cable', '5.00', null],
      ['provision', '5.00', null],
    ]);
    const receipt = await submitForeign(bank(), dollarForm('3000.00', { charges }));
    await releaseForeign(bank(), receipt);
    await runJobs(bank());
    const posted = bank()
      .services.db.selectFrom('postings as p')
      .innerJoin('journal_entries as e', 'e.entry_id', 'p.entry_id')
      .select('p.amount')
      .where('e.reference', '=', receipt.refNo);
    const amounts = (await posted.execute()).map(({ amount }) => Number(amount));
    expect(amounts.toSorted((one, other) => one - other)).toEqual([-3000, 10, 2990]);
    const message = [':32A:261123USD2990,', ':33B:USD3000,', ':71A:BEN', ':71F:USD10,'];
    expect(await printedOf('mt103', receipt.refNo)).toEqual(expect.arrayContaining(message));
    expect(await printedOf('receipt', receipt.refNo)).toEqual(
      expect.arrayContaining(['Sent to the payee', 'USD 2,990.00']),
    );
  });

  test('the full amount of a trade contract is charged and sent as charges of the sender', async () => {
    const { code, body } = await asMaker('validateForeignTransfer', ofTrade('SHA', 'FAC'));
    expect([code, body['errors']]).toMatchObject(['UNSUPPORTED_CHARGE_TYPE', [{ field: 'form.trade.chargeType' }]]);
    expect(await failureOf('validateForeignTransfer', ofTrade('OUR', 'FAC'))).toBe('00');
    const receipt = await submitForeign(bank(), ofTrade('OUR', 'FAG').form);
    await releaseForeign(bank(), receipt);
    await runJobs(bank());
    const asked = { refNo: receipt.refNo, menuAccess: 'FCY' };
    const { fees } = await outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: asked,
    });
    expect(fees?.lines.map(({ type }) => type)).toContain('correspondent');
    expect(await printedOf('mt103', receipt.refNo)).toContain(':71A:OUR');
    const printed = (await printedOf('receipt', receipt.refNo)).join(' ');
    expect(printed).toContain('FAG: Full amount guaranteed');
  });

  const inBahari = { bankCode: '013', bankName: 'Bank Permata', accountNumber: '1570032000047', currency: 'USD' };
  const toBahari = (value: string) => ({
    transferType: 'OVB',
    fromAccount: dollars,
    payee: { kind: 'account', beneficiary: { ...inBahari, accountName: 'PT Bahari Makmur Sentosa' } },
    transactionDetails: { amount: usd(value), purposeCode: '2231' },
    remitterBeneficiaryRelationship: 'GROUP',
    isRemitterSameAsBeneficiary: false,
    timing: { kind: 'immediate' },
  });

  test('a transfer that was saved as a favorite is repaired into one at this bank, and the favorite is gone', async () => {
    const { refNo, taskId, revision } = await submitForeign(bank(), dollarForm('1850.00'));
    const saved = { refNo, favoriteName: 'Tokyo', shareFavoriteWith: { scope: 'private', subUserGroups: [] } };
    expect(await failureOf('submitFavoriteFromTransaction', saved)).toBe('00');
    const back = { taskId, revision, menuAccess: 'FCY', reason: 'Rekening di bank ini' };
    const returned = await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body: back });
    expect(returned.code).toBe('00');
    const repaired = { taskId, refNo, revision, form: toBahari('1850.00') };
    expect(await failureOf('resubmitForeignTransfer', repaired)).toBe('00');
    const filter = { search: 'Tokyo' };
    expect((await asMaker('listFavorites', { filter })).output).toMatchObject({ items: [] });
  });

  test('an account at this bank is no payee abroad, so it is not recommended however often it is paid', async () => {
    const paid = async (value: string) => {
      const { refNo } = await submitForeign(bank(), toBahari(value));
      await endRequest(bank(), refNo, 'Successful');
      return refNo;
    };
    const refNos = [await paid('15.00'), await paid('16.00'), await paid('17.00')];
    const { items } = await outputOf<{ items: FavoriteRecommendation[] }>(bank(), 'listFavoriteRecommendations', {
      user: user('MAKER01'),
      body: { paymentType: 'FCY', most: 5 },
    });
    expect(items.filter(({ destination }) => destination === inBahari.accountNumber)).toEqual([]);
    const saved = {
      refNo: refNos[0],
      favoriteName: 'Bahari',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    };
    expect(await failureOf('submitFavoriteFromTransaction', saved)).toBe('UNSUPPORTED_PAYMENT_TYPE');
  });
});

// The name behind an account or a mobile number of the payee, found before a local transfer.
import { expect, test } from 'vitest';
import type { DomesticBank, LocalTransferValidation, PayeeInquiry, SubmitReceipt } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { onBothDatabases } from './on-databases.ts';
import { addTransferBank, askAs, bifastForm, payeeAtBca, siti } from './transfer-bank.ts';

const clearing = {
  clearingCode: '0140012',
  addressLine1: 'Jl. Mangga Dua Raya No. 8',
  citizenship: 'WNI',
  residency: '01',
  category: '02',
};

onBothDatabases('the payee of a local transfer', addTransferBank, (bank) => {
  const ask = (operationId: OperationId, body: object) => askAs(bank(), siti, operationId, body);
  const codeOf = async (operationId: OperationId, body: object) => (await ask(operationId, body)).code;
  const inquiry = { transferType: 'BIFAST', bankCode: '014', accountNumber: '5270338812' };

  test('the name behind an account is found and compared with the typed one', async () => {
    const first = (await ask('inquireLocalPayee', inquiry)).output as PayeeInquiry;
    expect(first).toMatchObject({
      beneficiary: { bankCode: '014', bankName: 'Bank Central Asia', accountNumber: '5270338812' },
      nameMatch: 'not-compared',
      isFirstTime: true,
      validUntil: '2026-11-23T09:30:00+07:00',
    });
    const { accountName } = first.beneficiary;
    expect((await ask('inquireLocalPayee', { ...inquiry, accountName })).output).toMatchObject({ nameMatch: 'same' });
    const other = await ask('inquireLocalPayee', { ...inquiry, accountName: 'Toko Sumber Rejeki' });
    expect(other.output).toMatchObject({ nameMatch: 'different' });
  });

  test.each([
    ['BIFAST', '31234567.00'],
    ['ONLINE', '31234568.00'],
    ['LLG', '31234569.00'],
    ['RTGS', '151234567.00'],
  ])(
    'a name on the invoice that differs from the holder is confirmed and shown to the approvers, by %s',
    async (transferType, value) => {
      const { accountName } = ((await ask('inquireLocalPayee', inquiry)).output as PayeeInquiry).beneficiary;
      const account = { ...payeeAtBca, accountName };
      const isClearing = transferType === 'LLG' || transferType === 'RTGS';
      const beneficiary = { ...account, ...(isClearing && clearing) };
      const { purposeCode: _purpose, ...details } = bifastForm(value).transactionDetails;
      const sent = (invoiceName: string) => ({
        ...bifastForm(value),
        transferType,
        payee: { kind: 'account', invoiceName, beneficiary },
        ...(transferType !== 'BIFAST' && { transactionDetails: details }),
      });
      const notesOf = async (invoiceName: string) =>
        ((await ask('validateLocalTransfer', { form: sent(invoiceName) })).output as LocalTransferValidation).notes;
      expect((await notesOf(accountName)).map(({ kind }) => kind)).not.toContain('name-differs');
      const form = sent('Toko Sumber Rejeki');
      expect(await notesOf('Toko Sumber Rejeki')).toContainEqual(
        expect.objectContaining({ kind: 'name-differs', mustConfirm: true }),
      );
      expect(await codeOf('submitLocalTransfer', { form })).toBe('129');
      const confirmed = ['name-differs', 'possible-duplicate'];
      const receipt = (await ask('submitLocalTransfer', { form, confirmed })).output as SubmitReceipt;
      const { notes, content } = await bank()
        .services.db.selectFrom('requests')
        .select(['notes', 'content'])
        .where('ref_no', '=', receipt.refNo)
        .executeTakeFirstOrThrow();
      expect(notes).toContainEqual(expect.objectContaining({ flag: 'name-differs' }));
      expect(content).toMatchObject({
        form: {
          payee: { invoiceName: 'Toko Sumber Rejeki', beneficiary: isClearing ? { branchName: 'KCU Jakarta' } : {} },
        },
      });
    },
  );

  test('the branches of one bank are found alone', async () => {
    const filter = { transferType: 'RTGS', bankCode: '014', search: 'Jakarta' };
    const { items } = (await ask('listDomesticBanks', { filter })).output as { items: DomesticBank[] };
    expect(new Set(items.map(({ bankCode }) => bankCode))).toEqual(new Set(['014']));
    const other = { filter: { ...filter, bankCode: '008', search: 'Central Asia' } };
    expect((await ask('listDomesticBanks', other)).output).toMatchObject({ items: [] });
  });

  test('an account without a holder, a closed bank and no answer each have their code', async () => {
    const codes = [];
    for (const accountNumber of ['1234590014', '1234590122', '1234590900'])
      codes.push(await codeOf('inquireLocalPayee', { ...inquiry, accountNumber }));
    expect(codes).toEqual(['HOST_BIFAST_14', 'HOST_BIFAST_U122', 'ERR_HOST_INQUIRY']);
    expect(await codeOf('inquireLocalPayee', { ...inquiry, bankCode: '777' })).toBe('119');
  });

  test('a mobile number stands for an account, and an unknown one for none', async () => {
    const proxy = { proxyType: '01', proxy: '081218004567' };
    const { output } = await ask('inquireBifastProxy', { proxy });
    expect(output).toMatchObject({ proxy, nameMatch: 'not-compared', beneficiary: { currency: 'IDR' } });
    const unknown = { proxy: { proxyType: '01', proxy: '081218000804' } };
    expect(await codeOf('inquireBifastProxy', unknown)).toBe('HOST_BIFAST_U804');
  });

  test('a mobile number is refused with an enquiry that was about an account', async () => {
    const { inquiryId, beneficiary } = (await ask('inquireLocalPayee', inquiry)).output as PayeeInquiry;
    const proxy = { proxyType: '01', proxy: '081218004567' };
    const form = bifastForm('71500.00', { payee: { kind: 'proxy', proxy, inquiryId, beneficiary } });
    expect(await codeOf('validateLocalTransfer', { form })).toBe('191');
    const known = (await ask('inquireBifastProxy', { proxy })).output as PayeeInquiry;
    const payee = { kind: 'proxy', proxy, inquiryId: known.inquiryId, beneficiary: known.beneficiary };
    expect(await codeOf('validateLocalTransfer', { form: bifastForm('71500.00', { payee }) })).toBe('00');
  });
});

import { expect, test } from 'vitest';
import type { FeeQuote, LocalTransferValidation, PayeeInquiry, SubmitReceipt } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { scriptNext } from '../../server/host/script.ts';
import { onBothDatabases } from './on-databases.ts';
import {
  addTransferBank,
  andi,
  askAs,
  bifastForm,
  company,
  fromOperasional,
  idr,
  payeeAtBca,
  railsAsked,
  siti,
} from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const afternoon = new Date('2026-11-23T14:20:00+07:00');

const paidByPayee = (amount: string) => bifastForm(amount, { charges: { chargeTransactionFeeTo: 'BENEFICIARY' } });
const from = (id: string) => bifastForm('50000.00', { fromAccount: { id } });

onBothDatabases('local transfers', addTransferBank, (bank) => {
  const ask = (operationId: OperationId, body: object) => askAs(bank(), siti, operationId, body);
  const codeOf = async (operationId: OperationId, body: object) => (await ask(operationId, body)).code;
  const railsFor = (value: string, bankCode?: string) => railsAsked(bank(), value, { bankCode });
  const openRails = async (value: string) =>
    (await railsFor(value)).items.filter(({ open }) => open).map(({ transferType }) => transferType);
  const inquiry = { transferType: 'BIFAST', bankCode: '014', accountNumber: '5270338812' };

  test.for([
    ['49999999.99', ['BIFAST', 'LLG', 'ONLINE']],
    ['50000000.00', ['BIFAST', 'LLG', 'ONLINE']],
    ['50000000.01', ['BIFAST', 'LLG']],
    ['100000000.00', ['BIFAST', 'LLG']],
    ['100000000.01', ['BIFAST', 'LLG', 'RTGS']],
    ['250000000.00', ['BIFAST', 'LLG', 'RTGS']],
    ['250000000.01', ['LLG', 'RTGS']],
    ['1000000000.00', ['LLG', 'RTGS']],
    ['1000000000.01', ['RTGS']],
  ] as const)('for %s the rails are offered that carry it, the cheapest first', async ([value, rails]) => {
    expect(await openRails(value)).toEqual(rails);
  });

  test('a closed rail says why, and after the cut-off nothing is recommended for a billion', async () => {
    const early = await railsFor('50000000.01');
    const online = early.items.find(({ transferType }) => transferType === 'ONLINE');
    expect(online).toMatchObject({ open: false, code: '52', parameters: { maximum: 'IDR 50,000,000.00' } });
    expect(early.recommended).toBe('BIFAST');
    bank().setTime(afternoon);
    const late = await railsFor('1000000000.00');
    bank().setTime(morning);
    expect(late.recommended).toBeNull();
    expect(late.items.find(({ transferType }) => transferType === 'LLG')).toMatchObject({ code: '160' });
  });

  test('a payee who pays the fee of 2,500 receives something: an amount that the fee uses up is refused', async () => {
    const { body } = await ask('validateLocalTransfer', { form: paidByPayee('2500.00') });
    const errors = [{ field: 'form.transactionDetails.amount.value', code: '137' }];
    expect(body).toMatchObject({ statusCode: '137', parameters: { minimum: 'IDR 2,500.01' }, errors });
    expect(await codeOf('validateLocalTransfer', { form: paidByPayee('2500.01') })).toBe('00');
  });

  test('an account that cannot be debited now is refused by every question about it', async () => {
    const account = bank().services.db.updateTable('accounts').where('account_id', '=', 'acc-0001');
    const asked = { fromAccountId: 'acc-0001', amount: idr('50000.00') };
    const transfer = { ...asked, bankCode: '014', transactionDate: '2026-11-23' };
    const questions = [
      ['listTransferTypes', transfer],
      ['quoteLocalTransferFee', { ...asked, transferType: 'BIFAST' }],
      ['advisePayment', { ...transfer, paymentType: 'LCY', matters: 'cheapest' }],
    ] as const;
    const codes = async () => {
      const found = [];
      for (const [operationId, body] of questions) found.push(await codeOf(operationId, body));
      return found;
    };
    expect(await codes()).toEqual(['00', '00', '00']);
    for (const [status, code] of [
      ['blocked', '90'],
      ['dormant', '91'],
    ] as const) {
      await account.set({ status }).execute();
      expect(await codes()).toEqual([code, code, code]);
    }
    await account.set({ status: 'active' }).execute();
  });

  test('within the bank only overbooking is offered, and a strange account is not debited', async () => {
    expect((await railsFor('35000000.00', '013')).items.map(({ transferType }) => transferType)).toEqual(['OVB']);
    const question = { fromAccountId: 'acc-0101', bankCode: '014', amount: idr('1.00'), transactionDate: '2026-11-23' };
    expect(await codeOf('listTransferTypes', question)).toBe('193');
  });

  test('the fee leaves the account, another account, or the amount of the payee', async () => {
    const question = { transferType: 'BIFAST', fromAccountId: 'acc-0001', amount: idr('125000000.00') };
    const quote = async (charges: object) =>
      (await ask('quoteLocalTransferFee', { ...question, charges })).output as FeeQuote;
    const own = await quote({ chargeTransactionFeeTo: 'REMITTER' });
    expect(own).toEqual({
      lines: [{ type: 'transaction', amount: idr('2500.00'), account: '1370010246801' }],
      totalFee: idr('2500.00'),
      totalDebit: idr('125002500.00'),
    });
    const feeAccount = { id: 'acc-0002', number: '1370010246802', currency: 'IDR' };
    const other = await quote({ chargeTransactionFeeTo: 'REMITTER', feeAccount });
    expect([other.lines[0]?.account, other.totalDebit.value]).toEqual(['1370010246802', '125000000.00']);
    const payee = await quote({ chargeTransactionFeeTo: 'BENEFICIARY' });
    expect([payee.lines[0]?.account, payee.totalDebit.value]).toEqual([null, '125000000.00']);
  });

  test('rupiah from a dollar account are bought at the counter rate', async () => {
    const question = { transferType: 'OVB', fromAccountId: 'acc-0003', amount: idr('329000000.00') };
    const { output } = await ask('quoteLocalTransferFee', { ...question, deal: { rateType: 'counter' } });
    expect((output as FeeQuote).totalDebit.currency).toBe('USD');
    expect(await codeOf('quoteLocalTransferFee', question)).toBe('98');
  });

  test('money does not go from an account to itself, from a dormant one or from the account of others', async () => {
    const payee = {
      kind: 'account',
      beneficiary: { ...payeeAtBca, bankCode: '013', accountNumber: fromOperasional.number },
    };
    const ovb = { transferType: 'OVB', fromAccount: fromOperasional, payee, timing: { kind: 'immediate' } };
    const form = { ...ovb, transactionDetails: { amount: idr('50000.00') } };
    expect(await codeOf('validateLocalTransfer', { form })).toBe('97');
    expect(await codeOf('validateLocalTransfer', { form: from('acc-0005') })).toBe('91');
    expect(await codeOf('validateLocalTransfer', { form: from('acc-0101') })).toBe('193');
    expect(await codeOf('validateLocalTransfer', { form: from('acc-0003') })).toBe('98');
  });

  test('a different name is refused until it is confirmed, and a new payee is only noted', async () => {
    const beneficiary = { ...payeeAtBca, accountName: 'Toko Sumber Rejeki' };
    const form = bifastForm('61000000.00', { payee: { kind: 'account', beneficiary } });
    const { notes } = (await ask('validateLocalTransfer', { form })).output as LocalTransferValidation;
    expect(notes.map(({ kind, mustConfirm }) => [kind, mustConfirm])).toEqual([
      ['name-differs', true],
      ['first-time-payee', false],
    ]);
    expect(await codeOf('submitLocalTransfer', { form })).toBe('129');
    expect(await codeOf('submitLocalTransfer', { form, confirmed: ['name-differs'] })).toBe('00');
  });

  test('for clearing the name is compared with the one from BI-FAST, and an unchecked one must be confirmed', async () => {
    const clearing = { clearingCode: '0140012', addressLine1: 'Jl. Sudirman 1', citizenship: 'WNI', residency: '01' };
    const named = (accountName: string, value: string) => {
      const beneficiary = { ...payeeAtBca, ...clearing, category: '02', accountName };
      const form = bifastForm(value, { transferType: 'RTGS', payee: { kind: 'account', beneficiary } });
      return { ...form, transactionDetails: { amount: idr(value) } };
    };
    expect(await codeOf('submitLocalTransfer', { form: named('Toko Lain', '125000000.00') })).toBe('129');
    expect(await codeOf('submitLocalTransfer', { form: named('CV Sinar Jaya Abadi', '125000000.00') })).toBe('00');
    const form = named('CV Sinar Jaya Abadi', '126000000.00');
    // A refusal rolls the script of the host back, so the next submission gets the same timeout.
    await scriptNext(bank().services.db, { operation: 'inquirePayee', answer: { kind: 'timeout' } });
    expect(await codeOf('submitLocalTransfer', { form })).toBe('NAME_UNCHECKED');
    expect(await codeOf('submitLocalTransfer', { form, confirmed: ['name-unchecked'] })).toBe('00');
  });

  test('by clearing it goes to a payee with a name, and after the cut-off the next working day must be confirmed', async () => {
    const beneficiary = {
      ...payeeAtBca,
      clearingCode: '0140012',
      addressLine1: 'Jl. Sudirman 1',
      citizenship: 'WNI',
      residency: '01',
      category: '02',
    };
    const form = bifastForm('71000000.00', { transferType: 'LLG', payee: { kind: 'account', beneficiary } });
    form.transactionDetails = { amount: idr('71000000.00') } as typeof form.transactionDetails;
    const nameless = { ...form, payee: { kind: 'account', beneficiary: { ...beneficiary, accountName: ' ' } } };
    expect((await ask('validateLocalTransfer', { form: nameless })).body['errors']).toEqual([
      { field: 'form.payee.beneficiary.accountName', code: '122' },
    ]);
    bank().setTime(afternoon);
    const { output } = await ask('validateLocalTransfer', { form });
    const refused = await codeOf('submitLocalTransfer', { form });
    const accepted = await codeOf('submitLocalTransfer', { form, confirmed: ['next-working-day'] });
    bank().setTime(morning);
    expect(output).toMatchObject({
      executionDate: '2026-11-24',
      notes: [{ kind: 'next-working-day', code: 'ERR_TRX_COT' }, {}],
    });
    expect([refused, accepted]).toEqual(['ERR_TRX_COT', '00']);
  });

  test('the same payment again is refused until it is confirmed, and deletes its draft', async () => {
    const form = bifastForm('81000000.00');
    const { output: name } = await ask('inquireLocalPayee', inquiry);
    const { beneficiary, inquiryId } = name as PayeeInquiry;
    form.payee = { kind: 'account', inquiryId, beneficiary } as unknown as typeof form.payee;
    const first = (await ask('submitLocalTransfer', { form })).output as SubmitReceipt;
    expect(first).toMatchObject({ revision: 1, status: 'Pending Approve', refNo: expect.stringMatching(/^LCY261123/) });
    const again = await ask('submitLocalTransfer', { form });
    expect([again.status, again.code]).toEqual([409, '131']);
    const draft = (await ask('saveDraft', { transactionType: 'LCY', fields: {} })).output as { draftId: string };
    const confirmed = { form, confirmed: ['possible-duplicate'], draftId: draft.draftId };
    expect(await codeOf('submitLocalTransfer', { ...confirmed, confirmed: [] })).toBe('131');
    expect(await codeOf('getDraft', { draftId: draft.draftId })).toBe('00');
    expect(await codeOf('submitLocalTransfer', confirmed)).toBe('00');
    expect(await codeOf('getDraft', { draftId: draft.draftId })).toBe('193');
  });

  test('a repeated payment names the earlier one, but not to a user who may not open that', async () => {
    const form = bifastForm('82000000.00');
    const { refNo } = (await ask('submitLocalTransfer', { form })).output as SubmitReceipt;
    const noteFor = async (user: string) => {
      const { output } = await askAs(bank(), user, 'validateLocalTransfer', { form });
      return (output as LocalTransferValidation).notes.find(({ kind }) => kind === 'possible-duplicate');
    };
    const { db } = bank().services;
    const ofAndi = db.updateTable('users').where('user_id', '=', andi);
    await ofAndi
      .set(({ fn, ref, val }) => ({ flags: fn('array_remove', [ref('flags'), val('commonVisibility')]) }))
      .execute();
    const [own, hidden] = [await noteFor(siti), await noteFor(andi)];
    await ofAndi
      .set(({ fn, ref, val }) => ({ flags: fn('array_append', [ref('flags'), val('commonVisibility')]) }))
      .execute();
    expect(own?.earlier).toEqual({ refNo, menuAccess: 'LCY' });
    expect(hidden).toMatchObject({ kind: 'possible-duplicate', code: '131', mustConfirm: true });
    expect(hidden).not.toHaveProperty('earlier');
  });

  test('a payment from an account that the maker may not see shows neither in a note nor as the last payment', async () => {
    const { db } = bank().services;
    const form = bifastForm('83000000.00');
    const { refNo } = (await ask('submitLocalTransfer', { form })).output as SubmitReceipt;
    await db.updateTable('requests').set({ tab: 'successful' }).where('ref_no', '=', refNo).execute();
    const hidden = { company_id: 'NUSANTARA', user_id: andi, account_id: 'acc-0001' };
    const ofAndi = db.deleteFrom('account_access').where('user_id', '=', andi).where('account_id', '=', 'acc-0001');
    const seenBy = async (user: string, fromAccount: object) => {
      const asked = { form: bifastForm('83000000.00', { fromAccount }) };
      const { notes } = (await askAs(bank(), user, 'validateLocalTransfer', asked)).output as LocalTransferValidation;
      const { bankCode, accountNumber } = payeeAtBca;
      const inquiry = await askAs(bank(), user, 'inquireLocalPayee', {
        transferType: 'BIFAST',
        bankCode,
        accountNumber,
      });
      const { isFirstTime, lastPaidAt } = inquiry.output as PayeeInquiry;
      return { kinds: notes.map(({ kind }) => kind), isFirstTime, isTimed: lastPaidAt !== null };
    };
    const before = await seenBy(siti, fromOperasional);
    await ofAndi.execute();
    const seen = await seenBy(andi, { id: 'acc-0002' });
    await db.insertInto('account_access').values(hidden).execute();
    await db.updateTable('requests').set({ tab: 'pending' }).where('ref_no', '=', refNo).execute();
    expect(before).toMatchObject({ isFirstTime: false, isTimed: true });
    expect(before.kinds).toContain('possible-duplicate');
    expect(seen).toMatchObject({ isFirstTime: false, isTimed: false });
    expect(seen.kinds).not.toContain('possible-duplicate');
    expect(seen.kinds).not.toContain('first-time-payee');
  });

  test('a name with characters that no rail carries is written without them and can be paid', async () => {
    const answer = { kind: 'found', accountNumber: '5270338812', bankCode: '014', currency: 'IDR' } as const;
    const found = (accountName: string) =>
      scriptNext(bank().services.db, { operation: 'inquirePayee', answer: { ...answer, accountName } });
    await found('PT Café & Söhne #1');
    const named = (await ask('inquireLocalPayee', inquiry)).output as PayeeInquiry;
    expect(named.beneficiary.accountName).toBe('PT Cafe Sohne 1');
    await found('PT Café & Söhne #1');
    const form = bifastForm('71000.00');
    const confirmed = ['name-differs', 'first-time-payee'];
    const { refNo } = (await ask('submitLocalTransfer', { form, confirmed })).output as SubmitReceipt;
    expect(await codeOf('getTransaction', { refNo, menuAccess: 'LCY' })).toBe('00');
    await found('東京');
    expect(await codeOf('inquireLocalPayee', inquiry)).toBe('ERR_HOST_INQUIRY');
  });

  test('the part of a limit that a request holds is not shown to users who may not see the request', async () => {
    const form = bifastForm('71600.00', { fromAccount: { id: 'acc-0002' } });
    const { refNo } = (await ask('submitLocalTransfer', { form, confirmed: ['first-time-payee'] }))
      .output as SubmitReceipt;
    const validated = async (userId: string) =>
      (await askAs(bank(), userId, 'validateLocalTransfer', { form: bifastForm('71600.00'), refNo })).code;
    const access = { company_id: company, user_id: andi, account_id: 'acc-0002' };
    await bank()
      .services.db.deleteFrom('account_access')
      .where('user_id', '=', andi)
      .where('account_id', '=', 'acc-0002')
      .execute();
    expect([await validated(siti), await validated(andi)]).toEqual(['00', '193']);
    await bank().services.db.insertInto('account_access').values(access).execute();
  });
});

import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { writeRow } from '../../server/approval/matrix.ts';
import { scriptNext } from '../../server/host/script.ts';
import { billForm, card, electricity, inquire, internet, keyOf, meter, office, submitBill } from './bill-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import { setPayeeInput } from './payee-input.ts';
import { addRequestBank, user } from './request-bank.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const night = new Date('2026-11-23T22:30:00+07:00');
const today = '2026-11-23';
const checked = ['validateBillPayment', 'submitBillPayment', 'resubmitBillPayment'] as const;
const deposit = {
  numberType: 'securities',
  category: 'SECURITIES',
  institution: 'KSEI_RDN',
  accountNumber: 'PD001R4417',
};

const dated = (transactionDate: string) => ({ timing: { kind: 'forward-dated', transactionDate } });

const thrice = (code: string) => [code, code, code];

const numbers: readonly (readonly [
  code: string,
  numberType: string,
  category: string,
  institution: string,
  number: string,
])[] = [
  ['37', 'pln-customer', 'ELECTRICITY', 'PLN_POSTPAID', '12'],
  ['40', 'telephone', 'TELEPHONE', 'TELKOM', '12'],
  ['107', 'mobile-postpaid', 'MOBILE_POSTPAID', 'HALO', '12'],
  ['41', 'virtual-account', 'VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT', '1'],
  ['110', 'bpjs', 'HEALTH', 'BPJS_KESEHATAN', '12'],
  ['42', 'internet-cable', 'INTERNET', 'INDIHOME', '-'],
  ['43', 'water', 'WATER', 'PAM_JAYA', '12'],
  ['44', 'insurance', 'INSURANCE', 'PRUDENTIAL', '-'],
  ['45', 'securities', 'SECURITIES', 'KSEI_RDN', '-'],
  ['46', 'credit-card', 'CREDIT_CARD', 'BCA_CC', '12'],
  ['47', 'payment-code', 'ONLINE_SHOP', 'TOKOPEDIA', '-'],
  ['124', 'billing-number', 'INSTALMENT', 'ADIRA_FINANCE', '12'],
];

onEmbeddedDatabase('what is refused of a bill payment', addRequestBank, (bank) => {
  const { asked, codesOf, comparedWithContract } = createReachedCodes(bank);
  const db = () => bank().services.db;
  const returned = async (form: object) => {
    const receipt = await submitBill(bank(), form);
    const { refNo: _none, ...named } = keyOf(receipt);
    const body = { ...named, reason: 'Perbaiki' };
    await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body });
    return { taskId: receipt.taskId, refNo: receipt.refNo, revision: receipt.revision };
  };
  const account = () => db().updateTable('accounts').where('account_id', '=', 'acc-0001');
  let repaired: Awaited<ReturnType<typeof returned>>;

  /** The codes of the three operations for the form. */
  const answersTo = async (form: object) => [
    await asked('validateBillPayment', { form }),
    await asked('submitBillPayment', { form }),
    await asked('resubmitBillPayment', { ...repaired, form }),
  ];

  beforeAll(async () => {
    repaired = await returned(await billForm(bank(), meter('00550001')));
  });
  beforeEach(() => bank().setTime(morning));

  test('the company wants payees from favorites only, or typed ones only', async () => {
    const form = await billForm(bank(), meter('00550002'));
    await setPayeeInput(db(), 'Favorites Only');
    expect(await answersTo(form)).toEqual(thrice('FAVORITES_ONLY'));
    await setPayeeInput(db(), 'Manual Input Only');
    expect(await answersTo({ ...form, favoriteId: 'fav-0001' })).toEqual(thrice('MANUAL_INPUT_ONLY'));
    await setPayeeInput(db(), 'Manual Input & Favorites');
  });

  test.each(numbers)(
    'code %s says that the number of its kind is invalid',
    async (code, numberType, category, institution, accountNumber) => {
      await asked('inquireBill', { payeeDetails: { numberType, category, institution, accountNumber } });
      expect([...codesOf('inquireBill')]).toContain(code);
    },
  );

  test('the biller refuses the customer, is closed, does not answer, is unknown, or takes no bills', async () => {
    const payees = {
      HOST_BILL_14: meter('12390014'),
      HOST_BILL_47: meter('12390047'),
      ERR_HOST_INQUIRY: meter('12390900'),
      '184': meter('12390184'),
      '202': { ...electricity, institution: 'NOBODY' },
      UNSUPPORTED_PAYMENT_TYPE: { ...electricity, institution: 'PLN_PREPAID' },
    };
    const form = await billForm(bank(), office);
    for (const [code, payeeDetails] of Object.entries(payees)) {
      expect(await asked('inquireBill', { payeeDetails })).toBe(code);
      expect(await answersTo({ ...form, payeeDetails })).toEqual(thrice(code));
    }
    for (const [code, institution] of [
      ['202', 'NOBODY'],
      ['UNSUPPORTED_PAYMENT_TYPE', 'GOPAY'],
    ] as const) {
      expect(await asked('checkBillPaymentCutOff', { institution, transactionDate: today })).toBe(code);
      const fee = { institution, fromAccountId: 'acc-0001', amount: idr('1.00') };
      expect(await asked('quoteBillPaymentFee', fee)).toBe(code);
    }
    expect(await asked('checkBillPaymentCutOff', { institution: 'TELKOM', transactionDate: '2028-01-03' })).toBe('75');
  });

  test('the customer has another name than the biller says', async () => {
    const form = await billForm(bank(), office);
    const payeeDetails = { ...form.payeeDetails, accountName: 'PT Nusantara Sejahtera' };
    expect(await asked('inquireBill', { payeeDetails })).toBe('COPY_DIFFERS');
    expect(await answersTo({ ...form, payeeDetails })).toEqual(thrice('COPY_DIFFERS'));
    const { body } = await ask(bank(), 'validateBillPayment', {
      user: user('MAKER01'),
      body: { form: { ...form, payeeDetails } },
    });
    expect(body).toMatchObject({ errors: [{ field: 'form.payeeDetails.accountName', code: 'COPY_DIFFERS' }] });
    expect(await asked('inquireBill', { payeeDetails: form.payeeDetails })).toBe('00');
  });

  test('the account is another one, strange, blocked, dormant, no account that pays, or in dollars', async () => {
    const form = await billForm(bank(), office);
    const fee = { institution: 'TELKOM', amount: idr('1.00') };
    expect(await answersTo({ ...form, fromAccount: { id: 'acc-0001', alias: 'Kas' } })).toEqual(thrice('COPY_DIFFERS'));
    const states = [
      ['90', { status: 'blocked' }, { status: 'active' }],
      ['91', { status: 'dormant' }, { status: 'active' }],
      ['93', { kind: 'TD' }, { kind: 'CA' }],
    ] as const;
    for (const [code, change, back] of states) {
      await account().set(change).execute();
      expect(await answersTo(form)).toEqual(thrice(code));
      expect(await asked('quoteBillPaymentFee', { ...fee, fromAccountId: 'acc-0001' })).toBe(code);
      await account().set(back).execute();
    }
    for (const [code, id] of [
      ['193', 'acc-0101'],
      ['98', 'acc-0003'],
    ] as const) {
      expect(await answersTo({ ...form, fromAccount: { id } })).toEqual(thrice(code));
      expect(await asked('quoteBillPaymentFee', { ...fee, fromAccountId: id })).toBe(code);
    }
  });

  test('the amount is too long to be shown with what the biller charges', async () => {
    const fee = { institution: 'PLN_POSTPAID', fromAccountId: 'acc-0001', amount: idr('999999999999999999.00') };
    expect(await asked('quoteBillPaymentFee', fee)).toBe('120');
  });

  test('the amount is beyond a limit of the bank, the company, the maker or the account', async () => {
    const form = await billForm(bank(), deposit, { amount: '200000000.00' });
    expect(await answersTo({ ...form, transactionDetails: { amount: idr('500000000.01') } })).toEqual(thrice('138'));
    expect(await answersTo({ ...form, transactionDetails: { amount: idr('0.50') } })).toEqual(thrice('137'));
    const own = { company_id: 'NUSANTARA', service: 'SVC_BILL_PAY', amount: '100000000.00' } as const;
    const limits = [
      ['139', { ...own, kind: 'corporate-daily' }],
      ['19', { ...own, kind: 'role', subject: user('MAKER01') }],
      ['17', { ...own, kind: 'account-debit', subject: 'acc-0001' }],
      ['30', { ...own, kind: 'corporate-daily', service: '' }],
    ] as const;
    for (const [code, limit] of limits) {
      await db().insertInto('company_limits').values(limit).execute();
      expect(await answersTo(form)).toEqual(thrice(code));
      await db().deleteFrom('company_limits').where('company_id', '=', 'NUSANTARA').execute();
    }
    const none = { minimum: null, maximum: null, daily_maximum: null };
    const ofAccount = [
      ['21', { ...none, minimum: '200000000.01' }],
      ['17', { ...none, maximum: '199999999.99' }],
      ['20', { ...none, daily_maximum: '199999999.99' }],
    ] as const;
    for (const [code, limit] of ofAccount) {
      await db()
        .insertInto('account_limits')
        .values({ company_id: 'NUSANTARA', account_id: 'acc-0001', changed_at: morning, ...limit })
        .execute();
      expect(await answersTo(form)).toEqual(thrice(code));
      await db().deleteFrom('account_limits').where('company_id', '=', 'NUSANTARA').execute();
    }
  });

  test('no limit of the group of the maker covers the amount', async () => {
    const form = await billForm(bank(), deposit, { amount: '200000000.00' });
    const ofCompany = { company_id: 'NUSANTARA', limit_id: 'el-0001' } as const;
    const item = { ...ofCompany, service: 'SVC_BILL_PAY' } as const;
    const setItem = (amount: string) =>
      db()
        .insertInto('enterprise_limit_items')
        .values({ ...item, amount })
        .onConflict((conflict) => conflict.columns(['company_id', 'limit_id', 'service']).doUpdateSet({ amount }))
        .execute();
    const setMinimum = (minimum_amount: string) =>
      db()
        .updateTable('enterprise_limits')
        .set({ minimum_amount })
        .where('company_id', '=', ofCompany.company_id)
        .where('limit_id', '=', ofCompany.limit_id)
        .execute();
    await setItem('199999999.00');
    expect(await answersTo(form)).toEqual(thrice('15'));
    await setItem('500000000.00');
    await setMinimum('200000001.00');
    expect(await answersTo(form)).toEqual(thrice('22'));
    await setMinimum('0.00');
    await db()
      .deleteFrom('enterprise_limit_items')
      .where('company_id', '=', item.company_id)
      .where('limit_id', '=', item.limit_id)
      .where('service', '=', item.service)
      .execute();
    expect(await answersTo(form)).toEqual(thrice('194'));
    await setItem('500000000.00');
  });

  test('the bills are others than the biller now asks for, or the card takes less', async () => {
    const form = await billForm(bank(), internet);
    expect(await answersTo({ ...form, transactionDetails: { amount: idr('1000.00') } })).toEqual(thrice('190'));
    expect(await answersTo({ ...form, billIds: form.billIds.slice(1) })).toEqual(thrice('190'));
    expect(await answersTo({ ...form, billIds: ['IH-202001'] })).toEqual(thrice('184'));
    expect(await answersTo(await billForm(bank(), card, { amount: '90000000.00' }))).toEqual(thrice('140'));
    expect(await answersTo(await billForm(bank(), card, { amount: '10000.00' }))).toEqual(thrice('137'));
  });

  test('the bill is dearer than what its institution takes at once, which the inquiry says', async () => {
    const institutions = bank().services.db.updateTable('institutions').where('institution', '=', card.institution);
    await institutions.set({ maximum: '60000.00' }).execute();
    const { amountRule } = await inquire(bank(), card);
    const whole = await answersTo(await billForm(bank(), card));
    const most = await answersTo(await billForm(bank(), card, { amount: '60000.00' }));
    await institutions.set({ maximum: '500000000.00' }).execute();
    expect(amountRule).toMatchObject({ kind: 'range', maximum: idr('60000.00'), suggested: idr('60000.00') });
    expect(whole).toEqual(thrice('140'));
    expect(most[0]).toBe('00');
  });

  test('the day is too far, past, or one on which the service rests, and the biller has settled', async () => {
    const form = await billForm(bank(), office);
    expect(await answersTo({ ...form, ...dated('2028-01-03') })).toEqual(thrice('74'));
    expect(await answersTo({ ...form, ...dated('2026-11-20') })).toEqual(thrice('117'));
    const rest = {
      service: 'SVC_BILL_PAY',
      day: '2026-11-25',
      opens_at: null,
      closes_at: null,
      source: 'test',
    } as const;
    await db()
      .insertInto('cut_off_exceptions')
      .values({ ...rest, note_en: null, note_id: null })
      .execute();
    for (const operation of checked.slice(1))
      expect(
        await asked(operation, {
          ...(operation === 'resubmitBillPayment' && repaired),
          form: { ...form, ...dated('2026-11-25') },
        }),
      ).toBe('162');
    await db().deleteFrom('cut_off_exceptions').where('source', '=', 'test').execute();
    bank().setTime(night);
    for (const operation of checked.slice(1))
      expect(await asked(operation, { ...(operation === 'resubmitBillPayment' && repaired), form })).toBe(
        'ERR_TRX_COT',
      );
  });

  const referencesTaken = async () =>
    (await sql`select last_value, is_called from request_numbers`.execute(bank().services.db)).rows;

  test('no user can decide: there is no rule, a rule that blocks, or no user in its first group', async () => {
    const form = await billForm(bank(), office);
    const before = await referencesTaken();
    const { clock } = bank().services;
    const row = {
      id: 'bill',
      name: 'Bill',
      accountIds: null,
      services: ['SVC_BILL_PAY'],
      currency: null,
      minimum: null,
      maximum: null,
      batchBasis: 'total',
      createdAt: 0,
    } as const;
    const nobody = [{ groupId: 'nobody', quorum: 1 }];
    const none = { verify: [], approve: [], release: [], order: 'parallel' } as const;
    const maps = [
      ['29', []],
      ['APPROVAL_BLOCKED', [{ ...row, workflow: 'blocked' as const }]],
      ['87', [{ ...row, workflow: { ...none, verify: nobody } }]],
      ['85', [{ ...row, workflow: { ...none, approve: nobody } }]],
      ['86', [{ ...row, workflow: { ...none, release: nobody } }]],
    ] as const;
    for (const [index, [code, rows]] of maps.entries()) {
      const version = { company_id: 'NUSANTARA', version: index + 2, created_at: clock.now() };
      await db()
        .insertInto('approval_matrices')
        .values({ ...version, rows: JSON.stringify(rows.map(writeRow)) })
        .execute();
      expect(await answersTo(form)).toEqual(thrice(code));
    }
    expect(await referencesTaken(), 'a refused submission uses up no reference number').toEqual(before);
    await db().deleteFrom('approval_matrices').where('version', '>', 1).execute();
  });

  test('a favorite does not exist or is of another payee, and recipients are too long', async () => {
    const form = await billForm(bank(), office);
    expect(await answersTo({ ...form, favoriteId: 'fav-999999' })).toEqual(thrice('204'));
    const receipt = await submitBill(bank(), await billForm(bank(), meter('00660001')));
    const save = {
      refNo: receipt.refNo,
      favoriteName: 'Listrik',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    };
    const kept = await ask(bank(), 'submitFavoriteFromTransaction', { user: user('MAKER01'), body: save });
    const { favoriteId } = kept.output as { favoriteId: string };
    await db().updateTable('favorites').set({ is_approved: true }).where('favorite_id', '=', favoriteId).execute();
    expect(await answersTo({ ...form, favoriteId })).toEqual(thrice('191'));
    const email = ['siti', 'andi', 'budi'].map((name) => `${name}@${'nusantara-'.repeat(7)}sejahtera.co.id`);
    expect(await answersTo({ ...form, additionalDetails: { email } })).toEqual(thrice('123'));
  });

  test('it was paid before, changed since, ended, or is being edited by a colleague', async () => {
    const payee = meter('00660009');
    const form = await billForm(bank(), payee);
    const first = await submitBill(bank(), form);
    for (const operation of checked.slice(1))
      expect(await asked(operation, { ...(operation === 'resubmitBillPayment' && repaired), form })).toBe('131');
    const { taskId, refNo, revision } = first;
    expect(await asked('resubmitBillPayment', { taskId, refNo, revision, form })).toBe('STATUS_NOT_ALLOWED');
    expect(await asked('resubmitBillPayment', { ...repaired, revision: 9, form })).toBe('ERR_REQ_3');
    const later = await returned(await billForm(bank(), meter('00660010')));
    const held = await returned(await billForm(bank(), meter('00660011'), dated('2026-11-24')));
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    const past = await billForm(bank(), meter('00660011'), dated('2026-11-24'));
    expect(await asked('resubmitBillPayment', { ...held, form: past })).toBe('161');
    bank().setTime(morning);
    await db()
      .insertInto('repair_locks')
      .values({
        company_id: 'NUSANTARA',
        task_id: later.taskId,
        user_id: user('MAKER02'),
        user_name: 'Andi',
        locked_until: new Date('2026-11-23T09:20:00+07:00'),
      })
      .execute();
    expect(await asked('resubmitBillPayment', { ...later, form })).toBe('ERR_TRX_LOCK');
    await db().deleteFrom('repair_locks').execute();
    const { revision: _one, ...key } = { ...later, menuAccess: 'BILL_PAY' };
    const cancelled = await ask(bank(), 'cancelRequest', {
      user: user('MAKER01'),
      body: { ...key, revision: later.revision },
    });
    expect(cancelled.code).toBe('00');
    expect(await asked('resubmitBillPayment', { ...later, form })).toBe('83');
  });

  test('the bank has no range of amounts for the service on that day', async () => {
    const form = await billForm(bank(), electricity);
    const range = db().updateTable('rail_limits').where('service', '=', 'SVC_BILL_PAY');
    await range.set({ effective_to: '2026-11-22' }).execute();
    expect(await answersTo(form)).toEqual(thrice('UNSUPPORTED_SERVICE_TYPE'));
    await range.set({ effective_to: null }).execute();
  });

  test('a prepared answer of the host is given once', async () => {
    await scriptNext(db(), { operation: 'inquirePayee', service: 'SVC_BILL_PAY', answer: { kind: 'timeout' } });
    expect(await asked('inquireBill', { payeeDetails: office })).toBe('ERR_HOST_INQUIRY');
    expect(await asked('inquireBill', { payeeDetails: office })).toBe('00');
  });

  test.each(['inquireBill', 'quoteBillPaymentFee', 'checkBillPaymentCutOff', ...checked])(
    'every code that %s declares was tested above, and no other',
    (operationId) => {
      expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
    },
  );
});

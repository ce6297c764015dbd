import { beforeAll, beforeEach, expect, test } from 'vitest';
import { writeRow } from '../../server/approval/matrix.ts';
import { scriptNext } from '../../server/host/script.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import { setPayeeInput } from './payee-input.ts';
import { addRequestBank, user } from './request-bank.ts';
import {
  credit100,
  keyOf,
  meter,
  phone,
  phoneOf,
  submitTopUp,
  token10m,
  token500,
  topUpForm,
  wallet,
} from './top-up-bank.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const night = new Date('2026-11-23T23:30:00+07:00');
const today = '2026-11-23';
const checked = ['validateTopUp', 'submitTopUp', 'resubmitTopUp'] as const;
const dated = (transactionDate: string) => ({ timing: { kind: 'forward-dated', transactionDate } });

const thrice = (code: string) => [code, code, code];

const numbers: readonly (readonly [
  code: string,
  numberType: string,
  category: string,
  institution: string,
  number: string,
])[] = [
  ['31', 'gopay', 'E_WALLET', 'GOPAY', '12'],
  ['32', 'ovo', 'E_WALLET', 'OVO', '12'],
  ['33', 'dana', 'E_WALLET', 'DANA', '12'],
  ['35', 'linkaja', 'E_WALLET', 'LINKAJA', '12'],
  ['36', 'shopeepay', 'E_WALLET', 'SHOPEEPAY', '12'],
  ['38', 'pln-prepaid', 'ELECTRICITY_TOKEN', 'PLN_PREPAID', '123'],
  ['107', 'mobile-credit', 'MOBILE_CREDIT', 'XL_CREDIT', '12'],
  ['109', 'game', 'GAME', 'MOBILE_LEGENDS', '-'],
];

onEmbeddedDatabase('what is refused of a top up', addRequestBank, (bank) => {
  const { asked, codesOf, comparedWithContract } = createReachedCodes(bank);
  const db = () => bank().services.db;
  const formOf = (
    payee: Readonly<Record<string, string>>,
    bought: Parameters<typeof topUpForm>[2] = credit100,
    changes: object = {},
  ) => topUpForm(bank(), payee, bought, changes);
  const returned = async (form: object) => {
    const receipt = await submitTopUp(bank(), form);
    const { refNo: _none, ...named } = keyOf(receipt);
    const body = { ...named, reason: 'Perbaiki' };
    await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body });
    return { taskId: receipt.taskId, refNo: receipt.refNo, revision: receipt.revision };
  };
  const account = () => db().updateTable('accounts').where('account_id', '=', 'acc-0001');
  let repaired: Awaited<ReturnType<typeof returned>>;

  /** The codes of the three operations for the form. */
  const answersTo = async (form: object) => [
    await asked('validateTopUp', { form }),
    await asked('submitTopUp', { form }),
    await asked('resubmitTopUp', { ...repaired, form }),
  ];

  beforeAll(async () => {
    repaired = await returned(await formOf(phoneOf('00550001')));
  });
  beforeEach(() => bank().setTime(morning));

  test('the company wants payees from favorites only, or typed ones only', async () => {
    const form = await formOf(phoneOf('00550002'));
    await setPayeeInput(db(), 'Favorites Only');
    expect(await answersTo(form)).toEqual(thrice('FAVORITES_ONLY'));
    await setPayeeInput(db(), 'Manual Input Only');
    expect(await answersTo({ ...form, favoriteId: 'fav-0001' })).toEqual(thrice('MANUAL_INPUT_ONLY'));
    await setPayeeInput(db(), 'Manual Input & Favorites');
  });

  test.each(numbers)(
    'code %s says that the number of its kind is invalid',
    async (code, numberType, category, institution, accountNumber) => {
      await asked('inquireTopUp', { payeeDetails: { numberType, category, institution, accountNumber } });
      expect([...codesOf('inquireTopUp')]).toContain(code);
    },
  );

  test('the provider does not know the number, is closed, does not answer, is unknown, or takes bills', async () => {
    const payees = {
      HOST_TOPUP_14: phoneOf('12390014'),
      HOST_TOPUP_47: phoneOf('12390047'),
      ERR_HOST_INQUIRY: phoneOf('12390900'),
      '108': { ...phone, accountNumber: '081712345678' },
      '202': { ...phone, institution: 'NOBODY' },
      UNSUPPORTED_PAYMENT_TYPE: { ...phone, institution: 'TELKOM' },
    };
    const form = await formOf(phone);
    for (const [code, payeeDetails] of Object.entries(payees)) {
      expect(await asked('inquireTopUp', { payeeDetails })).toBe(code);
      expect(await answersTo({ ...form, payeeDetails })).toEqual(thrice(code));
    }
    for (const [code, institution] of [
      ['202', 'NOBODY'],
      ['UNSUPPORTED_PAYMENT_TYPE', 'TELKOM'],
    ] as const) {
      expect(await asked('checkTopUpCutOff', { institution, transactionDate: today })).toBe(code);
      const fee = { institution, fromAccountId: 'acc-0001', amount: idr('1.00') };
      expect(await asked('quoteTopUpFee', fee)).toBe(code);
    }
    expect(await asked('checkTopUpCutOff', { institution: 'GOPAY', transactionDate: '2028-01-03' })).toBe('75');
  });

  test('an institution that is closed for now, and a denomination that is not sold, are refused', async () => {
    const form = await formOf(phone);
    const institution = db().updateTable('institutions').where('institution', '=', 'TELKOMSEL_CREDIT');
    await institution.set({ available: false }).execute();
    expect(await asked('inquireTopUp', { payeeDetails: phone })).toBe('202');
    await institution.set({ available: true }).execute();
    const of = (denomCode: string | undefined, amount: string) => ({
      ...form,
      transactionDetails: { amount: idr(amount), ...(denomCode !== undefined && { denomCode }) },
    });
    expect(await asked('inquireTopUp', { payeeDetails: phone, denomCode: 'TELKOMSEL_1' })).toBe('HOST_TOPUP_47');
    expect(await answersTo(of('TELKOMSEL_1', '101500.00'))).toEqual(thrice('HOST_TOPUP_47'));
    expect(await answersTo(of('TELKOMSEL_100K', '100000.00'))).toEqual(thrice('190'));
    expect(await answersTo(of(undefined, '100000.00'))).toEqual(thrice('9090'));
  });

  test('a wallet takes amounts of its range', async () => {
    const form = await formOf(wallet, { amount: '20000.00' });
    for (const amount of ['19999.99', '10000000.01'])
      expect(await answersTo({ ...form, transactionDetails: { amount: idr(amount) } })).toEqual(thrice('58'));
  });

  test('the number has another name than the provider says', async () => {
    const form = await formOf(meter, token500);
    const payeeDetails = { ...form.payeeDetails, accountName: 'PT Orang Lain' };
    expect(await asked('inquireTopUp', { payeeDetails })).toBe('COPY_DIFFERS');
    expect(await answersTo({ ...form, payeeDetails })).toEqual(thrice('COPY_DIFFERS'));
    expect(await asked('inquireTopUp', { payeeDetails: form.payeeDetails })).toBe('00');
  });

  test('the account is another one, strange, blocked, dormant, no account that pays, or in dollars', async () => {
    const form = await formOf(phone);
    const fee = { institution: 'GOPAY', amount: idr('1.00') };
    expect(await answersTo({ ...form, fromAccount: { id: 'acc-0001', alias: 'Kas' } })).toEqual(thrice('COPY_DIFFERS'));
    const states = [
      ['90', { status: 'blocked' }, { status: 'active' }],
      ['91', { status: 'dormant' }, { status: 'active' }],
      ['93', { kind: 'TD' }, { kind: 'CA' }],
    ] as const;
    for (const [code, change, back] of states) {
      await account().set(change).execute();
      expect(await answersTo(form)).toEqual(thrice(code));
      expect(await asked('quoteTopUpFee', { ...fee, fromAccountId: 'acc-0001' })).toBe(code);
      await account().set(back).execute();
    }
    for (const [code, id] of [
      ['193', 'acc-0101'],
      ['98', 'acc-0003'],
    ] as const) {
      expect(await answersTo({ ...form, fromAccount: { id } })).toEqual(thrice(code));
      expect(await asked('quoteTopUpFee', { ...fee, fromAccountId: id })).toBe(code);
    }
  });

  test('the amount is too long to be shown with what the provider charges', async () => {
    const fee = { institution: 'PLN_PREPAID', fromAccountId: 'acc-0001', amount: idr('999999999999999999.00') };
    expect(await asked('quoteTopUpFee', fee)).toBe('120');
  });

  test('the amount is beyond a limit of the bank, the company, the maker or the account', async () => {
    const form = await formOf(meter, token10m);
    expect(await answersTo({ ...form, transactionDetails: { amount: idr('20000000.01') } })).toEqual(thrice('138'));
    expect(await answersTo({ ...form, transactionDetails: { amount: idr('0.50') } })).toEqual(thrice('137'));
    const own = { company_id: 'NUSANTARA', service: 'SVC_TOPUP', amount: '5000000.00' } as const;
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
      ['21', { ...none, minimum: '10000000.01' }],
      ['17', { ...none, maximum: '9999999.99' }],
      ['20', { ...none, daily_maximum: '9999999.99' }],
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

  test('the day is too far, past, or one on which the service rests, and the provider has settled', async () => {
    const form = await formOf(phone);
    expect(await answersTo({ ...form, ...dated('2028-01-03') })).toEqual(thrice('74'));
    expect(await answersTo({ ...form, ...dated('2026-11-20') })).toEqual(thrice('117'));
    const rest = {
      service: 'SVC_TOPUP',
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
          ...(operation === 'resubmitTopUp' && repaired),
          form: { ...form, ...dated('2026-11-25') },
        }),
      ).toBe('162');
    await db().deleteFrom('cut_off_exceptions').where('source', '=', 'test').execute();
    const token = await formOf(meter, token500);
    bank().setTime(night);
    for (const operation of checked.slice(1))
      expect(await asked(operation, { ...(operation === 'resubmitTopUp' && repaired), form: token })).toBe(
        'ERR_TRX_COT',
      );
  });

  test('no user can decide: there is no rule, a rule that blocks, or no user in its first group', async () => {
    const form = await formOf(phone);
    const { clock } = bank().services;
    const row = {
      id: 'top-up',
      name: 'Top up',
      accountIds: null,
      services: ['SVC_TOPUP'],
      currency: null,
      minimum: null,
      maximum: null,
      batchBasis: 'total',
      createdAt: 0,
    } as const;
    const nobody = [{ groupId: 'nobody', quorum: 1 }];
    const none = { verify: [], approve: [], release: [], order: 'parallel' } as const;
    const maps = [
      ['127', []],
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
    await db().deleteFrom('approval_matrices').where('version', '>', 1).execute();
  });

  test('a favorite does not exist or is of another payee, and recipients are too long', async () => {
    const form = await formOf(phone);
    expect(await answersTo({ ...form, favoriteId: 'fav-999999' })).toEqual(thrice('204'));
    const receipt = await submitTopUp(bank(), await formOf(phoneOf('00660001')));
    const save = {
      refNo: receipt.refNo,
      favoriteName: 'Pulsa',
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
    const form = await formOf(phoneOf('00660009'));
    const first = await submitTopUp(bank(), form);
    for (const operation of checked.slice(1))
      expect(await asked(operation, { ...(operation === 'resubmitTopUp' && repaired), form })).toBe('131');
    const { taskId, refNo, revision } = first;
    expect(await asked('resubmitTopUp', { taskId, refNo, revision, form })).toBe('STATUS_NOT_ALLOWED');
    expect(await asked('resubmitTopUp', { ...repaired, revision: 9, form })).toBe('ERR_REQ_3');
    const later = await returned(await formOf(phoneOf('00660010')));
    const held = await returned(await formOf(phoneOf('00660011'), credit100, dated('2026-11-24')));
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    const past = await formOf(phoneOf('00660011'), credit100, dated('2026-11-24'));
    expect(await asked('resubmitTopUp', { ...held, form: past })).toBe('161');
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
    expect(await asked('resubmitTopUp', { ...later, form })).toBe('ERR_TRX_LOCK');
    await db().deleteFrom('repair_locks').execute();
    const { revision: _one, ...key } = { ...later, menuAccess: 'TOPUP' };
    const cancelled = await ask(bank(), 'cancelRequest', {
      user: user('MAKER01'),
      body: { ...key, revision: later.revision },
    });
    expect(cancelled.code).toBe('00');
    expect(await asked('resubmitTopUp', { ...later, form })).toBe('83');
  });

  test('the bank has no range of amounts for the service on that day', async () => {
    const form = await formOf(phone);
    const range = db().updateTable('rail_limits').where('service', '=', 'SVC_TOPUP');
    await range.set({ effective_to: '2026-11-22' }).execute();
    expect(await answersTo(form)).toEqual(thrice('UNSUPPORTED_SERVICE_TYPE'));
    await range.set({ effective_to: null }).execute();
  });

  test('a prepared answer of the host is given once', async () => {
    await scriptNext(db(), { operation: 'inquirePayee', service: 'SVC_TOPUP', answer: { kind: 'timeout' } });
    expect(await asked('inquireTopUp', { payeeDetails: phone })).toBe('ERR_HOST_INQUIRY');
    expect(await asked('inquireTopUp', { payeeDetails: phone })).toBe('00');
  });

  test.each(['inquireTopUp', 'quoteTopUpFee', 'checkTopUpCutOff', ...checked])(
    'every code that %s declares was tested above, and no other',
    (operationId) => {
      expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
    },
  );
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ChequeBookInquiry,
  ChequeBookValidation,
  DecisionPreview,
  FeeQuote,
  PickUpBranch,
  RequestRepair,
  SubmitReceipt,
  TransactionDetail,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { writeRow } from '../../server/approval/matrix.ts';
import { scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { arriveAtBranch, handOut } from '../../server/payments/cheque-book/at-branch.ts';
import { operations } from '../contract/contract.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, runJobs, sign, statusOf, user } from './request-bank.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const evening = new Date('2026-11-23T16:00:00+07:00');
const menuAccess = 'CHQ_BOOK';
const checked = ['validateChequeBook', 'submitChequeBook', 'resubmitChequeBook'] as const;

const form = {
  fromAccount: { id: 'acc-0001' },
  type: 'cheque',
  quantity: 2,
  branch: { branchCode: '0701', branchName: 'Jakarta Sudirman' },
  pickup: { pickupMethod: 'in-person', authorizers: [{ name: 'Budi Santoso', position: 'Direktur Keuangan' }] },
};
const agent = {
  pickupMethod: 'agent',
  agentName: 'Andi Pratama',
  idNumber: '3174052208850003',
  address: 'Jl. Kemang Raya No. 45',
  authorizers: form.pickup.authorizers,
};

const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({ taskId, refNo, revision, menuAccess });
const thrice = (code: string) => [code, code, code];

onBothDatabases('cheque and giro books', addRequestBank, (bank) => {
  const reached = new Map<string, Set<string>>();
  const db = () => bank().services.db;

  async function asMaker(operationId: OperationId, body: object) {
    const answer = await ask(bank(), operationId, { user: user('MAKER01'), body });
    const { errors = [] } = answer.body as { errors?: readonly { code: string }[] };
    const codes = reached.get(operationId) ?? new Set<string>();
    for (const code of [answer.code, ...errors.map((one) => one.code)]) codes.add(code);
    reached.set(operationId, codes);
    return answer;
  }
  const codeOf = async (operationId: OperationId, body: object) => (await asMaker(operationId, body)).code;
  const submit = async (one: object = form) =>
    (await asMaker('submitChequeBook', { form: one, confirmed: ['possible-duplicate'] })).output as SubmitReceipt;
  const detailOf = (refNo: string) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body: { refNo, menuAccess } });

  async function release(receipt: SubmitReceipt): Promise<void> {
    const verified = await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) });
    expect(verified.code).toBe('00');
    for (const [id, action] of [
      ['APPROVER01', 'approve'],
      ['RELEASER01', 'release'],
    ] as const) {
      const asked = { serviceType: 'SVC_CHQ_BOOK', menuAccess } as const;
      const signature = await sign(bank(), id, action, [receipt], '0.00', asked);
      const decided = await ask(bank(), `${action}Request`, {
        user: user(id),
        body: { ...keyOf(receipt), signature },
      });
      expect(decided.code).toBe('00');
    }
  }
  async function returned(): Promise<SubmitReceipt> {
    const receipt = await submit();
    const { refNo: _none, ...named } = keyOf(receipt);
    const body = { ...named, reason: 'Satu buku saja' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body })).code).toBe('00');
    return receipt;
  }
  let repaired: Pick<SubmitReceipt, 'taskId' | 'refNo' | 'revision'>;
  const answersTo = async (one: object) => [
    await codeOf('validateChequeBook', { form: one }),
    await codeOf('submitChequeBook', { form: one }),
    await codeOf('resubmitChequeBook', { ...repaired, form: one }),
  ];

  beforeAll(async () => {
    bank().setTime(morning);
    const { taskId, refNo, revision } = await returned();
    repaired = { taskId, refNo, revision };
  });
  beforeEach(() => bank().setTime(morning));

  test('the bank says which books an account can have, what they cost and when they are ready', async () => {
    const found = (await asMaker('inquireChequeBooks', { fromAccountId: 'acc-0001' })).output as ChequeBookInquiry;
    const price = { feePerBook: idr('150000.00'), stampDutyPerBook: idr('250000.00'), maximumQuantity: 15 };
    expect(found.offers).toMatchObject([
      { type: 'cheque', ...price },
      { type: 'giro', ...price },
    ]);
    expect(found).toMatchObject({ estimatedPickUpDate: '2026-11-26', collectWithinDays: 30 });
    expect(found.booksWaiting).toBeGreaterThanOrEqual(2);
    const fee = await asMaker('quoteChequeBookFee', { fromAccountId: 'acc-0001', type: 'giro', quantity: 3 });
    expect(fee.output as FeeQuote).toMatchObject({ totalFee: idr('1200000.00'), totalDebit: idr('1200000.00') });
    const day = { transactionDate: '2026-11-23' };
    expect((await asMaker('checkChequeBookCutOff', day)).output).toMatchObject({ open: true, cutOffTime: '15:00' });
    bank().setTime(evening);
    expect((await asMaker('checkChequeBookCutOff', day)).output).toMatchObject({ open: false });
  });

  test('branches are found by city, with their distance from another one', async () => {
    const body = { filter: { city: 'Jakarta', near: 'Surabaya' } };
    const { items } = (await asMaker('listPickUpBranches', body)).output as { items: PickUpBranch[] };
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ distance }) => distance !== null && distance > 600 && distance < 720)).toBe(true);
  });

  test('books are ordered when released, arrive earlier than estimated, and are picked up by another person; nothing says credited', async () => {
    const receipt = await submit({ ...form, quantity: 5, pickup: agent });
    const body = { decision: 'approve', items: [keyOf(receipt)] };
    const plan = await outputOf<DecisionPreview>(bank(), 'previewDecision', { user: user('APPROVER01'), body });
    expect(plan.items[0]?.books).toEqual({ type: 'cheque', quantity: 5 });
    await release(receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const detail = await detailOf(receipt.refNo);
    expect(detail).toMatchObject({
      customerName: 'Jakarta Sudirman',
      fees: { totalDebit: idr('2000000.00') },
      receipt: { kind: 'book-order' },
      transactionDetails: { readyDate: '2026-11-26', collectBy: '2026-12-26', form: { pickup: agent } },
    });
    expect(detail.transactionDetails).toMatchObject({ receiptNumber: receipt.refNo.replace('CHQ', 'CB') });
    expect(await checkLedger(db())).toEqual([]);
    const { authorization } = await bearerOf(bank(), user('INQUIRY01'));
    for (const [language, said, never] of [
      ['en', ['Ordered', 'Agent'], 'Credited'],
      ['id', ['Dipesan', 'Penerima kuasa'], 'Dikreditkan'],
    ] as const) {
      const file = await bank().app.inject({
        method: 'POST',
        url: '/api/transaction-status/receipt/download',
        headers: { authorization, 'accept-language': language },
        payload: { refNo: receipt.refNo, idTrxLog: detail.idTrxLog },
      });
      const text = textOfPdf(file.rawPayload);
      for (const word of said) expect(text).toContain(word);
      expect(text).not.toContain(never);
    }
    const reads = ['download-advice', 'download-receipt', 'email-receipt'];
    expect(detail.actions).toEqual(expect.arrayContaining(reads));
    const pickup = { pickupMethod: 'in-person', authorizers: agent.authorizers };
    const change = { refNo: receipt.refNo, revision: 1, pickup };
    expect((await ask(bank(), 'changePickup', { user: user('MAKER01'), body: change })).code).toBe('00');
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    const { taskId } = receipt;
    const early = { ...bank().services, now: new Date('2026-11-25T09:00:00+07:00'), attempt: 1 };
    await arriveAtBranch({ companyId: 'NUSANTARA', taskId }, early);
    const ready = await detailOf(receipt.refNo);
    expect(ready).toMatchObject({
      status: 'Ready to Pick-up',
      transactionDetails: { readyDate: '2026-11-25', collectBy: '2026-12-26' },
    });
    expect(ready.actions).toEqual(expect.arrayContaining(reads));
    const job = { ...bank().services, now: new Date('2026-11-27T10:00:00+07:00'), attempt: 1 };
    const identity = { companyId: 'NUSANTARA', taskId };
    expect([await handOut(job, identity), await handOut(job, identity)]).toEqual([true, false]);
    expect(await detailOf(receipt.refNo)).toMatchObject({
      status: 'Picked Up',
      transactionDetails: { pickedUpAt: expect.stringContaining('2026-11-27') },
    });
    const trail = db().selectFrom('audit_events').select('event_type').where('subject', '=', receipt.refNo);
    const ofBooks = trail.where('event_type', 'in', ['books-arrived', 'books-collected']).orderBy('number').execute();
    expect(await ofBooks).toEqual([{ event_type: 'books-arrived' }, { event_type: 'books-collected' }]);
  });

  test.each([
    [11, 'insufficient, then tried again', { kind: 'insufficient' }, 'Pending Execute', 'Successful'],
    [12, 'rejected', { kind: 'rejected', code: 'HOST_CHQ_63' }, 'Failed', 'Failed'],
    [13, 'timed out, then done', { kind: 'timeout', truth: 'done' }, 'Pending by Bank', 'Successful'],
    [14, 'timed out, then not done', { kind: 'timeout', truth: 'rejected' }, 'Pending by Bank', 'Failed'],
  ] as const)(
    'an order of %s books that is %s is shown so until it is settled',
    async (quantity, _name, answer, first, last) => {
      const receipt = await submit({ ...form, quantity });
      await release(receipt);
      await scriptNext(db(), { operation: 'transfer', service: 'SVC_CHQ_BOOK', answer });
      await runJobs(bank());
      expect(await statusOf(bank(), receipt)).toBe(first);
      const { taskId: _task, ...body } = keyOf(receipt);
      const again = await ask(bank(), 'executePending', { user: user('RELEASER01'), body });
      expect(again.code === '00').toBe(answer.kind === 'insufficient');
      bank().setTime(new Date('2026-11-23T10:05:00+07:00'));
      await runJobs(bank());
      expect(await statusOf(bank(), receipt)).toBe(last);
    },
  );

  test('a request is repaired to fewer books, and is another revision', async () => {
    const { taskId, refNo, revision } = await returned();
    const key = { taskId, refNo, menuAccess };
    const repair = await outputOf<RequestRepair>(bank(), 'getRequestRepair', { user: user('MAKER01'), body: key });
    expect(repair.pageMode).toBe('cheque-book-request');
    const mended = { ...form, quantity: 1 };
    const validated = await asMaker('validateChequeBook', { form: mended, refNo });
    expect(validated.output as ChequeBookValidation).toMatchObject({ estimatedPickUpDate: '2026-11-26', notes: [] });
    const again = await asMaker('resubmitChequeBook', { taskId, refNo, revision, form: mended });
    expect(again.output).toMatchObject({ revision: 2, status: 'Pending Verify' });
    expect(await codeOf('resubmitChequeBook', { taskId, refNo, revision: 2, form: mended })).toBe('STATUS_NOT_ALLOWED');
  });

  test('what is refused: account, branch, quantity, authorizers, type, and the same books twice', async () => {
    const account = db().updateTable('accounts').where('account_id', '=', 'acc-0001');
    const fee = { fromAccountId: 'acc-0001', type: 'cheque', quantity: 1 };
    for (const [code, change, back] of [
      ['90', { status: 'blocked' }, { status: 'active' }],
      ['91', { status: 'dormant' }, { status: 'active' }],
      ['93', { kind: 'TD' }, { kind: 'CA' }],
      ['HOST_CHQ_14', { kind: 'SA' }, { kind: 'CA' }],
    ] as const) {
      await account.set(change).execute();
      expect(await answersTo(form)).toEqual(thrice(code));
      expect(await codeOf('inquireChequeBooks', { fromAccountId: 'acc-0001' })).toBe(code);
      expect(await codeOf('quoteChequeBookFee', fee)).toBe(code);
      await account.set(back).execute();
    }
    for (const [code, id] of [
      ['193', 'acc-0101'],
      ['98', 'acc-0003'],
    ] as const) {
      expect(await answersTo({ ...form, fromAccount: { id } })).toEqual(thrice(code));
      expect(await codeOf('inquireChequeBooks', { fromAccountId: id })).toBe(code);
      expect(await codeOf('quoteChequeBookFee', { ...fee, fromAccountId: id })).toBe(code);
    }
    expect(await answersTo({ ...form, fromAccount: { id: 'acc-0001', alias: 'Kas' } })).toEqual(thrice('COPY_DIFFERS'));
    expect(await answersTo({ ...form, branch: { branchCode: '999', branchName: 'X' } })).toEqual(thrice('HOST_CHQ_47'));
    const limit = async (name: 'MAX_CHEQUE_BOOKS' | 'MAX_AUTHORIZERS', value: string) => {
      await db().updateTable('system_parameters').set({ value }).where('name', '=', name).execute();
    };
    await limit('MAX_CHEQUE_BOOKS', '1');
    expect(await answersTo(form)).toEqual(thrice('136'));
    expect(await codeOf('quoteChequeBookFee', { ...fee, quantity: 2 })).toBe('136');
    await limit('MAX_CHEQUE_BOOKS', '15');
    await limit('MAX_AUTHORIZERS', '0');
    expect(await answersTo(form)).toEqual(thrice('176'));
    await limit('MAX_AUTHORIZERS', '4');
    expect(await codeOf('checkChequeBookCutOff', { transactionDate: '2028-01-03' })).toBe('75');
    await submit();
    for (const operation of checked.slice(1))
      expect(await codeOf(operation, { ...(operation === 'resubmitChequeBook' && repaired), form })).toBe('131');
    bank().setTime(evening);
    expect((await asMaker('validateChequeBook', { form })).output).toMatchObject({ executionDate: '2026-11-24' });
  });

  test('a user without the service of giro books orders none', async () => {
    const maker = db().updateTable('users').where('user_id', '=', user('MAKER01'));
    const { services } = await db()
      .selectFrom('users')
      .select('services')
      .where('user_id', '=', user('MAKER01'))
      .executeTakeFirstOrThrow();
    await maker.set({ services: services.filter((one) => one !== 'SVC_GIRO_BOOK') }).execute();
    expect(await answersTo({ ...form, type: 'giro' })).toEqual(thrice('94'));
    const fee = { fromAccountId: 'acc-0001', type: 'giro', quantity: 1 };
    expect(await codeOf('quoteChequeBookFee', fee)).toBe('94');
    const found = (await asMaker('inquireChequeBooks', { fromAccountId: 'acc-0001' })).output as ChequeBookInquiry;
    expect(found.offers.map(({ type }) => type)).toEqual(['cheque']);
    await maker.set({ services }).execute();
  });

  test('no user can decide: there is no rule, a rule that blocks, or no user in its first group', async () => {
    const row = {
      id: 'books',
      name: 'Books',
      accountIds: null,
      services: ['SVC_CHQ_BOOK'],
      currency: null,
      minimum: null,
      maximum: null,
      batchBasis: 'total',
      createdAt: 0,
    } as const;
    const nobody = [{ groupId: 'nobody', quorum: 1 }];
    const none = { verify: [], approve: [], release: [], order: 'parallel' } as const;
    const maps = [
      ['128', []],
      ['APPROVAL_BLOCKED', [{ ...row, workflow: 'blocked' as const }]],
      ['87', [{ ...row, workflow: { ...none, verify: nobody } }]],
      ['85', [{ ...row, workflow: { ...none, approve: nobody } }]],
      ['86', [{ ...row, workflow: { ...none, release: nobody } }]],
    ] as const;
    const one = { ...form, quantity: 9 };
    for (const [index, [code, rows]] of maps.entries()) {
      const version = { company_id: 'NUSANTARA', version: index + 2, created_at: morning };
      await db()
        .insertInto('approval_matrices')
        .values({ ...version, rows: JSON.stringify(rows.map(writeRow)) })
        .execute();
      expect(await answersTo(one)).toEqual(thrice(code));
    }
    await db().deleteFrom('approval_matrices').where('version', '>', 1).execute();
    expect(await codeOf('resubmitChequeBook', { ...repaired, revision: 9, form: one })).toBe('ERR_REQ_3');
  });

  test.each(['inquireChequeBooks', 'quoteChequeBookFee', 'checkChequeBookCutOff', ...checked] as const)(
    '%s answers with no code that it does not declare',
    (operationId) => {
      const declared =
        operations.find(({ operation }) => operation.operationId === operationId)?.operation['x-error-codes'] ?? [];
      const undeclared = [...(reached.get(operationId) ?? [])].filter(
        (code) => code !== '00' && !declared.includes(code),
      );
      expect(undeclared).toEqual([]);
    },
  );
});

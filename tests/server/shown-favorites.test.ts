// Whatever a favorite keeps, and whatever rail pays it: who may see the request is never answered 500.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import type {
  ActionHistoryItem,
  FavoriteSummary,
  LocalFavorite,
  LocalTransferReceipt,
  LocalTransferValidation,
  RequestDetail,
  SubmitReceipt,
  TransferType,
} from '../../generated/types.ts';
import { nameBehind } from '../../server/host/sandbox-payees.ts';
import { openBank, type TestBank } from './bank.ts';
import { bearerOf } from './people.ts';
import { runJobs, sign } from './request-bank.ts';
import { addTransferBank, askAs, endRequest, fromOperasional, idr, siti } from './transfer-bank.ts';

const approver = 'APPROVER01@NUSANTARA';
const patience = 120_000;
const rails: readonly TransferType[] = ['OVB', 'ONLINE', 'BIFAST', 'LLG', 'RTGS'];
const amounts: Readonly<Record<TransferType, bigint>> = {
  OVB: 50_000n,
  ONLINE: 50_000n,
  BIFAST: 50_000n,
  LLG: 50_000n,
  RTGS: 100_000_001n,
};
const everyNote = [
  'possible-duplicate',
  'repeated-reference',
  'name-differs',
  'name-unchecked',
  'first-time-payee',
  'payee-account-changed',
  'next-working-day',
  'balance-low',
];

const account = { bankCode: '014', bankName: 'Bank Central Asia', accountNumber: '5270338812' };
const kinds = {
  account,
  'account at this bank': { bankCode: '013', bankName: 'Bank Permata', accountNumber: '1570031120013' },
  proxy: account,
};
type Kind = keyof typeof kinds;

const proxies = [
  { proxyType: '01', proxy: '081218004567' },
  { proxyType: '02', proxy: 'keuangan@sinarjaya.co.id' },
];
const clearing = {
  clearingCode: fc.constant('0140012'),
  addressLine1: fc.constantFrom('', 'Jl. Mangga Dua Raya No. 8'),
  addressLine2: fc.constant('Ancol'),
  addressLine3: fc.constant('Jakarta Utara 14430'),
  citizenship: fc.constantFrom('WNI', 'WNA'),
  residency: fc.constantFrom('01', '02'),
  category: fc.constantFrom('01', '02', '99'),
};
/** All of them as often as each by chance: with one left out no clearing takes the favorite. */
const clearingFields = fc.oneof(fc.record(clearing), fc.record(clearing, { requiredKeys: [] }), fc.constant({}));
const otherFields = fc.record(
  {
    fromAccount: fc.constant(fromOperasional),
    chargeTransactionFeeTo: fc.constantFrom('REMITTER', 'BENEFICIARY'),
    transactionDetails: fc.constantFrom({}, { amount: idr('50000.00') }, { info: 'Kemasan' }),
    additionalDetails: fc.constantFrom({}, { email: ['keuangan@sinarjaya.co.id'] }),
  },
  { requiredKeys: [] },
);

let bank: TestBank;
let made = 0n;
const ask = (operationId: OperationId, body: object, user = siti) => askAs(bank, user, operationId, body);

beforeAll(async () => {
  bank = await openBank('pglite');
  await addTransferBank(bank);
});
afterAll(() => bank.close());

/** The account that stands behind the address today; any other would be refused. */
async function behind(proxy: object) {
  const { output } = await ask('inquireBifastProxy', { proxy });
  return (output as { beneficiary: typeof account }).beneficiary;
}

async function favoriteOf(kind: Kind, proxy: object, clearingFields: object, others: object): Promise<object> {
  const payee =
    kind === 'proxy' ? await behind(proxy) : { ...kinds[kind], accountName: nameBehind(kinds[kind].accountNumber) };
  return {
    paymentType: 'LCY',
    favoriteName: 'Kemasan bulanan',
    shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    transferType: kind === 'account at this bank' ? 'OVB' : 'BIFAST',
    beneficiary: { ...payee, currency: 'IDR', ...clearingFields },
    ...(kind === 'proxy' && { proxy }),
    ...others,
  } satisfies Partial<Record<keyof LocalFavorite, unknown>>;
}

type Menu = 'LCY' | 'FAV';
type Page = readonly [operationId: OperationId, body: object];

const pagesOf = ({ refNo, taskId, revision }: SubmitReceipt, menuAccess: Menu): readonly Page[] => {
  const named = { refNo, taskId, menuAccess };
  return [
    ['getRequest', named],
    ['listProcessSteps', { refNo }],
    ['listTransactions', { status: 'all', filter: { search: refNo } }],
    ['listUsableFavorites', { filter: { paymentType: 'LCY' } }],
    ['listFavoriteRecommendations', { paymentType: 'LCY' }],
    ['getRequestHistory', { refNo, menuAccess }],
    ['previewRoute', { kind: 'request', refNo, revision }],
    ['getTransaction', { refNo, menuAccess }],
    ['getTransactionTimeline', { refNo, menuAccess }],
    ['listTransactions', { status: 'all' }],
    ['listRequestsToApprove', {}],
    ['listActionHistory', {}],
    ['previewDecision', { decision: 'approve', items: [{ ...named, revision }] }],
  ];
};

/** What each page answered that is none of the answers a page may give. */
async function failuresOf(pages: readonly Page[], users: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const user of users)
    for (const [operationId, body] of pages) {
      const { status, code } = await ask(operationId, body, user);
      const mayBeRefused = status === 403 && (operationId === 'previewDecision' || operationId.startsWith('list'));
      if (status !== 200 && !mayBeRefused) failed.push(`${operationId} ${user} ${status} ${code}`);
    }
  return failed;
}

const failures = (receipt: SubmitReceipt, menuAccess: Menu) =>
  failuresOf(pagesOf(receipt, menuAccess), [siti, approver]);

async function executionOf({ refNo }: SubmitReceipt) {
  return bank.services.db
    .selectFrom('requests')
    .select(['id_trx_log as idTrxLog', 'status'])
    .where('ref_no', '=', refNo)
    .executeTakeFirstOrThrow();
}

const isPdf = (body: string) => body.startsWith('%PDF');

async function documentFailures(named: object): Promise<string[]> {
  const headers = await bearerOf(bank, siti);
  const failed: string[] = [];
  for (const operationId of ['downloadReceipt', 'downloadAdvice'] as const) {
    const { path } = operations[operationId];
    const { statusCode, body } = await bank.app.inject({ method: 'POST', url: path, payload: named, headers });
    if (statusCode !== 200 || !isPdf(body)) failed.push(`${operationId} ${statusCode} ${body.slice(0, 200)}`);
  }
  return failed;
}

async function decide(person: string, action: 'approve' | 'release', receipt: SubmitReceipt, amount: string) {
  const user = `${person}@NUSANTARA`;
  const { notes } = (await ask('getRequest', keyOf(receipt), user)).output as RequestDetail;
  const confirmed = notes.filter(({ mustConfirm }) => mustConfirm).map(({ flag }) => flag);
  const signature = await sign(bank, person, action, [receipt], amount);
  const body = { ...keyOf(receipt), revision: receipt.revision, signature, confirmed };
  expect((await ask(`${action}Request`, body, user)).code).toBe('00');
}

const keyOf = ({ refNo, taskId }: SubmitReceipt) => ({ refNo, taskId, menuAccess: 'LCY' });

/** Approved, released and paid; then every page that shows a decision or a payment. */
async function failuresOncePaid(receipt: SubmitReceipt, { value }: { readonly value: string }): Promise<string[]> {
  await decide('APPROVER01', 'approve', receipt, value);
  await decide('RELEASER01', 'release', receipt, value);
  await runJobs(bank);
  const { idTrxLog, status } = await executionOf(receipt);
  const { refNo, taskId } = receipt;
  const { items } = (await ask('listActionHistory', {}, approver)).output as { items: ActionHistoryItem[] };
  const decided: readonly Page[] = [
    ['getActedRequest', { refNo, taskId, menuAccess: 'LCY', revision: receipt.revision }],
    ['listStepActions', { idProcessStep: items.find((item) => item.refNo === refNo)?.idProcessStep ?? '' }],
    ['getDashboardDay', {}],
  ];
  const executed: readonly Page[] = [
    ['getExecutionProcess', { idTrxLog }],
    ['listTransactions', { status: 'successful' }],
    ['listInboxMessages', { filter: {} }],
  ];
  return [
    ...(status === 'Successful' ? [] : [`${refNo} is ${status}`]),
    ...(await failures(receipt, 'LCY')),
    ...(await failuresOf(decided, [approver])),
    ...(await failuresOf(executed, [siti, approver])),
    ...(await documentFailures({ refNo, idTrxLog })),
  ];
}

async function forgetEverything(): Promise<void> {
  const { db } = bank.services;
  await db.updateTable('requests').set({ tab: 'unsuccessful', status: 'Rejected', stage_kind: null }).execute();
  await db.deleteFrom('favorites').execute();
}

/** A favorite as its approvers let it pass. */
async function keptFavorite(form: object): Promise<{ favoriteId: string; failed: string[] }> {
  const submitted = await ask('submitFavorite', { form, confirmed: everyNote });
  expect(submitted.code).toBe('00');
  const receipt = submitted.output as SubmitReceipt;
  const failed = await failures(receipt, 'FAV');
  await endRequest(bank, receipt.refNo, 'Successful');
  const { items } = (await ask('listFavorites', {})).output as { items: FavoriteSummary[] };
  const favoriteId = items[0]?.favoriteId ?? '';
  expect((await ask('getFavorite', { favoriteId })).code).toBe('00');
  return { favoriteId, failed };
}

const feeAccount = { ...fromOperasional, id: 'acc-0002', number: '1370010246802', alias: 'Payroll' };
const optionalParts = fc.record(
  {
    details: fc.record(
      { customerReference: fc.constant('INV-2026/11'), info: fc.constant('Kemasan') },
      { requiredKeys: [] },
    ),
    charges: fc.constantFrom(
      { chargeTransactionFeeTo: 'REMITTER' },
      { chargeTransactionFeeTo: 'BENEFICIARY' },
      { chargeTransactionFeeTo: 'REMITTER', feeAccount },
    ),
    additionalDetails: fc.constantFrom(
      {},
      { email: ['keuangan@sinarjaya.co.id'] },
      { whatsapp: [{ countryCode: '+62', valueWhatsapp: '81218004567' }] },
    ),
  },
  { requiredKeys: ['charges'] },
);
type Parts = typeof optionalParts extends fc.Arbitrary<infer Value> ? Value : never;

function transferForm(transferType: TransferType, payee: object, { details, charges, ...parts }: Parts) {
  made += 1n;
  const amount = idr(`${amounts[transferType] + made}.00`);
  return {
    transferType,
    fromAccount: fromOperasional,
    payee,
    transactionDetails: { amount, ...(transferType === 'BIFAST' && { purposeCode: '03' }), ...details },
    ...(transferType !== 'OVB' && { charges }),
    timing: { kind: 'immediate' },
    ...parts,
  };
}

interface Way {
  readonly transferType: TransferType;
  readonly payee: object;
  readonly parts: Parts;
  readonly isPaid: boolean;
}

/** The form named the favorite alone; before and after it is sent the bank says whose account that is. */
function expectPayee({ beneficiary }: LocalTransferValidation, { form }: LocalTransferReceipt): void {
  for (const payee of [beneficiary, form.payee.beneficiary])
    expect(payee).toMatchObject({
      accountName: expect.stringMatching(/\S/),
      bankName: expect.stringMatching(/\S/),
      accountNumber: expect.stringMatching(/^\d+$/),
    });
}

/** What failed when it was submitted or shown; undefined when this rail refuses the payee. */
async function paidBy({ transferType, payee, parts, isPaid }: Way): Promise<string[] | undefined> {
  const form = transferForm(transferType, payee, parts);
  const checked = await ask('validateLocalTransfer', { form });
  const submitted = await ask('submitLocalTransfer', { form, confirmed: everyNote });
  if (checked.status === 500 || submitted.status === 500) return [`${transferType} cannot be submitted`];
  if (submitted.status !== 200) return undefined;
  expectPayee(checked.output as LocalTransferValidation, submitted.output as LocalTransferReceipt);
  const receipt = submitted.output as SubmitReceipt;
  const waiting = await failures(receipt, 'LCY');
  return isPaid ? [...waiting, ...(await failuresOncePaid(receipt, form.transactionDetails.amount))] : waiting;
}

const favorites = fc.tuple(
  fc.constantFrom<Kind>('account', 'account at this bank', 'proxy'),
  fc.constantFrom(...proxies),
  clearingFields,
  otherFields,
);

test(
  'a favorite is refused by a rail, or shown on every page to everybody who may see it',
  { timeout: patience },
  async () => {
    const paid = new Set<TransferType>();
    let runs = 0;
    const story = fc.asyncProperty(favorites, optionalParts, async (kept, parts) => {
      await forgetEverything();
      runs += 1;
      const { favoriteId, failed } = await keptFavorite(await favoriteOf(...kept));
      expect(failed).toEqual([]);
      const payee = { kind: 'favorite', favoriteId };
      for (const [index, transferType] of rails.entries()) {
        const wrong = await paidBy({ transferType, payee, parts, isPaid: (runs + index) % 2 === 0 });
        expect(wrong ?? []).toEqual([]);
        if (wrong) paid.add(transferType);
      }
    });
    await fc.assert(story, { numRuns: 16, seed: 20_261_123, endOnFailure: true });
    expect([...paid].toSorted()).toEqual([...rails].toSorted());
  },
);

// A local transfer from its draft to the advice in the mailbox, with the calls that a browser makes.
import { setTimeout as pause } from 'node:timers/promises';
import type {
  CasaAccount,
  CutOffCheck,
  DecisionReceipt,
  DraftSummary,
  FeeQuote,
  LocalTransferValidation,
  Mutation,
  PayeeInquiry,
  StatusLabel,
  SubmitReceipt,
  TransactionDetail,
} from '../../generated/types.ts';
import { formatMoney } from '../../domain/money-format.ts';
import { fromWire, money, toWire, type Money, type WireMoney } from '../../domain/money.ts';
import type { Person, Visitor } from './person.ts';
import { expectSame, StoryBroken, type Narrator } from './narrator.ts';

export interface Cast {
  readonly maker: Person;
  readonly verifier: Person;
  readonly approver: Person;
  readonly releaser: Person;
}

export interface Scene {
  readonly visitor: Visitor;
  readonly cast: Cast;
  readonly narrator: Narrator;
}

const menuAccess = 'LCY';
const transferType = 'BIFAST';
const serviceType = 'SVC_LCY_BIFAST';
const payeeBank = { bankCode: '014', accountNumber: '5270338812' };
const named = { email: ['keuangan@sinarjaya.co.id'], whatsapp: [{ countryCode: '+62', valueWhatsapp: '81218004567' }] };
const longestWait = 30_000;

const amountOfStory = money(125_000_000n, 'IDR');
/** The story can run twice on one day, so the duplicate warning is confirmed. */
const confirmed = ['possible-duplicate'];

function read(wire: WireMoney | null): Money {
  const found = wire && fromWire(wire);
  if (!found?.ok) throw new StoryBroken(`${JSON.stringify(wire)} is no amount`);
  return found.value;
}

const inWords = (wire: WireMoney | null) => formatMoney(read(wire), 'EN');

async function debitAccount({ maker }: Cast): Promise<CasaAccount> {
  const { items } = await maker.do<{ items: CasaAccount[] }>('listCasaAccounts', {});
  const found = items.find(({ accountCurrency, status }) => accountCurrency === 'IDR' && status === 'active');
  if (!found) throw new StoryBroken('the maker has no rupiah account to pay from');
  return found;
}

async function balanceOf({ maker }: Cast, { accountId }: CasaAccount): Promise<Money> {
  const { items } = await maker.do<{ items: CasaAccount[] }>('listCasaAccounts', {});
  const found = items.find((account) => account.accountId === accountId);
  if (!found) throw new StoryBroken(`the account ${accountId} is gone`);
  return read(found.accountBalance);
}

function formOf(account: CasaAccount, payee: PayeeInquiry, amount: WireMoney) {
  const { accountId: id, accountNumber: number, accountName: alias, accountCurrency: currency } = account;
  return {
    transferType,
    fromAccount: { id, number, alias, currency },
    payee: { kind: 'account', inquiryId: payee.inquiryId, beneficiary: payee.beneficiary },
    transactionDetails: { amount, purposeCode: '99', info: 'Story of a transfer' },
    charges: { chargeTransactionFeeTo: 'REMITTER' },
    timing: { kind: 'immediate' },
    additionalDetails: named,
  };
}

type Form = ReturnType<typeof formOf>;

interface Prepared {
  readonly form: Form;
  readonly draftId: string;
  readonly fee: FeeQuote;
  /** The bank's business day; the clock of a sandbox can differ from this computer's. */
  readonly today: string;
}

async function prepare({ cast, narrator }: Scene, account: CasaAccount, amount: WireMoney): Promise<Prepared> {
  const { maker } = cast;
  const fields = { transferType, 'payee.beneficiary.accountNumber': payeeBank.accountNumber };
  const draft = await narrator.step(
    `The maker saves a draft of a ${transferType} transfer of ${inWords(amount)}`,
    () => maker.do<DraftSummary>('saveDraft', { transactionType: menuAccess, fields }),
    ({ expiresAt }) => `, which is kept until ${expiresAt}`,
  );
  const payee = await narrator.step(
    `The maker asks who holds ${payeeBank.accountNumber}`,
    () => maker.do<PayeeInquiry>('inquireLocalPayee', { transferType, ...payeeBank }),
    ({ beneficiary }) => `: ${beneficiary.accountName} at ${beneficiary.bankName}`,
  );
  const form = formOf(account, payee, amount);
  const { checkedAt } = await narrator.step(
    'The bank holds the transfer against every limit',
    () => maker.do<LocalTransferValidation>('validateLocalTransfer', { form }),
    ({ limits: { bankTransactionLimit: bank } }) => `; one of up to ${inWords(bank.maxLimit)} may go this way`,
  );
  const fee = await narrator.step(
    'The bank quotes its fee',
    () =>
      maker.do<FeeQuote>('quoteLocalTransferFee', {
        transferType,
        fromAccountId: account.accountId,
        amount,
        charges: form.charges,
      }),
    ({ totalFee, totalDebit }) => ` of ${inWords(totalFee)}, so that ${inWords(totalDebit)} will be debited`,
  );
  const today = checkedAt.slice(0, 10);
  await narrator.step('The way is open today', async () => {
    const cutOff = await maker.do<CutOffCheck>('checkLocalTransferCutOff', { transferType, transactionDate: today });
    expectSame('what the cut-off says', cutOff.open, true);
  });
  return { form, draftId: draft.draftId, fee, today };
}

async function submit({ cast, narrator }: Scene, { form, draftId }: Prepared): Promise<SubmitReceipt> {
  return narrator.step(
    'The maker submits it',
    async () => {
      const receipt = await cast.maker.do<SubmitReceipt>('submitLocalTransfer', { form, draftId, confirmed });
      expectSame('the status after the submission', receipt.status, 'Pending Verify');
      return receipt;
    },
    ({ refNo }) => `; it is called ${refNo} and waits for a verifier`,
  );
}

interface Decision {
  readonly who: keyof Cast;
  readonly operation: 'verifyRequest' | 'approveRequest' | 'releaseRequest';
  readonly action?: 'approve' | 'release';
  readonly sentence: string;
  readonly status: StatusLabel;
}

const decisions: readonly Decision[] = [
  {
    who: 'verifier',
    operation: 'verifyRequest',
    sentence: 'The verifier verifies it',
    status: 'Pending Approve',
  },
  {
    who: 'approver',
    operation: 'approveRequest',
    action: 'approve',
    sentence: 'The approver signs with the token device and approves it',
    status: 'Pending Release',
  },
  {
    who: 'releaser',
    operation: 'releaseRequest',
    action: 'release',
    sentence: 'The releaser signs with the token device and releases it',
    status: 'Execution In Progress',
  },
];

async function decide({ cast, narrator }: Scene, receipt: SubmitReceipt, amount: WireMoney): Promise<void> {
  const { taskId, refNo, revision } = receipt;
  const named = { taskId, refNo, revision, menuAccess, confirmed };
  const signed = { serviceType, menuAccess, trxCurrency: amount.currency, trxAmount: amount.value };
  for (const { who, operation, action, sentence, status } of decisions)
    await narrator.step(sentence, async () => {
      const person = cast[who];
      const signature = action && (await person.sign({ ...signed, action, items: [{ refNo, revision }] }));
      const decided = await person.do<DecisionReceipt>(operation, { ...named, ...(signature && { signature }) });
      expectSame(`the status after ${operation}`, decided.status, status);
    });
}

async function waitUntilExecuted({ cast, narrator }: Scene, { refNo }: SubmitReceipt): Promise<TransactionDetail> {
  return narrator.step(
    'The bank carries it out',
    async () => {
      const until = performance.now() + longestWait;
      for (;;) {
        const found = await cast.maker.do<TransactionDetail>('getTransaction', { refNo, menuAccess });
        if (found.status !== 'Execution In Progress' || performance.now() > until) {
          expectSame('the status in the end', found.status, 'Successful');
          return found;
        }
        await pause(100);
      }
    },
    ({ receipt }) => (receipt ? ` under its own reference ${receipt.hostReference}` : ''),
  );
}

/** The messages about a payment, by recipient. Waits, because the bank sends them shortly after the payment. */
async function messagesTo({ visitor }: Scene, recipients: readonly string[], refNo: string): Promise<string[][]> {
  const until = performance.now() + longestWait;
  for (;;) {
    const { text } = await visitor.get('/sandbox/mailbox');
    const about = text.split('<article>').filter((article) => article.includes(refNo));
    const found = recipients.map((recipient) => about.filter((article) => article.includes(recipient)));
    if (found.every(({ length }) => length > 0) || performance.now() > until) return found;
    await pause(100);
  }
}

async function checkMailbox(scene: Scene, { refNo }: SubmitReceipt): Promise<void> {
  const { visitor, narrator } = scene;
  await narrator.step('The payee finds the advice in the mailbox, by e-mail with its PDF and by WhatsApp', async () => {
    const numbers = named.whatsapp.map(({ countryCode, valueWhatsapp }) => `${countryCode}${valueWhatsapp}`);
    const recipients = [...named.email, ...numbers];
    const found = await messagesTo(scene, recipients, refNo);
    for (const [index, recipient] of recipients.entries())
      expectSame(`the messages to ${recipient}`, found[index]?.length, 1);
    const [, path = ''] = /href="(\/sandbox\/mailbox\/\d+\/attachment)"/.exec(found.flat().join('')) ?? [];
    const file = await visitor.get(path);
    expectSame('the beginning of the attached file', file.text.slice(0, 5), '%PDF-');
  });
}

interface Booked {
  readonly account: CasaAccount;
  readonly before: Money;
  readonly prepared: Prepared;
}

async function checkBooks({ cast, narrator }: Scene, { refNo }: SubmitReceipt, booked: Booked): Promise<void> {
  const { fee, today } = booked.prepared;
  const { account, before } = booked;
  const debit = read(fee.totalDebit);
  await narrator.step(`The account shows ${inWords(fee.totalDebit)} less, and the history says why`, async () => {
    const after = await balanceOf(cast, account);
    expectSame('the balance', toWire(after), toWire(money(before.minor - debit.minor, before.currency)));
    const filter = { accountId: account.accountId, dates: { from: today, to: today }, search: refNo };
    const { items } = await cast.maker.do<{ items: Mutation[] }>('listMutations', { filter });
    const sum = items.reduce((total, { amount }) => total + read(amount).minor, 0n);
    expectSame('the sum of its movements', toWire(money(sum, debit.currency)), fee.totalDebit);
  });
}

export async function playTransfer(scene: Scene): Promise<void> {
  const amount = toWire(amountOfStory);
  const account = await debitAccount(scene.cast);
  const prepared = await prepare(scene, account, amount);
  const receipt = await submit(scene, prepared);
  const before = await balanceOf(scene.cast, account);
  await decide(scene, receipt, amount);
  await waitUntilExecuted(scene, receipt);
  await checkMailbox(scene, receipt);
  await checkBooks(scene, receipt, { account, before, prepared });
}

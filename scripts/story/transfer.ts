// A local transfer from its draft to the advice in the mailbox, with the calls that a browser makes.
import { setTimeout as pause } from 'node:timers/promises';
import type {
  CasaAccount,
  CutOffCheck,
  DraftSummary,
  FeeQuote,
  LocalTransferValidation,
  Mutation,
  PayeeInquiry,
  SubmitReceipt,
} from '../../generated/types.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { money, toWire, type Money, type WireMoney } from '../../domain/money.ts';
import { decide, waitUntilExecuted } from './decisions.ts';
import { expectSame, StoryBroken } from './narrator.ts';
import { confirmed, debitAccount, fromAccountOf, inWords, read, type Cast, type Scene } from './scene.ts';

const menuAccess = 'LCY';
const transferType = 'BIFAST';
const payeeBank = { bankCode: '014', accountNumber: '5270338812' };
const named = { email: ['keuangan@sinarjaya.co.id'], whatsapp: [{ countryCode: '+62', valueWhatsapp: '81218004567' }] };
const longestWait = 30_000;

const amountOfStory = money(125_000_000n, 'IDR');

async function balanceOf({ maker }: Cast, { accountId }: CasaAccount): Promise<Money> {
  const { items } = await maker.do<{ items: CasaAccount[] }>('listCasaAccounts', {});
  const found = items.find((account) => account.accountId === accountId);
  if (!found) throw new StoryBroken(`the account ${accountId} is gone`);
  return read(found.accountBalance);
}

function formOf(account: CasaAccount, payee: PayeeInquiry, amount: WireMoney) {
  return {
    transferType,
    fromAccount: fromAccountOf(account),
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

/** Returns the bank's business day. */
export async function playTransfer(scene: Scene): Promise<CalendarDate> {
  const amount = toWire(amountOfStory);
  const account = await debitAccount(scene.cast);
  const prepared = await prepare(scene, account, amount);
  const receipt = await submit(scene, prepared);
  const before = await balanceOf(scene.cast, account);
  await decide(scene, receipt, menuAccess);
  await scene.narrator.step(
    'The bank carries it out',
    () => waitUntilExecuted(scene, receipt, menuAccess),
    ({ receipt: proof }) => (proof ? ` under its own reference ${proof.hostReference}` : ''),
  );
  await checkMailbox(scene, receipt);
  await checkBooks(scene, receipt, { account, before, prepared });
  return prepared.today;
}

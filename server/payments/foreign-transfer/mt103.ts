// Builds the MT103 (SWIFT message) of a telegraphic transfer, for download and mail.
import { decimalText } from '../../../domain/money.ts';
import { amountSent, keptFrom } from '../../../domain/sent-amount.ts';
import { swiftText } from '../../../domain/swift-text.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type {
  ForeignBeneficiary,
  PaymentAmount,
  TelegraphicTransferForm,
  TransactionLogKey,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { hasEverLeft } from '../../execution/executions.ts';
import { findBank, ownBankCode } from '../../reference/banks.ts';
import { businessDay } from '../../reference/business-day.ts';
import { Refusal } from '../../refusal.ts';
import { asFile, checkEmails, findExecuted, mailDocument, print, printingFor } from '../../transactions/documents.ts';
import { payeeFacts, type Executed } from '../../transactions/facts.ts';

interface Message {
  readonly executed: Executed;
  readonly form: TelegraphicTransferForm;
  readonly beneficiary: ForeignBeneficiary;
  readonly senderBic: string;
  readonly orderedBy: string;
}

const title = 'MT103';
const lineLength = 35;
const mostLines = 4;

const filled = (text: string): string[] => text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];

/** Breaks the text between its words. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap(filled)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** By the convention of SWIFT, a plus at the end says that the text goes on. */
const cut = (lines: readonly string[]): string[] => [
  ...lines.slice(0, mostLines - 1),
  `${lines[mostLines - 1]?.slice(0, lineLength - 1)}+`,
];

/**
 * SWIFT has four lines of 35 characters for a name with its address, or a message. Each text begins a line, unless they
 * need more lines so: then they follow each other.
 */
function swiftLines(texts: readonly (string | undefined)[]): string[] {
  const known = texts.map((text) => swiftText(text ?? '')).filter(Boolean);
  const together = known.join(' ');
  const full = filled(together).map((line) => line.trim());
  return [known.flatMap(wrapped), wrapped(together), full].find(({ length }) => length <= mostLines) ?? cut(full);
}

/** SWIFT writes 48750.00 as "48750,": the comma is always there, zeros at the end are not. */
function swiftAmount(value: string): string {
  const [whole = '0', decimals = ''] = value.split('.');
  return `${whole},${decimals.replace(/0+$/, '')}`;
}

const field = (tag: string, lines: readonly string[]) => [`:${tag}:${lines[0] ?? ''}`, ...lines.slice(1)];

/** The message carries the identifier under which the banks on the way follow it. */
const trackedAs = ({ execution: { receipt } }: Executed): string =>
  receipt?.kind === 'transfer' && receipt.uetr ? `{3:{121:${receipt.uetr}}}` : '';

/**
 * The banks that the tracker follows after this one: the first receives the message, the last is the payee's. Another
 * host may name none; the message then goes to the bank that the maker named, or to the payee's own.
 */
function banksOf({ executed: { execution }, form, beneficiary }: Message): readonly string[] {
  const { receipt } = execution;
  const followed = receipt?.kind === 'transfer' ? (receipt.steps ?? []).slice(1).map(({ bic }) => bic) : [];
  if (followed.length > 0) return followed;
  return [...(form.intermediary ? [form.intermediary.bankCode] : []), beneficiary.bankCode];
}

/** What is settled between the banks, and what this bank kept of it because the payee pays its fee. */
function settledIn(
  { row: { fees } }: Executed,
  amount: PaymentAmount,
): { readonly sent: string; readonly charges?: string } {
  const kept = keptFrom(fees?.lines ?? []);
  const sent = amountSent(amount, fees?.lines ?? []);
  if (kept === 0n || !sent.ok) return { sent: amount.value };
  return { sent: decimalText(sent.value), charges: decimalText({ ...sent.value, minor: kept }) };
}

function messageLines(message: Message): string[] {
  const { executed, form, beneficiary, senderBic, orderedBy } = message;
  const [receiver = beneficiary.bankCode, ...others] = banksOf(message);
  const between = others.slice(0, -1);
  const { row } = executed;
  const valueDate = row.execution_date.replaceAll('-', '').slice(2);
  const { amount, info } = form.transactionDetails;
  const { sent, charges } = settledIn(executed, amount);
  const { accountNumber, accountName, addressLine1, addressLine2, addressLine3 } = beneficiary;
  const payee = swiftLines([accountName, addressLine1, addressLine2, addressLine3]);
  return [
    `{1:F01${senderBic.padEnd(8, 'X').slice(0, 8)}AXXX0000000000}{2:I103${receiver.slice(0, 8)}XXXXN}${trackedAs(executed)}{4:`,
    ...field('20', [row.ref_no.slice(0, 16)]),
    ...field('23B', ['CRED']),
    ...field('32A', [`${valueDate}${amount.currency}${swiftAmount(sent)}`]),
    ...(charges ? field('33B', [`${amount.currency}${swiftAmount(amount.value)}`]) : []),
    ...field('50K', [`/${form.fromAccount.number}`, ...swiftLines([orderedBy])]),
    ...field('52A', [senderBic]),
    ...between.slice(0, 1).flatMap((bic) => field('56A', [bic])),
    ...field('57A', [beneficiary.bankCode]),
    ...field('59', [`/${accountNumber}`, ...payee]),
    ...(info ? field('70', swiftLines([info])) : []),
    ...field('71A', [form.charges.chargeInstruction]),
    ...(charges ? field('71F', [`${amount.currency}${swiftAmount(charges)}`]) : []),
    '-}',
  ];
}

async function senderBic(db: Database, now: Date): Promise<string> {
  const bank = await findBank(db, ownBankCode, businessDay(now));
  if (!bank?.bic) throw new Refusal('MT103_DOWNLOAD_FAILED');
  return bank.bic;
}

/** Throws a Refusal for a transfer within this bank and for one that was not sent; neither has an MT103. */
async function messageOf(context: Context, key: TransactionLogKey): Promise<Message> {
  const executed = await findExecuted(context, key);
  const { content } = executed.row;
  if (!hasEverLeft(executed.execution) || content.kind !== 'foreign-transfer' || content.form.transferType !== 'TT')
    throw new Refusal('MT103_NOT_GENERATED');
  const { beneficiary } = content.form.payee;
  if (!beneficiary) throw new Refusal('MT103_DOWNLOAD_FAILED');
  const bic = await senderBic(context.db, context.now);
  return { executed, form: content.form, beneficiary, senderBic: bic, orderedBy: context.who.companyName };
}

async function mt103Of(context: Context, key: TransactionLogKey) {
  const message = await messageOf(context, key);
  const facts = payeeFacts(message.executed, context.language);
  return print(printingFor(context), message.executed, { title, facts, fixedLines: messageLines(message) });
}

export const downloadMt103: Handlers<Context>['downloadMt103'] = async ({ body }, context) =>
  asFile(await mt103Of(context, body));

export const emailMt103: Handlers<Context>['emailMt103'] = async ({ body }, context) => {
  const { refNo, email } = body;
  checkEmails(email);
  return { refNo, sentTo: email, sentAt: await mailDocument(context, await mt103Of(context, body), email) };
};

// The facts of a paid transaction that its documents print.
import { amountInWords } from '../../domain/amount-in-words.ts';
import { formatDate, formatMoment } from '../../domain/date-format.ts';
import { rateInWords } from '../../domain/decimal-format.ts';
import { groupedAccount } from '../../domain/masks.ts';
import { fromWire } from '../../domain/money.ts';
import { menus } from '../../domain/payment-menus.ts';
import { feesApart } from '../../domain/stamp-duty.ts';
import type { Language, PaymentAmount } from '../../generated/types.ts';
import type { Headline } from '../files/pdf-sections.ts';
import type { Fact } from '../files/table-file.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import type { PaymentKind } from '../approval/payment-kind.ts';
import type { ExecutionRow } from '../execution/executions.ts';
import type { RequestRow } from '../approval/store.ts';
import { kindWord } from '../reference/portal-words.ts';
import { amountOf } from '../requests/list-item.ts';

/** A transaction with its execution at the bank. */
export interface Executed {
  readonly row: RequestRow;
  readonly execution: ExecutionRow;
  readonly kind: PaymentKind;
  /** The names of its codes, in the language of its documents. */
  readonly codeNames: ReadonlyMap<string, string>;
}

/** The info and the reference that the maker typed. */
function writtenBy({ content }: RequestRow): { readonly info?: string; readonly customerReference?: string } {
  return ('form' in content && 'transactionDetails' in content.form && content.form.transactionDetails) || {};
}

function resultOf({ menu_access: menu, is_forwarded: isForwarded, status }: RequestRow) {
  if (status === 'Returned') return 'status.Returned';
  if (isForwarded) return 'transfer.forwarded';
  return menus[menu].isOrder ? 'books.ordered' : 'status.Successful';
}

/** The status, the amount, and the amount in words. */
export function headlineOf({ row }: Executed, language: Language): Headline {
  const amount = amountOf(row);
  const read = amount && fromWire(amount);
  const note = read?.ok ? amountInWords(read.value, language) : '';
  return {
    label: kindWord(resultOf(row), language),
    text: formatWireMoney(amount, language),
    note,
  };
}

const bankAccountFacts = (row: RequestRow, language: Language): Fact[] => [
  [kindWord('transfer.to', language), row.payee_name],
  [kindWord('transfer.accountNumber', language), groupedAccount(row.payee_account)],
  [kindWord('transfer.bank', language), row.payee_bank],
];

function creditOf({ row, execution, kind }: Executed, language: Language): string {
  if (row.status === 'Returned') return '';
  if (row.is_forwarded) return kindWord('transfer.notCredited', language);
  const { credited_at: at } = execution;
  return kind.hasNoCredit || !at ? '' : formatMoment(at.getTime(), language);
}

export const officialOf = ({ row, execution, kind }: Executed) =>
  execution.receipt ? kind.official?.(row, execution.receipt) : undefined;

/** What the payment is for and its proof; an official receipt says both itself. */
function ownFacts(executed: Executed, language: Language): readonly Fact[] {
  const { row, execution, kind, codeNames } = executed;
  if (officialOf(executed)) return [];
  const ofPayee = kind.payeeFacts?.(row, language, codeNames) ?? bankAccountFacts(row, language);
  return [...ofPayee, ...kind.proofFacts(execution.receipt, language)];
}

/** The facts for the payee, which must not include the company's account. */
export function payeeFacts(executed: Executed, language: Language): Fact[] {
  const { row, execution, kind } = executed;
  const word = (name: string) => kindWord(`transfer.${name}`, language);
  const { info = '', customerReference = '' } = writtenBy(row);
  const facts: Fact[] = [
    [kindWord('fact.reference', language), row.ref_no],
    [word('hostReference'), execution.host_reference ?? '-'],
    [word('creditedAt'), creditOf(executed, language)],
    ...ownFacts(executed, language),
    [word('reference'), customerReference],
    [word('purpose'), kind.purpose(row.content, language)],
    [word('info'), info],
  ];
  return facts.filter(([, value]) => value !== '');
}

const dutyFact = (duty: PaymentAmount, language: Language): Fact => [
  kindWord('transfer.stampDuty', language),
  formatWireMoney(duty, language),
];

function feeFacts({ fees }: RequestRow, language: Language): readonly Fact[] {
  const { fee, stampDuty } = fees ? feesApart(fees) : { fee: null, stampDuty: null };
  const own: Fact = [kindWord('transfer.fee', language), formatWireMoney(fee, language)];
  return stampDuty ? [own, dutyFact(stampDuty, language)] : [own];
}

const costFacts = (row: RequestRow, language: Language): readonly Fact[] => [
  ...feeFacts(row, language),
  [kindWord('transfer.totalDebit', language), formatWireMoney(row.fees?.totalDebit ?? amountOf(row), language)],
];

/** "Amount: IDR 5.00. Fee: IDR 1.00. Total debit: IDR 6.00.", as far as there are any. */
export function costsInWords(row: RequestRow, language: Language): string {
  const amount: Fact = [kindWord('transfer.amount', language), formatWireMoney(amountOf(row), language)];
  const facts = [amount, ...costFacts(row, language)].filter(([, value]) => value !== '-');
  return facts.map(([label, value]) => `${label}: ${value}.`).join(' ');
}

/** Formats the number of the debited account, masked or in full. */
export type ShownNumber = (accountNumber: string) => string;

export function debitFacts({ row }: Executed, service: string, language: Language, shownNumber: ShownNumber): Fact[] {
  const word = (name: string) => kindWord(`transfer.${name}`, language);
  const facts: Fact[] = [
    [word('date'), formatDate(row.transaction_date, language)],
    [word('kind'), service],
    [word('from'), row.account ? `${row.account.alias} ${shownNumber(row.account.number)}` : '-'],
    [word('original'), row.conversion ? formatWireMoney(row.conversion.debitAmount, language) : ''],
    [word('rate'), row.conversion ? rateInWords(row.conversion, language) : ''],
    ...costFacts(row, language),
  ];
  return facts.filter(([, value]) => value !== '');
}

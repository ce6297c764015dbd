// The account statement: for each account the opening balance, every movement and the closing balance.
import { formatDate } from '../../domain/date-format.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DateRange, StatementRequest } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Column, Section, TableFile } from '../files/table-file.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import { instant } from '../instant.ts';
import { minorOf, numericOf } from '../db/numeric.ts';
import { startReport } from '../files/start-report.ts';
import { balanceBefore, periodOf } from './movement-store.ts';
import { checkDays } from './mutations.ts';
import { sumMutations, statementRows } from './mutation-store.ts';
import { loadVisibleAccount, type VisibleAccount } from './visible-accounts.ts';

type FileContext = Pick<Context, 'db' | 'who' | 'language'>;

const words = {
  EN: {
    title: 'Account Statement',
    accounts: 'accounts',
    account: 'Account',
    holder: 'Account Holder',
    currency: 'Currency',
    period: 'Period',
    opening: 'Opening Balance',
    debits: 'Total Debit',
    credits: 'Total Credit',
    closing: 'Closing Balance',
    bookedAt: 'Booked At',
    valueDate: 'Value Date',
    description: 'Description',
    party: 'Counterparty',
    journal: 'Journal Number',
    reference: 'Reference Number',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
  },
  ID: {
    title: 'Rekening Koran',
    accounts: 'rekening',
    account: 'Rekening',
    holder: 'Pemilik Rekening',
    currency: 'Mata Uang',
    period: 'Periode',
    opening: 'Saldo Awal',
    debits: 'Total Debit',
    credits: 'Total Kredit',
    closing: 'Saldo Akhir',
    bookedAt: 'Waktu Pembukuan',
    valueDate: 'Tanggal Valuta',
    description: 'Keterangan',
    party: 'Lawan Transaksi',
    journal: 'Nomor Jurnal',
    reference: 'Nomor Referensi',
    debit: 'Debit',
    credit: 'Kredit',
    balance: 'Saldo',
  },
} as const;

export const statementColumns = (language: Context['language']): Column[] => {
  const word = words[language];
  return [
    { title: word.account, holds: 'text' },
    { title: word.currency, holds: 'text' },
    { title: word.bookedAt, holds: 'moment', width: 15 },
    { title: word.valueDate, holds: 'date', width: 11 },
    { title: word.description, holds: 'text', width: 26 },
    { title: word.party, holds: 'text', width: 18 },
    { title: word.journal, holds: 'text' },
    { title: word.reference, holds: 'text' },
    { title: word.debit, holds: 'amount', width: 16 },
    { title: word.credit, holds: 'amount', width: 16 },
    { title: word.balance, holds: 'amount', width: 16 },
  ];
};

interface Balances {
  readonly opening: string;
  readonly closing: string;
}

async function balancesOf(
  { db, who }: FileContext,
  { accountId }: VisibleAccount,
  dates: DateRange,
): Promise<Balances> {
  const { start, end } = periodOf(dates);
  const before = (at: Date) => balanceBefore(db, who.companyId, accountId, at);
  return { opening: numericOf(await before(start)), closing: numericOf(await before(end)) };
}

async function rowsOf(context: FileContext, account: VisibleAccount, dates: DateRange, balances: Balances) {
  const { db, who, language } = context;
  const word = words[language];
  const { start, end } = periodOf(dates);
  const bare = (at: Date, description: string, balance: string) => {
    const moment = instant(at);
    return [account.number, account.currency, moment, moment.slice(0, 10), description, '', '', '', '', '', balance];
  };
  const movements = await statementRows(db, who.companyId, { accountId: account.accountId, dates });
  const rows = movements.map((row) => {
    const amount = minorOf(row.amount);
    const sides = amount < 0n ? [numericOf(-amount), ''] : ['', numericOf(amount)];
    const facts = [instant(row.booked_at), row.value_date, row.description, row.counterparty_name, row.journal];
    const reference = row.kind === 'transfer' ? row.reference : '';
    return [account.number, account.currency, ...facts, reference, ...sides, row.balance_after];
  });
  const lastMoment = new Date(end.getTime() - 1);
  return [bare(start, word.opening, balances.opening), ...rows, bare(lastMoment, word.closing, balances.closing)];
}

async function sectionOf(context: FileContext, accountId: string, dates: DateRange): Promise<Section> {
  const { db, who, language } = context;
  const word = words[language];
  const account = await loadVisibleAccount(db, who, accountId);
  const balances = await balancesOf(context, account, dates);
  const sums = await sumMutations(db, who.companyId, { accountId, dates });
  const money = (value: string) => formatWireMoney({ value, currency: account.currency }, language);
  return {
    heading: `${account.alias} ${account.number}`,
    facts: [
      [word.holder, account.holder],
      [word.currency, account.currency],
      [word.period, `${formatDate(dates.from, language)} – ${formatDate(dates.to, language)}`],
      [word.opening, money(balances.opening)],
      [word.debits, `${money(sums.debit)} (${sums.debits})`],
      [word.credits, `${money(sums.credit)} (${sums.credits})`],
      [word.closing, money(balances.closing)],
    ],
    rows: await rowsOf(context, account, dates, balances),
  };
}

export async function makeStatement({ accountIds, dates }: StatementRequest, context: FileContext): Promise<TableFile> {
  const sections: Section[] = [];
  for (const accountId of accountIds) sections.push(await sectionOf(context, accountId, dates));
  return { title: words[context.language].title, columns: statementColumns(context.language), sections };
}

export const requestStatement: Handlers<Context>['requestStatement'] = async ({ body }, context) => {
  const { db, who, language } = context;
  const { accountIds, dates, formatType } = body;
  const accounts: VisibleAccount[] = [];
  for (const accountId of new Set(accountIds)) accounts.push(await loadVisibleAccount(db, who, accountId));
  await checkDays(context, dates, 'dates');
  const word = words[language];
  const whose = accounts.length === 1 ? accounts[0]?.number : `${accounts.length} ${word.accounts}`;
  return startReport(context, {
    kind: 'statement',
    criteria: { accountIds: accounts.map(({ accountId }) => accountId), dates, formatType },
    source: 'statement',
    formatType,
    reportName: word.title,
    about: `${whose} ${dates.from} ${dates.to}`,
  });
};

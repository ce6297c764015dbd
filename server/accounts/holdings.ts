// The file with all accounts, facilities and records of the company that this user may see.
import type { Handlers } from '../../generated/handlers.ts';
import type { CurrencyCode, HoldingsExportRequest } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Column, Fact, Section, TableFile } from '../files/table-file.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import { minorOf, numericOf } from '../db/numeric.ts';
import { startReport } from '../files/start-report.ts';
import { withChildren } from './facilities.ts';
import { readFacilities } from './facility-store.ts';
import { openRecords, type RecordKind } from './record-store.ts';
import { readVisibleAccounts, type VisibleAccount } from './visible-accounts.ts';
import { textOf, todayOf } from './wire.ts';

type FileContext = Pick<Context, 'db' | 'who' | 'language'>;
type Kind = HoldingsExportRequest['accountKinds'][number];

interface Holding {
  readonly number: string;
  readonly name: string;
  readonly party: string;
  readonly currency: CurrencyCode;
  /** Empty when there is no limit. */
  readonly limit: string;
  readonly balance: bigint;
  readonly due: string;
  /** True when another row of the file already contains this amount, so the total leaves it out. */
  readonly isPart?: boolean;
}

const words = {
  EN: {
    title: 'Account Holdings',
    kind: 'Kind',
    number: 'Number',
    name: 'Name',
    party: 'Counterparty',
    currency: 'Currency',
    limit: 'Limit',
    balance: 'Balance',
    due: 'Due Date',
    total: 'Total',
  },
  ID: {
    title: 'Daftar Rekening',
    kind: 'Jenis',
    number: 'Nomor',
    name: 'Nama',
    party: 'Lawan Transaksi',
    currency: 'Mata Uang',
    limit: 'Plafon',
    balance: 'Saldo',
    due: 'Jatuh Tempo',
    total: 'Total',
  },
} as const;

const kindWords: Readonly<Record<Context['language'], Readonly<Record<Kind, string>>>> = {
  EN: {
    casa: 'Current and Savings Accounts',
    'time-deposit': 'Time Deposits',
    valas: 'Foreign Currency Accounts',
    loan: 'Loans',
    'trade-finance': 'Trade Finance',
    'trade-guarantee': 'Bank Guarantees',
    'value-chain': 'Value Chain',
    'treasury-solution': 'Treasury',
  },
  ID: {
    casa: 'Giro dan Tabungan',
    'time-deposit': 'Deposito Berjangka',
    valas: 'Rekening Valas',
    loan: 'Pinjaman',
    'trade-finance': 'Pembiayaan Perdagangan',
    'trade-guarantee': 'Bank Garansi',
    'value-chain': 'Value Chain',
    'treasury-solution': 'Treasury',
  },
};

const recordKinds: Readonly<Partial<Record<Kind, RecordKind>>> = {
  'trade-finance': 'trade',
  'trade-guarantee': 'guarantee',
  'value-chain': 'invoice',
  'treasury-solution': 'deal',
};

export const holdingColumns = (language: Context['language']): Column[] => {
  const word = words[language];
  return [
    { title: word.kind, holds: 'text' },
    { title: word.number, holds: 'text', width: 16 },
    { title: word.name, holds: 'text', width: 20 },
    { title: word.party, holds: 'text', width: 16 },
    { title: word.currency, holds: 'text', width: 9 },
    { title: word.limit, holds: 'amount', width: 16 },
    { title: word.balance, holds: 'amount', width: 16 },
    { title: word.due, holds: 'date', width: 11 },
  ];
};

const holdingOfAccount = (account: VisibleAccount, balance: bigint): Holding => ({
  number: account.number,
  name: account.alias,
  party: '',
  currency: account.currency,
  limit: textOf(account, 'plafond'),
  balance,
  due: textOf(account, 'maturityDate'),
});

async function cashHoldings(
  { db, who }: FileContext,
  isWanted: (account: VisibleAccount) => boolean,
): Promise<Holding[]> {
  return (await readVisibleAccounts(db, who, ['CA', 'SA']))
    .filter(isWanted)
    .map((account) => holdingOfAccount(account, account.available));
}

async function facilitiesOf({ db, who }: FileContext, kind: Kind): Promise<Holding[]> {
  const rows = withChildren(await readFacilities(db, who)).filter((row) => row.kind === kind);
  const shown = new Set(rows.map(({ facility_id }) => facility_id));
  return rows.map((row) => ({
    number: row.number,
    name: row.name,
    party: '',
    currency: row.currency,
    limit: row.plafond,
    balance: row.used,
    due: row.maturity_date,
    isPart: row.parent_id !== null && shown.has(row.parent_id),
  }));
}

async function recordsOf({ db, who }: FileContext, kind: RecordKind): Promise<Holding[]> {
  return (await openRecords(db, who.companyId, kind)).map((row) => ({
    number: row.number,
    name: '',
    party: row.counterparty,
    currency: row.currency,
    limit: '',
    balance: minorOf(row.outstanding),
    due: row.due_date,
    isPart: true,
  }));
}

async function holdingsOf(context: FileContext, kind: Kind, all: readonly Kind[]): Promise<Holding[]> {
  const { db, who } = context;
  // When both kinds are chosen, accounts in foreign currency are listed only under valas.
  if (kind === 'casa') return cashHoldings(context, ({ currency }) => currency === 'IDR' || !all.includes('valas'));
  if (kind === 'valas') return cashHoldings(context, ({ currency }) => currency !== 'IDR');
  if (kind === 'time-deposit')
    return (await readVisibleAccounts(db, who, ['TD'])).map((account) => holdingOfAccount(account, account.ledger));
  const facilities = await facilitiesOf(context, kind);
  if (kind === 'loan') {
    const loans = await readVisibleAccounts(db, who, ['LOAN']);
    return [
      ...facilities,
      ...loans.map((loan) => ({ ...holdingOfAccount(loan, -loan.ledger), isPart: facilities.length > 0 })),
    ];
  }
  const record = recordKinds[kind];
  return record ? [...facilities, ...(await recordsOf(context, record))] : facilities;
}

function totalsOf(holdings: readonly Holding[], language: Context['language']): Fact[] {
  const byCurrency = Map.groupBy(
    holdings.filter(({ isPart }) => !isPart),
    ({ currency }) => currency,
  );
  return [...byCurrency].map(([currency, some]): Fact => {
    const value = numericOf(some.reduce((sum, { balance }) => sum + balance, 0n));
    return [`${words[language].total} ${currency}`, formatWireMoney({ value, currency }, language)];
  });
}

async function sectionOf(context: FileContext, kind: Kind, all: readonly Kind[]): Promise<Section> {
  const { language } = context;
  const heading = kindWords[language][kind];
  const holdings = await holdingsOf(context, kind, all);
  const rows = holdings.map(({ number, name, party, currency, limit, balance, due }) => [
    heading,
    number,
    name,
    party,
    currency,
    limit,
    numericOf(balance),
    due,
  ]);
  return { heading, facts: totalsOf(holdings, language), rows };
}

export async function makeHoldings({ accountKinds }: HoldingsExportRequest, context: FileContext): Promise<TableFile> {
  const sections: Section[] = [];
  for (const kind of accountKinds) sections.push(await sectionOf(context, kind, accountKinds));
  return { title: words[context.language].title, columns: holdingColumns(context.language), sections };
}

export const exportHoldings: Handlers<Context>['exportHoldings'] = async ({ body }, context) => {
  const accountKinds = [...new Set(body.accountKinds)];
  return startReport(context, {
    kind: 'holdings',
    criteria: { ...body, accountKinds },
    source: 'statement',
    formatType: body.formatType,
    reportName: words[context.language].title,
    about: todayOf(context.now),
  });
};

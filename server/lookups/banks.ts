import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { countRows, readPage } from '../lists/page.ts';
import { isCommonlyCalled } from '../reference/bank-common-names.ts';
import { bankKeys, branchKeys, foreignBankKeys } from '../reference/banks.ts';
import { inForce } from '../reference/in-force.ts';
import { inLanguage, contains } from '../reference/text-search.ts';
import { businessDay } from '../reference/business-day.ts';

type LookupHandlers = Handlers<Context>;

const pageOf = (page: object | undefined) => ({ size: 10, ...page });
const searched = (columns: readonly string[], search: string | undefined) =>
  search === undefined
    ? sql<boolean>`true`
    : contains(
        columns.map((column) => sql.ref(column)),
        search,
      );
const isCalled = (search: string | undefined, bank = 'banks.bank_code') =>
  search === undefined ? sql<boolean>`false` : isCommonlyCalled(sql.ref(bank), search);
/** Finds banks by their common names, too. Those come before banks whose official name only contains the text. */
const calledOr = (columns: readonly string[], search: string | undefined) =>
  sql<boolean>`(${isCalled(search)} or ${searched(columns, search)})`;
const bestFirst = (search: string | undefined) =>
  sql<string>`case when ${isCalled(search)} then '0' else '1' end || banks.name`;
const datesOf = (table: string) =>
  [
    sql<string>`${sql.ref(`${table}.effective_from`)}`.as('effectiveFrom'),
    sql<string | null>`${sql.ref(`${table}.effective_to`)}`.as('effectiveTo'),
    sql<string>`${sql.ref(`${table}.source`)}`.as('source'),
  ] as const;

export const listBifastBanks: LookupHandlers['listBifastBanks'] = async ({ body }, { db, now }) => {
  const { search, on = businessDay(now) } = body.filter ?? {};
  const query = db
    .selectFrom('banks')
    .select(['bank_code as bankCode', 'bic', 'name as bankName', 'accepts_proxy as acceptsProxy'])
    .select(sql<'active' | 'disturbed' | 'inactive'>`bifast_state`.as('state'))
    .select(datesOf('banks'))
    .where('bifast_state', 'is not', null)
    .where(sql<boolean>`'BIFAST' = any(rails)`)
    .where(inForce(bankKeys, on))
    .where(calledOr(['name', 'bank_code', 'bic'], search));
  const order = { by: bestFirst(search), key: sql.ref('bank_code'), direction: 'asc', name: 'bankName' } as const;
  const { rows: items, page } = await readPage(query, order, pageOf(body.page), await countRows(query));
  return { items, page };
};

// An online transfer names only the bank; a clearing transfer names a branch.
type BankFilter = Parameters<LookupHandlers['listDomesticBanks']>[0]['body']['filter'];

const isBank = (bankCode: string | undefined) =>
  bankCode === undefined ? sql<boolean>`true` : sql<boolean>`banks.bank_code = ${bankCode}`;

function wholeBanks(db: Database, on: string, { search, bankCode }: BankFilter) {
  return db
    .selectFrom('banks')
    .select(['bank_code as bankCode', 'bic', 'name as bankName', 'city_code as cityCode', 'city', 'rails'])
    .select('bifast_state as bifastState')
    .select([sql<string | null>`null`.as('clearingCode'), sql<string | null>`null`.as('branchName')])
    .select(datesOf('banks'))
    .where(sql<boolean>`'ONLINE' = any(rails)`)
    .where(inForce(bankKeys, on))
    .where(isBank(bankCode))
    .where(calledOr(['name', 'bank_code', 'bic'], search));
}

function branches(db: Database, on: string, { transferType: rail, search, bankCode }: BankFilter) {
  return db
    .selectFrom('bank_branches')
    .innerJoin('banks', 'banks.bank_code', 'bank_branches.bank_code')
    .select(['banks.bank_code as bankCode', 'banks.bic', 'banks.name as bankName'])
    .select('banks.bifast_state as bifastState')
    .select(['bank_branches.city_code as cityCode', 'bank_branches.city', 'bank_branches.rails'])
    .select(['clearing_code as clearingCode', 'branch_name as branchName'])
    .select(datesOf('bank_branches'))
    .where(sql<boolean>`${rail} = any(bank_branches.rails)`)
    .where(inForce(branchKeys, on))
    .where(inForce(bankKeys, on))
    .where(isBank(bankCode))
    .where(calledOr(['banks.name', 'branch_name', 'bank_branches.city', 'clearing_code', 'banks.bic'], search));
}

export const listDomesticBanks: LookupHandlers['listDomesticBanks'] = async ({ body }, { db, now }) => {
  const { filter } = body;
  const on = businessDay(now);
  const by = bestFirst(filter.search);
  if (filter.transferType === 'ONLINE') {
    const query = wholeBanks(db, on, filter);
    const order = { by, key: sql.ref('banks.bank_code'), direction: 'asc', name: 'bank' } as const;
    const { rows: items, page } = await readPage(query, order, pageOf(body.page), await countRows(query));
    return { items, page };
  }
  const query = branches(db, on, filter);
  const order = { by, key: sql.ref('clearing_code'), direction: 'asc', name: 'branch' } as const;
  const { rows: items, page } = await readPage(query, order, pageOf(body.page), await countRows(query));
  return { items, page };
};

export const listSwiftBanks: LookupHandlers['listSwiftBanks'] = async ({ body }, { db, now, language }) => {
  const { search, country } = body.filter;
  const all = db
    .selectFrom('foreign_banks')
    .innerJoin('reference_lists as c', (join) => join.onRef('c.code', '=', 'country').on('c.kind', '=', 'COUNTRY'))
    .select(['bic', 'name as bankName', 'branch_name as branchName', 'address', 'city', 'country'])
    .select(inLanguage('c.text', language).as('countryName'))
    .where(inForce(foreignBankKeys, businessDay(now)))
    .where(sql<boolean>`(${isCalled(search, 'bic')} or ${searched(['name', 'branch_name', 'city', 'bic'], search)})`);
  const query = country === undefined ? all : all.where('country', '=', country);
  const order = { by: sql.ref('name'), key: sql.ref('bic'), direction: 'asc', name: 'bankName' } as const;
  const { rows: items, page } = await readPage(query, order, pageOf(body.page), await countRows(query));
  return { items, page };
};

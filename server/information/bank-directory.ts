import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { BankDirectoryRow, TransferType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { countRows, readPage } from '../lists/page.ts';
import { isCommonlyCalled } from '../reference/bank-common-names.ts';
import { bankKeys, branchKeys, foreignBankKeys } from '../reference/banks.ts';
import { inForce } from '../reference/in-force.ts';
import { businessDay } from '../reference/business-day.ts';
import { contains } from '../reference/text-search.ts';

type InformationHandlers = Handlers<Context>;
type Row = BankDirectoryRow & { readonly key: string };

const dates = (table: string) =>
  sql`${sql.ref(`${table}.effective_from`)} as "effectiveFrom", ${sql.ref(`${table}.effective_to`)} as "effectiveTo", ${sql.ref(`${table}.source`)} as source`;

// Domestic banks, their branches, and foreign banks, each with its codes.
function directory(db: Database, on: string) {
  return db.selectFrom(
    sql<Row>`(
      select name as "bankName", null as "branchName", bank_code as "bankCode", null as "clearingCode",
        bank_code9 as "bankCode9", bic, city_code as "cityCode", city, 'ID' as country, rails, ${dates('banks')},
        'B' || bank_code as key
      from banks where ${inForce(bankKeys, on)}
      union all
      select banks.name, branch_name, banks.bank_code, clearing_code, null, bic, bank_branches.city_code,
        bank_branches.city, 'ID', bank_branches.rails, ${dates('bank_branches')}, 'C' || clearing_code
      from bank_branches join banks using (bank_code)
      where ${inForce(branchKeys, on)} and ${inForce(bankKeys, on)}
      union all
      select name, branch_name, null, null, null, bic, null, city, country, '{}'::text[], ${dates('foreign_banks')}, 'F' || bic
      from foreign_banks where ${inForce(foreignBankKeys, on)}
    )`.as('d'),
  );
}

const serves = (rail: TransferType) => sql<boolean>`${rail} = any(rails)`;

const exactFilters = ['bankCode', 'clearingCode', 'bankCode9', 'bic', 'city', 'country'] as const;

export const listBankDirectory: InformationHandlers['listBankDirectory'] = async (
  { body: { filter, sort, page: request } },
  { db, now },
) => {
  const { search, transferType } = filter;
  let query = directory(db, businessDay(now)).selectAll();
  for (const name of exactFilters) {
    const wanted = filter[name];
    if (wanted !== undefined) query = query.where(sql<boolean>`${sql.ref(name)} = ${wanted}`);
  }
  if (transferType !== undefined) query = query.where(serves(transferType));
  const searched = ['bankName', 'branchName', 'city', 'bankCode', 'clearingCode', 'bic'];
  if (search !== undefined)
    query = query.where(
      sql<boolean>`(${isCommonlyCalled(sql`coalesce("bankCode", bic)`, search)} or ${contains(
        searched.map((name) => sql.ref(name)),
        search,
      )})`,
    );
  const { field, direction } = sort ?? { field: 'bankName', direction: 'asc' };
  const order = { by: sql`lower(coalesce(${sql.ref(field)}, ''))`, key: sql.ref('key'), direction, name: field };
  const { rows, page } = await readPage(query, order, request, await countRows(query));
  return { items: rows.map(({ key: _key, ...row }) => row), page };
};

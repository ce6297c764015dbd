// What services, accounts and account groups are called now, and what records were called on a day.
import type { Context } from '../../context.ts';
import { inLanguage } from '../../reference/text-search.ts';
import type { Names } from './describe.ts';
import type { StoredRecord } from './stored.ts';
import { words } from './words.ts';

export async function readNames({ db, who, language }: Pick<Context, 'db' | 'who' | 'language'>): Promise<Names> {
  const services = await db
    .selectFrom('services')
    .select(['service', inLanguage('name', language).as('name')])
    .execute();
  const accounts = await db
    .selectFrom('accounts')
    .select(['account_id as id', 'number', 'alias'])
    .where('company_id', '=', who.companyId)
    .execute();
  const groups = await db
    .selectFrom('account_groups')
    .select(['group_id as id', 'name'])
    .where('company_id', '=', who.companyId)
    .execute();
  return {
    language,
    services: new Map(services.map(({ service, name }) => [service, name])),
    accounts: new Map(accounts.map(({ id, number, alias }) => [id, `${alias} ${number}`.trim()])),
    accountGroups: new Map(groups.map(({ id, name }) => [id, name])),
  };
}

export function nameOf({ kind, id, content: { name } }: StoredRecord, names: Names): string {
  if (kind === 'account-limit') return names.accounts.get(id) ?? name ?? id;
  return name ?? words[names.language].kinds[kind];
}

// What services are called on every page, and what accounts, account groups and other records were called on a day.
import { accountText } from '../../../domain/account-text.ts';
import { groupedAccount } from '../../../domain/masks.ts';
import type { Context } from '../../context.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { readLimitTypes } from '../../limits/limit-types.ts';
import { kindWord } from '../../reference/portal-words.ts';
import type { Names } from './describe.ts';
import { readNamesOn, type StoredRecord } from './stored.ts';
import { words } from './words.ts';

export type ReadingNames = Pick<Context, 'db' | 'who' | 'language'>;

/** A name is stored with the bare number of its account; users read the number in groups. */
const grouped = (name: string, number = ''): string =>
  number !== '' && name.endsWith(number) ? name.slice(0, -number.length) + groupedAccount(number) : name;

export async function readNames(reading: ReadingNames, date: CalendarDate): Promise<Names> {
  const { db, who, language } = reading;
  const limitTypes = await readLimitTypes(db, { companyId: who.companyId, on: date, language });
  const ofDay = await readNamesOn(reading, date, ['account', 'account-group']);
  const services = await db.selectFrom('services').select('service').execute();
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
  const numbers = new Map(accounts.map(({ id, number }) => [id, number]));
  const calledOn = [...ofDay].map(([id, name]) => [id, grouped(name, numbers.get(id))] as const);
  return {
    language,
    services: new Map(services.map(({ service }) => [service, kindWord(`service.${service}`, language)])),
    limitTypes: limitTypes.filter(({ isHeld }) => isHeld),
    accounts: new Map([...accounts.map((account) => [account.id, accountText(account)] as const), ...calledOn]),
    accountGroups: new Map([...groups.map(({ id, name }) => [id, name] as const), ...ofDay]),
  };
}

export function nameOf({ kind, id, content: { name } }: StoredRecord, names: Names): string {
  if (kind === 'account-limit' || kind === 'account-visibility') return names.accounts.get(id) ?? name ?? id;
  if (kind === 'service-level') return words[names.language].levelKinds[id] ?? id;
  return name ?? words[names.language].kinds[kind];
}

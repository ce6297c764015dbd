// The highest amount of each service that anybody may submit; above it a missing row is no gap.
import type { CurrencyCode } from '../../domain/money.ts';
import { mayUse } from '../../domain/approval/access.ts';
import type { Company } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { businessDay } from '../reference/business-day.ts';
import { readBankLimits } from '../reference/rails.ts';

export type CeilingOf = (service: string, currency: CurrencyCode) => bigint | null;

const least = (amounts: readonly (bigint | null)[]): bigint | null =>
  amounts.reduce((lowest, one) => (lowest === null || (one !== null && one < lowest) ? one : lowest), null);

const most = (amounts: readonly bigint[]): bigint | null =>
  amounts.reduce<bigint | null>((highest, one) => (highest === null || one > highest ? one : highest), null);

const limitsOf = ({ db, who }: Pick<Context, 'db' | 'who'>) =>
  db
    .selectFrom('company_limits')
    .select(['kind', 'service', 'subject', 'amount'])
    .where('company_id', '=', who.companyId)
    .where('kind', 'in', ['corporate-daily', 'role'])
    .execute();

const makes = ({ isSingleAccess }: Company, one: CompanyPerson, service: string): boolean => {
  if (one.blocked) return false;
  return isSingleAccess ? one.services.includes(service) : one.roles.includes('MK') && mayUse(one, service, 'make');
};

const ownKey = (service: string, userId: string) => `${service} ${userId}`;

/** The limits of the company are in rupiah, so they bound only amounts in rupiah. */
async function companyCeilings(context: Pick<Context, 'db' | 'who'>, company: Company) {
  const rows = await limitsOf(context);
  const own = new Map(
    rows.flatMap(({ kind, service, subject, amount }) =>
      kind === 'role' ? [[ownKey(service, subject), minorOf(amount)] as const] : [],
    ),
  );
  /** The highest limit of the makers of the service; null when one of them has none. */
  const highestOfMakers = (service: string) => {
    const limits: bigint[] = [];
    for (const one of company.people) {
      if (!makes(company, one, service)) continue;
      const limit = own.get(ownKey(service, one.personId));
      if (limit === undefined) return null;
      limits.push(limit);
    }
    return most(limits);
  };
  return (service: string) => {
    const daily = rows.filter((row) => row.kind === 'corporate-daily' && ['', service].includes(row.service));
    return [...daily.map(({ amount }) => minorOf(amount)), highestOfMakers(service)];
  };
}

/** Every row and every account of a question asks for the same ceilings, so each is found once. */
export async function readCeilings(context: Pick<Context, 'db' | 'who' | 'now'>, people: Company): Promise<CeilingOf> {
  const bank = await readBankLimits(context.db, businessDay(context.now));
  const company = await companyCeilings(context, people);
  const known = new Map<string, bigint | null>();
  const find: CeilingOf = (service, currency) => {
    const rail = bank.find((one) => one.service === service && one.currency === currency);
    const own = currency === 'IDR' ? company(service) : [];
    return least([...own, rail?.maxLimit?.minor ?? null]);
  };
  return (service, currency) => {
    const key = `${service} ${currency}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const ceiling = find(service, currency);
    known.set(key, ceiling);
    return ceiling;
  };
}

// The highest amount of each service that anybody may submit; above it a missing row is no gap.
import type { CurrencyCode } from '../../domain/money.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { mayMake, usersOf } from '../ledger/makers.ts';
import { businessDay } from '../reference/business-day.ts';
import { readBankLimits } from '../reference/rails.ts';

export type CeilingOf = (service: string, currency: CurrencyCode) => bigint | null;

const least = (amounts: readonly (bigint | null)[]): bigint | null =>
  amounts.reduce((lowest, one) => (lowest === null || (one !== null && one < lowest) ? one : lowest), null);

const most = (amounts: readonly bigint[]): bigint | null =>
  amounts.reduce<bigint | null>((highest, one) => (highest === null || one > highest ? one : highest), null);

/** The limits of the company are in rupiah, so they bound only amounts in rupiah. */
async function companyCeilings({ db, who }: Pick<Context, 'db' | 'who'>) {
  const rows = await db
    .selectFrom('company_limits')
    .select(['kind', 'service', 'subject', 'amount'])
    .where('company_id', '=', who.companyId)
    .where('kind', 'in', ['corporate-daily', 'role'])
    .execute();
  const users = await usersOf(db, who.companyId).where('u.status', '=', 'active').execute();
  /** The limit of each maker of the service; null for one who has none. */
  const limitsOfMakers = (service: string) =>
    users
      .filter((user) => mayMake(user, service))
      .map(({ user_id: userId }) => {
        const own = rows.find((row) => row.kind === 'role' && row.service === service && row.subject === userId);
        return own ? minorOf(own.amount) : null;
      });
  return (service: string) => {
    const daily = rows.filter((row) => row.kind === 'corporate-daily' && ['', service].includes(row.service));
    const role = limitsOfMakers(service).flatMap((limit) => limit ?? []);
    return [
      ...daily.map(({ amount }) => minorOf(amount)),
      ...(role.length === limitsOfMakers(service).length ? [most(role)] : []),
    ];
  };
}

export async function readCeilings(context: Pick<Context, 'db' | 'who' | 'now'>): Promise<CeilingOf> {
  const bank = await readBankLimits(context.db, businessDay(context.now));
  const company = await companyCeilings(context);
  return (service, currency) => {
    const rail = bank.find((one) => one.service === service && one.currency === currency);
    const own = currency === 'IDR' ? company(service) : [];
    return least([...own, rail?.maxLimit?.minor ?? null]);
  };
}

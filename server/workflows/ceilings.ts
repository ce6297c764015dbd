// The highest amount of each service that anybody may submit; above it a missing row is no gap.
import type { CurrencyCode } from '../../domain/money.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
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
    .select(['kind', 'service', 'amount'])
    .where('company_id', '=', who.companyId)
    .where('kind', 'in', ['corporate-daily', 'role'])
    .execute();
  const makers = await db
    .selectFrom('users')
    .select('user_id')
    .where('company_id', '=', who.companyId)
    .where('status', '=', 'active')
    .execute();
  const hasLimitEach = (service: string) =>
    rows.filter((row) => row.kind === 'role' && row.service === service).length >= makers.length;
  return (service: string) => {
    const daily = rows.filter((row) => row.kind === 'corporate-daily' && ['', service].includes(row.service));
    const role = rows.filter((row) => row.kind === 'role' && row.service === service);
    return [
      ...daily.map(({ amount }) => minorOf(amount)),
      ...(hasLimitEach(service) ? [most(role.map(({ amount }) => minorOf(amount)))] : []),
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

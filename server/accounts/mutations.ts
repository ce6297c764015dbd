import { wireInstant } from '../../domain/jakarta-time.ts';
import { checkHistoryRange } from '../../domain/history-range.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DateRange, Mutation, MoneyRange, MutationFilter, MutationSummary } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { readNumber } from '../parameters.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { balanceBefore, periodOf } from './movement-store.ts';
import { mutationIdOf } from './mutation-id.ts';
import { pageOfMutations, sumMutations, type MutationRow } from './mutation-store.ts';
import { loadVisibleAccount, type VisibleAccount } from './visible-accounts.ts';
import { todayOf, wire, wireOf } from './wire.ts';

/** Throws a Refusal for dates, at `field` of the body, that are too old, in the wrong order or too far apart. */
export async function checkDays({ db, now }: Context, dates: DateRange, field: string): Promise<void> {
  const checked = checkHistoryRange(dates, todayOf(now), await readNumber(db, 'MAX_PAST_DATE_DAYS'));
  if (!checked.ok) throw refusalOf(checked).at(field);
}

function checkAmounts({ minimum, maximum }: MoneyRange): void {
  if (minimum !== undefined && maximum !== undefined && minorOf(minimum) > minorOf(maximum))
    throw new Refusal('ADMIN_MINIMUM_ABOVE_MAXIMUM').at('filter.amount.minimum');
}

const isOfPortal = ({ kind }: Pick<MutationRow, 'kind'>) => kind === 'transfer';

export function mutationOf(row: MutationRow): Mutation {
  const amount = minorOf(row.amount);
  return {
    mutationId: mutationIdOf(row.posting_id),
    bookedAt: wireInstant(row.booked_at.getTime()),
    valueDate: row.value_date,
    direction: amount < 0n ? 'debit' : 'credit',
    amount: wire(amount < 0n ? -amount : amount, row.currency),
    balanceAfter: wireOf(row.balance_after, row.currency),
    description: row.description,
    counterpartyName: row.counterparty_name || null,
    journalNumber: row.journal,
    refNo: isOfPortal(row) ? row.reference : null,
  };
}

type Sums = Awaited<ReturnType<typeof sumMutations>>;

async function summaryOf(
  { db, who }: Context,
  { accountId, currency }: VisibleAccount,
  { dates }: MutationFilter,
  sums: Sums,
): Promise<MutationSummary> {
  const { start, end } = periodOf(dates);
  return {
    openingBalance: wire(await balanceBefore(db, who.companyId, accountId, start), currency),
    totalDebit: wireOf(sums.debit, currency),
    debits: sums.debits,
    totalCredit: wireOf(sums.credit, currency),
    credits: sums.credits,
    closingBalance: wire(await balanceBefore(db, who.companyId, accountId, end), currency),
  };
}

export const listMutations: Handlers<Context>['listMutations'] = async ({ body }, context) => {
  const { db, who } = context;
  const account = await loadVisibleAccount(db, who, body.filter.accountId);
  await checkDays(context, body.filter.dates, 'filter.dates');
  checkAmounts(body.filter.amount ?? {});
  const sums = await sumMutations(db, who.companyId, body.filter);
  const { rows, page } = await pageOfMutations(db, who.companyId, body, sums.debits + sums.credits);
  return { summary: await summaryOf(context, account, body.filter, sums), items: rows.map(mutationOf), page };
};

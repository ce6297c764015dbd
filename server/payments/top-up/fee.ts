import type { Money } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import { isStampDutyDue } from '../../../domain/top-up.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { FeeQuote } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { minorOf } from '../../db/numeric.ts';
import { businessDay } from '../../reference/business-day.ts';
import { readFeeLines, type FeeLine } from '../../reference/fees.ts';
import { inForce } from '../../reference/in-force.ts';
import type { InstitutionRow } from '../../reference/institutions.ts';
import { valueOf } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { loadDebitAccount, type DebitAccount } from '../debit-account.ts';
import { checkRupiah, quoteInstitutionFees } from '../institution-fee.ts';
import { loadTopUpInstitution } from '../top-up-institution.ts';
import { topUpService } from './cut-off.ts';

async function stampThreshold(db: Database, now: Date): Promise<Money | null> {
  const found = await db
    .selectFrom('thresholds')
    .select(['amount', 'currency'])
    .where('kind', '=', 'STAMP_DUTY')
    .where(inForce({ table: 'thresholds', keys: ['kind'] }, businessDay(now)))
    .executeTakeFirst();
  return found ? money(minorOf(found.amount), found.currency) : null;
}

/** Returns the stamp duty of a receipt of this amount; nothing where none is due. */
async function stampDuty({ db, now }: Context, institution: InstitutionRow, amount: Money): Promise<FeeLine[]> {
  if (!institution.has_stamp_duty || !isStampDutyDue(amount, await stampThreshold(db, now))) return [];
  const asked = { service: topUpService, amount, on: businessDay(now), now } as const;
  return valueOf(await readFeeLines(db, asked)).filter(({ type }) => type === 'stamp');
}

export async function quoteTopUpFees(
  context: Context,
  institution: InstitutionRow,
  { account, amount }: { readonly account: DebitAccount; readonly amount: Money },
): Promise<FeeQuote> {
  const besides = await stampDuty(context, institution, amount);
  return quoteInstitutionFees(context, institution, { account, amount, besides });
}

export const quoteTopUpFee: Handlers<Context>['quoteTopUpFee'] = async ({ body }, context) => {
  const institution = await loadTopUpInstitution(context, body.institution, 'institution');
  const account = await loadDebitAccount(context, body.fromAccountId);
  const amount = amountOf(body.amount);
  checkRupiah(account, amount);
  return quoteTopUpFees(context, institution, { account, amount });
};

// Asks the state revenue system for a billing, and refuses one that cannot be paid.
import { parseBillingId } from '../../../domain/identifiers/tax.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { checkExpiry } from '../../../domain/tax-billing.ts';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { TaxBilling } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { hostOf } from '../../host/connect.ts';
import type { FoundBilling } from '../../host/host.ts';
import { Refusal, valueOf } from '../../refusal.ts';

export const taxService = 'SVC_TAX_PAY';

const alive = ['pending', 'forward_dated', 'repair', 'successful'] as const;

export const kindOfBilling = (billingId: string): TaxBilling['kind'] => valueOf(parseBillingId(billingId)).kind;

/** In an inquiry, an unknown number is one that the user can correct. */
const codesOfInquiry: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = { HOST_TAX_14: '188' };

async function askState(context: Context, billingId: string): Promise<FoundBilling> {
  const answer = await hostOf(context).inquireTaxBilling(billingId);
  if (answer.kind === 'timeout') throw new Refusal('ERR_HOST_INQUIRY');
  if (answer.kind === 'rejected') throw new Refusal(codesOfInquiry[answer.code] ?? answer.code);
  return answer;
}

/** The requests of the company that pay a billing and did not fail. */
export const paymentsOf = ({ db, who }: Pick<Context, 'db' | 'who'>) =>
  db
    .selectFrom('requests')
    .where('company_id', '=', who.companyId)
    .where('menu_access', '=', 'TAX_PAY')
    .where('tab', 'in', alive);

async function isInPortal(context: Context, billingId: string, exceptRefNo: string | undefined): Promise<boolean> {
  const found = await paymentsOf(context)
    .select('ref_no')
    .where('payee_account', '=', billingId)
    .$if(exceptRefNo !== undefined, (query) => query.where('ref_no', '<>', exceptRefNo ?? ''))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Throws a Refusal unless the billing exists, is unpaid, and no other request pays it. */
export async function loadBilling(context: Context, billingId: string, exceptRefNo?: string): Promise<TaxBilling> {
  const { billing, paid } = await askState(context, billingId);
  if (paid?.billingId === billingId || (await isInPortal(context, billingId, exceptRefNo))) throw new Refusal('185');
  if (paid) throw new Refusal('186', { ntpn: paid.ntpn });
  return billing;
}

export const checkPayableOn = ({ expiresAt }: TaxBilling, now: Date, executionDate: CalendarDate) =>
  valueOf(checkExpiry(expiresAt, now, executionDate));

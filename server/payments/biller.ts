// Finds billers, and asks them for the bills of a customer.
import type { BillPayeeDetails } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { hostOf } from '../host/connect.ts';
import type { FoundBills } from '../host/host.ts';
import type { InstitutionRow } from '../reference/institutions.ts';
import { Refusal } from '../refusal.ts';
import { loadInstitution } from './institution.ts';

export const loadBiller = (context: Context, institution: string, field: string): Promise<InstitutionRow> =>
  loadInstitution(context, { institution, paymentType: 'BILL_PAY', field });

/**
 * Returns the biller of a payee, whose place in the body is `field`. Throws a Refusal if it is not available now or
 * identifies customers differently.
 */
export async function loadAvailableBiller(
  context: Context,
  payee: BillPayeeDetails,
  field: string,
): Promise<InstitutionRow> {
  const place = `${field}.institution`;
  const found = await loadBiller(context, payee.institution, place);
  if (found.number_type !== payee.numberType) throw new Refusal('202').at(place);
  if (!found.available) throw new Refusal('HOST_BILL_47');
  return found;
}

export async function askBiller(
  context: Context,
  { institution, accountNumber }: BillPayeeDetails,
  months = 1,
): Promise<FoundBills> {
  const answer = await hostOf(context).inquireBills({ institution, customerNumber: accountNumber, months });
  if (answer.kind === 'timeout') throw new Refusal('ERR_HOST_INQUIRY');
  if (answer.kind === 'rejected') throw new Refusal(answer.code);
  return answer;
}

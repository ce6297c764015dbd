// Finds billers, and asks them for the bills of a customer.
import { writableName } from '../../domain/payee-name.ts';
import type { BillPayeeDetails } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { hostOf } from '../host/connect.ts';
import type { FoundBills } from '../host/host.ts';
import { findInstitution, type InstitutionRow } from '../reference/institutions.ts';
import { Refusal } from '../refusal.ts';
import { checkCopiedFields } from './copied-fields.ts';

/** Returns the biller, even while it takes no payments. Throws a Refusal if it does not exist or is no biller. */
export async function loadBiller({ db, now }: Context, institution: string): Promise<InstitutionRow> {
  const found = await findInstitution(db, institution, now);
  if (!found) throw new Refusal('202');
  if (found.payment_type !== 'BILL_PAY') throw new Refusal('UNSUPPORTED_PAYMENT_TYPE');
  return found;
}

/** Throws a Refusal if the institution was taken out of service after the request was submitted. */
export async function checkServed({ db, now }: Pick<Context, 'db' | 'now'>, institution: string): Promise<void> {
  if (!(await findInstitution(db, institution, now))) throw new Refusal('202');
}

/** Returns the biller of a payee. Throws a Refusal if it is not available now or identifies customers differently. */
export async function loadAvailableBiller(context: Context, payee: BillPayeeDetails): Promise<InstitutionRow> {
  const found = await loadBiller(context, payee.institution);
  if (found.number_type !== payee.numberType) throw new Refusal('202');
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

const longestName = 100;

/** Returns the payee with the name from the biller. Throws a Refusal if the form, at `field`, has another name. */
export function payeeAt(
  { category }: InstitutionRow,
  payee: BillPayeeDetails,
  { customerName }: FoundBills,
  field: string,
): BillPayeeDetails {
  const accountName = writableName(customerName).slice(0, longestName);
  checkCopiedFields(['accountName'], payee, { accountName }, field);
  return { ...payee, category, accountName };
}

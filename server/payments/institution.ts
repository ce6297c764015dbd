// Finds the institutions that are paid or topped up, and compares their customers with what a form says.
import { writableName } from '../../domain/payee-name.ts';
import type { InstitutionPaymentType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { findInstitution, type InstitutionRow } from '../reference/institutions.ts';
import { Refusal } from '../refusal.ts';
import { checkCopiedFields } from './copied-fields.ts';

interface AskedInstitution {
  readonly institution: string;
  readonly paymentType: InstitutionPaymentType;
  /** Where the body names it. */
  readonly field: string;
}

/** Returns the institution, even while it takes no payments. Throws a Refusal if it does not exist or is of another type. */
export async function loadInstitution(
  { db, now }: Context,
  { institution, paymentType, field }: AskedInstitution,
): Promise<InstitutionRow> {
  const found = await findInstitution(db, institution, now);
  if (!found) throw new Refusal('202').at(field);
  if (found.payment_type !== paymentType) throw new Refusal('UNSUPPORTED_PAYMENT_TYPE');
  return found;
}

/** Throws a Refusal, at `field` of the body if that names it, if the institution was taken out of service since. */
export async function checkServed(
  { db, now }: Pick<Context, 'db' | 'now'>,
  institution: string,
  field?: string,
): Promise<void> {
  if (await findInstitution(db, institution, now)) return;
  const refusal = new Refusal('202');
  throw field === undefined ? refusal : refusal.at(field);
}

const longestName = 100;

interface InstitutionPayee {
  readonly category: string;
  readonly accountName?: string | undefined;
}

/** Returns the payee with the name from the institution. Throws a Refusal if the form, at `field`, has another name. */
export function payeeAt<Payee extends InstitutionPayee>(
  { category }: InstitutionRow,
  payee: Payee,
  { customerName }: { readonly customerName: string },
  field: string,
): Payee {
  const accountName = writableName(customerName).slice(0, longestName);
  checkCopiedFields(['accountName'], payee, { accountName }, field);
  return { ...payee, category, accountName };
}

import { payeeInputCode, type PayeeInput } from '../../domain/payee-input.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** Throws a Refusal if the administrators of the company do not allow payees that are named in this way. */
export async function checkPayeeInput({ db, who }: Context, input: PayeeInput): Promise<void> {
  if (input === 'none') return;
  const found = await db
    .selectFrom('company_features')
    .select('payee_input_mode as mode')
    .where('company_id', '=', who.companyId)
    .executeTakeFirst();
  const code = payeeInputCode(found?.mode, input);
  if (code) throw new Refusal(code);
}

// How a maker may name a payee, as the administrators of the company set it up.
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** 'none': the maker does not choose a payee, for example for a tax or a cheque book. */
export type PayeeInput = 'favorite' | 'typed' | 'none';

/** Throws a Refusal if the company does not allow payees that are named in this way. */
export async function checkPayeeInput({ db, who }: Context, input: PayeeInput): Promise<void> {
  if (input === 'none') return;
  const found = await db
    .selectFrom('company_features')
    .select('payee_input_mode as mode')
    .where('company_id', '=', who.companyId)
    .executeTakeFirst();
  if (found?.mode === 'Favorites Only' && input === 'typed') throw new Refusal('FAVORITES_ONLY');
  if (found?.mode === 'Manual Input Only' && input === 'favorite') throw new Refusal('MANUAL_INPUT_ONLY');
}

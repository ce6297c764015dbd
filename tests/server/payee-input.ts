import type { Database } from '../../server/db/database.ts';
import type { PayeeInputMode } from '../../generated/types.ts';

/** Says how makers of the company may name a payee. */
export const setPayeeInput = (db: Database, payee_input_mode: PayeeInputMode) =>
  db
    .insertInto('company_features')
    .values({ company_id: 'NUSANTARA', features: [], hidden_menus: [], payee_input_mode })
    .onConflict((row) => row.column('company_id').doUpdateSet({ payee_input_mode }))
    .execute();

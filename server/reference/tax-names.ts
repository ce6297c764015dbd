import { depositCode } from '../../domain/tax-billing.ts';
import type { Context } from '../context.ts';
import { inLanguage } from './text-search.ts';

/**
 * Returns the names of the tax accounts (KAP) and kinds of deposit (KAP-KJS) by code. Includes former ones, because details
 * show earlier payments too.
 */
export async function readTaxNames({
  db,
  language,
}: Pick<Context, 'db' | 'language'>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('reference_lists')
    .select(['kind', 'parent', 'code', inLanguage('text', language).as('text')])
    .where('kind', 'in', ['TAX_ACCOUNT', 'TAX_DEPOSIT_TYPE'])
    .orderBy('effective_from')
    .execute();
  return new Map(
    rows.map(({ kind, parent, code, text }) => [
      kind === 'TAX_ACCOUNT' ? code : depositCode({ mapCode: parent, kjsCode: code }),
      text,
    ]),
  );
}

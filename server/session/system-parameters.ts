import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';

type SessionHandlers = Handlers<Context>;

export const listSystemParameters: SessionHandlers['listSystemParameters'] = async ({ body }, { db, language }) => {
  const description = language === 'ID' ? 'description_id' : 'description_en';
  const rows = await db
    .selectFrom('system_parameters')
    .select(['name', 'value', `${description} as description`, 'effective_from', 'effective_to', 'source'])
    .where('name', 'in', body.params)
    .where('effective_to', 'is', null)
    .execute();
  const byName = new Map(rows.map((row) => [row.name, row]));
  const items = body.params.flatMap((name) => byName.get(name) ?? []);
  return {
    items: items.map(({ effective_from: effectiveFrom, effective_to: effectiveTo, ...item }) => ({
      ...item,
      effectiveFrom,
      effectiveTo,
    })),
  };
};

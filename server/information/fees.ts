import { sql } from 'kysely';
import { money, toWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Tariff } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { ReferenceTables } from '../db/reference-tables.ts';
import { minorOf } from '../db/numeric.ts';
import { countRows, readPage } from '../lists/page.ts';
import { feeKeys } from '../reference/fees.ts';
import { inForce } from '../reference/in-force.ts';
import { businessDay } from '../reference/business-day.ts';
import { wordOf } from '../reference/portal-words.ts';
import { contains, inLanguage } from '../reference/text-search.ts';
import type { Language } from '../../domain/language.ts';
import type { Selectable } from 'kysely';

type InformationHandlers = Handlers<Context>;
type FeeRow = Selectable<ReferenceTables['fees']>;

const subscription = { EN: 'Corporate internet banking', ID: 'Internet banking korporasi' } as const;

function tariffOf({ tariff_kind, currency, amount, percentage, lowest, highest }: FeeRow): Tariff {
  const wire = (numeric: string | null) => toWire(money(minorOf(numeric ?? '0'), currency));
  if (tariff_kind === 'fixed') return { kind: 'fixed', amount: wire(amount) };
  if (tariff_kind === 'range') return { kind: 'range', lowest: wire(lowest), highest: wire(highest) };
  const maximum = highest === null ? null : wire(highest);
  return { kind: 'percentage', percentage: percentage ?? '0', minimum: wire(lowest), maximum };
}

const nameOf = (language: Language) =>
  sql<string>`coalesce(${inLanguage('s.name', language)}, ${sql.lit(subscription[language])})`;

export const listFees: InformationHandlers['listFees'] = async (
  { body: { filter, sort, page: request } },
  { db, now, language },
) => {
  const { search, serviceTypes = [], feeTypes = [], currency, on = businessDay(now) } = filter;
  const name = nameOf(language);
  let query = db
    .selectFrom('fees')
    .leftJoin('services as s', 's.service', 'fees.service')
    .selectAll('fees')
    .select([name.as('serviceName'), inLanguage('note', language).as('note')])
    .where(inForce(feeKeys, on));
  if (search !== undefined) query = query.where(contains([name, inLanguage('note', language)], search));
  if (serviceTypes.length > 0) query = query.where('fees.service', 'in', serviceTypes);
  if (feeTypes.length > 0) query = query.where('fee_type', 'in', feeTypes);
  if (currency !== undefined) query = query.where('currency', '=', currency);
  const { field, direction } = sort ?? { field: 'serviceName', direction: 'asc' };
  const key = sql`fees.service || '/' || fee_type || '/' || charge_instruction || '/' || currency`;
  const order = {
    by: field === 'feeType' ? wordOf(sql.ref('fee_type'), 'information', 'feeType', language) : name,
    key,
    direction,
    name: field,
  };
  const { rows, page } = await readPage(query, order, request, await countRows(query));
  const items = rows.map((row) => ({
    serviceType: row.service || null,
    serviceName: row.serviceName,
    feeType: row.fee_type,
    tariff: tariffOf(row),
    per: row.per,
    chargeInstruction: row.charge_instruction || null,
    note: row.note,
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    source: row.source,
  }));
  return { items, page };
};

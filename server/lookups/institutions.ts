import { sql } from 'kysely';
import { money, toWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { countRows, readPage } from '../lists/page.ts';
import { denominationKeys } from '../reference/denominations.ts';
import { inForce } from '../reference/in-force.ts';
import { institutionKeys } from '../reference/institutions.ts';
import { readReferenceTexts } from '../reference/lists.ts';
import { businessDay } from '../reference/business-day.ts';
import { contains, inLanguage } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';

type LookupHandlers = Handlers<Context>;

const rupiah = (numeric: string) => toWire(money(minorOf(numeric), 'IDR'));
const rupiahOrNull = (numeric: string | null) => (numeric === null ? null : rupiah(numeric));

export const listInstitutions: LookupHandlers['listInstitutions'] = async ({ body }, { db, now, language }) => {
  const { search, paymentType, category } = body.filter;
  const on = businessDay(now);
  const query = db
    .selectFrom('institutions')
    .selectAll()
    .where('payment_type', '=', paymentType)
    .where(inForce(institutionKeys, on))
    .where(category === undefined ? sql<boolean>`true` : sql<boolean>`category = ${category}`)
    .where(search === undefined ? sql<boolean>`true` : contains([sql.ref('name'), sql.ref('institution')], search));
  const order = { by: sql.ref('name'), key: sql.ref('institution'), direction: 'asc', name: 'name' } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  const labels = await readReferenceTexts(db, 'NUMBER_TYPE', { on, language });
  const items = rows.map((row) => ({
    institution: row.institution,
    institutionName: row.name,
    category: row.category,
    paymentType: row.payment_type,
    numberType: row.number_type,
    numberLabel: labels.get(row.number_type) ?? row.number_type,
    amountKind: row.amount_kind,
    minimum: rupiahOrNull(row.minimum),
    maximum: rupiahOrNull(row.maximum),
    serviceFee: rupiah(row.service_fee),
    available: row.available,
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    source: row.source,
  }));
  return { items, page };
};

export const listInstitutionCategories: LookupHandlers['listInstitutionCategories'] = async (
  { body },
  { db, now, language },
) => {
  const { search, paymentType } = body.filter;
  const name = inLanguage('c.text', language);
  const query = db
    .selectFrom('reference_lists as c')
    .innerJoin('institutions', 'institutions.category', 'c.code')
    .select(['c.code as category', name.as('categoryName'), 'payment_type as paymentType'])
    .select(sql<number>`count(*)::integer`.as('institutions'))
    .where('c.kind', '=', 'INSTITUTION_CATEGORY')
    .where('payment_type', '=', paymentType)
    .where(inForce(institutionKeys, businessDay(now)))
    .where(search === undefined ? sql<boolean>`true` : contains([name, sql.ref('c.code')], search))
    .groupBy(['c.code', name, 'payment_type', 'c.position']);
  const counted = db.selectFrom(query.as('grouped')).selectAll();
  const order = { by: sql.ref('c.position'), key: sql.ref('c.code'), direction: 'asc', name: 'position' } as const;
  const { rows: items, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(counted));
  return { items, page };
};

export const listInstitutionDenominations: LookupHandlers['listInstitutionDenominations'] = async (
  { body },
  { db, now, language },
) => {
  const { institution } = body.filter;
  const on = businessDay(now);
  const known = db.selectFrom('institutions').select('institution').where('institution', '=', institution);
  if (!(await known.where(inForce(institutionKeys, on)).executeTakeFirst()))
    throw new Refusal('202').at('filter.institution');
  const query = db
    .selectFrom('denominations')
    .select(['denom_code', inLanguage('label', language).as('label'), 'value', 'price', 'available', 'source'])
    .select(['effective_from as effectiveFrom', 'effective_to as effectiveTo'])
    .where('institution', '=', institution)
    .where(inForce(denominationKeys, on));
  const order = { by: sql.ref('value'), key: sql.ref('denom_code'), direction: 'asc', name: 'value' } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  const items = rows.map(({ denom_code: denomCode, value, price, ...row }) => ({
    denomCode,
    value: rupiah(value),
    price: rupiah(price),
    ...row,
  }));
  return { items, page };
};

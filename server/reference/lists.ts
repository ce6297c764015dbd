import { sql } from 'kysely';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Place } from '../../domain/distance.ts';
import type { Language } from '../../domain/language.ts';
import type { PageRequest } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { countRows, readPage, type Page } from '../lists/page.ts';
import { inForce } from './in-force.ts';
import { contains, inLanguage } from './text-search.ts';

const listKeys = { table: 'reference_lists', keys: ['kind', 'parent', 'code'] };

export interface ReferenceQuestion {
  readonly kind: string;
  readonly parent?: string | undefined;
  readonly search?: string | undefined;
  /** Further facts that the search includes. */
  readonly searchedFacts?: readonly string[];
  /** Only items with this fact are returned. */
  readonly fact?: { readonly name: string; readonly value: string } | undefined;
  /** The list is sorted by the distance from here, for items with latitude and longitude. */
  readonly near?: Place | undefined;
  readonly on: CalendarDate;
  readonly language: Language;
}

/** Extra: the JSON that the migration of this kind of list stored beside code and text. */
export interface ReferenceRow<Extra = unknown> {
  readonly code: string;
  readonly parent: string;
  readonly text: string;
  readonly extra: Extra;
  readonly effectiveFrom: CalendarDate;
  readonly effectiveTo: CalendarDate | null;
  readonly source: string;
}

const factOf = (name: string) => sql<string>`extra ->> ${sql.lit(name)}`;

function listQuery(db: Database, question: ReferenceQuestion) {
  const { kind, parent, search, searchedFacts = [], fact, on, language } = question;
  const text = inLanguage('text', language);
  const query = db
    .selectFrom('reference_lists')
    .select(['code', 'parent', text.as('text'), 'extra', 'source'])
    .select(['effective_from as effectiveFrom', 'effective_to as effectiveTo'])
    .where('kind', '=', kind)
    .where(inForce(listKeys, on));
  const ofParent = parent === undefined ? query : query.where('parent', '=', parent);
  const withFact = fact ? ofParent.where(factOf(fact.name), '=', fact.value) : ofParent;
  const searched = [text, sql.ref('code'), ...searchedFacts.map(factOf)];
  return search === undefined ? withFact : withFact.where(contains(searched, search));
}

/** Sorts by the squared distance on a plane, which gives the same order as the real distance within Indonesia. */
function nearestFirst({ latitude, longitude }: Place) {
  const north = sql`((extra ->> 'latitude')::float8 - ${latitude}::float8)`;
  const east = sql`((extra ->> 'longitude')::float8 - ${longitude}::float8)`;
  return sql<string>`lpad((10000 * (${north} * ${north} + ${east} * ${east}))::bigint::text, 12, '0')`;
}

/** Reads one page of a list, ten items by default. */
export async function readReferencePage<Extra>(
  db: Database,
  question: ReferenceQuestion,
  request: PageRequest = {},
): Promise<Page<ReferenceRow<Extra>>> {
  const query = listQuery(db, question);
  const { near, kind, language } = question;
  const by = near ? nearestFirst(near) : sql<string>`lpad(position::text, 4, '0') || ${inLanguage('text', language)}`;
  const name = near ? `${kind} ${near.latitude} ${near.longitude}` : kind;
  const order = { by, key: sql.ref('code'), direction: 'asc', name } as const;
  const found = await readPage(query, order, { size: 10, ...request }, await countRows(query));
  return found as unknown as Page<ReferenceRow<Extra>>;
}

/** Returns the item of a list with a code, if it is valid on the day. */
export async function findReferenceItem<Extra>(
  db: Database,
  question: ReferenceQuestion,
  code: string,
): Promise<ReferenceRow<Extra> | undefined> {
  const found = await listQuery(db, question).where('code', '=', code).executeTakeFirst();
  return found as unknown as ReferenceRow<Extra> | undefined;
}

/** Returns the text of each code of a list. */
export async function readReferenceTexts(
  db: Database,
  kind: string,
  { on, language }: Pick<ReferenceQuestion, 'on' | 'language'>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await listQuery(db, { kind, on, language }).execute();
  return new Map(rows.map(({ code, text }) => [code, text]));
}

/** Returns the further facts of one item, or undefined if the list does not have it on this day. */
export async function findReferenceFacts<Extra>(
  db: Database,
  { kind, code, on }: Pick<ReferenceQuestion, 'kind' | 'on'> & { readonly code: string },
): Promise<Extra | undefined> {
  const found = await listQuery(db, { kind, on, language: 'EN' }).where('code', '=', code).executeTakeFirst();
  return found?.extra as Extra | undefined;
}

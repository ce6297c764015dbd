// One page of the set-up of a day, and one page of the lines of a record. A group may have thousands of people and a map
// thousands of rows, so only the records of the page are read.
import { sql } from 'kysely';
import type { Handlers } from '../../../generated/handlers.ts';
import type { ConfigurationLine, ConfiguredRecord } from '../../../generated/types.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { configuredKinds } from '../../../domain/configured-kinds.ts';
import type { Context } from '../../context.ts';
import { instant } from '../../instant.ts';
import { countRows, readPage, type PageOrder } from '../../lists/page.ts';
import { pageOfItems } from '../../lists/sorted-items.ts';
import { Refusal } from '../../refusal.ts';
import { checkDay } from './check-day.ts';
import { describer, type Known } from './describe.ts';
import { linkOf } from './links.ts';
import { nameOf, readNames } from './names.ts';
import {
  activatedBy,
  latestOf,
  readEntries,
  readHead,
  readKnownSince,
  readNamesOn,
  readStored,
  type Reading,
  type StoredRecord,
} from './stored.ts';

const mostLines = 10;
const mostCharacters = 2000;

/** At least one line, and no more than a reader sees at once. */
function firstLines(lines: readonly ConfigurationLine[]): ConfigurationLine[] {
  let characters = 0;
  const shown = lines.slice(0, mostLines).findIndex(({ value }) => {
    characters += value.length;
    return characters > mostCharacters;
  });
  return lines.slice(0, shown === -1 ? mostLines : Math.max(1, shown));
}

const shownName = sql<string>`coalesce(case when v.record_kind = 'account-limit' then a.name end, v.name, '')`;

const order = (date: CalendarDate, kind: ConfiguredRecord['kind'] | undefined): PageOrder => ({
  by: sql`array_position(${[...configuredKinds]}::text[], v.record_kind)`,
  tie: shownName,
  key: sql`v.record_id`,
  direction: 'asc',
  name: ['configuration', date, kind].join(' '),
});

const listed = ({ db, who: { companyId } }: Reading, date: CalendarDate, kind?: ConfiguredRecord['kind']) =>
  db
    .selectFrom(latestOf(companyId, date, kind ? { kinds: [kind] } : {}).as('v'))
    .leftJoin(latestOf(companyId, date, { kinds: ['account'] }).as('a'), 'a.record_id', 'v.record_id')
    .select(['v.record_kind as kind', 'v.record_id as id'])
    .where('v.content', 'is not', null);

const groupsIn = ({ content: { verify = [], approve = [], release = [] } }: StoredRecord): string[] =>
  [...verify, ...approve, ...release].map(({ groupId }) => groupId);

/** What the lines of these records mention: the names of all records of the day, and the people of their groups. */
async function readKnown(reading: Reading, date: CalendarDate, records: readonly StoredRecord[]): Promise<Known> {
  const named = await readNamesOn(reading, date);
  const ids = [...new Set(records.flatMap(groupsIn))];
  const groups = await readStored(reading, date, { kinds: ['user-group', 'sub-user-group', 'approval-group'], ids });
  return new Map([
    ...[...named].map(([id, name]) => [id, { name }] as const),
    ...groups.map(({ id, content }) => [id, content] as const),
  ]);
}

type Asking = Reading & Pick<Context, 'language'>;

async function described(asking: Asking, date: CalendarDate, records: readonly StoredRecord[]) {
  const names = await readNames(asking, date);
  return { names, linesOf: describer(await readKnown(asking, date, records), names) };
}

export const getConfiguration: Handlers<Context>['getConfiguration'] = async ({ body }, context) => {
  const { date, kind } = body;
  checkDay(context, date);
  const query = listed(context, date, kind);
  const { rows, page } = await readPage(query, order(date, kind), body.page, await countRows(query));
  const found = await readStored(context, date, { kinds: rows.map((row) => row.kind), ids: rows.map(({ id }) => id) });
  const stored = rows.flatMap((row) => found.find((one) => one.id === row.id && one.kind === row.kind) ?? []);
  const { names, linesOf } = await described(context, date, stored);
  const entryOf = await readEntries(context, stored);
  const knownSince = await readKnownSince(context);
  const items = stored.map((one): ConfiguredRecord => {
    const lines = linesOf(one);
    const entry = entryOf(one);
    const activatedUserId = activatedBy(entry);
    return {
      kind: one.kind,
      id: one.id,
      name: nameOf(one, names),
      status: one.content.status ?? null,
      lines: firstLines(lines),
      lineCount: lines.length,
      since: instant(one.since),
      taskRefNo: one.refNo,
      entry: linkOf(entry),
      ...(activatedUserId && { activatedUserId }),
    };
  });
  return {
    date,
    knownSince: knownSince && instant(knownSince),
    head: linkOf(await readHead(context, date)),
    items,
    page,
  };
};

export const listConfigurationLines: Handlers<Context>['listConfigurationLines'] = async ({ body }, context) => {
  const { date, kind, id, page } = body;
  checkDay(context, date);
  const [record] = await readStored(context, date, { kinds: [kind], ids: [id] });
  if (!record) throw new Refusal('193');
  const { linesOf } = await described(context, date, [record]);
  const items = linesOf(record).map((line, place) => ({ line, place }));
  const name = ['configuration-lines', date, kind, id].join(' ');
  const found = pageOfItems({ items, keyOf: ({ place }) => String(place), name }, page);
  return { ...found, items: found.items.map(({ line }) => line) };
};

// The approval set-up as it was on any day, on the screen and as a file for an auditor.
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { statusName } from '../../../domain/status-names.ts';
import type { Handlers, Request } from '../../../generated/handlers.ts';
import type { AuditLink, ConfigurationOfDay, ConfiguredRecord } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { startReport } from '../../files/start-report.ts';
import type { Column, Section, TableFile } from '../../files/table-file.ts';
import { instant } from '../../instant.ts';
import { inLanguage } from '../../reference/text-search.ts';
import { Refusal } from '../../refusal.ts';
import { describer, type Names } from './describe.ts';
import { readEntries, readHead, readKnownSince, readStored, type Entry, type StoredRecord } from './stored.ts';
import { words } from './words.ts';

type Reading = Pick<Context, 'db' | 'who' | 'language'>;

async function readNames({ db, who, language }: Reading): Promise<Names> {
  const services = await db
    .selectFrom('services')
    .select(['service', inLanguage('name', language).as('name')])
    .execute();
  const accounts = await db
    .selectFrom('accounts')
    .select(['account_id as id', 'number', 'alias'])
    .where('company_id', '=', who.companyId)
    .execute();
  const groups = await db
    .selectFrom('account_groups')
    .select(['group_id as id', 'name'])
    .where('company_id', '=', who.companyId)
    .execute();
  return {
    language,
    services: new Map(services.map(({ service, name }) => [service, name])),
    accounts: new Map(accounts.map(({ id, number, alias }) => [id, `${alias} ${number}`.trim()])),
    accountGroups: new Map(groups.map(({ id, name }) => [id, name])),
  };
}

const linkOf = (entry: Entry | undefined): AuditLink | null =>
  entry ? { sequence: entry.number, hash: entry.hash.toString('hex'), occurredAt: instant(entry.happened_at) } : null;

const kinds: readonly ConfiguredRecord['kind'][] = [
  'approval-workflow',
  'workflow-map',
  'user-group',
  'sub-user-group',
  'approval-group',
  'enterprise-limit',
  'account-limit',
  'daily-limit',
  'delegation',
];

const byKindAndName = (one: ConfiguredRecord, other: ConfiguredRecord) =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.name.localeCompare(other.name);

function nameOf({ kind, id, content: { name } }: StoredRecord, names: Names): string {
  if (kind === 'account-limit') return names.accounts.get(id) ?? name ?? id;
  return name ?? words[names.language].kinds[kind];
}

async function readConfiguration(reading: Reading, date: CalendarDate): Promise<ConfigurationOfDay> {
  const stored = await readStored(reading, date);
  const names = await readNames(reading);
  const entries = await readEntries(reading, [...new Set(stored.flatMap(({ refNo }) => refNo ?? []))]);
  const knownSince = await readKnownSince(reading);
  const linesOf = describer(stored, names);
  const records = stored.map((one): ConfiguredRecord => ({
    kind: one.kind,
    id: one.id,
    name: nameOf(one, names),
    status: one.content.status ?? null,
    lines: linesOf(one),
    since: instant(one.since),
    taskRefNo: one.refNo,
    entry: linkOf(entries.get(one.refNo ?? '')),
  }));
  return {
    date,
    knownSince: knownSince && instant(knownSince),
    head: linkOf(await readHead(reading, date)),
    records: records.toSorted(byKindAndName),
  };
}

const columnsIn = (language: Context['language']): Column[] => {
  const word = words[language];
  return [
    { title: word.kind, holds: 'text' },
    { title: word.record, holds: 'text', width: 16 },
    { title: word.status, holds: 'text', width: 8 },
    { title: word.what, holds: 'text', width: 16 },
    { title: word.value, holds: 'text', width: 34 },
    { title: word.since, holds: 'moment', width: 12 },
    { title: word.task, holds: 'text' },
    { title: word.entry, holds: 'text', width: 7 },
    { title: word.hash, holds: 'text', width: 22 },
  ];
};

type Rows = Section['rows'];

function rowsOf(record: ConfiguredRecord, language: Context['language']): Rows {
  const { kinds: kindNames } = words[language];
  const { kind, name, status, lines, since, taskRefNo, entry } = record;
  const shown = status ? statusName(status, language) : '';
  const end = [since, taskRefNo ?? '', entry ? String(entry.sequence) : '', entry?.hash ?? ''];
  const told = lines.length > 0 ? lines : [{ label: '', value: '' }];
  return told.map(({ label, value }) => [kindNames[kind], name, shown, label, value, ...end]);
}

type Body = Request<'exportConfiguration'>['body'];

export async function makeConfiguration({ date }: Body, making: Reading): Promise<TableFile> {
  const { language } = making;
  const word = words[language];
  const { records, head, knownSince } = await readConfiguration(making, date);
  const facts: Section['facts'] = [
    [word.day, date],
    [word.knownSince, knownSince ?? ''],
  ];
  // A row, because a CSV has no facts above its rows.
  const headRow = head && [
    word.head,
    word.head,
    '',
    word.day,
    date,
    head.occurredAt,
    '',
    String(head.sequence),
    head.hash,
  ];
  const sections = kinds.flatMap((kind): Section[] => {
    const own = records.filter((record) => record.kind === kind);
    const rows = own.flatMap((record) => rowsOf(record, language));
    return rows.length > 0 ? [{ heading: word.kinds[kind], facts: [], rows }] : [];
  });
  return {
    title: word.title,
    columns: columnsIn(language),
    sections: [{ facts, rows: headRow ? [headRow] : [] }, ...sections],
  };
}

export const getConfiguration: Handlers<Context>['getConfiguration'] = ({ body: { date } }, context) =>
  readConfiguration(context, date);

export const exportConfiguration: Handlers<Context>['exportConfiguration'] = async ({ body }, context) => {
  const [first] = await readStored(context, body.date);
  if (!first) throw new Refusal('REPORT_EMPTY');
  return startReport(context, {
    kind: 'configuration',
    criteria: body,
    source: 'audit-trail',
    formatType: body.formatType,
    reportName: words[context.language].title,
    about: body.date,
  });
};

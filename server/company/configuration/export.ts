// The whole set-up of a day as a file for an auditor.
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { configuredKinds } from '../../../domain/configured-kinds.ts';
import { formatDate, formatMoment } from '../../../domain/date-format.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { statusName } from '../../../domain/status-names.ts';
import type { Handlers, Request } from '../../../generated/handlers.ts';
import type { ConfigurationLine } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { startReport } from '../../files/start-report.ts';
import type { Column, Section, TableFile } from '../../files/table-file.ts';
import { instant } from '../../instant.ts';
import { Refusal } from '../../refusal.ts';
import { approverSection } from './approver-rows.ts';
import { approversOn } from './approvers.ts';
import { checkDay } from './check-day.ts';
import { describer } from './describe.ts';
import { linkOf } from './links.ts';
import { nameOf, readNames, type ReadingNames } from './names.ts';
import {
  activatedBy,
  readEntries,
  readHead,
  readKnownSince,
  readStored,
  type Entry,
  type StoredRecord,
} from './stored.ts';
import { words } from './words.ts';

type Making = ReadingNames & Pick<Context, 'now'>;

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

interface NamedRecord {
  readonly record: StoredRecord;
  readonly name: string;
  readonly lines: readonly ConfigurationLine[];
  readonly entry: Entry | undefined;
}

async function readAll(reading: ReadingNames, date: CalendarDate): Promise<NamedRecord[]> {
  const stored = await readStored(reading, date);
  const names = await readNames(reading, date);
  const entryOf = await readEntries(reading, stored);
  const linesOf = describer(new Map(stored.map(({ id, content }) => [id, content])), names);
  return stored
    .map((record) => ({
      record,
      name: nameOf(record, names),
      lines: linesOf(record),
      entry: entryOf(record),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function withoutTask(entry: Entry | undefined, language: Context['language']): string {
  const userId = activatedBy(entry);
  if (userId) return `${words[language].activation} ${userId}`;
  return entry ? words[language].opening : '';
}

function rowsOf({ record, name, lines, entry }: NamedRecord, language: Context['language']): Rows {
  const { kind, content, since, refNo } = record;
  const shown = content.status ? statusName(content.status, language) : '';
  const link = linkOf(entry);
  const task = refNo ?? withoutTask(entry, language);
  const end = [instant(since), task, link ? String(link.sequence) : '', link?.hash ?? ''];
  const shownLines = lines.length > 0 ? lines : [{ label: '', value: '' }];
  return shownLines.map(({ label, value }) => [words[language].kinds[kind], name, shown, label, value, ...end]);
}

/** A row, because a CSV has no facts above its rows. */
async function headRows(reading: Making, date: CalendarDate): Promise<Rows> {
  const { head: title } = words[reading.language];
  const { label, value } = momentOf(reading, date);
  const head = linkOf(await readHead(reading, date));
  return head ? [[title, title, '', label, value, head.occurredAt, '', String(head.sequence), head.hash]] : [];
}

/** Today is not over, so its set-up is that of the moment. */
function momentOf({ now, language }: Making, date: CalendarDate): ConfigurationLine {
  const word = words[language];
  if (jakartaMoment(now.getTime()).date === date)
    return { label: word.now, value: formatMoment(now.getTime(), language) };
  return { label: word.day, value: formatDate(date, language) };
}

type Body = Request<'exportConfiguration'>['body'];

async function askedSections({ date, question }: Body, making: Making): Promise<Section[]> {
  if (!question) return [];
  const asked = { ...question, date };
  const { routes } = await approversOn(making, asked);
  return [approverSection(asked, routes, await readNames(making, date))];
}

export async function makeConfiguration(body: Body, making: Making): Promise<TableFile> {
  const { language } = making;
  const { date } = body;
  const word = words[language];
  const records = await readAll(making, date);
  const knownSince = await readKnownSince(making);
  const { label, value } = momentOf(making, date);
  const facts: Section['facts'] = [
    [label, value],
    [word.knownSince, knownSince ? formatMoment(knownSince.getTime(), language) : ''],
  ];
  const sections = configuredKinds.flatMap((kind): Section[] => {
    const rows = records.filter(({ record }) => record.kind === kind).flatMap((one) => rowsOf(one, language));
    return rows.length > 0 ? [{ heading: word.kinds[kind], facts: [], rows }] : [];
  });
  return {
    title: word.title,
    columns: columnsIn(language),
    sections: [{ facts, rows: await headRows(making, date) }, ...(await askedSections(body, making)), ...sections],
  };
}

export const exportConfiguration: Handlers<Context>['exportConfiguration'] = async ({ body }, context) => {
  checkDay(context, body.date);
  const [first] = await readStored(context, body.date);
  if (!first) throw new Refusal('REPORT_EMPTY');
  if (body.question) await approversOn(context, { ...body.question, date: body.date });
  return startReport(context, {
    kind: 'configuration',
    criteria: body,
    source: 'audit-trail',
    formatType: body.formatType,
    reportName: words[context.language].title,
    about: body.date,
  });
};

// Exports the audit trail with its hashes, so that the chain can be verified outside the portal.
import { addDays } from '../../domain/calendar-date.ts';
import type { Handlers, Request } from '../../generated/handlers.ts';
import type { AuditFilter } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Column, TableFile } from '../files/table-file.ts';
import { Refusal } from '../refusal.ts';
import { startReport } from '../files/start-report.ts';
import { chainedColumns, type StoredEvent } from '../audit/event-hash.ts';
import { shownEvent } from './shown-event.ts';
import { eventsFor, narrowEvents, readsWholeTrail } from './audit-trail-store.ts';

type Making = Pick<Context, 'db' | 'who' | 'language'>;
type Body = Request<'exportAuditTrail'>['body'];

const mostDays = 366;

const words = {
  EN: {
    title: 'Audit Trail',
    number: 'Sequence',
    at: 'Time',
    actor: 'User ID',
    name: 'Name',
    event: 'Event',
    outcome: 'Outcome',
    hash: 'Hash',
    period: 'Period',
    events: 'Events',
  },
  ID: {
    title: 'Jejak Audit',
    number: 'Urutan',
    at: 'Waktu',
    actor: 'User ID',
    name: 'Nama',
    event: 'Peristiwa',
    outcome: 'Hasil',
    hash: 'Hash',
    period: 'Periode',
    events: 'Peristiwa',
  },
} as const;

/** First the columns for readers, then the raw columns that the hash covers, for verification. */
export const auditColumns = (language: Context['language']): Column[] => {
  const word = words[language];
  return [
    { title: word.number, holds: 'text', width: 8 },
    { title: word.at, holds: 'moment', width: 15 },
    { title: word.actor, holds: 'text', width: 18 },
    { title: word.name, holds: 'text', width: 15 },
    { title: word.event, holds: 'text', width: 34 },
    { title: word.outcome, holds: 'text', width: 10 },
    ...chainedColumns.map((title): Column => ({ title, holds: 'text' })),
    { title: word.hash, holds: 'text', width: 26 },
  ];
};

function chainedCell(value: StoredEvent[(typeof chainedColumns)[number]]): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return value.toString('hex');
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function rowOf(event: StoredEvent, language: Context['language']): string[] {
  const { sequence, occurredAt, actor, summary, outcome } = shownEvent(event, language);
  return [
    String(sequence),
    occurredAt,
    actor?.userId ?? '',
    actor?.name ?? '',
    summary,
    outcome,
    ...chainedColumns.map((name) => chainedCell(event[name])),
    event.hash.toString('hex'),
  ];
}

const wanted = async (making: Making, filter: AuditFilter) => narrowEvents(await eventsFor(making), filter);

export async function makeAuditTrail({ filter }: Body, making: Making): Promise<TableFile> {
  const { language } = making;
  const word = words[language];
  const events = await (await wanted(making, filter)).selectAll('a').orderBy('a.number').execute();
  const { from, to } = filter.dates;
  return {
    title: word.title,
    columns: auditColumns(language),
    sections: [
      {
        facts: [
          [word.period, `${from} – ${to}`],
          [word.events, String(events.length)],
        ],
        rows: events.map((event) => rowOf(event, language)),
      },
    ],
  };
}

export const exportAuditTrail: Handlers<Context>['exportAuditTrail'] = async ({ body }, context) => {
  const { from, to } = body.filter.dates;
  if (from > to) throw new Refusal('198').at('filter.dates');
  if (to > addDays(from, mostDays)) throw new Refusal('199', { days: String(mostDays) }).at('filter.dates');
  const first = await (await wanted(context, body.filter)).select('a.number').limit(1).executeTakeFirst();
  if (!first) throw new Refusal('REPORT_EMPTY');
  return startReport(context, {
    kind: readsWholeTrail(context.who) ? 'whole-audit-trail' : 'audit-trail',
    criteria: body,
    source: 'audit-trail',
    formatType: body.formatType,
    reportName: words[context.language].title,
    about: `${from} ${to}`,
    auditType: 'audit-trail-exported',
  });
};

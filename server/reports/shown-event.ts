import type { AdminRecordKind, AuditEvent, AuditEventDetail } from '../../generated/types.ts';
import { instant } from '../instant.ts';
import type { AuditDetails } from '../audit/append.ts';
import type { StoredEvent } from '../audit/event-hash.ts';
import { auditEventTypes } from '../audit/event-types.ts';
import { isCompanySetting, levelNamed } from '../../domain/company-settings.ts';
import { recordNameIn } from '../tasks/task-name.ts';

type Language = 'EN' | 'ID';

const notDone = { refused: { EN: 'refused', ID: 'ditolak' }, failed: { EN: 'failed', ID: 'gagal' } };
const longestSummary = 300;
const longestName = 200;
const longestReference = 60;

/** The set-up of a company is about all of its records, so it has no name. */
const isNameless = ({ event_type: type }: StoredEvent): boolean => type === 'set-up-opened';

function summaryOf(event: StoredEvent, name: string, language: Language): string {
  const { event_type: type, outcome } = event;
  const [, english, indonesian] = auditEventTypes[type];
  const begin = language === 'ID' ? indonesian : english;
  const end = outcome === 'done' ? '' : ` (${notDone[outcome][language]})`;
  const whole = isNameless(event) ? begin : `${begin}: ${name}`;
  return `${whole}${end}`.slice(0, longestSummary);
}

const keptOf = (event: StoredEvent) => event.details as unknown as AuditDetails;

/** Older events do not say what kind of record they are about; a service level is known by its name. */
function recordKindOf({ kind, name, recordKind }: AuditDetails): AdminRecordKind | undefined {
  if (recordKind) return recordKind;
  return (kind === 'task' || kind === 'setting') && levelNamed('service-level', name) ? 'service-level' : undefined;
}

/** A setting of the company is known to users by its name and its task, not by its id. */
function subjectOf(event: StoredEvent, language: Language) {
  const details = keptOf(event);
  const recordKind = recordKindOf(details);
  const isSetting = recordKind !== undefined && isCompanySetting(recordKind);
  return {
    kind: details.kind,
    reference: (isSetting && details.task) || event.subject,
    name: recordKind ? recordNameIn(recordKind, details.name, language) : details.name,
  };
}

export function shownEvent(event: StoredEvent, language: Language): AuditEvent {
  const { kind, reference, name } = subjectOf(event, language);
  const { actor_id: userId, actor_name: actorName } = event;
  return {
    eventId: event.event_id,
    sequence: event.number,
    eventType: event.event_type,
    occurredAt: instant(event.happened_at),
    area: event.area,
    actor: userId === null ? null : { userId, name: actorName ?? userId },
    subject: isNameless(event)
      ? null
      : { kind, reference: reference.slice(0, longestReference), name: name.slice(0, longestName) },
    summary: summaryOf(event, name, language),
    outcome: event.outcome,
    requestId: event.request_id || null,
  };
}

export function shownDetail(event: StoredEvent, language: Language): AuditEventDetail {
  const { code = null, reason = null, changes = [], decision = null } = keptOf(event);
  return {
    event: shownEvent(event, language),
    ipAddress: event.ip_address,
    device: event.device,
    code,
    reason,
    changes,
    decision,
    previousHash: event.previous_hash.toString('hex'),
    hash: event.hash.toString('hex'),
  };
}

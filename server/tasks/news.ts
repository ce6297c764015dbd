// The events and messages of a task: administrators get the event, approvers and makers get inbox messages and mails.
import type { Language } from '../../domain/language.ts';
import type { AdminDecisionKind, InboxTarget, NoticeTopic } from '../../generated/types.ts';
import type { AuditHead } from '../db/audit-head.ts';
import { publishAll, type Addressed } from '../events/publish.ts';
import { instant } from '../instant.ts';
import { mailsFor } from '../mail/news-by-email.ts';
import { storeNews, type InboxDelivery, type News } from '../mail/store-news.ts';
import type { Actor } from '../approval/actor.ts';
import type { TaskPeople } from './people.ts';
import type { TaskRow } from './store.ts';
import { recordNameIn } from './task-name.ts';

function taskChanged({ who, now }: Actor, task: TaskRow, { administrators }: TaskPeople): Addressed {
  const { task_id: taskId, ref_no: refNo, revision, status } = task;
  const actor = { userId: who.userId, name: who.name };
  const event = { type: 'task-changed' as const, at: instant(now), taskId, refNo, revision, status, actor };
  return { userIds: administrators.map(({ userId }) => userId), event };
}

export type TaskNews = Omit<News, 'companyId'>;

/** Stores the news and publishes the events. Takes the company's audit lock and returns the head of the audit chain. */
export async function announceTask(
  actor: Actor,
  task: TaskRow,
  people: TaskPeople,
  news: TaskNews,
): Promise<AuditHead> {
  const { company_id: companyId } = task;
  const delivered = await storeNews(actor, { companyId, ...news });
  return publishAll(actor.db, companyId, [taskChanged(actor, task, people), ...delivered]);
}

const targetOf = ({ task_id: taskId }: TaskRow): InboxTarget => ({ kind: 'task', taskId });

const nameOf = ({ record_kind: kind, record_name: name }: TaskRow, language: Language): string =>
  recordNameIn(kind, name, language);

interface Notice {
  readonly userIds: readonly string[];
  readonly topic: NoticeTopic;
  readonly message: InboxDelivery;
}

function newsFor({ config }: Actor, { readers }: TaskPeople, { userIds, topic, message }: Notice): TaskNews {
  const recipients = readers.filter(({ userId }) => userIds.includes(userId));
  const { words } = message;
  return {
    messages: userIds.map((userId) => ({ ...message, userId })),
    mails: config ? mailsFor(recipients, { topic, words }, config.publicUrl) : [],
  };
}

export function newsForApprovers(actor: Actor, task: TaskRow, people: TaskPeople): TaskNews {
  const { ref_no: refNo } = task;
  const message: InboxDelivery = {
    category: 'administration',
    target: targetOf(task),
    words: {
      EN: {
        subject: `${refNo} waits for your approval`,
        paragraphs: [
          `${actor.who.name} asks for a change concerning ${nameOf(task, 'EN')}. It takes effect once it is approved.`,
        ],
      },
      ID: {
        subject: `${refNo} menunggu persetujuan Anda`,
        paragraphs: [
          `${actor.who.name} mengajukan perubahan mengenai ${nameOf(task, 'ID')}. Perubahan berlaku setelah disetujui.`,
        ],
      },
    },
  };
  const userIds = people.approvers.map(({ userId }) => userId);
  return newsFor(actor, people, { userIds, topic: 'task-waiting', message });
}

export type TaskOutcome = Exclude<AdminDecisionKind, 'repair' | 'approve' | 'return-to-maker'> | 'carry-out' | 'fail';

const decidedBy: Readonly<Record<TaskOutcome, readonly [english: string, indonesian: string]>> = {
  'carry-out': ['Approved by', 'Disetujui oleh'],
  fail: ['Approved by', 'Disetujui oleh'],
  reject: ['Rejected by', 'Ditolak oleh'],
  'send-to-repair': ['Returned by', 'Dikembalikan oleh'],
  cancel: ['Cancelled by', 'Dibatalkan oleh'],
};

const outcomes: Readonly<Record<TaskOutcome, readonly [english: string, indonesian: string]>> = {
  'carry-out': ['was approved and has taken effect', 'disetujui dan sudah berlaku'],
  fail: ['was approved but could not be carried out', 'disetujui tetapi tidak dapat dijalankan'],
  reject: ['was rejected', 'ditolak'],
  'send-to-repair': ['came back for repair', 'dikembalikan untuk diperbaiki'],
  cancel: ['was cancelled', 'dibatalkan'],
};

/** A maker who is no administrator cannot open the task, so their message has no link. */
export function newsForMakers(
  actor: Actor,
  task: TaskRow,
  people: TaskPeople,
  { outcome, reason }: { readonly outcome: TaskOutcome; readonly reason?: string | undefined },
): TaskNews {
  const [english, indonesian] = outcomes[outcome];
  const { ref_no: refNo } = task;
  const [byEnglish, byIndonesian] = decidedBy[outcome];
  const because = reason ? [reason] : [];
  const message: InboxDelivery = {
    category: 'administration',
    ...(!task.is_from_outside && { target: targetOf(task) }),
    words: {
      EN: {
        subject: `${refNo} ${english}`,
        paragraphs: [
          `The change concerning ${nameOf(task, 'EN')} ${english}.`,
          `${byEnglish} ${actor.who.name}.`,
          ...because,
        ],
      },
      ID: {
        subject: `${refNo} ${indonesian}`,
        paragraphs: [
          `Perubahan mengenai ${nameOf(task, 'ID')} ${indonesian}.`,
          `${byIndonesian} ${actor.who.name}.`,
          ...because,
        ],
      },
    },
  };
  const userIds = task.maker_ids.filter((maker) => maker !== actor.who.userId);
  const topic = outcome === 'send-to-repair' ? 'request-returned' : 'request-finished';
  return newsFor(actor, people, { userIds, topic, message });
}

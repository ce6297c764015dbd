// Who hears of a task: administrators see it change, approvers find it in their inbox, and makers what became of it.
import { publish } from '../events/publish.ts';
import { instant } from '../instant.ts';
import type { AdminDecisionKind, InboxTarget } from '../../generated/types.ts';
import { mailNews, type MailedNews } from '../mail/by-mail.ts';
import { deliver, type InboxDelivery } from '../mail/to-inbox.ts';
import type { Acting } from '../approval/acting.ts';
import { administratorsOf, approversOf, type TaskRow } from './store.ts';

export async function announceTask({ db, who, now }: Acting, task: TaskRow): Promise<void> {
  const { company_id: companyId, task_id: taskId, ref_no: refNo, revision, status } = task;
  const userIds = (await administratorsOf(db, companyId)).map(({ userId }) => userId);
  const actor = { userId: who.userId, name: who.name };
  await publish(
    db,
    { companyId, userIds },
    { type: 'task-changed', at: instant(now), taskId, refNo, revision, status, actor },
  );
}

const targetOf = ({ task_id: taskId }: TaskRow): InboxTarget => ({ kind: 'task', taskId });

interface Told extends Omit<MailedNews, 'words'> {
  readonly message: InboxDelivery;
}

async function tell({ db, now, config }: Acting, { companyId, userIds, topic, message }: Told): Promise<void> {
  for (const userId of userIds) await deliver(db, { companyId, userId }, message, now);
  if (config) await mailNews({ db, now, config }, { companyId, userIds, topic, words: message.words });
}

export async function tellApprovers(acting: Acting, task: TaskRow): Promise<void> {
  const { companyId, isSingleAccess } = acting.who;
  const approvers = await approversOf(acting.db, { companyId, isSingleAccess }, task.maker_ids);
  const { ref_no: refNo, record_name: name } = task;
  const message: InboxDelivery = {
    category: 'administration',
    target: targetOf(task),
    words: {
      EN: {
        subject: `${refNo} waits for your approval`,
        paragraphs: [`${acting.who.name} asks for a change concerning ${name}. It takes effect once it is approved.`],
      },
      ID: {
        subject: `${refNo} menunggu persetujuan Anda`,
        paragraphs: [`${acting.who.name} mengajukan perubahan mengenai ${name}. Perubahan berlaku setelah disetujui.`],
      },
    },
  };
  const userIds = approvers.map(({ userId }) => userId);
  await tell(acting, { companyId, userIds, topic: 'task-waiting', message });
}

type Outcome = Exclude<AdminDecisionKind, 'repair' | 'approve' | 'return-to-maker'> | 'carry-out' | 'fail';

const outcomes: Readonly<Record<Outcome, readonly [english: string, indonesian: string]>> = {
  'carry-out': ['was approved and has taken effect', 'disetujui dan sudah berlaku'],
  fail: ['was approved but could not be carried out', 'disetujui tetapi tidak dapat dijalankan'],
  reject: ['was rejected', 'ditolak'],
  'send-to-repair': ['came back for repair', 'dikembalikan untuk diperbaiki'],
  cancel: ['was cancelled', 'dibatalkan'],
};

/** Only administrators can open the task; whoever asked from outside reads what became of it. */
export async function tellMakers(acting: Acting, task: TaskRow, outcome: Outcome, reason?: string): Promise<void> {
  const [english, indonesian] = outcomes[outcome];
  const { ref_no: refNo, record_name: name } = task;
  const because = reason ? [reason] : [];
  const message: InboxDelivery = {
    category: 'administration',
    ...(!task.is_from_outside && { target: targetOf(task) }),
    words: {
      EN: { subject: `${refNo} ${english}`, paragraphs: [`The change concerning ${name} ${english}.`, ...because] },
      ID: { subject: `${refNo} ${indonesian}`, paragraphs: [`Perubahan mengenai ${name} ${indonesian}.`, ...because] },
    },
  };
  const others = task.maker_ids.filter((maker) => maker !== acting.who.userId);
  const topic = outcome === 'send-to-repair' ? 'request-returned' : 'request-finished';
  await tell(acting, { companyId: task.company_id, userIds: others, topic, message });
}

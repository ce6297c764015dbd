import { randomUUID } from 'node:crypto';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DraftSave, DraftSummary } from '../../generated/types.ts';
import { loadByReference } from '../approval/load.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { draftAmount, draftPayeeName, decryptDraft, encryptDraft } from './draft-content.ts';
import {
  loadDraft,
  insertDraft,
  listOwnDrafts,
  removeDraft,
  removeExpiredDrafts,
  replaceDraft,
  type StoredDraft,
} from './draft-store.ts';

type DraftHandlers = Handlers<Context>;

const keptMilliseconds = 30 * 86_400_000;

function readDraft({ secrets }: Context, draft: StoredDraft): { summary: DraftSummary; fields: DraftSave['fields'] } {
  const { fields, repairOf } = decryptDraft(secrets.storageKey, draft.content);
  const summary = {
    draftId: draft.draft_id,
    revision: draft.revision,
    transactionType: draft.transaction_type,
    payeeName: draftPayeeName(fields),
    amount: draftAmount(fields),
    repairOf,
    savedAt: wireInstant(draft.saved_at.getTime()),
    expiresAt: wireInstant(draft.expires_at.getTime()),
  };
  return { summary, fields };
}

function storedDraft({ now, secrets }: Context, { draftId, revision = 0, ...draft }: DraftSave): StoredDraft {
  return {
    draft_id: draftId ?? randomUUID(),
    revision: revision + 1,
    transaction_type: draft.transactionType,
    content: encryptDraft(secrets.storageKey, { fields: draft.fields, repairOf: draft.repairOf ?? null }),
    saved_at: now,
    expires_at: new Date(now.getTime() + keptMilliseconds),
  };
}

async function insertOrReplaceDraft(context: Context, body: DraftSave): Promise<StoredDraft> {
  const { draftId, revision } = body;
  if (draftId === undefined) {
    const made = storedDraft(context, { ...body, revision: 0 });
    await insertDraft(context, made);
    return made;
  }
  if (revision === undefined) throw new Refusal('400', {}, [{ field: 'revision', code: '9090' }]);
  await loadDraft(context, draftId);
  const replaced = storedDraft(context, body);
  await replaceDraft(context, replaced);
  return replaced;
}

/** Throws 193 unless the request under repair exists and the caller may see it. */
async function checkRepaired({ db, who }: Context, { repairOf, transactionType }: DraftSave): Promise<void> {
  if (!repairOf) return;
  await loadByReference(db, who, { refNo: repairOf.refNo, menuAccess: transactionType }, { lock: false });
}

export const saveDraft: DraftHandlers['saveDraft'] = async ({ body }, context) => {
  await checkRepaired(context, body);
  await removeExpiredDrafts(context);
  const draft = await insertOrReplaceDraft(context, body);
  await appendAudit(context, {
    type: 'draft-saved',
    subject: draft.draft_id,
    details: { transactionType: draft.transaction_type, revision: draft.revision },
  });
  return readDraft(context, draft).summary;
};

export const listDrafts: DraftHandlers['listDrafts'] = async ({ body }, context) => {
  const { rows, page } = await listOwnDrafts(context, body);
  return { items: rows.map((draft) => readDraft(context, draft).summary), page };
};

export const getDraft: DraftHandlers['getDraft'] = async ({ body }, context) =>
  readDraft(context, await loadDraft(context, body.draftId));

export const deleteDraft: DraftHandlers['deleteDraft'] = async ({ body }, context) => {
  if (!(await removeDraft(context, body.draftId))) throw new Refusal('193');
  await appendAudit(context, { type: 'draft-saved', subject: body.draftId, details: { deleted: true } });
  return null;
};

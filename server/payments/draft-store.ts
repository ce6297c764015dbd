import { sql } from 'kysely';
import type { DraftListRequest, TransactionType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { Refusal } from '../refusal.ts';

export interface StoredDraft {
  readonly draft_id: string;
  readonly revision: number;
  readonly transaction_type: TransactionType;
  readonly content: Buffer;
  readonly saved_at: Date;
  readonly expires_at: Date;
}

const columns = ['draft_id', 'revision', 'transaction_type', 'content', 'saved_at', 'expires_at'] as const;

const ownDrafts = ({ db, who, now }: Context) =>
  db
    .selectFrom('payment_drafts')
    .where('company_id', '=', who.companyId)
    .where('user_id', '=', who.userId)
    .where('expires_at', '>', now);

export async function loadDraft(context: Context, draftId: string): Promise<StoredDraft> {
  const found = await ownDrafts(context).select(columns).where('draft_id', '=', draftId).executeTakeFirst();
  if (!found) throw new Refusal('193');
  return found;
}

export async function listOwnDrafts(context: Context, { filter, sort, page }: DraftListRequest) {
  const { transactionType } = filter;
  const query = ownDrafts(context).$if(transactionType !== undefined, (drafts) =>
    drafts.where('transaction_type', '=', transactionType as TransactionType),
  );
  const by = sort.field === 'savedAt' ? sql.ref('saved_at') : sql.ref('transaction_type');
  const order = { by, key: sql.ref('draft_id'), direction: sort.direction, name: sort.field };
  return readPage(query.select(columns), order, page, await countRows(query));
}

export async function insertDraft({ db, who }: Context, draft: StoredDraft): Promise<void> {
  await db
    .insertInto('payment_drafts')
    .values({ company_id: who.companyId, user_id: who.userId, ...draft })
    .execute();
}

/** Throws a Refusal if the same user saved the draft in another window after this revision was read. */
export async function replaceDraft({ db, who }: Context, { draft_id, revision, ...draft }: StoredDraft): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('payment_drafts')
    .set({ ...draft, revision })
    .where('company_id', '=', who.companyId)
    .where('user_id', '=', who.userId)
    .where('draft_id', '=', draft_id)
    .where('revision', '=', revision - 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('ERR_REQ_3');
}

/** Returns whether the draft existed. */
export async function removeDraft({ db, who }: Context, draftId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('payment_drafts')
    .where('company_id', '=', who.companyId)
    .where('user_id', '=', who.userId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeExpiredDrafts({ db, who, now }: Context): Promise<void> {
  await db
    .deleteFrom('payment_drafts')
    .where('company_id', '=', who.companyId)
    .where('user_id', '=', who.userId)
    .where('expires_at', '<=', now)
    .execute();
}

import { withTopics } from '../../domain/event-topics.ts';
import type { Handlers } from '../../generated/handlers.ts';
import { checkOwnUpload, readUpload } from '../bulk/progress.ts';
import type { Context } from '../context.ts';
import { currentTopics, storeTopics } from './topics.ts';

/** Subscribes before it reads, so that no change is missed in between. */
export const connectBulkProgress: Handlers<Context>['connectBulkProgress'] = async ({ body }, { db, who }) => {
  const key = { ...who, uploadId: body.uploadId };
  await checkOwnUpload(db, key);
  await storeTopics(db, who, withTopics(await currentTopics(db, who), ['bulk-progress'], who.roles));
  return readUpload(db, key);
};

export const updateBulkNotice: Handlers<Context>['updateBulkNotice'] = async ({ body }, { db, who }) => {
  const { uploadId, noticeStatus } = body;
  await checkOwnUpload(db, { ...who, uploadId });
  const row = { company_id: who.companyId, user_id: who.userId, upload_id: uploadId, notice_status: noticeStatus };
  await db
    .insertInto('bulk_notices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'upload_id']).doUpdateSet({ notice_status: noticeStatus }),
    )
    .execute();
  return { uploadId, noticeStatus };
};

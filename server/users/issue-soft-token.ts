import { randomBytes, randomInt } from 'node:crypto';
import { transact } from '../db/transact.ts';
import type { JobKind } from '../jobs/kind.ts';
import { encryptForStorage } from '../storage-encryption.ts';

const secretBytes = 32;
const newSerialNumber = () => `ST${String(randomInt(0, 10 ** 10)).padStart(10, '0')}`;

/** Issues a soft token to a user without a token. A job, because only jobs and calls have the storage key. */
export const issueSoftToken: JobKind = ({ companyId, userId }, services) =>
  transact(services.db, async (db) => {
    const user = await db
      .selectFrom('users')
      .select(['company_id', 'user_id'])
      .where('company_id', '=', String(companyId))
      .where('user_id', '=', String(userId))
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    const has = db.selectFrom('token_devices').select('serial_number').where('company_id', '=', user.company_id);
    if (await has.where('user_id', '=', user.user_id).executeTakeFirst()) return;
    await db
      .insertInto('token_devices')
      .values({
        ...user,
        serial_number: newSerialNumber(),
        token_type: 'Soft Token',
        status: 'Active',
        secret: encryptForStorage(services.secrets.storageKey, randomBytes(secretBytes)),
        assigned_at: services.now,
      })
      .execute();
  });

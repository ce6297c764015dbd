// Files of favorites that were processed, and the progress of an upload while its files are validated.
import { beforeAll, expect, test } from 'vitest';
import type { BulkFavoriteDetail, BulkFile, BulkUploadProgress } from '../../generated/types.ts';
import { saveProgress } from '../../server/bulk/progress.ts';
import { onBothDatabases } from './on-databases.ts';
import { addSandbox } from './sandbox-bank.ts';
import { type TestBank } from './bank.ts';
import { openStream, takeTicket } from './event-reader.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { tokenOf } from './people.ts';

const company = { companyId: 'NUSANTARA', userId: 'MAKER01@NUSANTARA' };
const upload = { ...company, uploadId: '0190a7c9-2b40-7c11-8d52-6e0f3a9b7c15' };
const batchNumber = 'BCH2611230000012';
const key = { uploadId: upload.uploadId };

async function addUpload({ services: { db, clock } }: TestBank): Promise<void> {
  const { companyId: company_id, userId: user_id, uploadId: upload_id } = upload;
  await db.insertInto('bulk_uploads').values({ company_id, user_id, upload_id, started_at: clock.now() }).execute();
  const seeded = await db.selectFrom('bulk_files').selectAll().executeTakeFirstOrThrow();
  const fresh = { batch_number: batchNumber, upload_id, ref_no: null, status: null, upload_status: 'Validating' };
  const counts = { total_records: 200, checked_records: 0, passed_records: 0, file_name: 'vendor-23.csv' };
  await db
    .insertInto('bulk_files')
    .values({ ...seeded, ...fresh, ...counts, upload_status: 'Validating', from_account: null })
    .execute();
}

const listed = async (bank: TestBank, body: object, user?: string) =>
  (await outputOf<{ items: BulkFile[] }>(bank, 'listBulkFavorites', { body, ...(user && { user }) })).items.map(
    ({ refNo }) => refNo,
  );

onBothDatabases('files of favorites', addSandbox, (bank) => {
  beforeAll(() => addUpload(bank()));

  test('are listed after they were processed, by status, day and name', async () => {
    const one = ['BFV2611180000004'];
    expect(await listed(bank(), {})).toEqual(one);
    expect(await listed(bank(), { filter: { statuses: ['Partial Successful'], search: 'VENDOR' } })).toEqual(one);
    expect(await listed(bank(), { filter: { statuses: ['Pending Approve'] } })).toEqual([]);
    expect(await listed(bank(), { filter: { createdDates: { from: '2026-11-23', to: '2026-11-23' } } })).toEqual([]);
    expect(await listed(bank(), {}, 'MAKER01@BAHARI')).toEqual([]);
  });

  test.each(['fileName', 'totalAmount', 'totalFileRecords', 'transactionDate', 'uploadStatus', 'createdBy'])(
    'are sorted by %s',
    async (field) => {
      expect(await listed(bank(), { sort: { field, direction: 'asc' } })).toEqual(['BFV2611180000004']);
    },
  );

  test('say of each record whether it became a favorite', async () => {
    const body = { refNo: 'BFV2611180000004', page: { size: 2 } };
    const detail = await outputOf<BulkFavoriteDetail>(bank(), 'getBulkFavorite', { body });
    expect([detail.createdFavorites, detail.page.total, detail.items.length]).toEqual([2, 3, 2]);
    const next = { ...body, page: { size: 2, cursor: detail.page.nextCursor } };
    const { items } = await outputOf<BulkFavoriteDetail>(bank(), 'getBulkFavorite', { body: next });
    expect(items).toMatchObject([{ line: 4, favoriteId: null, recordStatus: 'Failed', code: '183' }]);
    expect((await ask(bank(), 'getBulkFavorite', { body: { refNo: 'BFV2611180000005' } })).code).toBe('193');
  });
});

onBothDatabases('an upload', addSandbox, (bank) => {
  beforeAll(() => addUpload(bank()));

  test('sends its progress to the stream of its maker, from its current state', async () => {
    const stream = await openStream(bank(), await takeTicket(bank(), await tokenOf(bank(), company.userId)));
    const now = await outputOf<BulkUploadProgress>(bank(), 'connectBulkProgress', { body: key });
    expect(now).toMatchObject({ finished: false, files: [{ batchNumber, percentage: 0, uploadStatus: 'Validating' }] });
    const { db, clock } = bank().services;
    await saveProgress(db, upload, batchNumber, { checked_records: 96, faulty_records: 1 }, clock.now());
    await saveProgress(db, upload, batchNumber, { upload_status: 'Ready to Proceed' }, clock.now());
    await expect
      .poll(() =>
        stream.received.map(({ event, data }) => [event, (data['file'] as { percentage: number }).percentage]),
      )
      .toEqual([
        ['bulk-progress', 48],
        ['bulk-progress', 100],
      ]);
    stream.close();
    const later = await outputOf<BulkUploadProgress>(bank(), 'connectBulkProgress', { body: key });
    expect(later).toMatchObject({ finished: true, files: [{ checkedRecords: 96, faultyRecords: 1 }] });
  });

  test('cannot be followed or closed by other users', async () => {
    const user = 'MAKER02@NUSANTARA';
    expect((await ask(bank(), 'connectBulkProgress', { body: key, user })).code).toBe('193');
    const notice = { ...key, noticeStatus: 'closed' };
    expect((await ask(bank(), 'updateBulkNotice', { body: notice, user })).code).toBe('193');
  });

  test('remembers how its panel is shown', async () => {
    for (const noticeStatus of ['small', 'closed'])
      expect(await outputOf(bank(), 'updateBulkNotice', { body: { ...key, noticeStatus } })).toEqual({
        ...key,
        noticeStatus,
      });
    const kept = await bank().services.db.selectFrom('bulk_notices').select('notice_status').execute();
    expect(kept).toEqual([{ notice_status: 'closed' }]);
  });
});

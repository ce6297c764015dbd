// One file of favorites that was processed some days ago: two of its records became favorites, one was refused.
import type { Insertable } from 'kysely';
import type { BulkTables } from '../../db/bulk-tables.ts';
import type { Database } from '../../db/database.ts';

const company_id = 'NUSANTARA';
const batch_number = 'BCH2611180000004';
const upload_id = '0190a7b1-5c20-7c11-8d52-6e0f3a9b7c15';
const maker = { created_by: 'MAKER01@NUSANTARA', created_by_name: 'Siti Rahmawati' };
const daysAgo = 5;

type Record = Pick<
  Insertable<BulkTables['bulk_favorite_records']>,
  'favorite_id' | 'favorite_name' | 'payee_name' | 'destination' | 'destination_bank' | 'record_status' | 'code'
>;

const records: readonly Record[] = [
  {
    favorite_id: 'fav-000418',
    favorite_name: 'Sinar Jaya BCA',
    payee_name: 'CV Sinar Jaya Abadi',
    destination: '5270338812',
    destination_bank: 'Bank Central Asia',
    record_status: 'Successful',
    code: null,
  },
  {
    favorite_id: 'fav-000460',
    favorite_name: 'Katering karyawan',
    payee_name: 'Dapur Nusantara',
    destination: '034201007654321',
    destination_bank: 'Bank Rakyat Indonesia',
    record_status: 'Successful',
    code: null,
  },
  {
    favorite_id: null,
    favorite_name: 'Bahari gudang Cakung',
    payee_name: 'PT Bahari Makmur Sentosa',
    destination: '1570031120013',
    destination_bank: 'Bank Permata',
    record_status: 'Failed',
    code: '183',
  },
];

async function seedFile(db: Database, created_at: Date): Promise<void> {
  await db
    .insertInto('bulk_uploads')
    .values({ company_id, upload_id, user_id: maker.created_by, started_at: created_at })
    .execute();
  await db
    .insertInto('bulk_files')
    .values({
      company_id,
      batch_number,
      upload_id,
      revision: 2,
      ref_no: 'BFV2611180000004',
      task_id: null,
      status: 'Partial Successful',
      file_name: 'favorit-vendor.csv',
      bulk_type: 'favorite',
      record_type: 'mixed-transfer',
      menu_access: 'BULK_FAV',
      service: null,
      upload_mode: 'non-quick',
      upload_status: 'Proceeded',
      approval_method: 'per-record',
      debit_method: null,
      credit_method: null,
      from_account: null,
      transaction_date: null,
      total_records: records.length,
      checked_records: records.length,
      passed_records: records.length,
      currency: null,
      total_amount: null,
      total_fee: null,
      code: null,
      ...maker,
      created_at,
    })
    .execute();
}

export async function seedBulkFavorites(db: Database, now: Date): Promise<void> {
  await seedFile(db, new Date(now.getTime() - daysAgo * 86_400_000));
  const rows = records.map((record, index) => ({
    company_id,
    batch_number,
    line: index + 2,
    payment_type: 'LCY' as const,
    ...record,
  }));
  await db.insertInto('bulk_favorite_records').values(rows).execute();
}

// A billing that the demonstration company created and has not paid: the tax on a shop that it sold, paid by the buyer.
import { addDays } from '../../../domain/calendar-date.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { TaxOfficeBilling } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';

const daysToPay = 30;

/** As the examples of the contract name it. */
function soldShop(now: Date): TaxOfficeBilling {
  const { date } = jakartaMoment(now.getTime());
  const month = Number(date.slice(5, 7));
  return {
    kind: 'tax-office',
    billingId: '126112300460355',
    npwp: '0013456785051000',
    taxpayerName: 'PT Nusantara Sejahtera Abadi',
    taxpayerAddress: 'Jl. Kemang Raya No. 45 Jakarta Selatan',
    payerNpwp: '0021345673092000',
    mapCode: '411128',
    mapName: 'PPh Final',
    kjsCode: '402',
    kjsName: 'Pengalihan Hak atas Tanah dan/atau Bangunan',
    taxpayerPeriod: { fromMonth: month, toMonth: month, year: Number(date.slice(0, 4)) },
    taxObjectNumber: '317406000100412340',
    taxObjectAddress: {
      village: 'Bangka',
      district: 'Mampang Prapatan',
      town: 'Jakarta Selatan',
      state: 'DKI Jakarta',
    },
    amount: { value: '62500000.00', currency: 'IDR' },
    expiresAt: `${addDays(date, daysToPay)}T23:59:59+07:00`,
  };
}

export async function seedTaxBillings(db: Database, now: Date): Promise<void> {
  const found = soldShop(now);
  const [billing_id, billing] = [found.billingId, JSON.stringify(found)];
  await db.insertInto('host_tax_billings').values({ billing_id, billing, asked: null, recorded_at: now }).execute();
  const maker = await db
    .selectFrom('users')
    .select(['user_id', 'name'])
    .where('user_id', '=', 'MAKER01@NUSANTARA')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('tax_billings')
    .values({
      company_id: 'NUSANTARA',
      billing_id,
      billing,
      created_by: maker.user_id,
      created_by_name: maker.name,
      created_at: now,
    })
    .execute();
}

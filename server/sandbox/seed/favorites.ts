// Favorites of both companies, with the account names that the payees' banks know.
import type { FavoriteForm, FavoriteLocalBeneficiary, LocalFavorite, TransferType } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { columnsOf } from '../../favorites/columns.ts';
import { nameBehind } from '../../host/sandbox-payees.ts';
import { foreignFavorites } from './foreign-favorites.ts';
import { subGroups } from './groups.ts';

interface DemoFavorite {
  readonly favoriteId: string;
  readonly companyId: string;
  readonly maker: 'MAKER01' | 'MAKER02';
  readonly name: string;
  readonly transferType: TransferType;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly amount: string;
  readonly info: string;
  readonly sharing: 'private' | 'vendors' | 'company';
}

const day = 86_400_000;
const bca = { bankCode: '014', bankName: 'Bank Central Asia' };
const mandiri = { bankCode: '008', bankName: 'Bank Mandiri' };
const bri = { bankCode: '002', bankName: 'Bank Rakyat Indonesia' };
const own = { bankCode: '013', bankName: 'Bank Permata' };

const nusantara = (favorite: Omit<DemoFavorite, 'companyId'>): DemoFavorite => ({
  ...favorite,
  companyId: 'NUSANTARA',
});
const bahari = (favorite: Omit<DemoFavorite, 'companyId'>): DemoFavorite => ({ ...favorite, companyId: 'BAHARI' });

const favorites: readonly DemoFavorite[] = [
  nusantara({
    favoriteId: 'fav-000402',
    maker: 'MAKER01',
    name: 'Bahari gudang Cakung',
    transferType: 'OVB',
    ...own,
    accountNumber: '1570031120013',
    amount: '27500000.00',
    info: 'Sewa gudang Cakung',
    sharing: 'company',
  }),
  nusantara({
    favoriteId: 'fav-000418',
    maker: 'MAKER01',
    name: 'Sinar Jaya BCA',
    transferType: 'BIFAST',
    ...bca,
    accountNumber: '5270338812',
    amount: '125000000.00',
    info: 'Pembayaran bulanan kemasan',
    sharing: 'company',
  }),
  nusantara({
    favoriteId: 'fav-000431',
    maker: 'MAKER02',
    name: 'Mitra Logistik Mandiri',
    transferType: 'RTGS',
    ...mandiri,
    accountNumber: '1240011223344',
    amount: '875000000.00',
    info: 'Pembayaran jasa angkutan',
    sharing: 'vendors',
  }),
  nusantara({
    favoriteId: 'fav-000455',
    maker: 'MAKER02',
    name: 'Sumber Rejeki BRI',
    transferType: 'ONLINE',
    ...bri,
    accountNumber: '034201001234567',
    amount: '18500000.00',
    info: 'Perlengkapan kantor',
    sharing: 'company',
  }),
  nusantara({
    favoriteId: 'fav-000460',
    maker: 'MAKER01',
    name: 'Katering karyawan',
    transferType: 'LLG',
    ...bri,
    accountNumber: '034201007654321',
    amount: '42000000.00',
    info: 'Katering bulanan',
    sharing: 'private',
  }),
  bahari({
    favoriteId: 'fav-000601',
    maker: 'MAKER01',
    name: 'Nusantara operasional',
    transferType: 'OVB',
    ...own,
    accountNumber: '1370010246801',
    amount: '65000000.00',
    info: 'Pengembalian uang muka',
    sharing: 'company',
  }),
  bahari({
    favoriteId: 'fav-000602',
    maker: 'MAKER01',
    name: 'Solar kapal Mandiri',
    transferType: 'BIFAST',
    ...mandiri,
    accountNumber: '1410005566778',
    amount: '210000000.00',
    info: 'Bahan bakar kapal',
    sharing: 'company',
  }),
  bahari({
    favoriteId: 'fav-000603',
    maker: 'MAKER02',
    name: 'Dok Surabaya BCA',
    transferType: 'RTGS',
    ...bca,
    accountNumber: '0881234567',
    amount: '650000000.00',
    info: 'Perawatan kapal',
    sharing: 'company',
  }),
];

const clearingCodes: Readonly<Record<string, string>> = { '002': '0020307', '008': '0080017', '014': '0140012' };

const clearing = (bankCode: string): Partial<FavoriteLocalBeneficiary> => ({
  clearingCode: clearingCodes[bankCode] ?? '',
  addressLine1: 'Jl. Jenderal Sudirman Kav. 45',
  addressLine2: 'Jakarta Selatan 12930',
  citizenship: 'WNI',
  residency: '01',
});

const needsClearing = ({ transferType }: DemoFavorite) => transferType === 'LLG' || transferType === 'RTGS';

/** Returns the account name: from the ledger for this bank, from the sandbox host otherwise. */
async function holderOf(db: Database, { bankCode, accountNumber }: DemoFavorite): Promise<string> {
  if (bankCode !== own.bankCode) return nameBehind(accountNumber);
  const account = await db.selectFrom('accounts').select('name').where('number', '=', accountNumber).executeTakeFirst();
  return account?.name ?? nameBehind(accountNumber);
}

function sharingOf({ sharing }: DemoFavorite): LocalFavorite['shareFavoriteWith'] {
  if (sharing !== 'vendors') return { scope: sharing, subUserGroups: [] };
  return { scope: 'sub-user-groups', subUserGroups: subGroups.map(({ group_id: id, name }) => ({ id, name })) };
}

async function formOf(db: Database, favorite: DemoFavorite): Promise<LocalFavorite> {
  const { bankCode, bankName, accountNumber, transferType } = favorite;
  return {
    paymentType: 'LCY',
    favoriteName: favorite.name,
    shareFavoriteWith: sharingOf(favorite),
    transferType,
    beneficiary: {
      bankCode,
      bankName,
      accountNumber,
      accountName: await holderOf(db, favorite),
      category: '02',
      currency: 'IDR',
      ...(needsClearing(favorite) && clearing(bankCode)),
    },
    ...(transferType !== 'OVB' && { chargeTransactionFeeTo: 'REMITTER' as const }),
    transactionDetails: { amount: { value: favorite.amount, currency: 'IDR' }, info: favorite.info },
  };
}

async function nameOfUser(db: Database, userId: string): Promise<string> {
  const found = await db.selectFrom('users').select('name').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return found.name;
}

interface Kept {
  readonly favoriteId: string;
  readonly companyId: string;
  readonly maker: string;
  readonly form: FavoriteForm;
  readonly createdAt: Date;
}

async function keep(db: Database, { favoriteId, companyId, maker, form, createdAt }: Kept): Promise<void> {
  const userId = `${maker}@${companyId}`;
  await db
    .insertInto('favorites')
    .values({
      company_id: companyId,
      favorite_id: favoriteId,
      ...columnsOf(form),
      is_approved: true,
      ref_no: null,
      task_id: null,
      history_task_id: null,
      // The sandbox has no payments that used a favorite.
      used_times: 0,
      last_used_at: null,
      account_changed_at: null,
      created_by: userId,
      created_by_name: await nameOfUser(db, userId),
      created_at: createdAt,
    })
    .execute();
}

export async function seedFavorites(db: Database, now: Date): Promise<void> {
  const local = favorites.map(async (favorite) => ({ ...favorite, form: await formOf(db, favorite) }));
  const all = [...(await Promise.all(local)), ...foreignFavorites];
  for (const [index, { favoriteId, companyId, maker, form }] of all.entries()) {
    const createdAt = new Date(now.getTime() - (120 + index) * day);
    await keep(db, { favoriteId, companyId, maker, form, createdAt });
  }
}

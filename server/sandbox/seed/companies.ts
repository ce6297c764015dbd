import type { ServiceCode } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';

export const services: readonly ServiceCode[] = [
  'SVC_LCY_OVB',
  'SVC_LCY_BIFAST',
  'SVC_LCY_ONLINE',
  'SVC_LCY_LLG',
  'SVC_LCY_RTGS',
  'SVC_FCY_OVB',
  'SVC_FCY_TT',
  'SVC_BILL_PAY',
  'SVC_TOPUP',
  'SVC_TAX_PAY',
  'SVC_CHQ_BOOK',
  'SVC_GIRO_BOOK',
  'SVC_RECURRING',
  'SVC_BULK_TRF',
  'SVC_BULK_PAYROLL',
  'SVC_BULK_BILLTOP',
  'SVC_BULK_TAX_PAY',
  'SVC_BULK_DD',
  'SVC_FT_PAYMENT',
  'SVC_FT_REPORT',
];

const companies = [
  { company_id: 'NUSANTARA', name: 'PT Nusantara Sejahtera Abadi' },
  { company_id: 'BAHARI', name: 'PT Bahari Makmur Sentosa' },
] as const;

const setups = [
  {
    company_id: 'NUSANTARA',
    npwp: '0013456785051000',
    line_of_business: 'Perdagangan besar makanan dan minuman',
    branch_name: 'KCU Jakarta Sudirman',
    relationship_manager: 'Yohana Siregar',
    member_since: '2026-02-02',
    email: 'sekretariat@nusantara.co.id',
    telephone: '02157901234',
    address: 'Jl. Jend. Sudirman Kav. 29-31, Jakarta Selatan 12920',
  },
  {
    company_id: 'BAHARI',
    npwp: '0021345673092000',
    line_of_business: 'Perikanan dan penyimpanan dingin',
    branch_name: 'KC Surabaya Rajawali',
    relationship_manager: 'Bambang Irawan',
    member_since: '2026-05-11',
    email: 'admin@bahari.co.id',
    telephone: '0313524410',
    address: 'Jl. Rajawali No. 18, Surabaya 60175',
  },
] as const;
const notices = { topics: [], emails: [], whatsapp: [], largeTransactionFrom: null, dailyLimitWarningPercent: 80 };

export async function seedCompanies(db: Database): Promise<void> {
  await db.insertInto('companies').values(companies).execute();
  await db
    .insertInto('company_setup')
    .values(setups.map((setup) => ({ ...setup, notices: JSON.stringify(notices) })))
    .execute();
  await db
    .insertInto('company_services')
    .values(companies.flatMap(({ company_id }) => services.map((service) => ({ company_id, service }))))
    .execute();
  await db
    .insertInto('company_features')
    .values(
      companies.map(({ company_id }) => ({
        company_id,
        features: ['whatsapp', 'recurring', 'inbox', 'exceptionalApproval', 'bulkDebit', 'underlyingDocuments'],
        hidden_menus: [
          'liquidity-management',
          'time-deposit-services',
          'fx',
          'collection',
          'query-management',
          'utilities',
        ],
      })),
    )
    .execute();
}

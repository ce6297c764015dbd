import type { ServiceCode } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';

const companies = ['NUSANTARA', 'BAHARI'] as const;
const makers = ['MAKER01', 'MAKER02'] as const;

/**
 * The daily limit and the maker's limit by service; '' is the limit over the sum of all services. That of taxes is lower
 * than one request may be, so that the check of the set-up has something to show.
 */
const limits: readonly { service: ServiceCode | ''; daily: string; maker: string | null }[] = [
  { service: '', daily: '25000000000.00', maker: null },
  { service: 'SVC_LCY_OVB', daily: '25000000000.00', maker: '5000000000.00' },
  { service: 'SVC_LCY_ONLINE', daily: '500000000.00', maker: '50000000.00' },
  { service: 'SVC_LCY_BIFAST', daily: '5000000000.00', maker: '250000000.00' },
  { service: 'SVC_LCY_LLG', daily: '5000000000.00', maker: '1000000000.00' },
  { service: 'SVC_LCY_RTGS', daily: '25000000000.00', maker: '10000000000.00' },
  { service: 'SVC_FCY_TT', daily: '25000000000.00', maker: '5000000000.00' },
  { service: 'SVC_FCY_OVB', daily: '25000000000.00', maker: '5000000000.00' },
  { service: 'SVC_BILL_PAY', daily: '1000000000.00', maker: '250000000.00' },
  { service: 'SVC_TAX_PAY', daily: '5000000000.00', maker: '2500000000.00' },
];

/** The payroll accounts, whose single debits are limited. */
const payrollAccounts = { NUSANTARA: 'acc-0002', BAHARI: 'acc-0102' } as const;

export async function seedLimits(db: Database): Promise<void> {
  const rows = companies.flatMap((company_id) => [
    ...limits.map(({ service, daily }) => ({ company_id, kind: 'corporate-daily' as const, service, amount: daily })),
    ...limits.flatMap(({ service, maker }) =>
      maker === null
        ? []
        : makers.map((name) => ({
            company_id,
            kind: 'role' as const,
            service,
            subject: `${name}@${company_id}`,
            amount: maker,
          })),
    ),
    ...(['SVC_LCY_OVB', 'SVC_BULK_PAYROLL'] as const).map((service) => ({
      company_id,
      kind: 'account-debit' as const,
      service,
      subject: payrollAccounts[company_id],
      amount: '2000000000.00',
    })),
  ]);
  await db
    .insertInto('company_limits')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

// Seeds the demonstration bank. The order matters, because later parts need earlier ones.
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { skipNews } from '../news/news-store.ts';
import type { Secrets } from '../secrets.ts';
import { openConfiguration } from '../tasks/open-configuration.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedAdministration } from './seed/administration.ts';
import { seedAdminTasks } from './seed/admin-tasks.ts';
import { seedApproval } from './seed/approval.ts';
import { seedBulkFavorites } from './seed/bulk-favorites.ts';
import { seedBulkRequests } from './seed/bulk-requests.ts';
import { seedChequeBooks } from './seed/cheque-books.ts';
import { seedCompanies } from './seed/companies.ts';
import { seedDeals } from './seed/deals.ts';
import { seedInbox } from './seed/inbox.ts';
import { seedFacilities } from './seed/facilities.ts';
import { seedFavorites } from './seed/favorites.ts';
import { seedLimits } from './seed/limits.ts';
import { seedNextHolidays } from './seed/next-holidays.ts';
import { seedPeople } from './seed/people.ts';
import { seedRates } from './seed/rates.ts';
import { seedRequests } from './seed/requests.ts';
import { seedTaxBillings } from './seed/tax-billings.ts';
import { seedUnderlying } from './seed/underlying.ts';

type Seed = (db: Database, now: Date, secrets: Secrets) => Promise<void>;

const seeds: readonly Seed[] = [
  seedNextHolidays,
  seedCompanies,
  seedPeople,
  seedRates,
  seedLimits,
  seedUnderlying,
  (db, now) => seedAccounts(db, now),
  seedFacilities,
  seedInbox,
  seedFavorites,
  seedBulkFavorites,
  seedApproval,
  seedRequests,
  seedBulkRequests,
  seedChequeBooks,
  seedDeals,
  seedTaxBillings,
  seedAdminTasks,
  seedAdministration,
];

export async function seedSandbox({ db, clock, secrets }: Pick<Services, 'db' | 'clock' | 'secrets'>): Promise<void> {
  await transact(db, async (transaction) => {
    for (const seed of seeds) await seed(transaction, clock.now(), secrets);
    await skipNews(transaction);
    for (const { company_id: companyId } of await transaction.selectFrom('companies').select('company_id').execute())
      await openConfiguration(transaction, { companyId, now: clock.now() });
  });
}

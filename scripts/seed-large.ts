// npm run seed:large: a million transactions of two hundred companies, to measure a full bank.
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { bankCompanyId } from '../server/ledger/accounts.ts';
import { seedSandbox } from '../server/sandbox/seed.ts';
import { openSecrets } from '../server/storage-key.ts';
import { systemClock } from '../server/clock.ts';
import { busiestCompany, seedLarge } from './seed-large/seed-large.ts';

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '1000000' },
    companies: { type: 'string', default: '200' },
  },
});
const [transactions, companies] = [Number(values.transactions), Number(values.companies)];

const config = readConfig(process.env);
const opened = await openDatabase(config);
try {
  const began = performance.now();
  const secrets = await openSecrets(opened.db, { file: config.secretsFile, environment: process.env });
  const customers = opened.db.selectFrom('companies').select('company_id').where('company_id', '!=', bankCompanyId);
  const isEmpty = !(await customers.limit(1).executeTakeFirst());
  if (isEmpty) await seedSandbox({ db: opened.db, clock: systemClock, secrets });
  await seedLarge(opened, { transactions, companies, now: new Date() });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${transactions} transactions of ${companies} companies in ${seconds} s.`);
  console.log(`The busiest: MAKER01@${busiestCompany}, with the password of the demonstration users.`);
} finally {
  await opened.close();
}

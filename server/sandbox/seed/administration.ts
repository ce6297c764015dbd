// Administration data: groups in each status, a branch with users, account limits, and changes that wait.
import { addDays } from '../../../domain/calendar-date.ts';
import type { AccountLimitValues, UserGroupDraft } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { userGroups } from '../../groups/user-group.ts';
import { accountLimits } from '../../limits/account-limit.ts';
import { todayOf } from '../../people/leave.ts';
import { encryptForStorage } from '../../storage-encryption.ts';
import type { Secrets } from '../../secrets.ts';
import { taskKinds } from '../../task-kinds.ts';
import { decideOnTask } from '../../tasks/decide.ts';
import { services } from './companies.ts';
import { loadDemoActor } from './demo-actor.ts';
import { byTheBank, demoCompanies } from './groups.ts';
import { seedAccountGroups } from './account-groups.ts';
import { demoDeviceSecret } from './people.ts';

type Company = (typeof demoCompanies)[number];

const branches = [
  { group_id: 'ug-0002', name: 'Treasury', status: 'Active' as const },
  { group_id: 'ug-0003', name: 'Cabang Denpasar', status: 'Active' as const },
  { group_id: 'ug-0004', name: 'Cabang Medan', status: 'Inactive' as const },
];
const branchPeople = [
  { id: 'MAKER03', like: 'MAKER02', names: { NUSANTARA: 'Putu Wirawan', BAHARI: 'Ketut Ardana' } },
  { id: 'INQUIRY02', like: 'INQUIRY01', names: { NUSANTARA: 'Komang Ayu', BAHARI: 'Wayan Sudira' } },
];

/** First the account whose limits are in force, then the payroll account, whose limits wait for approval. */
const ownLimits = { NUSANTARA: ['acc-0003', 'acc-0002'], BAHARI: ['acc-0103', 'acc-0102'] } as const;

async function seedBranches(db: Database, company_id: Company, now: Date): Promise<void> {
  const named = { workflow_map_ids: ['wm-0002'], enterprise_limit_ids: ['el-0002'], ...byTheBank(now) };
  await db
    .insertInto('user_groups')
    .values(branches.map((branch) => ({ company_id, ...branch, ...named })))
    .execute();
  const subGroup = { company_id, ...byTheBank(now), services: [...services] };
  await db
    .insertInto('sub_user_groups')
    .values([
      { ...subGroup, group_id: 'sug-0003', name: 'Operasional Denpasar', user_group_id: 'ug-0003' },
      { ...subGroup, group_id: 'sug-0004', name: 'Operasional Medan', user_group_id: 'ug-0004', is_active: false },
    ])
    .execute();
}

/** Seeds users like a demonstration user, but in the branch and with their own tokens. */
async function seedPeople(db: Database, company_id: Company, now: Date, { storageKey }: Secrets): Promise<void> {
  for (const [index, { id, like, names }] of branchPeople.entries()) {
    const [user_id, model] = [`${id}@${company_id}`, `${like}@${company_id}`];
    const known = db.selectFrom('users').selectAll().where('user_id', '=', model);
    const { last_login_at: _, ...user } = await known.executeTakeFirstOrThrow();
    const own = { user_id, name: names[company_id], email: `${id.toLowerCase()}@${company_id.toLowerCase()}.co.id` };
    await db
      .insertInto('users')
      .values({ ...user, ...own })
      .execute();
    await db
      .insertInto('user_details')
      .values({
        company_id,
        user_id,
        identity_number: `517104${String(index + 10)}0190000${demoCompanies.indexOf(company_id)}`,
        user_group: 'Cabang Denpasar',
        sub_user_group: 'Operasional Denpasar',
        password_changed_at: now,
      })
      .execute();
    const serial_number = `HT26044199${demoCompanies.indexOf(company_id)}${index}`;
    const secret = encryptForStorage(storageKey, demoDeviceSecret(serial_number));
    const device = { token_type: 'Hard Token', status: 'Active', assigned_at: now } as const;
    await db
      .insertInto('token_devices')
      .values({ company_id, user_id, serial_number, secret, ...device })
      .execute();
  }
}

async function askForLimits(db: Database, company: Company, now: Date): Promise<void> {
  const [held, waiting] = ownLimits[company];
  const limit = { company_id: company, account_id: held, maximum: '250000.00', daily_maximum: '1000000.00' };
  await db
    .insertInto('account_limits')
    .values({ ...limit, revision: 2, changed_at: now })
    .execute();
  const draft: AccountLimitValues = { minimum: '10000.00', maximum: '2000000000.00', dailyMaximum: null };
  const maker = await loadDemoActor(db, `SYSADMIN02@${company}`, now);
  await accountLimits.submit(maker, { action: 'edit', records: [{ id: waiting, revision: 1, draft }] });
}

const branch = (userGroupName: string): UserGroupDraft => ({
  userGroupName,
  workflowMapIds: ['wm-0002'],
  enterpriseLimitIds: ['el-0002'],
});

async function askForGroups(db: Database, company: Company, now: Date): Promise<void> {
  const maker = await loadDemoActor(db, `SYSADMIN02@${company}`, now);
  await userGroups.create(maker, branch('Cabang Makassar'));
  await userGroups.edit(maker, { id: 'ug-0002', revision: 1 }, branch('Treasury dan Valas'));
  await userGroups.change(maker, 'delete', { id: 'ug-0004', revision: 1, reason: 'Kantor cabang Medan ditutup' });
  const { taskId, revision } = await userGroups.create(maker, branch('Proyek Balikpapan'));
  const approver = { ...(await loadDemoActor(db, `SYSADMIN03@${company}`, now)), taskKinds };
  const reason = 'Mohon gunakan limit proyek';
  await decideOnTask(approver, { taskId, revision, decision: 'send-to-repair', reason });
}

/** The reader of the branch has a passport that ends soon, so that the dashboard and the findings show one. */
async function seedPassport(db: Database, company_id: Company, now: Date): Promise<void> {
  const identity_number = `C441782${demoCompanies.indexOf(company_id)}`;
  await db
    .updateTable('user_details')
    .set({ identity_type: 'Passport', identity_number, identity_expires_on: addDays(todayOf(now), 24) })
    .where('company_id', '=', company_id)
    .where('user_id', '=', `INQUIRY02@${company_id}`)
    .execute();
}

/** One approver is on leave next week, so that the simulator of those days and the list of users show it. */
async function seedLeave(db: Database, company_id: Company, now: Date): Promise<void> {
  const today = todayOf(now);
  await db
    .updateTable('user_details')
    .set({ leave: JSON.stringify([{ from: addDays(today, 7), to: addDays(today, 11) }]) })
    .where('company_id', '=', company_id)
    .where('user_id', '=', `APPROVER02@${company_id}`)
    .execute();
}

export async function seedAdministration(db: Database, now: Date, secrets: Secrets): Promise<void> {
  for (const company of demoCompanies) {
    await seedBranches(db, company, now);
    await seedAccountGroups(db, company, now);
    await seedPeople(db, company, now, secrets);
    await seedLeave(db, company, now);
    await seedPassport(db, company, now);
    await askForGroups(db, company, now);
    await askForLimits(db, company, now);
  }
}

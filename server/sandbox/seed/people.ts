// The demonstration users: one of each role in both companies, all with the same password.
import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { encryptForStorage } from '../../storage-encryption.ts';
import type { Secrets } from '../../secrets.ts';
import { hashPassword } from '../../session/password-hash.ts';
import { services } from './companies.ts';
import { seedGroups } from './groups.ts';

export const demoPassword = 'Rahasia#2026';

export interface DemoPerson {
  readonly companyId: string;
  readonly userId: string;
  readonly name: string;
  readonly role: string;
  readonly flags: readonly string[];
  readonly serialNumber: string;
}

const roles: readonly (readonly [id: string, role: string, nusantara: string, bahari: string])[] = [
  ['MAKER01', 'MK', 'Siti Rahmawati', 'Nurul Hidayah'],
  ['MAKER02', 'MK', 'Andi Pratama', 'Yohanes Tampubolon'],
  ['VERIFIER01', 'VF', 'Agus Wijaya', 'Wulan Sari'],
  ['APPROVER01', 'AP', 'Budi Santoso', 'Iwan Setiawan'],
  ['APPROVER02', 'AP', 'Ratna Kusuma', 'Made Suartika'],
  ['RELEASER01', 'RL', 'Dewi Lestari', 'Kartika Chandra'],
  ['INQUIRY01', 'IO', 'Rina Hartati', 'Taufik Ismail'],
  ['SYSADMIN01', 'SYSADMIN', 'Hendra Gunawan', 'Lukman Hakim'],
  ['SYSADMIN02', 'SYSADMIN_MK', 'Maya Putri', 'Intan Permata'],
  ['SYSADMIN03', 'SYSADMIN_AP', 'Fajar Nugroho', 'Bagus Prasetyo'],
];

const flagsOfAll = ['commonVisibility', 'allowInsight'];
const corporateFlags = ['allowViewPayroll', 'allowFtp', 'allowFtr', 'hasRecuringMenu'];
const flagsOfRole: Readonly<Record<string, readonly string[]>> = {
  MK: ['useFav', 'allowCancelFwd', 'allowEditBulkInst', 'isCorpPayment'],
  AP: ['allowCancelFwd'],
  RL: ['allowCancelFwd'],
};
const exceptionalFlags: Readonly<Record<string, readonly string[]>> = {
  APPROVER01: ['isExceptionalApprover'],
  APPROVER02: ['isExceptionalApprover', 'isExceptionalReleaser'],
  RELEASER01: ['isExceptionalReleaser'],
};

const isAdministrator = (role: string) => role.startsWith('SYSADMIN');

function flagsOf(id: string, role: string): string[] {
  if (isAdministrator(role)) return ['isCurrentAdmin'];
  return [...flagsOfAll, ...corporateFlags, ...(flagsOfRole[role] ?? []), ...(exceptionalFlags[id] ?? [])];
}

const companies = ['NUSANTARA', 'BAHARI'];

const serialNumberOf = (company: number, index: number) => `HT26044188${company}${index}`;

export const demoPeople: readonly DemoPerson[] = companies.flatMap((companyId, company) =>
  roles.map(([id, role, ...names], index) => ({
    companyId,
    userId: `${id}@${companyId}`,
    name: names[company] ?? '',
    role,
    flags: flagsOf(id, role),
    serialNumber: serialNumberOf(company, index),
  })),
);

/** The secret of a demonstration device. It is derived, so that the device page and the conformance kit know it. */
export const demoDeviceSecret = (serialNumber: string): Buffer =>
  createHash('sha256').update(`demonstration device ${serialNumber}`).digest();

const domains: Readonly<Record<string, string>> = { NUSANTARA: 'nusantara.co.id', BAHARI: 'bahari.co.id' };
const emailOf = ({ name, companyId }: DemoPerson) => `${name.toLowerCase().replaceAll(' ', '.')}@${domains[companyId]}`;

let sharedHash: Promise<string> | undefined;

async function seedUsers(db: Database): Promise<void> {
  sharedHash ??= hashPassword(demoPassword);
  const passwordHash = await sharedHash;
  const rows = demoPeople.map((person, index) => ({
    company_id: person.companyId,
    user_id: person.userId,
    name: person.name,
    email: emailOf(person),
    mobile: `0812180045${String(index).padStart(2, '0')}`,
    roles: [person.role],
    services: isAdministrator(person.role) ? [] : [...services],
    flags: [...person.flags],
    password_hash: passwordHash,
  }));
  await db.insertInto('users').values(rows).execute();
}

async function seedDetails(db: Database, now: Date): Promise<void> {
  const month = 30 * 86_400_000;
  const rows = demoPeople.map(({ companyId, userId, role }, index) => ({
    company_id: companyId,
    user_id: userId,
    identity_number: `31740512${String(index + 60)}0800${String(index).padStart(2, '0')}`,
    user_group: isAdministrator(role) ? null : 'Keuangan',
    sub_user_group: isAdministrator(role) ? null : 'Keuangan Jakarta',
    email_notices: ['task-waiting', 'request-returned', 'request-finished', 'new-login'] as const,
    password_changed_at: new Date(now.getTime() - month),
    changed_at: new Date(now.getTime() - month),
  }));
  await db
    .insertInto('user_details')
    .values(rows.map((row) => ({ ...row, email_notices: [...row.email_notices] })))
    .execute();
}

async function seedDevices(db: Database, now: Date, { storageKey }: Secrets): Promise<void> {
  const rows = demoPeople.map(({ companyId, userId, serialNumber }) => ({
    company_id: companyId,
    user_id: userId,
    serial_number: serialNumber,
    token_type: 'Hard Token' as const,
    status: 'Active' as const,
    secret: encryptForStorage(storageKey, demoDeviceSecret(serialNumber)),
    assigned_at: now,
  }));
  await db
    .insertInto('token_devices')
    .values([...rows, ...stockOf(now, storageKey)])
    .execute();
}

/** Tokens in the stock of each company, which no user has yet. */
const stockOf = (now: Date, storageKey: Secrets['storageKey']) =>
  companies.flatMap((company_id, company) =>
    [0, 1, 2].map((index) => {
      const serial_number = `HT26044188${company + 8}${index}`;
      return {
        company_id,
        user_id: null,
        serial_number,
        token_type: 'Hard Token' as const,
        status: 'Waiting for Activation' as const,
        secret: encryptForStorage(storageKey, demoDeviceSecret(serial_number)),
        assigned_at: now,
      };
    }),
  );

export async function seedPeople(db: Database, now: Date, secrets: Secrets): Promise<void> {
  await seedUsers(db);
  await seedGroups(db, now);
  await seedDetails(db, now);
  await seedDevices(db, now, secrets);
}

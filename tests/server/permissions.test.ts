// Every operation of the contract, called by every kind of user: the answer follows from the declared permission.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationFacts, type OperationId } from '../../generated/operations.ts';
import { encryptForStorage } from '../../server/storage-encryption.ts';
import { openSession } from '../../server/session/session-store.ts';
import { openBank, type TestBank } from './bank.ts';

const administrators = ['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'];
const corporate = ['MK', 'VF', 'AP', 'RL', 'IO'];
const rolesOfArea = { corporate, administration: administrators, any: [...corporate, ...administrators] };
const facts: readonly (readonly [OperationId, OperationFacts])[] = Object.entries(operations) as [
  OperationId,
  OperationFacts,
][];
const permissions = facts.map(([, { permission }]) => permission);
const everyService = [...new Set(permissions.flatMap(({ services = [] }) => services))];
const everyFlag = [...new Set(permissions.flatMap(({ flags = [] }) => flags))];

interface Caller {
  readonly name: string;
  readonly companyId: string;
  readonly role: string;
  readonly services: readonly string[];
  readonly flags: readonly string[];
  readonly isAlone: boolean;
  /** The profile withholds every service. */
  readonly isWithheld?: true;
}

const full = { companyId: 'FULL', services: everyService, flags: everyFlag, isAlone: false };
const callers: readonly Caller[] = [
  ...rolesOfArea.any.map((role) => ({ ...full, role, name: `${role} with everything` })),
  ...rolesOfArea.any.map((role) => ({ ...full, role, services: [], name: `${role} without services` })),
  ...rolesOfArea.any.map((role) => ({ ...full, role, flags: [], name: `${role} without flags` })),
  ...['MK', 'VF', 'AP', 'RL'].map((role) => ({ ...full, role, isWithheld: true as const, name: `${role} withheld` })),
  { ...full, companyId: 'OTHER', role: 'MK', name: 'MK of another company' },
  { ...full, companyId: 'OTHER', role: 'SYSADMIN', name: 'SYSADMIN of another company' },
  { ...full, companyId: 'ALONE', role: 'MK', isAlone: true, name: 'MK who works alone' },
];

function mayCall({ permission }: OperationFacts, { role, services, flags, isAlone }: Caller): boolean {
  if (permission.area === 'public') return true;
  const wanted = permission.roles ?? rolesOfArea[permission.area];
  const owned = isAlone ? corporate : [role];
  const hasService = !permission.services || permission.services.some((service) => services.includes(service));
  const hasFlags = (permission.flags ?? []).every((flag) => flags.includes(flag));
  return owned.some((one) => wanted.includes(one)) && hasService && hasFlags;
}

// Users without services or flags are tried only on operations that ask for them; elsewhere they make no difference.
const asksForThem = ({ permission }: OperationFacts, { services, flags }: Caller) =>
  (permission.services && services.length === 0) || (permission.flags && flags.length === 0);
const isWorthAsking = (operation: OperationFacts, caller: Caller) =>
  (caller.services.length > 0 && caller.flags.length > 0) || asksForThem(operation, caller);

function fits(code: string, operation: OperationFacts, caller: Caller): boolean {
  if (!mayCall(operation, caller)) return code === '403';
  if (caller.isWithheld && operation.permission.services) return code === '94';
  return !['401', '403', '94'].includes(code);
}

async function addCompany({ services: { db } }: TestBank, companyId: string): Promise<void> {
  const company = { company_id: companyId, name: companyId, is_single_access: companyId === 'ALONE' };
  await db.insertInto('companies').values(company).execute();
  await db.insertInto('company_features').values({ company_id: companyId, features: [], hidden_menus: [] }).execute();
}

async function tokenFor({ services: { db, clock, secrets } }: TestBank, caller: Caller): Promise<string> {
  const userId = `${caller.name}@${caller.companyId}`;
  const { companyId, role, services, flags, name } = caller;
  await db
    .insertInto('users')
    .values({
      company_id: companyId,
      user_id: userId,
      name,
      email: 'someone@example.co.id',
      roles: [role],
      services: [...services],
      flags: [...flags],
    })
    .execute();
  const now = clock.now();
  await db
    .insertInto('user_details')
    .values({
      company_id: companyId,
      user_id: userId,
      identity_type: 'KTP',
      identity_number: '3174041207910001',
      allowances: caller.isWithheld ? '[]' : null,
      password_changed_at: now,
      changed_at: now,
      created_at: now,
    })
    .execute();
  const sealedKey = encryptForStorage(secrets.storageKey, randomBytes(32));
  return (await openSession(db, { companyId, userId, sealedKey }, clock.now())).token;
}

// The request has no body and no key, so it changes nothing: a permitted one fails at the check of its form.
async function codeOf({ app }: TestBank, { method, path }: OperationFacts, token?: string): Promise<string> {
  const reply = await app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, 'x'),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return isJson ? reply.json<{ statusCode: string }>().statusCode : String(reply.statusCode);
}

describe('every operation', () => {
  let bank: TestBank;
  const tokens = new Map<Caller, string>();

  beforeAll(async () => {
    bank = await openBank('pglite');
    for (const companyId of ['FULL', 'OTHER', 'ALONE']) await addCompany(bank, companyId);
    for (const caller of callers) tokens.set(caller, await tokenFor(bank, caller));
  }, 60_000);
  afterAll(() => bank.close());

  test('asks for a session unless it is public', async () => {
    const wrong: string[] = [];
    for (const [id, operation] of facts) {
      const isPublic = operation.permission.area === 'public';
      for (const token of [undefined, randomBytes(32).toString('base64url')]) {
        const code = await codeOf(bank, operation, token);
        if ((code === '401') === isPublic) wrong.push(`${id} answers ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(callers.map((caller) => [caller.name, caller] as const))('answers %s as declared', async (_, caller) => {
    const wrong: string[] = [];
    for (const [id, operation] of facts.filter(([, operation]) => isWorthAsking(operation, caller))) {
      const code = await codeOf(bank, operation, tokens.get(caller));
      const isRight = fits(code, operation, caller);
      if (!isRight) wrong.push(`${id} answers ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  test('is called by users who may and by users who may not', () => {
    const closed = facts.filter(([, { permission }]) => !['public', 'any'].includes(permission.area));
    const everybodyMay = closed.filter(([, operation]) => callers.every((caller) => mayCall(operation, caller)));
    const nobodyMay = facts.filter(([, operation]) => !callers.some((caller) => mayCall(operation, caller)));
    expect([...everybodyMay, ...nobodyMay].map(([id]) => id)).toEqual([]);
  });
});

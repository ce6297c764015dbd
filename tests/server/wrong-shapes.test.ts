// Calls the bank with numbers, texts, lists and null in places where the contract asks for objects.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyRole } from '../../domain/roles.ts';
import { createShuffle } from '../../scripts/conformance/shuffle.ts';
import { encryptForStorage } from '../../server/storage-encryption.ts';
import { openSession } from '../../server/session/session-store.ts';
import { operations } from '../contract/contract.ts';
import { wrongShapesOf, type WrongShape } from '../contract/wrong-shapes.ts';
import { openBank, type TestBank } from './bank.ts';

const most = 3;
const companyId = 'SHAPES';
const permissions = operations.map(({ operation }) => operation['x-permission']);
const services = [...new Set(permissions.flatMap((permission) => permission.services ?? []))];
const flags = [...new Set(permissions.flatMap((permission) => permission.flags ?? []))];

let bank: TestBank;
let token: string;

/** The token of a user who may call everything, so that a request can be refused only for its shape. */
async function tokenOfEverybody({ services: { db, secrets, clock } }: TestBank): Promise<string> {
  const userId = `ALL@${companyId}`;
  await db
    .insertInto('users')
    .values({
      company_id: companyId,
      user_id: userId,
      name: userId,
      email: 'someone@example.co.id',
      roles: [...everyRole],
      services,
      flags,
    })
    .execute();
  const sealedKey = encryptForStorage(secrets.storageKey, randomBytes(32));
  return (await openSession(db, { companyId, userId, sealedKey }, clock.now())).token;
}

beforeAll(async () => {
  bank = await openBank('pglite');
  const { db } = bank.services;
  await db
    .insertInto('companies')
    .values({ company_id: companyId, name: companyId, is_single_access: false })
    .execute();
  await db.insertInto('company_features').values({ company_id: companyId, features: [], hidden_menus: [] }).execute();
  token = await tokenOfEverybody(bank);
});
afterAll(() => bank.close());

const isWhole = ({ place }: WrongShape) => place.endsWith('at the body');

/** Every replacement of the whole body, and a sample of replacements inside it. */
function chosen(operationId: string, shapes: readonly WrongShape[]): WrongShape[] {
  const inside = createShuffle(20_261_123, operationId)(shapes.filter((shape) => !isWhole(shape)));
  return [...new Map(shapes.filter(isWhole).map((shape) => [shape.place, shape])).values(), ...inside.slice(0, most)];
}

async function statusOf({ path }: (typeof operations)[number], body: unknown): Promise<number> {
  const reply = await bank.app.inject({
    method: 'POST',
    url: path.replaceAll(/\{\w+\}/g, 'x'),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${token}`,
    },
    payload: JSON.stringify(body),
  });
  return reply.statusCode;
}

test('the bank answers 400, and nothing else, to any value that is not an object', { timeout: 60_000 }, async () => {
  const answers = new Map<string, number>();
  for (const located of operations)
    for (const { place, body } of chosen(located.operation.operationId, wrongShapesOf(located)))
      answers.set(`${located.operation.operationId}: ${place}`, await statusOf(located, body));
  const asked = new Set([...answers.keys()].map((name) => name.split(':')[0]));
  const withBody = operations.filter(({ operation }) => operation.requestBody?.content['application/json']);
  expect(asked.size).toBe(withBody.length);
  expect([...answers].filter(([, status]) => status !== 400)).toEqual([]);
});

// A request that leaves out the size of the page gets the size that its schema gives as the default.
import { expect, test } from 'vitest';
import { resolve, type Example, type JsonSchema } from '../../server/contract/document.ts';
import { notYet } from '../../server/not-yet.ts';
import { bodySchemaOf, contract, operations } from '../contract/contract.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { addPeople, bearerOf } from './people.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

const propertiesOf = (schema: JsonSchema) => (resolve<JsonSchema>(contract, schema)['properties'] ?? {}) as Properties;

function usualSizeOf(body: JsonSchema): number | undefined {
  const page = propertiesOf(body)['page'];
  return page && (propertiesOf(page)['size']?.['default'] as number | undefined);
}

const unbuilt: readonly string[] = notYet;
const paged = operations.flatMap((located) => {
  const { operationId, requestBody, 'x-permission': permission } = located.operation;
  const size = usualSizeOf(bodySchemaOf(located) ?? {});
  if (size === undefined || unbuilt.includes(operationId)) return [];
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const { page: _, ...body } = resolve<Example>(contract, example ?? { value: {} }).value as { page?: object };
  const [role = 'MK'] = permission.roles ?? [];
  const users: Readonly<Record<string, string>> = { VF: 'VERIFIER01', AP: 'APPROVER01', RL: 'RELEASER01' };
  const user = permission.area === 'administration' ? 'SYSADMIN01' : (users[role] ?? 'MAKER01');
  return [{ operationId, size, body, user: `${user}@NUSANTARA` }];
});

const people = [...new Set(paged.map(({ user }) => user))];

onEmbeddedDatabase('a list without a wanted size', addPeople, (bank) => {
  test('answers as many items as the contract says', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    let answered = 0;
    const bearers = new Map(
      await Promise.all(people.map(async (user) => [user, await bearerOf(bank(), user)] as const)),
    );
    for (const { operationId, size, body, user } of paged) {
      const bearer = bearers.get(user);
      const { status, output } = await ask(bank(), operationId, { body, ...(bearer && { bearer }) });
      if (status !== 200) continue;
      answered += 1;
      const { page } = output as { page: { size: number } };
      if (page.size !== size) wrong.push(`${operationId}: ${page.size}, not ${size}`);
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(50);
  });
});

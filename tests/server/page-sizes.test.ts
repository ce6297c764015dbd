// A request that leaves out the size of the page gets the size that its schema gives as the default.
import { expect, test } from 'vitest';
import { resolve, type Example, type JsonSchema } from '../../server/contract/document.ts';
import { notYet } from '../../server/not-yet.ts';
import { bodySchemaOf, contract, operations } from '../contract/contract.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { demoLogins } from './demo-logins.ts';
import { ask } from './lookup-calls.ts';
import { addPeople, bearerOf } from './people.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

const propertiesOf = (schema: JsonSchema) => (resolve<JsonSchema>(contract, schema)['properties'] ?? {}) as Properties;

function defaultSizeOf(body: JsonSchema): number | undefined {
  const page = propertiesOf(body)['page'];
  return page && (propertiesOf(page)['size']?.['default'] as number | undefined);
}

const unbuilt: readonly string[] = notYet;

interface Permission {
  readonly area: string;
  readonly roles?: readonly string[];
  readonly flags?: readonly string[];
}

function userOf({ area, roles: [role = 'MK'] = [], flags = [] }: Permission) {
  const isExceptional = flags.some((flag) => flag.startsWith('isExceptional'));
  const wanted = isExceptional ? 'AP2' : role;
  return demoLogins[area === 'administration' ? 'SYSADMIN' : wanted]?.userId ?? '';
}

const paged = operations.flatMap((located) => {
  const { operationId, requestBody, 'x-permission': permission } = located.operation;
  const size = defaultSizeOf(bodySchemaOf(located) ?? {});
  if (size === undefined || unbuilt.includes(operationId)) return [];
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const { page: _, ...body } = resolve<Example>(contract, example ?? { value: {} }).value as { page?: object };
  return [{ operationId, size, body, user: userOf(permission) }];
});

const people = [...new Set(paged.map(({ user }) => user))];

/** Their examples name a record that this bank does not have. */
const ofMissingRecords: readonly string[] = [
  'listMutations',
  'listLoanInstalments',
  'listRecurringOccurrences',
  'getBulkFavorite',
  'listRequestRecords',
  'listRepairedRecords',
  'listTransactionRecords',
  'listProcessSteps',
  'listUnderlyingUses',
  'listSubUserGroupMembers',
  'listAliasChanges',
  'listConfigurationLines',
];

onEmbeddedDatabase('a list without a page size', addPeople, (bank) => {
  test('answers as many items as the contract says', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    const refused: string[] = [];
    const bearers = new Map(
      await Promise.all(people.map(async (user) => [user, await bearerOf(bank(), user)] as const)),
    );
    for (const { operationId, size, body, user } of paged) {
      const bearer = bearers.get(user);
      const { status, code, output } = await ask(bank(), operationId, { body, ...(bearer && { bearer }) });
      if (status !== 200) {
        refused.push(`${operationId} ${code}`);
        continue;
      }
      const { page } = output as { page: { size: number } };
      if (page.size !== size) wrong.push(`${operationId}: ${page.size}, not ${size}`);
    }
    expect(wrong).toEqual([]);
    // The list of drafts requires a page, whose size is then required too.
    const expected = [...ofMissingRecords.map((operationId) => `${operationId} 193`), 'listDrafts 9090'];
    expect(refused.toSorted()).toEqual(expected.toSorted());
  });
});

// A caller without a session costs the bank little, and less per call the more often it calls.
import { expect, test, vi } from 'vitest';
import { addressLimits } from '../../server/people/address-limits.ts';
import { contract, operations } from '../contract/contract.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { type Answer } from './bank.ts';
import { addPeople, tokenOf } from './people.ts';

const loginPath = '/api/user/auth/login';
const publicPosts = operations.filter(
  ({ operation, method }) => operation['x-permission'].area === 'public' && method === 'post',
);
const unknownKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
const faultsOf = ({ body }: Answer) => body['errors'] as readonly { readonly field: string; readonly code: string }[];

test('every public operation that takes a body counts the calls of an address', () => {
  const uncounted = publicPosts.filter(({ operation: { operationId } }) => !addressLimits[operationId]);
  expect(uncounted.map(({ operation: { operationId } }) => operationId)).toEqual([]);
});

test('no failure of the contract names more fields than twenty', () => {
  expect(contract.components.schemas['Failure']).toMatchObject({ properties: { errors: { maxItems: 20 } } });
});

onEmbeddedDatabase('before a login', addPeople, (bank) => {
  const nextMinute = () => bank().setTime(new Date(bank().services.clock.now().getTime() + 60_000));

  test.each(publicPosts.map(({ operation, path }) => [operation.operationId, path]))(
    '%s refuses a body of more than ten kibibytes without parsing it',
    async (_, path) => {
      const parse = vi.spyOn(JSON, 'parse');
      const answer = bank().ask('POST', path, { ...unknownKeys(1000), long: 'x'.repeat(3000) });
      const { status, code, body } = await answer;
      const texts = parse.mock.calls.filter(([text]) => text.includes('"k999"'));
      parse.mockRestore();
      expect([status, code, texts.length]).toEqual([400, 'FIELD_TOO_LONG', 0]);
      const said = { parameters: { characters: '10240' }, values: { characters: 10_240 } };
      expect(body['errors']).toEqual([{ field: '(body)', code: 'FIELD_TOO_LONG', ...said }]);
    },
  );

  test('a login with many unknown fields gets twenty of them in a short answer', async () => {
    const answer = await bank().ask('POST', loginPath, unknownKeys(900));
    expect([answer.status, faultsOf(answer).length]).toEqual([400, 20]);
    expect(JSON.stringify(answer.body).length).toBeLessThan(4000);
  });

  test('a field with a long name is named in part', async () => {
    const answer = await bank().ask('POST', loginPath, { ['x'.repeat(9000)]: 1 });
    expect(JSON.stringify(answer.body).length).toBeLessThan(2000);
  });

  async function statusOf(payload: string): Promise<number> {
    const headers = { 'content-type': 'application/json' };
    return (await bank().app.inject({ method: 'POST', url: loginPath, headers, payload })).statusCode;
  }

  test('logins that are malformed, not JSON or too long count like wrong ones', async () => {
    nextMinute();
    const bodies = ['{}', '{', 'x'.repeat(20_000)];
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push(await statusOf(bodies[time % 3] ?? ''));
    expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([400]), 429]);
  });

  const list = operations.find(({ operation: { operationId } }) => operationId === 'listRequestsToApprove');

  test('a caller without a session is refused before a large body is parsed', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const { status } = await bank().ask('POST', list?.path ?? '', unknownKeys(50_000));
    const texts = parse.mock.calls.filter(([text]) => text.includes('"k999"'));
    parse.mockRestore();
    expect([status, texts.length]).toEqual([401, 0]);
  });

  test('a large wrong body of a user gets only its first fault', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(bank(), 'APPROVER01@NUSANTARA')}` };
    const answer = await bank().ask('POST', list?.path ?? '', unknownKeys(50_000), headers);
    expect([answer.status, faultsOf(answer).length]).toEqual([400, 1]);
    const many = await bank().ask('POST', list?.path ?? '', unknownKeys(1000), headers);
    expect(faultsOf(many)).toHaveLength(20);
  });

  test('a body nested a hundred thousand deep is one fault', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(bank(), 'APPROVER01@NUSANTARA')}` };
    const payload = `{"filter":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const options = { method: 'POST', url: list?.path ?? '', payload } as const;
    const reply = await bank().app.inject({
      ...options,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(400);
  });
});

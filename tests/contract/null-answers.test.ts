// A server that answers null where the contract says an object has a fault, which the kit reports and survives.
import { expect, test } from 'vitest';
import { createJudge } from '../../scripts/conformance/judge.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { contract, operations } from './contract.ts';

const judge = createJudge(contract, validatorOf(contract));
const headers = new Headers({ 'content-type': 'application/json' });

function kindsOf(operationId: string, status: number, body: unknown): string[] {
  const located = operations.find(({ operation }) => operation.operationId === operationId);
  if (!located) throw new Error(operationId);
  return judge(located, { status, headers, text: JSON.stringify(body) }).map(({ kind }) => kind);
}

const said = (more: object) => ({ statusCode: '80', statusDesc: 'Planted', output: null, ...more });
const results = (given: unknown) => ({ statusCode: '00', statusDesc: 'Success', output: { results: given } });

test.each([
  ['null', null],
  ['null as the parameters of a code', said({ parameters: null, values: null })],
  ['null as its failures', said({ errors: null })],
  ['an object as its failures', said({ errors: {} })],
  ['null as one of its failures', said({ errors: [null] })],
])('a refusal that is or has %s is a wrong body', (_, body) => {
  expect(kindsOf('releaseExceptionally', 409, body)).toContain('wrong-body');
});

test('a code without its values is still missed where the values are null', () => {
  expect(kindsOf('releaseExceptionally', 409, said({ parameters: null }))).toContain('missing-values');
});

test.each([
  ['null', null],
  ['null as its output', { statusCode: '00', statusDesc: 'Success', output: null }],
  ['null as its results', results(null)],
  ['an object as its results', results({})],
  ['null as one of its results', results([null])],
])('an answer per item that is or has %s is a wrong body', (_, body) => {
  expect(kindsOf('proceedBulkFiles', 200, body)).toContain('wrong-body');
});

// Calls an operation by its id and checks the answer against the contract.
import { expect } from 'vitest';
import { validatorOf } from '../../server/contract/validator.ts';
import { contract, operations, outputSchemaOf } from '../contract/contract.ts';
import type { Answer, TestBank } from './bank.ts';
import { bearerOf } from './people.ts';

const validator = validatorOf(contract);

export interface Call {
  readonly user?: string;
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly language?: 'en' | 'id';
  /** The header of an open session; without it, a new session is opened. */
  readonly bearer?: { readonly authorization: string };
}

/** The answer, also a refused one. */
export async function ask(bank: TestBank, operationId: string, call: Call = {}): Promise<Answer> {
  const { user = 'MAKER01@NUSANTARA', body, query = {}, language = 'en', bearer } = call;
  const located = operations.find(({ operation }) => operation.operationId === operationId);
  if (!located) throw new Error(`The contract has no operation ${operationId}`);
  const headers = { ...(bearer ?? (await bearerOf(bank, user))), 'accept-language': language };
  const address = `${located.path}?${new URLSearchParams(query)}`;
  if (located.method === 'get') return bank.ask('GET', address, undefined, headers);
  return bank.ask('POST', address, body ?? {}, headers);
}

/** The output of a call that must succeed; fails if it does not match the operation's schema. */
export async function outputOf<Output>(bank: TestBank, operationId: string, call: Call = {}): Promise<Output> {
  const { status, output, body } = await ask(bank, operationId, call);
  expect({ operationId, status, code: body['statusCode'] }).toEqual({ operationId, status: 200, code: '00' });
  const located = operations.find(({ operation }) => operation.operationId === operationId);
  const schema = located && outputSchemaOf(located);
  if (!schema) throw new Error(`${operationId} has no output to judge`);
  const faults = validator
    .of(schema)(output)
    .map(({ instancePath, message }) => `${instancePath} ${message}`);
  expect({ operationId, faults }).toEqual({ operationId, faults: [] });
  return output as Output;
}
